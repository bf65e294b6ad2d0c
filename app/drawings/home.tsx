/** The drawings of the home page, in the order in which they stand there. */
import type { JSX, ReactNode } from "react";
import { draw, type Drawing, type DrawingProps } from "./drawing";
import { blush } from "./people";

/** `tag`: what the name begins with, for where there is room for no more. */
export type TownTopic = { part: TownPart; name: string; href: string; tag?: TownTag | undefined };

/**
 * The parts of the town that can mean a topic: the field in which it can be pressed (x, y, width, height), where a word
 * of its name says so (x, y), and where all of the name stands (x, y). Below the line each word is in the middle of what
 * it means, or as near to it as its neighbours let it.
 */
const FIELDS = {
  house: [98, 68, 152, 256, 148, 368, 170, 66],
  roof: [296, 158, 148, 162, 379, 162, 370, 142],
  shop: [460, 128, 172, 192, 548, 368, 546, 110],
  car: [378, 268, 134, 98, 446, 368, 446, 396],
  family: [172, 266, 176, 98, 311, 368, 276, 396],
} as const;

/** How wide each word is, which a server can't measure. */
const TAG_WIDTHS = {
  Gebäude: 116,
  "PV Anlage": 126,
  Betrieb: 95,
  Kfz: 41,
  Haftpflicht: 138,
  Bau: 52,
  Auto: 62,
} as const;

export type TownTag = keyof typeof TAG_WIDTHS;

/** Where the line is: it runs along the road and rises to the roofs. */
const GROUND = 368;

export type TownPart = keyof typeof FIELDS;

type HeroTownProps = DrawingProps & { label?: string; topics?: readonly TownTopic[] };

