import { draw } from "./drawing";

/** Where the line is broken off, a footbridge leads on. Its line runs on to the edges of the page. */
export const Footbridge = /* @__PURE__ */ draw(
  "0 60 320 140",
  <>
    <path className="d-s d-n" d="M36 168c10-48 60-60 76 0zM208 168c14-64 80-72 92 0z" />
    <path className="d-s d-n" d="M112 168h96l-12 32h-72z" />
    <path d="M112 168l10 26M208 168l-10 26M132 184q7-5 14 0t14 0 14 0 14 0M142 194q6-4 12 0t12 0 12 0" />
    <path className="d-m" d="M92 168q68-52 136 0h-16q-52-36-104 0z" />
    <path d="M104 160v-28M132 147v-28M160 142v-28M188 147v-28M216 160v-28M104 132q56-40 112 0" />
    <path className="d-a" d="M-2000 168H92M228 168H2320" />
    <path className="d-p" d="M252 120h36l8 8-8 8h-36z" />
    <path d="M268 168v-48M262 128h16" />
    <path className="d-s" d="M62 168v-30M62 144q-22-2-22-24 0-24 22-30 22 6 22 30 0 22-22 24z" />
  </>,
);
