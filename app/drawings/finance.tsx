import { draw, type Drawing, head, itemSheet as grid } from "./drawing";

/** Six ways of financing, drawn with the same line as the covers. */
export const financeDrawings: Record<string, Drawing> = {
  // Left still a plan, right already a wall.
  baufinanzierung: draw(
    grid,
    <>
      <path className="d-m" d="M118 52H22q-8 2-8 10v68q0 8 8 10h96M22 140q6-2 6-10V62q0-8-6-10" />
      <path
        className="d-s d-n"
        d="M83.4 52L120 26l90 64h-14v60H44v-10h64v-4h10v-14h-10v-14h10V94h-10V80h10V66h-10V52z"
      />
      <path d="M44 150h152M108 136h26v14h-26zM118 122h26v14h-26zM108 108h26v14h-26zM118 94h26v14h-26zM108 80h26v14h-26zM118 66h26v14h-26zM108 52h26v14h-26zM83.4 52H108M44 140h64" />
      <path className="d-p" d="M160 52V34h13v28M158 34h17" />
      <path strokeDasharray="4 5" d="M62 98h26v28H62zM75 98v26M52 92v46h50M100 60v76" />
      <path d="M62 133h26M62 130v6M88 130v6" />
      <path className="d-a" d="M0 150h44V90H30l90-64 90 64h-14v60h44" />
      <path className="d-m" d="M150 84h26v28h-26zM154 122h22v28h-22z" />
      <path d="M163 84v28M150 96h26M146 116h34M170 137h0" />
      <path className="d-p" d="M19 20l9-7 32 42 2 12-11-5z" />
      <path d="M51 62l9-7M25 28l9-7" />
      <path className="d-p" d="M199 125h22l-6 14h-10z" />
      <path d="M221 125l5-3M214 139l3 10.5M202 125q8-12 16 0" />
      <circle className="d-p" cx="205" cy="143.2" r="6" />
    </>,
  ),
  // The old bridge ends; the line goes on to the house.
  anschlussfinanzierung: draw(
    grid,
    <>
      <path
        className="d-s d-n"
        d="M8 152C24 152 28 104 52 104h20l6 66H14zM166 170l6-66h38c16 0 12 48 26 48l-6 18z"
      />
      <path className="d-p" d="M72 106h44l-5 5 4 4-6 3q-18 2-18 28v22H76z" />
      <path d="M72 114h36M74 128h22M75 142h16M76 156h15M86 114v14M82 128v14M84 142v14M170 108l-6 60M176 122h8M182 134h12M98 160q7-6 14 0t14 0 14 0 14 0M106 170q7-6 14 0t14 0 14 0" />
      <path
        className="d-a"
        d="M0 150h8C24 150 28 104 52 104h60c16 0 18-6 32-6s16 6 30 6h36c14 0 12 46 24 46h6"
      />
      <path d="M76 104V88M102 104V88M72 88h32M44 105V88" />
      <path className="d-s" d="M44 96q-14 0-14-16 0-18 14-18t14 18q0 16-14 16z" />
      <path d="M44 96V80l7-6M44 88l-6-5" />
      <path className="d-p" d="M174 104V74l18-16 18 16v30z" />
      <path d="M167 80l25-23 25 23M202 64V54h6v16" />
      {head("translate(118 25) scale(.8)")}
      <path className="d-f" d="M115 70h17l11 22 6-1q2 2 0 4l-10 4-14-20-5 20q5 1 5 4h-12v-5z" />
      <path className="d-m" d="M180 104V88h9v16zM195 84h9v9h-9zM116 44h-6q-5 0-5 5v12q0 4 5 4h6z" />
      <path
        className="d-p"
        d="M121 41q-8 2-7 14l1 16h17v-9h5v-6h-6l-1-10q0-5-5-5-2 1-4 0zM120 50l3 9q1 3 5 3h4"
      />
      <path className="d-k" d="M137 62v-6l3-1q3-1 2 2 4 0 4 2t-4 3z" />
    </>,
  ),
  // A section through the house: warm inside, the pump outside.
  modernisierung: draw(
    grid,
    <>
      <path className="d-m d-n" d="M46 88l70-50 70 50v62H46z" />
      <path className="d-s" d="M58 150V94l58-42 58 42v56z" />
      <path d="M44 150h144M58 94q-4-16 12-9-4-16 12-8-4-16 11-8-4-16 12-8-2-12 11-16 13 4 11 16 16-8 12 8 15-8 11 8 16-8 12 8 16-7 12 9M47 100l8 6-8 6 8 6-8 6 8 6-8 6 8 6M185 100l-8 6 8 6-8 6 8 6-8 6 8 6-8 6" />
      <path className="d-a" d="M0 150h44V88H30l86-62 86 62h-14v62h52" />
      <path className="d-p" d="M194 110h32v36h-32z" />
      <circle cx="210" cy="128" r="12" />
      <path d="M210 128c-5-3-4.5-10 0-10 4.5 0 5 7 0 10zM210 128c5.1-2.8 10.9 1.1 8.7 5-2.2 3.9-8.6.8-8.7-5zM210 128c-.1 5.8-6.4 8.9-8.7 5-2.3-3.9 3.6-7.8 8.7-5zM200 146v4M220 146v4M188 140h6M210 104q4-4 0-8t0-8M220 104q4-4 0-8t0-8" />
      <path className="d-p" d="M64 124h8v20h-8zM72 124h8v20h-8zM80 124h8v20h-8z" />
      <path d="M70 116q4-4 0-8t0-8M80 116q4-4 0-8t0-8M88 130h6v20" />
      {head("translate(116 69) scale(.95)")}
      <path className="d-f" d="M110 128h30l-1 18q5 1 5 4h-16l-3-14-3 14h-16q0-3 5-4z" />
      <path
        className="d-m"
        d="M120 88q-13 1-17 5-8 6-8 20 0 8 8 10h44q8-2 8-10 0-14-8-20-4-4-17-5-5 4-10 0z"
      />
      <path className="d-p" d="M104 96h42v40h-42zM110 102h12v28h-12zM128 102h12v28h-12z" />
      <path d="M113 112l6-6M131 120l6-6" />
      <path
        className="d-k"
        d="M99 119v-6l3-2q4-1 3 2 6 0 6 3t-5 3zM151 119v-6l-3-2q-4-1-3 2-6 0-6 3t5 3z"
      />
    </>,
  ),
  // The key hangs from the line, the rates shrink, the car is theirs.
  autokredit: draw(
    grid,
    <>
      <path className="d-s d-n" d="M90 150v-44c0-36 22-58 58-58s62 22 62 58v44z" />
      <path d="M14 150h212" />
      <path
        className="d-a"
        d="M0 150h8C26 150 18 40 58 36c16-2 16 20 2 20-16 0-12-28 40-30 70-2 118 28 118 78v32q0 14 12 14h10"
      />
      <path
        className="d-m"
        d="M60 50a14 14 0 0 1 6 26.7V98h6v7h-6v9l-6 6-6-6V76.7A14 14 0 0 1 60 50zM60 53a5 5 0 1 0 .1 0z"
      />
      <path d="M60 80v32" />
      {/* The ring goes through the key: over its rim on one side, behind it on the other. */}
      <path className="d-a" d="M58 36c16-2 16 20 2 20" />
      <path
        className="d-m"
        d="M24 130a9 2.6 0 0 1 18 0v17.2a9 2.6 0 0 1-18 0zm18 0a9 2.6 0 0 1-18 0m18 4.3a9 2.6 0 0 1-18 0m18 4.3a9 2.6 0 0 1-18 0m18 4.3a9 2.6 0 0 1-18 0M49 138.6a9 2.6 0 0 1 18 0v8.6a9 2.6 0 0 1-18 0zm18 0a9 2.6 0 0 1-18 0m18 4.3a9 2.6 0 0 1-18 0M74 142.9a9 2.6 0 0 1 18 0v4.3a9 2.6 0 0 1-18 0zm18 0a9 2.6 0 0 1-18 0"
      />
      <path
        className="d-f"
        d="M114 132h20v14q0 4-4 4h-12q-4 0-4-4zM166 132h20v14q0 4-4 4h-12q-4 0-4-4z"
      />
      <path
        className="d-m"
        d="M108 138v-20q0-10 10-12l12-26q2-4 6-4h28q4 0 6 4l12 26q10 2 10 12v20q0 4-4 4h-76q-4 0-4-4z"
      />
      <path
        className="d-p"
        d="M124 105l10-22h32l10 22zM123 98h-8q-4-1-4-8h12zM177 98h8q4-1 4-8h-12zM138 126h24v9h-24z"
      />
      <circle className="d-p" cx="118" cy="119" r="6" />
      <circle className="d-p" cx="182" cy="119" r="6" />
      <path d="M134 115h32M136 120h28" />
      <path
        className="d-k"
        d="M133 90v5q-3-1-3 1t3 2q1 7 6 7t6-7q3 1 3-2t-3-1v-5zM155 90v5q-3-1-3 1t3 2q1 7 6 7t6-7q3 1 3-2t-3-1v-5z"
      />
      <path
        className="d-f"
        d="M133 95q-4-8 6-8t6 8q-2-1-2-4-5 2-9-1 0 4-1 5zM153 102q-3-15 8-15t8 15l-3 2q2-7-.5-13-5 2-9.5-1 .5 9-1 14z"
      />
      <path className="d-k d-e" d="M136 96v1m6-1v1m-6 3q3 3 6 0M159 96v1m5-1v1m-5.5 3q3 3 6 0" />
      <path d="M124 105h52" />
    </>,
  ),
  // The line is roof, cable and car at once.
  photovoltaik: draw(
    grid,
    <>
      <circle className="d-m" cx="188" cy="42" r="17" />
      <path d="M188 16v-8M188 76v-8M214 42h8M154 42h8M207 23l5-5M164 66l5-5M207 61l5 5M164 18l5 5M120 150h108" />
      <path className="d-p d-n" d="M22 94h98v56H22z" />
      <path className="d-s d-n" d="M14 92l25-46h68l23 46z" />
      <path className="d-m d-n" d="M152 142v-19l14-3 12-18h24l16 18 12 4v18z" />
      <path className="d-p" d="M170 120l10-14h8v14zM194 120v-14h8l12 14z" />
      <path
        className="d-a"
        d="M0 150h22V94H8L36 42h74l24 52h-14v20c0 20 14 26 22 20 6-6 0-14 8-15l14-2 12-18h28l15 18 10 3q4 2 4 10v14q0 6 4 6h3"
      />
      <path className="d-f d-g" d="M46 53h54l15 31H29z" />
      <path className="d-l" d="M38 68h70M60 54l-9 29M73 54v29M86 54l9 29" />
      <path d="M22 150h98M176 142h28M191 108v34M52 116h24v20H52zM64 116v20M48 140h32" />
      <path className="d-m" d="M90 150v-32h20v32zM114 110h12v16h-12z" />
      <path d="M104 136h0" />
      <path
        className="d-f"
        d="M60 41q-2-12 10-13l12 0-1-8 4 3h4l4-3 0 9q-1 6-6 7l1 5zM62 40q-10 0-8-10"
      />
      <circle className="d-f" cx="168" cy="142" r="8" />
      <circle className="d-f" cx="214" cy="142" r="8" />
    </>,
  ),
  // Many strings in, one out.
  umschuldung: draw(
    grid,
    <>
      <path className="d-s d-n" d="M70 150q4-56 56-60 70-6 84 60z" />
      <path d="M50 150h180" />
      <path
        className="d-p"
        d="M18 20l22-6 8 28-22 6zM15 64l24-2 2 30-24 2zM18 104l22 6-7 28-22-6z"
      />
      <path d="M25 24l10-3M27 32l14-4M21 72h10M21 80h12M22 114l10 3M20 122l13 3M46 32q16-14 22 4t-12 14-4-16 24 8 26 46M32 78q14-10 22 4t-10 14-2-16 24-2 36 12M37 122q14 10 24-4t-8-16-6 14 22-2 32-24" />
      <path className="d-p" d="M184 104l22-3 4 30-22 3z" />
      <path d="M190 111l10-1M191 119l13-2M193 100l1 8" />
      <path
        className="d-a"
        d="M0 150h44c34 0 24-40 60-58 20 4 30 4 50 0 24-4 66 8 70 40 1 10 4 18 10 18h6"
      />
      {head("translate(130 47) scale(1.05)")}
      <path className="d-f" d="M128 110h24l3 35q7 1 7 5H144l-4-27-4 27H118q0-4 7-5z" />
      <path
        className="d-m"
        d="M136 67q-9 2-11 8l-3 9q-1 3-5 3h-9v9h14q6 0 7-5l-1 20h24l-1-20q1 5 7 5h10v-9h-5q-4 0-5-3l-3-9q-2-6-11-8-4 4-8 0zM131 80l-2 11M149 80l2 11"
      />
      <path
        className="d-k"
        d="M108 95v-6l-3-2q-4-1-3 2-6 0-6 3t5 3zM168 95v-6l3-2q4-1 3 2 6 0 6 3t-5 3z"
      />
    </>,
  ),
};