/** The town under the line. With `topics`, the parts that mean one lead there; without, it is a picture. */
export function HeroTown({ className = "", label, topics = [] }: HeroTownProps) {
  const role = topics.length > 0 ? { role: "group", "aria-label": label } : { "aria-hidden": true };
  const topic = (part: TownPart) => topics.find((candidate) => candidate.part === part);
  return (
    <svg className={`d d-h ${className}`.trim()} viewBox="0 0 720 420" {...role}>
      {/* Far away: sun or moon, hills, clouds, the onion tower. */}
      <circle className="d-o d-n" cx="566" cy="168" r="100" />
      <path
        className="d-s d-n"
        d="M98 318l12-96c50 4 90-44 150-40 60 2 80 30 120 20 60-40 130-50 190-10 56 38 100 44 114 126z"
      />
      <path className="d-p" d="M267 300V148h28v152" />
      <path
        className="d-s"
        d="M262 148q-2-7 5-9 6-4 6-10-7-9 3-17 5-4 5-10 0 6 5 10 10 8 3 17 0 6 6 10 7 2 5 9z"
      />
      <path d="M281 102V88M277 93h8M276 174v-12q5-6 10 0v12zM606 86q4-12 16-8 12-14 24-2 14-4 16 8M640 158q6-7 10 0 4-7 10 0M668 138q5-6 9 0 4-6 9 0" />
      <path className="d-m" d="M208 127V92h16v56M204 92h24" />
      <Part topic={topic("house")}>
        <path className="d-p d-n" d="M98 252v-54H82L170 78l80 109h-8v65z" />
        <path className="d-s d-n" d="M98 252h144v66H98z" />
        <path
          className="d-b"
          d="M100 188h142v64H100zM136 188v64M204 188v64M100 188l36 64M136 188l-36 64M204 188l38 64M242 188l-38 64M132 142h76M150 142v46M190 142v46M150 142l-26 46M190 142l26 46M170 98v44"
        />
        <path
          className="d-m"
          d="M156 318v-40q14-12 28 0v40zM157 155h26v24h-26zM142 202h22v30h-22zM176 202h22v30h-22z"
        />
        <path className="d-p" d="M112 272h28v26h-28zM200 272h28v26h-28z" />
        <path d="M126 272v26M112 283h28M214 272v26M200 283h28M170 155v24M157 166h26M153 202v30M187 202v30M142 214h22M176 214h22M108 302h36M196 302h36M178 300h0" />
        <path
          className="d-s"
          d="M139 234h28q0 7-4 7h-20q-4 0-4-7zM173 234h28q0 7-4 7h-20q-4 0-4-7z"
        />
      </Part>
      <path className="d-s" d="M246 318q-6-20 8-24 2-16 18-14 14-6 20 8 16 2 14 30z" />
      <Part topic={topic("roof")}>
        <path className="d-p" d="M304 222h132v96H304z" />
        <path className="d-s d-n" d="M292 222l30-62h96l30 62z" />
        <path className="d-f d-g" d="M334 169h74l20 43H314z" />
        <path className="d-l" d="M324 190h94M352 169l-9 43M371 169v43M390 169l9 43" />
        <path className="d-m" d="M320 233h34v30h-34zM386 233h34v30h-34z" />
        <path d="M296 222h152M337 233v30M320 247h34M403 233v30M386 247h34" />
        <path className="d-f" d="M406 263q-2-12 6-14l0-6 4 3 3-3 1 20z" />
      </Part>
      <Part topic={topic("shop")}>
        <path className="d-p" d="M474 318V172h18v-22h18v-22h44v22h18v22h18v146z" />
        <path
          className="d-s"
          d="M488 184h26v32h-26zM550 184h26v32h-26zM541 152a9 9 0 1 1-18 0 9 9 0 0 1 18 0z"
        />
        <path className="d-m" d="M484 262h54v42h-54zM630 204a14 14 0 1 1-28 0 14 14 0 0 1 28 0z" />
        <path d="M501 184v32M563 184v32M488 196h26M550 196h26M484 220h34M546 220h34M478 310h66M488 290h46M552 318v-68q14-12 30 0v68M590 182h30M616 182v8M609 212c6-2 14-7 14-12s-5-5-7 0c-2-5-7-5-7 0s8 10 14 12" />
        <path
          className="d-p"
          d="M490 290q0-8 8-8t8 8zM510 290v-10h8v10zM522 290q-2-14 4-14t4 14z"
        />
        <path
          className="d-p"
          d="M563 279q5 3 10 0 4 1 5 6l1 18h-20l1-18q0-5 3-6zM564 285l-3 9-5-1 1-6q1-6 6-8M574 278l6 2 1-11 6 1-1 14q-1 4-6 3l-6-4"
        />
        <path
          className="d-k"
          d="M559 260v8q1 4 5 6v6q4 2 8 0v-4q6 0 6-7v-9zM581 269l-1-6q0-4 4-4t4 5l-1 6zM556 293l5 1v3q-3 3-5 0z"
        />
        <path
          className="d-f"
          d="M560 272q-6-16 8-16 11 0 10 6-9 1-13-1 0 3-2 5zM559 303h20l1 11h4v4h-11l-4-8-3 8h-11v-4h3z"
        />
        {blush("M567 269a1.7 1.2 0 1 0 .1 0m7.5 0a1.2 1.2 0 1 0 .1 0")}
        <path className="d-k d-w" d="M565 266c-5-3-6 5-1 5" />
        <path className="d-e d-w" d="M568 271.5q3 3 6 0" />
        <path className="d-e" d="M568.5 267h0m5 0h0" />
        <path
          className="d-p"
          d="M462 258l12-26h74l12 26q-2 11-12 11t-12-11q-2 11-13 11t-12-11q-2 11-13 11t-12-11q-2 11-12 11t-12-11z"
        />
        <path
          className="d-m"
          d="M486 258l6-26h19v26q-2 11-13 11t-12-11zM536 258l-6-26h18l12 26q-2 11-12 11t-12-11z"
        />
        <path d="M462 258h98" />
      </Part>
      <path className="d-p" d="M646 318v-56h7v56" />
      <path
        className="d-s"
        d="M640 266q-14 0-13-13-3-12 9-14 3-13 15-12 12-1 13 12 11 4 8 15 0 12-13 12z"
      />
      <path d="M78 368h648" />
      <path
        className="d-a"
        d="M-2000 368H78q20 0 20-20V198H82L170 78l88 120c14 20 22 30 34 24l30-62h96l30 62c12 12 26 0 26-20v-30h18v-22h18v-22h44v22h18v22h18c84-8 108 60 112 114 3 40 5 82 24 82h2000"
      />
      <path d="M242 252v66M98 318h606M601 318v-15h34v15M597 303h42M601 292h34M606 303v-11M630 303v-11" />
      <Part topic={topic("car")}>
        <path className="d-p" d="M420 300h20v-12h-20zM442 300h24v-18h-24zM450 282v-4h8v4" />
        <path
          className="d-m"
          d="M384 358v-15q0-9 9-10l9-2q12-28 29-28h22q17 0 30 27l17 5q8 3 8 12v11z"
        />
        <path className="d-p" d="M408 331q8-20 22-20h6v20zM442 331v-20h9q10 0 20 20z" />
        <path d="M416 301h54M439 331v26M444 338h6" />
        <circle className="d-f" cx="411" cy="356" r="11" />
        <circle className="d-f" cx="479" cy="356" r="11" />
        <circle className="d-p" cx="411" cy="356" r="4.5" />
        <circle className="d-p" cx="479" cy="356" r="4.5" />
        <path className="d-p" d="M498 338q8 1 9 8h-7q-4-4-2-8z" />
      </Part>
      <Part topic={topic("family")}>
        <path d="M247 333q-22-6-42 4" />
        <path
          className="d-f"
          d="M232 367l-1-9q4-6 2-13 4-6 2-13-3 7-9 7h-19l-6-9q-3-4-9-4-6 1-7 5l-9 4q0 6 6 7h8l4 7 2 18h7l1-10h17l4 10z"
        />
        <path
          className="d-m"
          d="M258 306q5 3 9 0 4 1 5 5l6 36q-15 4-30 0l5-36q1-4 5-5zM255 319l-5 11-5-2 5-15q2-5 6-6M268 307q4 1 6 5l9 16-5 3-7-11"
        />
        <path
          className="d-p"
          d="M324 298q6 3 12 0 5 1 5 5l3 28h-28l3-28q0-5 5-5zM319 318l-5 12-5-3 8-22q1-4 5-5M339 299q5 1 6 7l2 18-5 1-2-12"
        />
        <path
          className="d-s"
          d="M292 335q4 3 9 0l4 3 1 15h-18l1-15zM291 337l-5-4-3 4 6 6M304 337l4-3 3 4-6 6"
        />
        <path
          className="d-k"
          d="M252 284v10q1 4 6 6v7q4 3 8 0v-3q7 0 7-8v-12zM340 275v10q-1 4-6 6v7q-4 3-8 0v-3q-7 0-7-8v-12zM288 316v8q1 4 5 6v5q4 2 8 0v-3q6 0 6-7v-9zM245 328l5 2q-1 5-4 4t-1-6zM279 330l5-3 4 5-3 5zM309 327l5 3-2 6-5 1-1-4zM342 325l5-1q2 7-2 7t-3-6zM255 348h5v15h-5zM265 348h5v15h-5z"
        />
        <path
          className="d-f"
          d="M251 304q-5-25 11-25 13 0 12 7-10 1-15-1 0 3-2 6l1 12q-3 4-7 1zM339 289q7-18-8-18-13 0-12 7 10 1 15-1 0 3 2 6zM289 328q-6-16 8-16 11 0 10 6-9 1-13-1 0 3-2 5zM296 313l-5-6 5 2 4-3-1 6zM316 331h28l-1 33h5v3h-13l-4-26-5 26h-13v-3h5zM288 353h18l1 9h3v4h-9l-3-8-4 8h-9v-4h3zM255 367v-4q9 0 9 4zM265 367v-4q9 0 9 4z"
        />
        {blush(
          "M260 295.5a2 1.4 0 1 0 .1 0m9.5 0a1.4 1.4 0 1 0 .1 0M332 286.5a2 1.4 0 1 0 .1 0m-9.5 0a1.4 1.4 0 1 0 .1 0M297 325a1.7 1.2 0 1 0 .1 0m7 0a1.2 1.2 0 1 0 .1 0",
        )}
        <path
          className="d-k d-w"
          d="M258 292c-6-3-7 6-1 6M334 283c6-3 7 6 1 6M294 322c-5-3-6 5-1 5"
        />
        <path
          className="d-e d-w"
          d="M262 298.5q3.5 3.5 7 0M330 289.5q-3.5 3.5-7 0M298 327.5q3 3 6 0"
        />
        <path className="d-e" d="M262.5 293.5h0m6 0h0M329.5 284.5h0m-6 0h0M298.5 323.5h0m5 0h0" />
      </Part>
    </svg>
  );
}

/** A word, underlined as links are, says that there is something to press: below the line, or above a roof. */
function Tag({ x, y, word }: { x: number; y: number; word: TownTag }) {
  const below = y >= GROUND;
  const width = TAG_WIDTHS[word];
  return (
    <g className="town-tag" transform={`translate(${x} ${y})`}>
      <path d={`M${-width / 2} ${below ? 58 : -24}h${width}`} />
      <rect x={-width / 2 - 18} y={below ? 6 : -78} width={width + 36} height="60" />
      <text y={below ? 47 : -35}>{word}</text>
    </g>
  );
}

/** A part of the town; the field behind it takes the finger and shows the focus, and stays where the rest moves. */
function Part({ topic, children }: { topic: TownTopic | undefined; children: ReactNode }) {
  if (!topic) return <g>{children}</g>;
  const { part, tag } = topic;
  const [x, y, width, height, tagX, tagY, nameX, nameY] = FIELDS[part];
  return (
    <>
      <a className="town-topic" href={topic.href} aria-label={topic.name}>
        <rect className="town-field" x={x} y={y} width={width} height={height} rx="8" />
        <g>{children}</g>
        {tag && <Tag x={tagX} y={tagY} word={tag} />}
      </a>
      <text className="town-name" x={nameX} y={nameY} aria-hidden="true">
        {topic.name}
      </text>
    </>
  );
}

/** The broker's head of the small drawings, turned to the left as in the portrait: skin lies over hair. */
const brokerHead = (
  <>
    <path className="d-f" d="M10 12c-2-3-.5-6.5 3-7 3-3 11-3 14.5.5 3 3 3 8 2 12l-3 3-8-8z" />
    <path
      className="d-k d-w"
      d="M10 12q2.5-1 3-3 5 2 11 1 0 3 2.5 4l.5 5q-.5 9-8.5 9-4 0-6-2.5-2-2.5-2-6a3 4 0 0 1-.5-6.5zM27 17.5q3-3 3.2.5T27 21.5z"
    />
    <path
      className="d-e"
      strokeWidth="1.2"
      d="M12.5 13.5a2.6 3.6 0 1 0 .1 0m7.8 0a3.8 3.8 0 1 0 .1 0m-5.4 3.3h1.5m7.6-.3l2.5-.4M15.5 20.6q-1.8 1.7.2 1.9m0 2q2 1.6 4.2 0"
    />
    <path className="d-e" d="M12 17.3h0m7.7 0h0" />
  </>
);

const benefit = (parts: JSX.Element) => draw("0 0 64 64", parts, "d d-i");

/** By the name that a site's files give them. */
export const benefitDrawings = {
  // One person, one telephone.
  telephone: benefit(
    <>
      <path className="d-k" d="M28 34v6l4 5 4-5v-6z" />
      <path className="d-p" d="M28 39l-4 2 8 19 8-19-4-2-4 5z" />
      <path className="d-m" d="M24 41q-12 2-12 19h40q0-17-12-19l-8 19z" />
      <g transform="matrix(-1.2 0 0 1.2 56 5)">{brokerHead}</g>
      <path className="d-a" d="M0 60h6V34Q6 4 32 4t26 30v26h6" />
    </>,
  ),
  // Two under one umbrella.
  umbrella: benefit(
    <>
      <path className="d-m" d="M8 30a3.2 3.2 0 1 0 .1 0" />
      <path className="d-m" d="M13 33.5q-4-2.5-4-7.5 0-7 8.5-7t8 8l-1 4z" />
      <path className="d-k" d="M15 36v6q2.5 3 5 0v-6zM42.5 36v6q2.5 4 5 0v-6z" />
      <path className="d-s" d="M13.5 41.5Q8 43 8 51v11h18V51q0-8-5.5-9.5-3.5 4-7 0z" />
      <path className="d-m" d="M41.5 41.5Q36 43 36 51v11h18V51q0-8-5.5-9.5L45 50z" />
      <path
        className="d-f"
        d="M38 28.5c-2.5-3-.5-6 1.8-6.3 1.5-2.2 8.5-2.4 10.7.1 2 2.5 1.8 5.7 1 8.7l-2 2.5-6-5z"
      />
      <path
        className="d-k d-w"
        d="M25.2 28.5q-2.2-1.5-2.7-3.5-3.5 2.5-9.5 2.7-.7 2.3-.3 4.5 1 6.3 6.6 6.3t5.6-7.5zM37.5 28q2-.8 2.7-2.2 3.5 1.4 7.5.7.3 2 1.5 2.7l.3 3.5q-.7 6-5.7 6-4.8 0-5.5-6-1.8-2.4-.8-5zM49.5 31q3-2 3 .5t-3 2.5z"
      />
      <path
        className="d-e"
        strokeWidth="1.2"
        d="M17.8 35q2 1.6 4 0M41.5 35.8q1.8 1.3 3.6 0M20.8 31.7q1.5 1.7 0 2M39.7 28.8a2 2.5 0 1 0 .1 0m5.3 0a2.6 2.6 0 1 0 .1 0"
      />
      <path className="d-e" strokeWidth="1.6" d="M17.8 31h0m5 0h0m16.5 0h0m5 0h0" />
      <path d="M31 12v38M26 48h10M14 4l-3 6M50 4l-3 6M32 2l-2 5" />
      <path className="d-a" d="M2 26Q8 12 31 12t29 14" />
    </>,
  ),
  // The tangle comes out straight.
  tangle: benefit(
    <>
      <path className="d-s" d="M6 8h52v36H30L18 56V44H6z" />
      <path
        className="d-a"
        d="M0 28h10c10 0 14-14 6-14s-4 20 6 20 8-20 0-18 2 22 10 14c4-4 6-6 12-6h20"
      />
    </>,
  ),
  // Many ways looked at, one taken.
  ways: benefit(
    <>
      <path className="d-p" d="M44 4h14v14H44zM44 46h14v14H44z" />
      <path className="d-m" d="M44 25h14v14H44z" />
      <path d="M10 28c16 0 14-17 30-17M10 36c16 0 14 17 30 17M48 9h6M48 13h6M48 30h6M48 34h3M48 51h6M48 55h6" />
      <path className="d-a" d="M0 32h40M34 26l6 6-6 6" />
    </>,
  ),
  // House and key in one hand.
  keys: benefit(
    <>
      <path className="d-s" d="M15 41V27l10-10 10 10v14z" />
      <path className="d-m" d="M50 20a6 6 0 1 1-12 0 6 6 0 0 1 12 0z" />
      <path d="M11 31l14-14 14 14M22 41v-8h6v8M44 26v13M44 32h5M44 37h4" />
      <path
        className="d-a"
        d="M0 56c10-2 10-14 20-14h14q5 0 5 4t-5 4h-8M39 46l14-8q5-1 5 4L44 54q-6 4-14 4H12"
      />
    </>,
  ),
  // The short way.
  message: benefit(
    <>
      <path className="d-p" d="M6 6h22q3 0 3 3v46q0 3-3 3H9q-3 0-3-3z" />
      <path className="d-s" d="M6 14h25v34H6z" />
      <path d="M16 10h5M18 53h1" />
      <path className="d-m" d="M38 8h20v16H48l-5 6v-6h-5z" />
      <path d="M43 14h10M43 18h6" />
      <path className="d-a" d="M0 40h10l9-11 9 11h36" />
    </>,
  ),
  // Once a year, the round.
  calendar: benefit(
    <>
      <path className="d-p" d="M10 14h44v40H10z" />
      <path className="d-s" d="M10 14h44v10H10z" />
      <path d="M20 9v9M44 9v9" />
      <path className="d-a" d="M0 60h8q12 0 13-19a11 11 0 1 1 7 9M32 45l-5 5 6 4" />
    </>,
  ),
  // What and why, written down and signed.
  checklist: benefit(
    <>
      <path className="d-s" d="M18 58v4h38V14h-6" />
      <path className="d-p" d="M10 3h30l10 10v45H10z" />
      <path d="M40 3v10h10M26 18h9M26 23h16M26 32h16M26 37h10" />
      <path className="d-m" d="M16 16h6v6h-6z" />
      <path className="d-s" d="M16 30h6v6h-6z" />
      <path
        className="d-a"
        d="M0 52h14c5 0 8-10 5-10s-2 11 2 10 5-8 7-8 0 8 3 8 3-5 5-5 1 5 5 5h23"
      />
    </>,
  ),
  // A roof, for whatever it stands over.
  roof: benefit(
    <>
      <path className="d-s" d="M14 34L32 16l18 18v26H14z" />
      <path className="d-m" d="M27 60V46q5-5 10 0v14z" />
      <path d="M32 30h0M14 60h36" />
      <path className="d-a" d="M0 42h6L32 16l26 26h6" />
    </>,
  ),
} satisfies Record<string, Drawing>;

export type BenefitDrawing = keyof typeof benefitDrawings;

/** What stands before an advice: a stroke of the line, as one makes it with a pen; room before the words belongs to it. */
const mark = (path: string) => draw("0 0 32 24", <path className="d-a" d={path} />);

export const adviceMarks = {
  keep: mark("M3 13l6 6L21 5"),
  add: mark("M12 4v16M4 12h16"),
  end: mark("M5 5l14 14M19 5L5 19"),
  act: mark("M3 12h17M13 5l7 7-7 7"),
};

export type AdviceMark = keyof typeof adviceMarks;

/** Who acts at a step: the broker in amber and with glasses, as everywhere, and who comes in sage, with a bun, as at the table. */
const actor = (parts: JSX.Element) => draw("0 0 40 40", parts, "d d-i");

export const BrokerHead = actor(
  <>
    <path className="d-k" d="M16.5 25v4l3.5 4 3.5-4v-4z" />
    <path className="d-p" d="M16.5 28l-3 1.5 5 9.5h3l5-9.5-3-1.5-3.5 4.5z" />
    <path className="d-m" d="M13.5 29.5Q4 31 4 39h32q0-8-9.5-9.5L20 39z" />
    {brokerHead}
  </>,
);

export const VisitorHead = actor(
  <>
    <path className="d-k" d="M16.5 24v6q3.5 5 7 0v-6z" />
    <path className="d-m" d="M8 5.5a4.5 4.5 0 1 0 .1 0" />
    <path className="d-m" d="M14 22q-4.5-3-4.5-9 0-9.5 11-9.5 10.5 0 11 9.5l-1 3z" />
    <path className="d-s" d="M15 29Q4 30 4 39h32q0-9-11-10-5 7-10 0z" />
    <path className="d-p d-n" d="M7.5 33.5h25l1.5 3H6z" />
    <path
      className="d-k d-w"
      d="M30.5 14Q27.5 12 27 9q-5 3.5-13 3.5-1 3.8-.5 7.5 1.5 8 8.5 8 8 0 8-8.5z"
    />
    <path
      className="d-e"
      strokeWidth="1.2"
      d="M18.5 15q1.8-1.4 3.6-.2m4.2-.1q1-.8 2 0m-3.5 4.5q2 2 0 2.4m-5.5 2.2q2.7 2 5.4.2"
    />
    <path className="d-e" d="M20.5 18.3h0m6.5 0h0" />
  </>,
);

/** What lies there already, on the line that runs from edge to edge: letters, a folder, an open bill. */
export const PaperPile = draw(
  "-7 -42 166 178",
  <>
    <path className="d-s d-n" d="M-6 130V24l82-60 82 60v106z" />
    <path className="d-m" d="M14 112h124v17H14z" />
    <path className="d-p" d="M24 100h104v12H24z" />
    <path className="d-f d-g" d="M10 82h112q6 0 6 6v12H10z" />
    <path className="d-p" d="M30 70h106v12H30zM20 56h98v14H20z" />
    <path className="d-m" d="M34 40h92v16H34z" />
    <path className="d-p" d="M44 40l6-34q30-8 56 0l-6 34z" />
    <path d="M26 120h30M36 106h60M42 76h62M32 63h44M58 17q18-4 34 0M56 26q12-3 24-1M34 40l46 10 46-10" />
    <path className="d-l" d="M22 91h44" />
    <path className="d-a" d="M-2000 130H2200M-6 130V24l82-60 82 60v106" />
  </>,
  "d d-w",
);

const line = { className: "d-a", vectorEffect: "non-scaling-stroke" } as const;

/** From one station to the next, 300 wide: what is tangled comes loose, step by step, and is a house in the end. */
const LOOSER = [
  "c60 0 80 46 130 46 34 0 56-22 56-50s-18-54-46-54-46 22-46 50 20 40 50 40c44 0 78-24 78-52s-16-34-36-34-34 18-34 38c0 32 60 16 148 16",
  "c50 0 60-30 95-30s75 60 110 60 45-30 95-30",
  "c50 0 60-14 95-14s75 28 110 28 45-14 95-14",
];
const ROOF = "h84l66-62 66 62h84";

/** The sheet is signed, on the line. */
export const Signature = /* @__PURE__ */ draw(
  "0 0 240 56",
  <path
    className="d-a"
    d="M-2600 54.5H8c22 0 36-50 44-48 8 2-22 44-14 46 8 1 18-42 26-40s-10 36-2 37 10-20 20-19c8 1-12 17-3 18 8 0 10-16 18-15 5 1-3 14 4 14 10 0 12-16 20-17-6 8-4 18 4 17 12-2 14-8 24-6 10 3 20 13 40 13H2600"
  />,
);

/** The route of the steps; stations at the middle of each part, all at half height. It may be stretched. */
export function ProcessLine({ className, steps }: DrawingProps & { steps: number }) {
  const ways = LOOSER.slice(0, steps - 2);
  return (
    <svg
      className={className ? `d ${className}` : "d"}
      viewBox={`0 0 ${300 * steps} 160`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path {...line} d={`M0 80h150${ways.join("")}${ROOF}h150`} />
    </svg>
  );
}

/** The same down a phone. Each may be stretched to what stands beside it. */
const DOWN = [
  "M24 0c-2 14-30 30-30 66 0 34 24 52 42 44s30-52 8-66-46 18-40 58 38 48 44 24-16-34-26-16c-8 16 2 44 2 90",
  "M24 0c0 56 20 56 20 100s-20 44-20 100",
  "M24 0c0 56-12 56-12 100s12 44 12 100",
  "M24 0c0 56 6 56 6 100s-6 44-6 100",
].map(drawWay);

/** From the step at `index` down to the next; undefined below the last. */
export const wayDown = (index: number, steps: number): Drawing | undefined =>
  index > steps - 2 ? undefined : DOWN[index];

function drawWay(path: string): Drawing {
  return function WayDown({ className }) {
    return (
      <svg
        className={className ? `d ${className}` : "d"}
        viewBox="0 0 48 200"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path {...line} d={path} />
      </svg>
    );
  };
}
