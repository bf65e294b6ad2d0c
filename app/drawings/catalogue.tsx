import { draw, type Drawing, itemSheet as grid } from "./drawing";
import { AMAZED, face, GLASSES, LAUGH, WORRY } from "./people";

/** A hand that grips, from its wrist to the right, the thumb above. */
const hand = (transform: string) => (
  <g transform={transform}>
    <path className="d-k" d="M0-4l4-1 2-3q3-1 3 2l-1 2h4q2 1 1 3 2 2 0 4 0 3-4 3l-9-2z" />
    <path d="M9 0h4M9 3h3" />
  </g>
);

/** A shoe, from its heel to the right. */
const shoe = (transform: string, leather = "d-p") => (
  <path className={leather} transform={transform} d="M0 0h8q8 1 9 7H0zM0 5h17" />
);

/** A watering can; it hangs from where a hand holds it. */
const can = (transform: string, tin: string) => (
  <g transform={transform}>
    <path strokeWidth="2.4" d="M-7 9q-1-9 7-9t7 9" />
    <path className={tin} d="M9 21l13-15 4 3-13 17zM-9 9H9v17H-9zM20 3l9 8" />
  </g>
);

/** The items beyond the sixteen, by slug; in each the line comes in along the ground and holds the scene. */
export const catalogueDrawings: Record<string, Drawing> = {
  // A cup is handed over; the cat has taken the walker.
  pflege: draw(
    grid,
    <>
      <path
        className="d-s d-n"
        opacity=".5"
        d="M-4 150V46l22-18 24 20v102zM244 150V38l-16-14-26 24v102z"
      />
      <path className="d-p d-n" d="M12 150V96C12 38 52 0 120 0s108 38 108 96v54z" />
      <path className="d-m d-n" opacity=".4" d="M12 150V96C12 38 52 0 120 0s108 38 108 96v54z" />
      <path className="d-s d-n" d="M-4 150q16 0 16-14v-12h216v12q0 14 16 14v26H-4z" />
      <path className="d-m d-n" opacity=".6" d="M96 26h24l34 134H62z" />
      <path className="d-p d-n" opacity=".5" d="M24 165a88 8 0 1 0 176 0 88 8 0 1 0-176 0z" />
      <path d="M108 1v12M12 124h216" />
      <path className="d-m" d="M92 26q1-14 16-14t16 14z" />
      <path className="d-p" d="M172 44h30v38h-30z" />
      <path className="d-s d-n" d="M173 66q8-10 15-2 6-8 13 0v17h-28z" />
      <path d="M187 44v38M172 62h30M168 82h38" />
      <path className="d-p" d="M66 22h18v22H66zM33 42h13v15H33z" />
      <path d="M69 40q0-6 6-6t6 6M78 30a3 3 0 1 0-6 0 3 3 0 0 0 6 0zM36 53l3-5 3 3 2-2" />
      {/* The armchair, and she. */}
      <path className="d-f d-g" d="M28 140V82q0-22 26-22t28 22v58z" />
      <circle className="d-p" cx="58" cy="56" r="6.5" />
      {face(
        "translate(49 60) scale(1.25)",
        undefined,
        "d-p",
        <path
          className="d-e"
          d="M7 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0m7 0a2.6 3 0 1 0 5 0 2.6 3 0 1 0-5 0m-7 0l-4 0"
        />,
      )}
      <path className="d-m" d="M58 83q-14 2-17 18l-3 26h46l-2-24q-3-16-14-20-5 5-10 0z" />
      <path className="d-p" d="M58 83l-2 4q6 8 14 3l-1-6q-6 4-11-1z" />
      <path d="M66 92v24" />
      <path className="d-p" d="M42 118h44q10 0 10 10l3 24H44z" />
      <path d="M54 118v34M66 118v34M78 118v34M90 122l4 30M44 130h52M44 142h53" />
      <path className="d-f" d="M60 152h15q6 0 7 7H60zM84 152h13q7 0 8 7H84z" />
      <path className="d-f d-g" d="M20 152v-34q0-9 12-9t13 9v34z" />
      <path className="d-m" d="M52 92q-6 8-2 18 2 6 9 5l32-6-1-8-26 3 2-6" />
      {/* The cup. */}
      <path className="d-p" d="M112 93q6-1 5 4t-6 4M97 91h15v8q0 6-7 6t-8-6zM93 106h24l-3 4H96z" />
      <path d="M101 85q3-3 0-7M108 85q3-3 0-7" />
      <path className="d-k" d="M90 101q7-4 11 0l6 5q0 3-4 2l-5-1q-3 4-8 2z" />
      {/* He. */}
      <g transform="translate(-1 0)rotate(-5 150 156)">
        <path className="d-f" d="M134 110h32l6 42h-13l-9-32-4 32h-13z" />
        <path className="d-p" d="M132 152h14v7h-22q1-6 8-7zM159 152h13v7h-21q1-6 8-7z" />
        {face(
          "translate(163 36) scale(-1.22 1.22)",
          undefined,
          undefined,
          <path className="d-f d-n" d="M1 10.5q2 3 5 2l4 .5h7l2-1q-1 6-6 6.5-9 2-12-8z" />,
        )}
        <path className="d-l" d="M142 54q3 2 6 0" />
        <path className="d-s" d="M145 62q-9 2-11 12l-2 38q17 5 35 0l-1-36q-1-11-10-14-6 5-11 0z" />
        <path className="d-p" d="M145 62l-2 5 6 5 8-5-1-5q-6 5-11 0z" />
        <path className="d-k" d="M152 90l-8 9-18 5 2 8 22-4q4-1 6-4l6-10z" />
        <path className="d-s" d="M159 68q8 6 6 16l-3 12-12-5 3-13" />
      </g>
      <path className="d-k" d="M124 103q-5-4-8-2l-6 1q-3 2 0 4h4l-3 3q1 3 5 2 5 2 10-1z" />
      {/* The walker, and who has it. */}
      <g transform="translate(1 0)">
        <path strokeWidth="2.6" d="M176 90h8l18 60M198 114l-16 36M180 118h36M184 138h28" />
        <path
          className="d-f"
          d="M172 87h11v6h-11zM188 154a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM210 154a6 6 0 1 1-12 0 6 6 0 0 1 12 0z"
        />
        <path className="d-m" d="M180 116h36l-4 14h-28z" />
        <path
          className="d-f"
          d="M186 116q-2-10 2-13l0-9 5 4h5l5-4 1 9q12 0 13 13zM214 116q8 2 9-6-1-6 2-8-4-1-5 4-1 5-6 4z"
        />
        <path className="d-l" strokeWidth="2.6" d="M192 104h0m6 0h0" />
      </g>
      <path
        className="d-a"
        d="M-4 150q16 0 16-14V96C12 38 52 0 120 0s108 38 108 96v40q0 14 16 14"
      />
    </>,
  ),
  // The line is the gum; the crown arrives by crane.
  zahnzusatz: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M-4-12h248v164H-4z" />
      <path className="d-p d-n" opacity=".8" d="M167 66a47 47 0 1 1-94 0 47 47 0 0 1 94 0z" />
      <path
        className="d-s d-n"
        d="M56 150v-40q0-13 11-11 5 2 9 0 11-2 11 11v40zM153 150v-40q0-13 11-11 5 2 9 0 11-2 11 11v40zM-4 150V92q12-2 12 12v46zM244 150V92q-12-2-12 12v46z"
      />
      {/* The crane. */}
      <path className="d-p" d="M229 2h14v118h-14zM60-8h190v10H60z" />
      <path d="M229 14l14 14-14 14 14 14-14 14 14 14-14 14M66 2l10-10 10 10L96-8l10 10 10-10 10 10 10-10 10 10 10-10 10 10 10-10 10 10 10-10 10 10 10-10M120 6v14M120 26l-20 28M120 26l20 28" />
      <path className="d-f" d="M112 0h16v6h-16z" />
      <path className="d-m" d="M125 23a5 5 0 1 1-10 0 5 5 0 0 1 10 0z" />
      {/* The teeth. */}
      <path
        className="d-p"
        d="M6 158q-8-24-3-38 4-13 16-10 9 3 16 3t16-3q13-3 17 10 5 14-4 38zM176 158q-8-24-3-38 4-13 16-10 9 3 16 3t16-3q13-3 17 10 5 14-4 38zM92 158v-29q0-10 10-10h36q10 0 10 10v29z"
      />
      <path d="M14 122q-4 6-3 13M100 133v-3q0-4 4-4M226 122q5 6 3 14" />
      <path
        className="d-m"
        d="M84 100q-8-16-5-32 3-17 19-15 6 1 10 4 6-4 12-4t12 4q4-3 10-4 16-2 19 15 3 16-5 32-6-6-13-5-23 6-46 0-7-1-13 5z"
      />
      <path d="M86 78q-2-12 6-17M108 57q-3 9 2 15M132 57q3 9-2 15M96 86q24 6 48 0" />
      <path
        className="d-p d-n"
        d="M-4 150c4 0 5-12 10-12 8 0 4 14 30 14s30-14 38-14c10 0 12 14 46 14s36-14 46-14c8 0 12 14 38 14s22-14 30-14c5 0 6 12 10 12v26H-4z"
      />
      <path
        className="d-m d-n"
        opacity=".7"
        d="M-4 150c4 0 5-12 10-12 8 0 4 14 30 14s30-14 38-14c10 0 12 14 46 14s36-14 46-14c8 0 12 14 38 14s22-14 30-14c5 0 6 12 10 12v26H-4z"
      />
      <path
        className="d-p d-n"
        opacity=".6"
        d="M12 148h48l-7 28h-8l-6-13h-6l-6 13h-8zM94 148h52l-6 28h-9l-6-13h-10l-6 13h-9zM182 148h46l-7 28h-8l-6-13h-6l-6 13h-8z"
      />
      <path
        className="d-a"
        d="M-4 150c4 0 5-12 10-12 8 0 4 14 30 14s30-14 38-14c10 0 12 14 46 14s36-14 46-14c8 0 12 14 38 14s22-14 30-14c5 0 6 12 10 12"
      />
      {/* The dentist. */}
      <g transform="translate(5 0)">
        <path className="d-f" d="M27 80h26l3 27H43l-3-14-3 14H24z" />
        <path className="d-m" d="M24 105h13v7H20q0-6 4-7zM43 105h12q6 1 7 7H43z" />
        <path className="d-f" d="M33 40q-8-8-12 0-1 8 5 14 9 2 7-14z" />
        {face(
          "translate(28 32) scale(1.2)",
          "m0 0",
          undefined,
          <>
            <path className="d-p" d="M20 9.5H8q0 8 6 8 6 0 6-8z" />
            <path d="M8 10l-5-1" />
          </>,
        )}
        <path className="d-p" d="M36 54q-11 2-12 12l-2 26q16 4 34 0l-3-26q-1-10-9-12-4 4-8 0z" />
        <path className="d-s" d="M36 54l-3 3 7 8 6-8-2-3q-4 4-8 0z" />
        <path d="M40 65v28M27 84h7M46 84h7" />
        <path
          className="d-p"
          d="M30 58L16 72 12 52l-8 2 4 26q2 7 9 3l16-12M49 60q6 1 8 7l3 7 15-6 3 8-19 8q-5 2-8-3l-5-8"
        />
        <path
          className="d-k"
          d="M4 53l-3-10q-1-4 2-5l3 4 0-8q3-3 5 0l1 7 4-4q3 0 2 4l-5 12zM74 68l3-6q2-2 4 1v3l7-1q3 1 1 3l-4 1 3 2q1 2-2 3-2 4-8 3z"
        />
      </g>
      {/* The neighbour is brushed. */}
      <path className="d-f" d="M196 82h24l2 26h-11l-4-14-5 14h-11z" />
      <path className="d-m" d="M191 106h11v7h-18q1-6 7-7zM211 106h11v7h-18q1-6 7-7z" />
      {face(
        "translate(220 30) scale(-1.2 1.2)",
        "m0 0",
        "d-p",
        <path className="d-p" d="M7 15q1-4 5-3 5-1 6 2-2 3-5 1-3 2-6 0z" />,
      )}
      <path className="d-s" d="M204 54q-9 2-11 11l1 18h27l2-18q-1-9-11-11-4 4-8 0z" />
      <path className="d-f d-g" d="M195 78l5-8h12l8 8 1 10h-27zM203 70l-5-13h4l6 13z" />
      <path className="d-p" d="M200 66l6 4-26 40-6-4z" />
      <path className="d-m" d="M168 104l12 8-4 8-14-9z" />
      <path className="d-p" d="M176 100l12 8-5 7-13-8z" />
      <path
        className="d-p"
        d="M166 122a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM176 126a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM186 122a4 4 0 1 1-8 0 4 4 0 0 1 8 0z"
      />
      <path className="d-s" d="M219 58q7 4 6 12-2 10-9 12l-16 2-2-8 13-3 2-8" />
      <path
        className="d-k"
        d="M200 67q-5-4-8 0-2 5 2 7 5 2 8-2zM199 76q-6-3-10 1-2 5 2 7 6 2 10-1z"
      />
      <path d="M192 66l5 1M190 75l6 1" />
      {/* And its bird. */}
      <path
        className="d-f d-g"
        d="M140 53q-2-10 8-12 2-6 7-6 5 1 6 6l5 2-5 2q0 9-8 10-4 4-10 8l-6-2z"
      />
      <path className="d-l" strokeWidth="2.6" d="M156 40h0" />
    </>,
  ),
  // The line is the stethoscope; the bear is next.
  krankenversicherung: draw(
    grid,
    <>
      <path className="d-p d-n" d="M-4-12h248v164H-4z" />
      <path className="d-m d-n" opacity=".35" d="M-4-12h248v164H-4z" />
      {/* The window, the eye chart, the giraffe that measures. */}
      <path className="d-p" d="M24 38h34v46H24z" />
      <path className="d-s d-n" d="M25 68q8-12 17-4 8-6 15 0v19H25z" />
      <path d="M41 38v46M24 58h34M20 88h42M35 148q-2-14-7-18M35 148q1-18 7-26" />
      <path
        className="d-s"
        d="M30 134q-11-1-12-14 12 0 12 14zM40 127q-5-13 4-20 9 9-4 20zM36 140q2-11 14-11-1 12-14 11z"
      />
      <path className="d-p" d="M110 0h32v46h-32z" />
      <path d="M129 8a4 4 0 1 0 0 6M122 22a3 3 0 1 0-4 0M134 22a3 3 0 1 0 0-4M118 31h4M125 31h4M132 31h4M119 38h3M126 38h2M132 38h3" />
      <path
        className="d-s d-n"
        d="M218 152l2-116-10 2q-6-3-4-8l14-8-1-10h4l2 7 4-7h4l-1 10q8 4 8 14l2 116z"
      />
      <path
        className="d-p d-n"
        opacity=".7"
        d="M224 40h7v10h-7zM233 56h6v11h-6zM222 66h7v11h-7zM232 82h7v11h-7zM221 92h7v11h-7zM232 108h7v11h-7z"
      />
      <path strokeWidth="2.6" d="M214 31h0" />
      <path d="M207 42h7M210 50h4M207 58h7" />
      <path className="d-s d-n" d="M-4 150h248v26H-4z" />
      <path className="d-m" d="M26 145h18l-3 17H29z" />
      {/* The couch. */}
      <path className="d-p" d="M150 132h8v26h-8zM204 132h8v26h-8z" />
      <path className="d-f d-g" d="M142 120h78q4 0 4 5v4q0 5-4 5h-78z" />
      {/* The doctor. */}
      <path d="M74 130v20M56 158q0-8 18-8t18 8" />
      <path className="d-m" d="M56 122h40v8H56z" />
      <path className="d-f" d="M62 106h38q12 0 12 12l-1 34h-12l-2-26H62z" />
      <path className="d-p" d="M98 150h14v2q9 1 10 7H98z" />
      <path className="d-f" d="M78 47a8 8 0 1 1-13-8q10-4 13 8z" />
      {face("translate(74 36) scale(1.25)")}
      <path
        className="d-p"
        d="M82 59q-14 3-18 20l-6 36q-2 12-7 22 14 4 26 1l3-19 17-1 5-42q0-14-10-17-5 6-10 0z"
      />
      <path className="d-s" d="M82 59l-3 4q6 12 9 14 6-6 7-14l-3-4q-5 6-10 0z" />
      <path d="M66 102l14 2-2 12-14-2zM100 106l-2 24M69 99l1 4" />
      <path
        className="d-a"
        d="M-4 150h4q12 0 12-14V62C12 20 62-8 74 28q3 12 4 22c2 10 4 14 10 22 8 12 6 38 26 38 18 0 18-20 30-20l14 6v24h56q12 0 12 12v10q0 8 8 8h10"
      />
      {/* The child. */}
      <path className="d-f" d="M185 53a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />
      {face("translate(176 48) scale(-1.18 1.18)", AMAZED)}
      <path className="d-f" d="M150 112h-8q-4 2-4 10v17h11z" />
      <path className="d-p" d="M138 138h11v7h-11z" />
      <path className="d-m" d="M138 145h11v7h-20q1-6 9-7z" />
      <path className="d-f" d="M177 106h-31q-8 1-11 8l-8 18 10 6 11-16h31z" />
      <path className="d-s" d="M158 69q-10 2-11 14l-1 31q16 4 31 0l-1-31q-1-12-10-14-4 5-8 0z" />
      <g transform="translate(5 0)">
        <path className="d-p" d="M122 130l11 8-4 6-11-8z" />
        <path className="d-m" d="M130 144l-5 7-15-10q3-6 9-5z" />
      </g>
      <path className="d-s" d="M167 76q6 4 5 14l-3 15q-1 4-6 4h-14l-1-7 11-1 2-13" />
      <path className="d-k" d="M149 101q-6-2-9 1-2 5 2 7l7 0z" />
      <path className="d-p" d="M150 91a6 6 0 1 1-12 0 6 6 0 0 1 12 0z" />
      <path className="d-m" d="M147 91a3 3 0 1 1-6 0 3 3 0 0 1 6 0z" />
      {/* The doctor's arm. */}
      <path className="d-p" d="M78 68q9-4 13 5l8 18 23-4 2 9-26 7q-7 1-10-5l-9-18" />
      <path className="d-k" d="M122 87l8-5q5-3 6 0l4-1q4 2 1 5l-3 1q2 4-1 6-4 4-13 3z" />
      <path d="M130 91h6" />
      {/* The bear. */}
      <path
        className="d-m"
        d="M196 70a6 6 0 1 0-10 7M216 77a6 6 0 1 0-10-7M186 106q0-14 15-14t15 14v14h-30z"
      />
      <path className="d-m" d="M217 84q0 14-16 14t-16-14q0-16 16-16t16 16z" />
      <path className="d-p" d="M208 89q0 7-7 7t-7-7q0-6 7-6t7 6zM206 108q0 7-5 7t-5-7 5-7 5 7z" />
      <path
        className="d-m"
        d="M197 117a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM219 117a7 7 0 1 1-14 0 7 7 0 0 1 14 0z"
      />
      <path className="d-p" d="M184 89l14 2v4l-14-2zM205 66l12 8-3 5-12-8z" />
      <path d="M209 70l0 3M190 117h0M212 117h0" />
      <path strokeWidth="2.6" d="M195 79h0m11 0h0M201 86h0" />
    </>,
  ),
  // The line is the leash, and somebody lets go of the ground.
  tierhalterhaftpflicht: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".4" d="M-4-12h248v164H-4z" />
      <path className="d-m d-n" opacity=".5" d="M166 46a46 46 0 1 1-92 0 46 46 0 0 1 92 0z" />
      <path className="d-p d-n" d="M172 16q2-8 11-7 6-9 16-3 10-2 12 10z" />
      <path className="d-s d-n" opacity=".7" d="M-4 116q40-24 90-8 50-22 158-4v48H-4z" />
      {/* The house, the hedge, the gate post. */}
      <path className="d-p" d="M26 138v-20l16-14 16 14v20zM50 108v-9h5v13" />
      <path className="d-m" d="M38 138v-12h8v12z" />
      <path d="M22 121l20-17 20 17" />
      <path className="d-s d-n" d="M-4 138q60-12 120-4t128-4v46H-4z" />
      <path
        className="d-s d-n"
        d="M172 150v-28q0-10 9-9 3-8 11-5 6-8 13-2 8-5 13 2 8-4 12 3 8-3 20 4v35z"
      />
      <path d="M172 124q0-12 9-11 3-8 11-5 6-8 13-2 8-5 13 2 8-4 12 3 8-3 20 4M184 122q3 3 6 0M198 136q3 3 6 0M238 124q3 3 6 0" />
      <g transform="translate(-3 0)">
        <path className="d-p" d="M212 150V84h22v66zM208 76h30v9h-30z" />
        <path d="M150 167l-3-6m7 6l1-7M34 166l-3-6m7 6l1-7M216 165l-3-6m7 6l1-7" />
        {/* The cat. */}
        <path className="d-f" d="M213 76q-3-17 6-23-3-2-2-6v-9l5 4h5l5-4v9q0 4-3 6 8 6 6 23z" />
        <path className="d-f" d="M230 72q10 0 10 11 0 9-5 13-4-2-2-5 3-4 2-9 0-5-6-5z" />
        <path className="d-l" d="M219 47q1.5 1.5 3 0m4 0q1.5 1.5 3 0M222 76v-8" />
        <path d="M212 102h8M226 112h8M212 124h10M224 136h10" />
      </g>
      <path
        className="d-p"
        d="M78 150q-6-8 2-12 2-8 10-5 6 2 5 8 7 2 3 9zM58 150q-2-6 4-8 6 0 6 8z"
      />
      {/* The dog. */}
      <g transform="translate(-5 0)">
        <path
          className="d-m"
          d="M112 110q-8 16-20 22l-8 8q0 5 6 5l8-2 22-14 8-16zM150 110l18 26 10 8q6 1 6-4l-10-12-10-22z"
        />
        <path className="d-m" d="M116 106q-24 4-38-12 3-7 10-4 10 10 28 5z" />
        <path
          className="d-m"
          d="M110 104q0-14 18-14l22-2 10-8 14 14q4 12-6 20-10 8-24 4-10-4-18 2-14 0-16-16z"
        />
        <path className="d-f" d="M122 91l22-2q2 12-9 13t-13-11z" />
        <path
          className="d-m"
          d="M154 90l6-20q4-12 18-11 9 2 10 10l14 4q5 6-1 10l-6 2-8 2-2 4q-6 8-12 9-14-2-19-10z"
        />
        <path className="d-k" d="M184 86l14 0q2 10-4 12-7-2-10-12z" />
        <path
          className="d-f"
          d="M170 64q-6-10-18-8-8 0-12-6-4 14 6 20 12 8 20 2 4-4 4-8zM198 71h6q2 3-1 6-5 0-5-6z"
        />
        <path strokeWidth="2.6" d="M182 70h0" />
        <path d="M189 81l12 2" />
      </g>
      <path
        className="d-a"
        d="M-4 150h56c36 0 30-50 46-72l6-2 47 11q7 10 22 10 7 6 4 20-4 18 0 24 6 9 20 9h51"
      />
      <path
        className="d-m"
        d="M105 100q-6 16-18 22l-14 4q-5 4-1 9h8l20-6q16-8 20-22 0-12-8-12-6 0-7 5zM151 104q0 8 8 14l18 12 14 2q5-3 2-8l-12-4-14-18q-10-8-16 2z"
      />
      <path d="M74 130l4 1M188 127l4 1" />
      {/* She. */}
      <g transform="translate(1 -12)">
        <path className="d-f" d="M42 84l10 20-16 10-16 6-3-9 12-6-14 0-8-10 8-6 6 5z" />
        <path className="d-p" d="M17 111l3 9-8 3q-4-2-5-6z" />
        <path className="d-m" d="M7 96l8-7-3-9q-3-5-8-3l-2 10z" />
        <path
          className="d-s"
          d="M82 66q-8-1-14 4L36 84l-10-1 5 8-6 5 10 4 2 11 9-5 34-10q12-6 8-24-3-6-6-6z"
        />
        <path d="M44 84l8 20M58 76q2 4 1 8" />
        <circle className="d-p" cx="70" cy="47" r="6.5" />
        {face("translate(72 42) rotate(8) scale(1.2)", AMAZED, "d-p")}
        <path className="d-s" d="M74 74q4-5 10-1l14 11-5 9-18-10" />
        <path className="d-k" d="M93 92l5-8 7 0q5 2 3 6-1 5-6 6-6 0-9-4z" />
        <path d="M102 89l5 1" />
      </g>
      <path className="d-f" d="M24 26l4-9q10-12 20-4l9-3q4 1 1 5l-31 14q-5 0-3-3z" />
      <path className="d-m" d="M10 132l10-4 2 5 8 1q3 3 0 5l-18 1z" />
    </>,
  ),
  // The line is the flight home.
  reise: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M-4-12h248v164H-4z" />
      <path className="d-m d-n" opacity=".7" d="M158 150a38 38 0 0 1 76 0z" />
      <path
        className="d-p d-n"
        d="M-8 36q0-10 12-10 6-14 20-8 12-4 14 8 10 0 10 10zM98 8q2-8 11-7 6-9 16-3 10-2 12 10z"
      />
      {/* Far: the mountains. */}
      <path className="d-s d-n" d="M70 150l34-46 16 18 22-34 40 62zM-4 150v-34q30-14 60 6t60 28z" />
      <path className="d-p d-n" d="M142 88l12 19-8-4-5 6-4-6-5 1zM104 104l9 10-7 0-5 4-4-6z" />
      <path className="d-f d-g d-n" d="M104 150h144v26H92q2-18 12-26z" />
      <path className="d-s d-n" d="M-4 150h116q-16 6-14 26H-4z" />
      <path className="d-l" d="M122 162q5-5 10 0t10 0M156 168q5-5 10 0t10 0 10 0" />
      {/* Home. */}
      <path className="d-p" d="M70 112v-9h7v16M34 150v-26l24-18 24 18v26z" />
      <path className="d-f d-g" d="M28 128l30-24 30 24-4 4-26-20-26 20z" />
      <path className="d-m" d="M40 150v-16h12v16zM62 132h12v10H62z" />
      <path d="M68 132v10" />
      <path
        className="d-f"
        d="M90 150q-2-9 5-14l1-9 5-5 4 2 4 4-1 3-4 1q2 6 1 18zM89 150q-6 0-7-8 4 0 8 2z"
      />
      {/* The island. */}
      <path className="d-m" d="M160 156q10-18 38-18t40 18z" />
      <path className="d-p" d="M192 140q4-14-4-28l5-2q9 14 6 30z" />
      <path
        className="d-s"
        d="M190 111q-14-8-22 6 14 2 22-6 -2-14-18-14 0 12 18 14 2-14 16-14 2 12-16 14 16-4 20 8-12 4-20-8z"
      />
      <path className="d-p" d="M184 144a8 8 0 1 1-16 0 8 8 0 0 1 16 0z" />
      <path d="M176 136q-6 8 0 16 6-8 0-16M212 149h8" />
      <path className="d-a" d="M-4 150h6c32 0 2-80 56-80h140c46 0 12 80 40 80h6" />
      {/* The plane. */}
      <g transform="translate(0 -7)rotate(-3 120 70)">
        <path
          className="d-f d-g"
          d="M190 28q-2-10 8-12 2-6 7-6 5 1 6 6l5 2-5 2q0 9-8 10-4 4-10 8l-6-2z"
        />
        <path className="d-l" strokeWidth="2.6" d="M206 15h0" />
        <path className="d-m" d="M186 62l10-30h18l-4 36z" />
        <path className="d-f" d="M70 62q0-12 8-12t14 12z" />
        {/* The pilot. */}
        {face(
          "translate(92 28) scale(-1.15 1.15)",
          undefined,
          undefined,
          <>
            <path className="d-f" d="M0 6q-5-10 8-11 11 0 11 7l-12 2v11q-5 0-6-6z" />
            <path
              className="d-p"
              d="M12 1a3.5 3 0 1 1-7 0 3.5 3 0 0 1 7 0zM20 1a3.5 3 0 1 1-7 0 3.5 3 0 0 1 7 0z"
            />
          </>,
        )}
        <path className="d-s" d="M78 50q-10 2-10 16h30q0-14-9-16-6 4-11 0z" />
        <path className="d-p" d="M76 48q6 5 15 1l1 6q-8 4-15 0zM90 52l10 4-4 3 2 5-10-6z" />
        {/* She. */}
        <g transform="translate(5 0)">
          <path className="d-f" d="M150 44q10 2 8 16 2 4 6 4-8 6-16 0z" />
          {face("translate(154 30) scale(-1.15 1.15)", "q3 5 6 0z")}
          <path className="d-m" d="M130 32q2-13 13-13t15 11l9 4q-6 4-22 2-18 1-25-2 4-3 10-2z" />
          <path className="d-p" d="M131 30q13 3 26 0l-1-4q-12 3-24 0z" />
          <path className="d-m" d="M141 53q-10 2-10 14h32q0-12-11-14-6 4-11 0z" />
        </g>
        <path className="d-k" d="M104 34q-3-8 2-9 3 0 4 3 0-4 3-4t3 4q1-3 3-2t2 4q3-1 3 2l-3 8z" />
        <path className="d-p" d="M148 62l-28-18 4-11q-10-5-20-3l-6 22q-1 5 4 7l30 16z" />
        <path d="M102 38l19 4M126 64l6-12M114 58l6-12" />
        <path className="d-m d-n" d="M110 50q-6-4-3-6 2 0 2 2 1-2 3-1 2 2-2 5z" />
        {/* The fuselage. */}
        <path
          className="d-p"
          d="M36 76q0-14 18-14h12q2 5 16 5t18-5h26q4 5 18 5t22-5l44-4q6 4 2 8-20 26-72 32H72q-36 0-36-22z"
        />
        <path className="d-s d-n" d="M40 84q20 6 70 3t98-17q-20 22-70 28H72q-28 0-32-14z" />
        <path className="d-m" d="M36 76q0-13 17-14 -4 14 1 30-18-2-18-16z" />
        <path d="M40 84q20 6 70 3t98-17M110 70h8M124 70h8M188 66h12" />
        <path className="d-m" d="M92 84h40l34 26h-24z" />
        <path d="M106 88l32 20" />
        <path className="d-p" d="M34 76q-6-14 0-26 4 12 0 26 4 12 0 26-6-12 0-26z" />
        <path className="d-f" d="M38 76a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />
      </g>
    </>,
  ),
  // The ladder goes; the line is the tree.
  unfall: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".4" d="M-4-12h248v164H-4z" />
      <path className="d-m d-n" opacity=".5" d="M90 30a36 36 0 1 1-72 0 36 36 0 0 1 72 0z" />
      <path className="d-s d-n" opacity=".7" d="M-4 116q50-24 110-6 60-20 138-2v44H-4z" />
      <path
        className="d-s d-n"
        d="M170 136v-12q-10-2-8-11 2-10 11-10t11 10q2 9-8 11v12zM198 136v-12q-10-2-8-11 2-10 11-10t11 10q2 9-8 11v12zM228 136v-12q-10-2-8-11 2-10 11-10t11 10q2 9-8 11v12zM2 136v-14q-10-2-8-11 2-10 11-10t11 10q2 9-8 11v14z"
      />
      <path className="d-s d-n" d="M-4 136q60-12 120-2t128-4v46H-4z" />
      {/* The ladder. */}
      <g transform="rotate(-22 34 152)">
        <path
          strokeWidth="2.6"
          d="M24 152V60M42 152V60M24 142h18M24 129h18M24 116h18M24 103h18M24 90h18M24 77h18"
        />
      </g>
      <path d="M30 66q6 3 9 9M26 74q5 2 7 7" />
      {/* The tree. */}
      <path className="d-p" d="M112 52q-40-10-86-11v5q46 3 84 16z" />
      <path className="d-s" d="M30 42q-2-10-14-10 2 10 14 10zM28 45q-12-2-16 8 12 2 16-8z" />
      <path className="d-p" d="M118 150q12 0 12-14v-34h20v34q0 14 12 14z" />
      <path
        className="d-s"
        d="M130 110c-24 6-44-8-40-28-14-14-8-38 12-40 2-24 30-36 50-26 18-18 52-10 56 14 24 6 30 34 14 48 4 22-18 36-40 32q-14 4-32 0z"
      />
      <path d="M137 130v10M144 118v12M140 110V84M140 98l-16-14M140 92l18-16M112 52q4 5 9 1M150 30q4 5 9 1M190 40q4 5 9 1M186 66q4 5 9 1M168 98q4 5 9 1M104 92q4 5 9 1M134 62q4 5 9 1" />
      <path
        className="d-a"
        d="M-4 150h122q12 0 12-14v-26c-24 6-44-8-40-28-14-14-8-38 12-40 2-24 30-36 50-26 18-18 52-10 56 14 24 6 30 34 14 48 4 22-18 36-40 32q-14 4-32 0v26q0 14 12 14h82"
      />
      <path
        className="d-m"
        d="M136 42a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM178 28a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM176 58a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM212 54a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM204 86a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM122 72a7 7 0 1 1-14 0 7 7 0 0 1 14 0z"
      />
      <path d="M129 35l3-4M171 21l3-4M169 51l3-4M205 47l3-4M197 79l3-4M115 65l3-4M100 132v-6M106 130v-8" />
      {/* The basket. */}
      <path
        className="d-m"
        d="M208 125a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM196 132a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM220 132a8 8 0 1 1-16 0 8 8 0 0 1 16 0z"
      />
      <path className="d-p" d="M176 134h48l-6 24h-36z" />
      <path d="M179 142h42M181 150h38M192 134l2 24M208 134l-2 24M200 117l3-4M188 124l2-4M212 124l3-4" />
      {/* He. */}
      <g transform="translate(0 -10)">
        <path
          className="d-f"
          d="M55 104h28l12 11q5 4 3 9l-4 13-9-3 2-10-15-8-3 9 1 6-8 13-9-5 5-9-2-10z"
        />
        <path className="d-m" d="M56 136l10 6-5 9-9 3q-4-1-3-5zM84 132l12 4-3 8-6 6q-6-2-5-9z" />
        <path className="d-p" d="M59 80q-6 2-8 5l3 22q14 4 30 0l3-22q-3-4-8-5-10 6-20 0z" />
        {face("translate(58 57) scale(1.2)", WORRY)}
        <path className="d-p" d="M52 95l-4-17-4-22 9-1 4 17 8 8v6M86 95l4-17 3-19-9-1-4 14-7 7v7" />
        <path className="d-k" d="M43 58l-1-7q1-5 6-5t6 5v6zM84 60v-5q1-6 6-5t5 6l-1 5z" />
        <path d="M46 47v4M50 47v4M88 51v4M92 52v4M59 106l1-5" />
        <path d="M60 102l4-18M78 102l-4-18" />
      </g>
      {/* The hedgehog has his. */}
      <path className="d-m" d="M110 145a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />
      <path
        className="d-f"
        d="M92 166l-4-3 2-4-2-4 4-2 1-5 5 0 3-4 4 2 5-2 3 4 5 0 1 5q4 6 4 13z"
      />
      <path
        className="d-k"
        d="M118 152q8 4 14 10-1 4-5 4h-13q-3-8 4-14zM98 166h6v3h-6zM110 166h6v3h-6z"
      />
      <path className="d-e" strokeWidth="2.6" d="M122 159h0M131 162h0" />
      <path d="M103 138l3-4" />
    </>,
  ),
  // The jars are counted while some places are still empty; the cat fills one.
  altersvorsorge: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M-4-12h248v164H-4z" />
      <path className="d-s d-n" d="M18 150V90C18 34 60 2 120 2s102 32 102 88v60z" />
      <path className="d-p d-n" opacity=".5" d="M97 26h18l36 124H61z" />
      <path className="d-m d-n" opacity=".6" d="M-4 150h248v26H-4z" />
      <path
        className="d-p d-n"
        opacity=".5"
        d="M18 98h10v7H18zM18 109h8v7h-8zM206 52h8v7h-8zM211 63h11v7h-11zM4 30h12v7H4zM-4 41h10v7H-4zM222 16h14v7h-14zM230 27h14v7h-14zM52 32h14v7H52zM70 32h12v7H70zM62 21h14v7H62z"
      />
      <path d="M10 161h26M96 166h30M210 160h20M18 142h204M106 2v15" />
      <path className="d-m" d="M93 27q0-10 13-10t13 10z" />
      <path
        className="d-a"
        d="M-4 150H6q12 0 12-14V90C18 34 60 2 120 2s102 32 102 88v46q0 14 12 14h10"
      />
      <path className="d-p" d="M34 154V44h6v110zM140 154V44h6v110z" />
      <path className="d-p" d="M37 74h106v5H37zM37 112h106v5H37zM37 150h106v5H37z" />
      <path
        className="d-p"
        d="M46 74V56q0-5 5-5h13q5 0 5 5v18zM46 112V94q0-5 5-5h13q5 0 5 5v18zM78 112V94q0-5 5-5h13q5 0 5 5v18zM46 150v-18q0-5 5-5h13q5 0 5 5v18zM78 150v-18q0-5 5-5h13q5 0 5 5v18zM110 150v-18q0-5 5-5h13q5 0 5 5v18z"
      />
      <path
        className="d-m"
        d="M46 74V62h23v12zM46 112V97h23v15zM78 112v-9h23v9zM46 150v-16h23v16zM78 150v-16h23v16zM110 150v-13h23v13z"
      />
      <path
        className="d-p"
        d="M48 45h19v6H48zM48 83h19v6H48zM80 83h19v6H80zM48 121h19v6H48zM80 121h19v6H80zM112 121h19v6h-19z"
      />
      <path
        className="d-p"
        d="M52 101h11v7H52zM52 139h11v7H52zM84 139h11v7H84zM116 140h11v6h-11z"
      />
      <path
        strokeDasharray="3 4"
        d="M78 72V57q0-5 5-5h13q5 0 5 5v15M80 46h19M110 72V57q0-5 5-5h13q5 0 5 5v15M112 46h19"
      />
      <path
        className="d-f"
        d="M108 112q-3-8 3-13 8-6 14-4l0-9 4 3h4l4-3 0 10q0 4-2 6 2 4 1 10zM112 109q-6 0-5 8 1 9-2 12 3 2 5-1 2-4 1-11z"
      />
      <path className="d-l" d="M126 94q1 1.5 2.5 0m3 0q1 1.5 2.5 0" />
      <path className="d-p" d="M190 153q-6-2-5-14l4-18q10-4 20 0l4 19q0 11-5 13z" />
      <path className="d-m" d="M188 123q10 4 22 0-2-8-6-7-2-6-6-1-6-1-10 8z" />
      <g transform="translate(-4 0)">
        <path className="d-f" d="M164 104h32l3 50h-15l-4-34-5 34h-14z" />
        <path className="d-m" d="M156 161q0-6 8-7h10v7zM176 161q0-6 8-7h15v7z" />
        <path className="d-f" d="M201 42a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z" />
        <path className="d-l" d="M166 150h9M184 150h11M178 108l-1 8" />
        {face(
          "translate(193 34) scale(-1.3 1.3)",
          undefined,
          undefined,
          <path className="d-e" d="M10 4.8a3.2 3.2 0 1 0 .1 0m6.2 0a2.8 3.2 0 1 0 .1 0" />,
        )}
        <path className="d-k" d="M152 75l-6-8 0-4-9-3q-3-1-2-3l9 1 4-2q6 0 6 5l6 10z" />
        <path
          className="d-p"
          d="M172 60q-7 2-9 9l-5 4-5-6-6 5 8 13q3 3 7 0l1 22h35l1-34q-1-11-13-13-7 6-14 0z"
        />
        <path className="d-m" d="M154 84l18-4 5 25-18 4z" />
        <path d="M172 66q8 4 15-1M170 99h9" />
        <path d="M159 89l10-2M160 95l10-2M162 101l6-1" />
        <path className="d-p" d="M190 67l2 22-15 5 3 9 20-4q5-2 4-9l-3-17q-2-7-8-8" />
        <path className="d-k" d="M181 93l-8 2q-4 1-3 4t3 3q-1 4 3 4l7-3z" />
      </g>
    </>,
  ),
  // In bed for weeks: the calendar loses its leaves, and a spider has found the trowel.
  krankentagegeld: draw(
    grid,
    <>
      <path className="d-s d-n" d="M-4-12h248v164H-4z" />
      <path className="d-p d-n" d="M18 150V24Q18-2 44-2h152q26 0 26 26v126z" />
      <path className="d-m d-n" opacity=".4" d="M18 150V24Q18-2 44-2h152q26 0 26 26v126z" />
      <path
        className="d-m d-n"
        opacity=".4"
        d="M34-2h12v152H34zM66-2h12v152H66zM98-2h12v152H98zM130-2h12v152h-12zM162-2h12v152h-12zM194-2h12v152h-12z"
      />
      <path className="d-s d-n" d="M-4 150h248v26H-4z" />
      <path className="d-p d-n" opacity=".6" d="M10 178q0-16 110-16t110 16z" />
      <path
        className="d-a"
        d="M-4 150H6q12 0 12-12V24Q18-2 44-2h152q26 0 26 26v114q0 12 12 12h10"
      />
      <path className="d-p" d="M152 14h54v48h-54z" />
      <path className="d-m" d="M152 14h54v12h-54z" />
      <path d="M164 10v7M194 10v7M161 33l5 5M166 33l-5 5M176 33l5 5M181 33l-5 5M191 33l5 5M196 33l-5 5M161 48l5 5M166 48l-5 5" />
      <path
        className="d-p"
        d="M116 18l15-5 4 15-15 5zM92 34l15 5-5 14-15-4zM44 14l15 3-3 15-15-3z"
      />
      <path d="M122 20l6 6M127 19l-4 8M95 40l6 6M101 40l-6 5M48 20l4 6M53 20l-6 5" />
      <path className="d-f" d="M30 158V78q0-10 9-10t9 10v80z" />
      <path className="d-p" d="M40 118V80q2-14 18-13 18 2 24 16l10 35z" />
      <path d="M50 76q-4 8-2 16" />
      <path className="d-p" d="M36 116h160v24H36z" />
      <path className="d-m" d="M36 132h160v10H36z" />
      {face(
        "translate(51 61) rotate(-12) scale(1.3)",
        WORRY,
        undefined,
        <path className="d-f" d="M2 11q-1 12 8 12 10 0 9-11-1 6-6 6-7 0-8-5-1-2-3-2z" />,
      )}
      <path className="d-s" d="M68 90q-12 2-14 14l-2 14h50l-2-18q-6-8-22-10-6 3-10 0z" />
      <path
        className="d-k"
        d="M102 118q6-24 24-40 10-8 18 2l16 32q9 0 11 5l1 4h-25l-11-27-14 27z"
      />
      <path className="d-p" d="M108 98q7-12 18-20 10-8 18 2l10 20-12 8-6-14-9 16z" />
      <path d="M114 90l18 10M122 82l15 12 10-8M137 94l14 0M165 117h5" />
      <path className="d-p" d="M124 62h16v7q0 6-8 6t-8-6z" />
      <path d="M140 64q6 0 5 3t-6 3M129 57q3-3 0-6M136 57q3-3 0-6M120 76h26" />
      <path className="d-m" d="M64 142v-20q2-10 18-10l24-4q8-2 12 2l8 6 20 2 34-2q14-4 16 4v22z" />
      <path d="M82 114q-6 12-4 28M120 112q-2 16-12 22M148 120q-2 10 4 16" />
      <g transform="translate(24 15) scale(.88)">
        <path
          className="d-f"
          d="M162 118q-4-13 10-14 8-1 12 0l2-6 4 4h3l4-3 1 6q1 11-8 13zM164 112q-8 2-7 11 1 7-4 9 6 2 9-3 2-5 1-9l8-6z"
        />
        <path className="d-l" d="M187 108q1.5 1.5 3 0m2.5 0q1.5 1.5 3 0" />
      </g>
      <path className="d-f" d="M194 158v-42q0-8 7-8t7 8v42z" />
      <path className="d-p" d="M96 78l14-4 4 15-14 4z" />
      <path d="M102 80l6 6M107 79l-4 8" />
      <path className="d-s" d="M66 94q7-2 10 4l6 11 14-9 5 8-17 12q-5 2-9-2l-12-16" />
      <path className="d-p" d="M67 91l-3 5q8 6 15 2l0-6q-6 2-12-1z" />
      <path className="d-k" d="M96 100l3-7q1-5 5-6 3 0 2 3 5 0 5 4-1 7-6 9l-4 5z" />
      <path className="d-p" d="M84 150h26l-4 17H88z" />
      <path className="d-m" d="M92 150l-6-13q2-4 6-2l7 15z" />
      <path className="d-m" d="M112 161h20v6h-20zM115 155h20v6h-20zM111 149h20v6h-20z" />
      <path d="M84 150q8 8 26 0M158 142v10M154 154l-5-2v-3m5 8l-5 2v3m13-8l5-2v-3m-5 8l5 2v3" />
      <path className="d-f" d="M162 156a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />
      <path strokeWidth="3" d="M181 51h0M194 51h0" />
    </>,
  ),
  // Everybody has gone home, and the post still comes; the dog has waited years for the cap.
  bauherrenhaftpflicht: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M-4-12h248v164H-4z" />
      <path className="d-m d-n" opacity=".4" d="M-4 68q60-16 124-4t124-8v64H-4z" />
      <path className="d-m d-n" opacity=".7" d="M98 108a46 46 0 1 1 92 0z" />
      <path
        className="d-s d-n"
        opacity=".8"
        d="M-4 112q20-16 40-6h80q30-16 60-4 30-14 68 0v50H-4zM214 112V6h-40V2h40v-8h4v8h30v4h-30v106zM184 6h2v18h-2z"
      />
      <path className="d-p" d="M206 112V96l14-11 14 11v16z" />
      <path d="M203 99l17-14 17 14" />
      <path className="d-m" d="M216 101h8v11h-8z" />
      <path className="d-p d-n" opacity=".8" d="M-4 136h248v40H-4z" />
      <path className="d-m d-n" opacity=".5" d="M-4 112h248v40H-4z" />
      <path className="d-s d-n" d="M-4 150h248v26H-4z" />
      <path className="d-p" d="M-2 140V30h4v110zM-4 52h26v4H-4zM-4 104h26v4H-4z" />
      <path d="M36 76V40M68 76V11M100 76V40M26 42h84" />
      <path className="d-p d-n" d="M18 150V74h6V62h14V50h14v12h14v12h14V62h14v12h24v76z" />
      <path
        className="d-m d-n"
        opacity=".55"
        d="M18 150V74h6V62h14V50h14v12h14v12h14V62h14v12h24v76z"
      />
      <path d="M18 150V74h6V62h14V50h14v12h14v12h14V62h14v12h24v76z" />
      <path
        className="d-m"
        d="M38 50h14v12H38zM80 62h14v12H80zM24 86h14v8H24zM18 138h12v8H18zM32 138h14v8H32zM104 120h14v8h-14zM104 86h14v8h-14z"
      />
      <path d="M18 74h100M24 112h6M52 144h12M68 84h10M98 140h12M46 66h10M104 106h8" />
      <path className="d-f d-g" d="M34 104h26v26H34zM76 98h24v52H76z" />
      <path className="d-p" d="M30 130h34v5H30zM30 99h34v5H30zM72 93h32v5H72z" />
      <path d="M47 104v26" />
      <path className="d-f" d="M144 150a36 12 0 0 1 72 0 36 12 0 0 1-72 0z" />
      <path className="d-f d-g" d="M163 134h34l1 30h-36z" />
      <g transform="translate(-4 3)">
        {face(
          "translate(172 62) scale(1.3)",
          "m0 .5a2.2 2.4 0 1 0 4.4 0 2.2 2.4 0 1 0-4.4 0m-2.5-9.5l2-1m5 0l2 1",
        )}
        <path
          className="d-k"
          d="M152 76l-4-12q-5-3-4-6l4 2 0-8q2-2 4 0l1 6 3-5q3 0 2 3l-2 9 4 11zM222 60l3-12q5-3 4-6l-4 2 0-8q-2-2-4 0l-1 6-3-5q-3 0-2 3l2 9-4 11z"
        />
        <path
          className="d-m"
          d="M179 88q-7 1-11 5l-4 4-3-21-9 1 1 26q2 7 8 4l6-4v35q18 6 34 0v-35l13-11q5-3 6-8l3-23-9-2-4 20-10 9q-4-3-9-3-5 4-11 0z"
        />
        <path className="d-p" d="M179 88l-4 5 10 7 11-7-6-5q-5 4-11 0z" />
        <path d="M172 96l20 17M167 103l2 6M201 103l-4 5" />
        <path className="d-p" d="M188 112l23-3 3 20-23 3z" />
        <path d="M189 114l13 8 10-11" />
      </g>
      <path
        className="d-p"
        d="M128 10l17 5-4 14-17-5zM212 6l18-5 4 13-18 5zM160 16l16-6 5 13-16 5zM180 38l14 3-3 12-14-3z"
      />
      <path d="M128 10l5 10 12-5M212 6l11 6 7-11M160 16l10 5 6-11M180 38l5 8 9-5" />
      <path className="d-s d-n" d="M144 150a36 14 0 0 0 72 0h8v26h-88v-26z" />
      <path className="d-p" d="M208 160l28-6 10 4v4l-28 7-10-4zM208 160l10 4 28-6M218 164v5" />
      <path d="M16 164h24M54 158h14" />
      <path className="d-a" d="M-4 150H18V76H6L68 6l62 70h-12v74h26a36 14 0 0 0 72 0h28" />
      <path
        className="d-p"
        d="M92 166q-3-8 2-18 3-8 3-18-1-8 7-11 7-2 11 4l11 4q3 3-1 5l-8 2q2 8-1 16l1 12 6 1v3z"
      />
      <path
        className="d-f"
        d="M101 120q-8 1-8 10 0 6 4 6 5-4 4-16zM126 126q3 2 1 4l-3 0q-1-4 2-4zM94 150q6 2 6 10 0 4-3 6h-6q-2-8 3-16zM92 164q-10 1-12-7 4-2 4 2 4 2 9 0z"
      />
      <path strokeWidth="2.8" d="M112 126h0" />
      <path d="M106 150v14M112 154v10M109 138q-6 1-8-2" />
      <path className="d-f" d="M127 145q-2-4 2-6 6 1 8 6-5 3-10 0z" />
      <path className="d-m" d="M116 134q-5 9 2 12 5 2 10 0 3-4 2-9-2-7-9-7z" />
      <path d="M122 145q3-6 2-14" />
    </>,
  ),
  // The line is the cable, and a marten has it: the app shows nothing, the ice runs.
  photovoltaikversicherung: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M-4-12h248v164H-4z" />
      <path className="d-m d-n" opacity=".5" d="M180 14a42 42 0 1 1 84 0 42 42 0 0 1-84 0z" />
      <circle className="d-m" cx="221" cy="14" r="15" />
      <path
        className="d-s d-n"
        opacity=".8"
        d="M150 150v-42q10-14 26-10 12-16 30-10 18-12 38 4v58zM-4 150V96q10-6 16 4v50z"
      />
      <path className="d-s d-n" d="M-4 150h248v26H-4z" />
      <path className="d-p d-n" opacity=".7" d="M98 150h30l16 26H84z" />
      <path className="d-p d-n" d="M16 96h144v54H16z" />
      <path className="d-m d-n" opacity=".35" d="M16 96h144v54H16z" />
      <path className="d-p" d="M38 44V14h18v30zM35 10h24v6H35z" />
      <path className="d-s d-n" d="M32 40h112l30 58H2z" />
      <path className="d-f d-g" d="M44 50h88l19 38H25z" />
      <path className="d-l" d="M35 69h106M66 50L56 88M88 50v38M110 50l10 38" />
      <path d="M16 150h144M6 92h12M158 92h12M22 142h10M66 146h12M132 142h8" />
      <path className="d-f d-g" d="M34 108h42v26H34z" />
      <path className="d-l" d="M55 110v22M39 118l6-5" />
      <path className="d-p" d="M30 134h50v5H30zM98 108h30v42H98z" />
      <path className="d-m" d="M103 113h20v15h-20zM138 106h14v17h-14z" />
      <path className="d-s" d="M36 134q-4-8 3-9 2-6 8-2 6-5 9 1 6-4 8 2 6-3 8 2 4 1 2 6z" />
      <path d="M122 134h0M145 123v27M142 112h6" />
      <path
        className="d-a"
        d="M-4 150H16V98H2l30-58h24c14 0 8-22 24-22 16 0 10 22 24 22h40l30 58h-14v52h84"
      />
      <g transform="translate(-54 -7) scale(1.12)">
        <path
          className="d-f"
          d="M118 22q0-10 10-11l2-4 4 4q6 2 8 10l26 1q16 0 16 20h-7l-3-8h-18l-2 8h-8v-9q-8-1-11-7-10 2-17-4zM182 26q16 4 22-18 8 10 2 22-8 12-22 8z"
        />
        <path className="d-p" d="M134 25q8-2 8 6-6 2-8-6z" />
        <path className="d-l" strokeWidth="2.6" d="M129 17h0" />
      </g>
      <path d="M74 8l-4-6M68 14l-7-2M82 4l1-6" />
      <path className="d-k" d="M188 124l-1 30h9l2-28zM204 124l3 30h9l2-30z" />
      <path className="d-p" d="M186 142h11v14h-11zM206 142h11v14h-11z" />
      <path className="d-m" d="M180 162q0-7 8-7h10v7zM201 162q0-7 8-7h10v7z" />
      <path className="d-f" d="M184 108h37l1 24h-16l-3-10-3 10h-18z" />
      {face(
        "translate(214 51) scale(-1.25 1.25)",
        "m-1-8.5l2-1m5 0l2 1",
        "d-p",
        <>
          <path className="d-p" d="M8.5 14q2-4 4-1 3-3 5 1-4-1-9 0z" />
          <path className="d-m" d="M-6 1q6 4 12 3l16 0q1-3-4-3-1-9-9-9T0-1q-5 0-6 2z" />
          <path d="M0-1q9 3 18 0" />
        </>,
      )}
      <path
        className="d-s"
        d="M196 75q-8 2-10 10l-4 9-3-2-6 5 7 10q3 3 6 0l-1 4h37l-1-25q-1-10-11-12-7 5-14 0z"
      />
      <path className="d-f d-g" d="M170 74l13-2 3 22-13 2z" />
      <path className="d-l" strokeWidth="2.6" d="M175 90v-8M179 89v-3M182 89h0" />
      <path className="d-k" d="M175 103l-3-8q-1-4 2-5l8-2q4 1 3 4l0 7-4 3z" />
      <path d="M196 76l-3 34M212 76l3 34" />
      <path className="d-m" d="M197 96h14l-6 19z" />
      <path
        className="d-p"
        d="M196 98q-3-1-2-4 2-3 3-5 0-8 7-8t7 8q3 1 3 5-1 4-4 2v9q-2 3-3 0v-7q-4 3-11 0z"
      />
      <path
        className="d-k"
        d="M218 96l3 9-10 1-4-3q-4-1-6 1-2 2 0 4-1 3 2 4 1 3 4 2l16 1q7-1 7-6l-3-15z"
      />
      <path d="M201 108h5" />
      <path className="d-s" d="M213 78q7 3 9 11l4 8-10 4-5-12" />
      <path className="d-p" d="M190 168q-3-3 6-3 9 0 10 3z" />
    </>,
  ),
  // He climbs in through the cable and wants the diary; the cat has caught the mouse.
  cyber: draw(
    grid,
    <>
      <path className="d-p d-n" d="M-4-12h248v162H-4z" />
      <path className="d-m d-n" opacity=".4" d="M-4-12h248v162H-4z" />
      <path className="d-s d-n" opacity=".6" d="M-4 104h248v46H-4z" />
      <path className="d-p d-n" d="M-4 150h248v26H-4z" />
      <path className="d-s d-n" opacity=".8" d="M-4 150h248v26H-4z" />
      <path d="M-4 104h248M16 164h26M70 167h14M196 164h30" />
      <path className="d-p" d="M74 12h28v36H74z" />
      <path className="d-m" d="M88 30q-12-8-7-13 4-3 7 2 3-5 7-2 5 5-7 13z" />
      <path d="M79 38h5l2-3 4 6 2-3h5" />
      <path className="d-p" d="M230 106V72h20v34zM230 88h20" />
      <path className="d-p" d="M152 94h24l3 12h-30zM112 22h104v72H112z" />
      <path className="d-f d-g" d="M118 28h92v60h-92z" />
      <path className="d-p" d="M106 112h6v44h-6zM182 112h38v44h-38zM182 126h38M182 140h38" />
      <path d="M198 119h6M198 133h6M198 147h6" />
      <path className="d-p" d="M98 106h128v7H98z" />
      <path
        className="d-a"
        d="M-4 150H6q12 0 12-12V14Q18 0 34 0h118q12 0 12 12v10h52v84h10q6 0 6 6v32q0 6 6 6h6"
      />
      <path className="d-p" d="M156 72q-12 2-16 10l-3 6h61l-4-8q-4-7-14-8-12 8-24 0z" />
      {face(
        "translate(183 43) scale(-1.5 1.5)",
        undefined,
        undefined,
        <>
          <path className="d-f" d="M0 4h19v8q-4 2-7-1-2 2-5 1-3-2-7-1z" />
          <path className="d-l" strokeWidth="3" d="M10 8h0m6 0h0" />
          <path className="d-m" d="M-1 0q1-9 11-9 9 0 10 9zM-2 0h23v5H-2z" />
        </>,
      )}
      <path d="M141 82q26 6 53 0" />
      <path className="d-p" d="M188 74q9 2 11 12l6 13-10 5-10-18" />
      <path className="d-k" d="M195 102l8-5 4 2q3 4 1 7h-14z" />
      <path d="M192 90l9-4M195 97l8-4M202 102l1 3" />
      <g transform="rotate(-10 56 124)">
        <path className="d-m" d="M30 76q6-3 9 2l9 34h-8z" />
        <path className="d-m" d="M36 118h40v7H36z" />
      </g>
      <path d="M58 124v20M42 158l16-12 18 12" />
      <path
        className="d-f"
        d="M45 159a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM79 159a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"
      />
      <path className="d-f" d="M46 106h24l22-6q6 0 7 6l7 28-8 4-10-22-18 8H48z" />
      <path className="d-f" d="M62 108h12l5 34-9 1z" />
      <path className="d-m" d="M70 143l9-2 8 5q3 3 1 5H70z" />
      <path className="d-m" d="M96 138l8-4 5-6q4 0 3 5l-4 14-8 2z" />
      <path className="d-f" d="M39 57q-10-2-12 8-1 8 4 14 6-2 5-9 5-2 7-8z" />
      {face(
        "translate(41 48) rotate(-12) scale(1.3)",
        "m0 .5a2.2 2.4 0 1 0 4.4 0 2.2 2.4 0 1 0-4.4 0m-2.5-9.5l3-1.5m5 0l3 1.5",
      )}
      <path className="d-p" d="M52 71q-10 4-11 14l2 36q14 6 30 0l-2-34q-2-12-9-17-5 4-10 1z" />
      <path className="d-s" d="M54 71l4 16 6-17q-5 4-10 1z" />
      <g transform="rotate(-8 98 84)">
        <path className="d-m" d="M84 74h30v24H84z" />
        <path className="d-p" d="M88 74h22v20H88z" />
        <path d="M99 74v20M92 80h3M92 86h3M103 80h3M103 86h3M90 71v6M108 71v6" />
      </g>
      <path className="d-p" d="M156 73l-26 14-13-5-4 11 15 7q5 2 9-1l26-15" />
      <path d="M122 84l-4 11M131 87l3 12M141 81l5 12" />
      <path className="d-k" d="M117 82l-9-1q-6 0-6 3 0 2 3 3-3 2 0 4-1 3 3 3l6 0z" />
      <path className="d-k" d="M82 94l8-1q5 0 6-4-1-4-5-3-1-4-5-3l-7 3z" />
      <path className="d-p" d="M55 78q6-2 9 5l6 10 10-8 5 8-14 13q-4 2-8-2L52 92" />
      <path d="M45 112q6 3 12 2" />
      <path d="M140 113q4 8 0 13" />
      <path className="d-m" d="M136 130q0-5 4-5t4 5v3q0 5-4 5t-4-5z" />
      <path
        className="d-f"
        d="M152 156q-2-12 2-20l-8-4q-2-2 0-4l10 2 0-12 4 4h5l4-4 0 10q0 4-2 7 7 6 7 15 4-2 4-8 4-2 4 2-1 10-10 12z"
      />
      <path className="d-l" strokeWidth="2.6" d="M159 128h0m6 0h0" />
    </>,
  ),
  // What hung on the wall has left its outline, and so have the bicycles; the watchdog sleeps.
  inhalt: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M-4-12h248v164H-4z" />
      <path
        className="d-s d-n"
        d="M-4 150V84q10-10 18 0v66zM226 150V80q10-8 20 2v68zM-4 150h248v26H-4z"
      />
      <path className="d-p d-n" d="M12 150V56Q14-1 120-1t108 57v94z" />
      <path className="d-m d-n" opacity=".4" d="M12 150V56Q14-1 120-1t108 57v94z" />
      <path
        className="d-m d-n"
        opacity=".7"
        d="M12 120h12v7H12zM12 131h20v7H12zM212 92h16v7h-16zM220 103h8v7h-8zM40 28h14v7H40zM58 28h12v7H58zM48 17h14v7H48z"
      />
      <path d="M12 142h216M97 0v10" />
      <path className="d-p d-n" opacity=".5" d="M86 20h22l24 122H62z" />
      <path className="d-m" d="M84 20q0-10 13-10t13 10z" />
      <g transform="translate(2 -13)">
        <path className="d-p" d="M156 40h54v46h-54z" />
        <path className="d-f d-g" d="M161 45h44v36h-44z" />
        <path className="d-p" d="M176 52l6 6 5-9 3 8 9-2-5 8 5 7-8 0-3 8-6-6-8 4 1-9-7-3 7-4z" />
        <path d="M183 45v9M161 63h11M152 86h62" />
        <path className="d-p" d="M196 86l4-7 5 7z" />
      </g>
      <path className="d-a" d="M-4 150H12V56Q14-1 120-1t108 57v94h16" />
      <path className="d-p" d="M24 50h78v46H24z" />
      <path
        strokeDasharray="3 3.5"
        d="M32 59h18v9H32zM38 68h6v20h-6zM62 58q-5 8 2 12v18h6V70q7-4 2-12l-2 6h-6z"
      />
      <path className="d-m" d="M86 58h8v13h-8z" />
      <path d="M90 71v14" />
      <path className="d-p" d="M26 113h6v43h-6zM90 113h6v43h-6zM40 113h34v13H40z" />
      <path className="d-p" d="M38 122h38v14H38z" />
      <path d="M52 129h10" />
      <path className="d-f" d="M82 106v-6h-8v-6h8l3-4h9v16z" />
      <path className="d-p" d="M20 106h90v7H20z" />
      <g strokeDasharray="3 3.5" transform="translate(19 12) scale(.92)">
        <path d="M185 138a15 15 0 1 1-30 0 15 15 0 0 1 30 0zM224 138a15 15 0 1 1-30 0 15 15 0 0 1 30 0zM170 138l9-24h22l8 24M179 114l10 24h-19M189 138l12-24-4-10h9M174 107h9" />
      </g>
      <path className="d-m" d="M18 151h58l-6 16H24z" />
      <path className="d-p" d="M26 152q-3-14 12-16 12-1 18 4 7-4 12 1l9 6q3 4-3 6H26z" />
      <path
        className="d-f"
        d="M58 141q-8 1-6 12 1 5 5 3 5-6 1-15zM76 147q4 1 3 4l-4 0zM36 136q10-1 12 5-4 7-12 3-5-4 0-8z"
      />
      <path d="M64 146q2 2 4 0M30 157h36M28 162h38" />
      <path className="d-p" d="M184 163l7-7 3 7zM198 166l4-7 7 7z" />
      <path className="d-f" d="M210 162l3-6 8-1 4 4-1 5h-13z" />
      <g transform="translate(-3 0)">
        <path className="d-f" d="M112 104h39l5 51h-15l-9-36-7 36h-17z" />
        <path className="d-m" d="M102 162q0-6 8-7h15v7zM140 162v-7h15q8 1 9 7z" />
        {face(
          "translate(118 32) scale(1.3)",
          "m0 .5a2.2 2.4 0 1 0 4.4 0 2.2 2.4 0 1 0-4.4 0m-2.5-9.5l2-1m5 0l2 1",
          undefined,
          <path
            className="d-f"
            d="M1 10q-5-2-4-7-2-5 3-7 1-5 6-4 4-4 8-1 6-1 6 4 3 4-1 7-5-1-9 0-5-1-6 3z"
          />,
        )}
        <path className="d-s" d="M126 58q-10 2-13 11v37h38l-1-36q-3-10-13-12-5 4-11 0z" />
        <path className="d-f" d="M119 108V80h25v28zM121 80l-3-19M142 80l3-18" />
        <path className="d-l" d="M125 88h13v8h-13z" />
        <path className="d-k" d="M102 66l8-22-2-8q2-6 8-9l6-1q1 3-2 5l6 0q2 3-2 5l-7 3-5 9-4 20z" />
        <path d="M113 34l5-1" />
        <path className="d-s" d="M119 62q-5 0-9 4l-1-6-9 0 1 17q2 7 8 4l9-6" />
        <path strokeWidth="3" d="M165 102V90M175 102v-6q0-2 2-3" />
        <path className="d-k" d="M157 88l5-6q5-4 10 0 3 2 2 6-1 6-6 6l-9 1z" />
        <path className="d-e" d="M168 86l5 1" />
        <path className="d-s" d="M142 62q8 2 9 10l4 15 6-3 4 11-11 5q-6 1-8-4l-8-20" />
        <path className="d-m" d="M162 101h16v12h-16z" />
        <path strokeWidth="2.6" d="M170 107h0" />
      </g>
    </>,
  ),
  // A door to nowhere, just as it is drawn; the stairs lead the cat to a wall.
  berufshaftpflicht: draw(
    grid,
    <>
      <path className="d-m d-n" opacity=".4" d="M88 50a42 42 0 1 1-84 0 42 42 0 0 1 84 0z" />
      <path
        className="d-s d-n"
        opacity=".6"
        d="M-4 116q12-22 30-20 10-18 30-10 16 2 20 14 16-6 40 4v50H-4zM212 100q10-18 32-14v68h-32z"
      />
      <path className="d-s d-n" d="M-4 150v-18q40-16 120-4v22h128v26H-4z" />
      <path
        className="d-s d-n"
        opacity=".6"
        d="M94 14q2-9 12-7 6-9 16-3 10-2 12 10zM206 72h34v-6q-4-8-12-6-6-6-12 2-8 0-10 10z"
      />
      <path className="d-p" d="M196 46V22h18V4h14v30h-18v22z" />
      <path className="d-p" d="M112 150V64l52-46 52 46v86z" />
      <path className="d-m d-n" opacity=".35" d="M112 150V64l52-46 52 46v86z" />
      <path className="d-s" d="M96 68L164 8l68 60h-16l-52-46-52 46z" />
      <path className="d-m" d="M204 78h12v6h-12zM200 132h16v6h-16zM193 138h14v6h-14z" />
      <path className="d-a" d="M-4 150H112V68H96L164 8l68 60H216v82h28" />
      <path className="d-f d-g" d="M147 50h38v62h-38z" />
      <path className="d-m" d="M185 50l12 8v62l-12-8z" />
      <path className="d-p" d="M142 112h48v5h-48z" />
      <path className="d-s" d="M116 150V106h14v11h14v11h14v11h14v11z" />
      <path d="M130 117v33M144 128v22M158 139v11M189 66l5 3v14l-5-3z" />
      <path
        className="d-f"
        d="M119 106q-2-8 3-13-3-3-2-7l-1-5 5 2h3l4-3v6q1 4-1 6 4 6 2 14zM125 107q7 2 7 13h-3q0-8-5-10z"
      />
      <path d="M88 164l-2-5m5 5v-7m4 7l2-5M206 165l-2-5m5 5v-7m4 7l2-5" />
      {/* Who wants to go out. */}
      <path className="d-f" d="M153 92h9l1 16q7 0 7 4h-16z" />
      <path className="d-f" d="M162 98l10 9l0 14l8 0l2-16q0-2-1-4l-11-11" />
      {shoe("translate(172 120) rotate(14) scale(.9)")}
      <path d="M178 135v4M186 136l2 4M170 133l-2 3" />
      <path className="d-p" d="M157 73q-6 1-7 9l2 13h19l1-13q0-8-8-9-3 3-7 0z" />
      {face(
        "translate(153 52) scale(1.05)",
        AMAZED,
        "d-f",
        <path className="d-f" d="M2 12q0 12 8 12 10 0 9-13-1 8.5-6 8.5-7 0-8-5.5-1-2-3-2z" />,
      )}
      <path className="d-p" d="M164 82l11 9q2 1 4 1l11-2l-2-8l-9 2l-9-8" />
      {hand("translate(187 86) rotate(-6) scale(.75)")}
      <path className="d-p" d="M152 79l-3 9l-2-1l-2 8l6 2q4 1 5-3l4-13" />
      <path className="d-k" d="M150 88l-5-2q-4 0-4 3-1 4 2 6l7 0z" />
      <path d="M141 91h4" />
      {/* Who drew it. */}
      {shoe("translate(25 150)")}
      {shoe("translate(52 151)")}
      <path className="d-f" d="M29 100h32l6 50H53l-7-34-6 35H25z" />
      <path className="d-l" d="M46 106v9M27 146h8M55 146h9" />
      <path className="d-m" d="M40 58q-11 2-13 14l1 32h36l-1-32q-2-12-13-14-5 3-10 0z" />
      <path className="d-p" d="M41 58l5 13 6-13q-5 3-11 0z" />
      <path d="M46 71v32M32 95h8" />
      {face("translate(34 31) scale(1.3)", WORRY, "d-f", <path className="d-f d-n" d={GLASSES} />)}
      <path className="d-f" d="M39 27a7 7 0 1 1 11-3q-5-2-11 3z" />
      {hand("translate(24 44) rotate(-50)")}
      <path className="d-m" d="M34 62l-13 0l9-17l-8-4l-13 23q-4 6 4 7l19 3" />
      <g transform="translate(57 84) rotate(-7)">
        <path className="d-p" d="M0 0h46v37H0z" />
        <path d="M9 32V15L23 4l14 11v17zM12 32v-7h4v4h4v3" />
        <path className="d-m" d="M20 12h8v10h-8z" />
      </g>
      {hand("translate(57 106) rotate(-16)")}
      <path className="d-m" d="M49 68l-8 25q-1 4 2 6l12 10l6-8l-7-8l7-21" />
    </>,
  ),
  // Two cans, the smaller one is the firm's; one plant, and what it bears takes its time.
  "betriebliche-altersvorsorge": draw(
    grid,
    <>
      <path className="d-m d-n" opacity=".4" d="M62 14a34 34 0 1 1-68 0 34 34 0 0 1 68 0z" />
      <path
        className="d-s d-n"
        opacity=".6"
        d="M-4 96q8-10 22-8v64H-4zM214 80q14-12 32-4v76h-32z"
      />
      <path className="d-p d-n" d="M14 150V60h208v90z" />
      <path className="d-m d-n" opacity=".4" d="M14 150V60h208v90z" />
      <path className="d-p" d="M162 50V5h16v45M159 0h22v5h-22z" />
      <path className="d-f" d="M162 12h16v7h-16z" />
      <path d="M168-3q6-8 14-2" />
      <path className="d-s d-n" opacity=".6" d="M94 18q2-9 12-7 6-9 16-3 10-2 12 10z" />
      <path className="d-s" d="M14 58L82 14v44L150 14v44L222 14v44z" />
      <path className="d-s d-n" d="M-4 150h248v26H-4z" />
      <path className="d-p" d="M84 66h68v62H84z" />
      <path className="d-m d-n" opacity=".6" d="M138 92a20 20 0 1 1-40 0 20 20 0 0 1 40 0z" />
      <path className="d-s d-n" d="M85 127v-14q16-14 34-4 16-8 32 2v16z" />
      <path d="M84 88h68M78 128h80" />
      {/* The works. */}
      <path className="d-p" d="M16 80h30v4H16zM16 112h38v6H16zM196 96h26v5h-26z" />
      <path className="d-m" d="M20 68h14v12H20zM200 84h12v12h-12z" />
      <path className="d-s" d="M18 98h16v14H18zM212 88h10v8h-10z" />
      <path d="M48 118v32M24 118v32M24 140h24M26 98V90h10M20 74h14M208 64v12M202 76h12M196 101v49" />
      <path className="d-a" d="M-4 150H14V58L82 14v44L150 14v44L222 14V150h22" />
      {/* What grows. */}
      <path strokeWidth="2.6" d="M118 132V50" />
      <path
        className="d-s"
        d="M118 96q-20 2-26-13 20-3 26 13zM118 90q20 2 26-13-20-3-26 13zM118 75q-15 0-17-13 15 0 17 13zM118 70q15 0 17-13-15 0-17 13z"
      />
      <path
        className="d-m"
        d="M129 44a11 11 0 1 1-22 0 11 11 0 0 1 22 0zM99 124h38v7H99zM102 131h32l-4 28h-24z"
      />
      <path d="M124 44a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM108 138l2 12" />
      {/* The firm. */}
      {shoe("translate(28 150)")}
      {shoe("translate(54 152)")}
      <path className="d-f" d="M31 102h36l2 50H54l-5-34-7 33H27z" />
      <path className="d-p" d="M44 63q-12 2-14 14l2 27h34l1-27q-1-12-13-14-5 4-10 0z" />
      <path className="d-s" d="M43 64l7 16 7-15 5 3 4 39-12 2-4-4-5 4-12-2 3-40z" />
      <path className="d-f" d="M48 68h5l1 10-4 5-3-5z" />
      <path d="M50 84v20M38 98h6" />
      <path className="d-l" d="M49 110v8M31 146h9M57 147h9" />
      {face(
        "translate(36 38) scale(1.25)",
        undefined,
        "d-p",
        <path className="d-p" d="M8 15q1-4 6-3 5-1 5 3-3-1-5-1t-6 1z" />,
      )}
      {can("translate(80 95) rotate(24)", "d-p")}
      {hand("translate(74 95)")}
      <path className="d-p" d="M57 72l1 24q0 5 5 5l13-2l0-8l-8 0l1-19c0-8-12-8-12 0z" />
      <path className="d-p" d="M31 69l-10 21q-3 3 1 6l12 7l4-6l-6-6l9-16c4-7-6-13-10-6z" />
      {/* Who works there. */}
      {shoe("translate(206 151) scale(-1 1)", "d-m")}
      {shoe("translate(182 153) scale(-1 1)", "d-m")}
      <path className="d-f d-g" d="M173 104h32l3 48h-15l-6-34-6 36h-14z" />
      <path className="d-p" d="M183 66q-10 2-11 13l1 25h32l1-25q-2-11-13-13-5 4-10 0z" />
      <path className="d-f d-g" d="M175 106l2-22h18l2-17 4 2 4 37zM177 85l1-17 4-2v19z" />
      <path className="d-l" d="M180 92h10v8h-10zM189 114v7M170 146h10M194 145h10" />
      <path className="d-f" d="M196 50q16-2 14 20-4 4-7 1 0-10-7-13z" />
      {face(
        "translate(201 42) scale(-1.2 1.2)",
        undefined,
        "d-f",
        <path className="d-m" d="M0 3q0-9 9-9t10 8h5v3H0z" />,
      )}
      {can("translate(159 90) scale(-1.3 1.3) rotate(20)", "d-s")}
      {hand("translate(165 90) scale(-1 1)")}
      <path className="d-p" d="M171 74l2 14l-9-2l-2 8l14 7q7 3 7-5l0-22c0-8-12-8-12 0z" />
      {hand("translate(203 100) rotate(150) scale(.9 -.9)")}
      <path className="d-p" d="M198 77l9 12l-7 8l6 6l11-9q4-3 1-7l-10-16c-4-7-14 0-10 6z" />
      <path
        strokeWidth="2.2"
        d="M103 111l1 4M108 109l1 4M110 118v1M133 113l-1 4M127 111v4M126 119v1"
      />
      {/* She is sure to get there. */}
      <path className="d-p" d="M75 166q-2-4 2-4h15q4-1 3-7l4-1q4 12-4 12z" />
      <path className="d-m" d="M91 159a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z" />
      <path d="M84 159q-3-1-2 2 4 2 5-2t-6-4M94 155l-2-4M97 154l1-4M150 164h26M196 166h30M8 164h22" />
    </>,
  ),
  // Five windows are lived in; the sixth, where a spider sits, is what has to be reckoned with.
  kapitalanlage: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".4" d="M-4-12h248v164H-4z" />
      <path className="d-m d-n" opacity=".6" d="M232 44a40 40 0 1 1-80 0 40 40 0 0 1 80 0z" />
      <path
        className="d-s d-n"
        d="M140 150V92l14-14 14 14v-16h24V62l18-16 18 16v10h20v80zM-4 150V66l10-10 18 14v80z"
      />
      <path
        className="d-p d-n"
        opacity=".6"
        d="M214 80h9v11h-9zM229 80h9v11h-9zM214 102h9v11h-9zM229 102h9v11h-9zM-2 76h8v11h-8zM-2 98h8v11h-8z"
      />
      <path className="d-s d-n" d="M-4 150h248v26H-4z" />
      <path className="d-p" d="M104 12V-4h16v16M100-8h24v5h-24z" />
      <path className="d-p" d="M24 150V46h122v104z" />
      <path className="d-s" d="M24 46H12L34 6h102l22 40zM24 122h122v28H24z" />
      <path d="M24 82h122M40 20h8M120 32h8M66 14h8M24 136h36M134 136h12" />
      <path className="d-p" d="M46 42V26l12-9 12 9v16z" />
      <path d="M53 42V29h10v13" />
      <path className="d-a" d="M-4 150H24V46H12L34 6h102l22 40H146V150h98" />
      <path
        className="d-m"
        d="M33 52h28v26H33zM71 52h28v26H71zM109 52h28v26h-28zM33 90h28v26H33zM71 90h28v26H71z"
      />
      <path className="d-f d-g" d="M109 90h28v26h-28z" />
      {/* Who lives there. */}
      <path className="d-f" d="M40 78q-1-8 3-12-3-3-2-6l-1-7 5 3h3l4-3v6q1 4-1 6 5 5 3 13z" />
      <path className="d-l" strokeWidth="2.4" d="M44 60h0m5 0h0" />
      <path className="d-s" d="M77 78q0-8 8-8 9 0 9 8z" />
      {face("translate(78 55) scale(.75)", undefined, "d-p")}
      <path className="d-p" d="M109 52h12q0 10-8 18h-4zM137 52h-12q0 10 8 18h4z" />
      <path className="d-s" d="M123 74q-9-2-8-10 8 1 8 10 0-9 8-10 1 8-8 10z" />
      <path className="d-p" d="M118 72h10l-2 6h-6zM38 116q0-8 8-8 9 0 10 8z" />
      <path className="d-f" d="M42 98q-6-2-6 4 3 0 6 1z" />
      {face("translate(39 93) scale(.75)")}
      <path className="d-p" d="M78 116v-12q0-9 8-9 6 0 7 5l5 2q1 5-7 5l-1 9z" />
      <path className="d-f" d="M83 96q-8 0-8 11 6 1 7-6z" />
      <path strokeWidth="2.2" d="M89 101h0M97 102h0" />
      <path className="d-m" d="M91 107h5v4q-3 3-5 0z" />
      <path
        className="d-l"
        d="M126 90v11M122 102l-3-4-3 2M122 106l-4 1-2 5M130 102l3-4 3 2M130 106l4 1 2 5"
      />
      <path className="d-l" strokeWidth="7" d="M126 104h0" />
      <path
        className="d-p"
        d="M29 78h36v4H29zM67 78h36v4H67zM105 78h36v4h-36zM29 116h36v4H29zM67 116h36v4H67zM105 116h36v4h-36z"
      />
      <path className="d-p" d="M66 150v-24h34v24z" />
      <path className="d-m" d="M71 150v-20h24v20z" />
      <path strokeWidth="2.2" d="M90 141h0M46 129h0M52 129h0M58 129h0" />
      {/* Somebody has just moved in. */}
      <path className="d-f d-g" d="M131 144q-6-1-5-8 0-2 2 0 0 4 3 4v-9q3-5 6 0v13z" />
      <path className="d-m" d="M104 130h18v14h-18z" />
      <path className="d-p" d="M102 144h22v18h-22zM124 144h18v18h-18z" />
      <path d="M113 130v5M113 144v5M133 144v5M128 157h4M106 157h5M40 164h44M10 158h24M206 166h32" />
      {/* Who reckons. */}
      {shoe("translate(198 151) scale(-1 1)")}
      {shoe("translate(217 153) scale(-1 1)")}
      <path className="d-f" d="M183 116h31l3 38h-15l-4-24-1 22h-14z" />
      <path className="d-m" d="M188 62q-11 3-13 14l3 24-2 25h42l-2-25 1-24q-2-11-15-14-7 4-14 0z" />
      <path d="M194 68v56M203 112h7" />
      {face(
        "translate(204 33) scale(-1.3 1.3)",
        "m1 2h4",
        "d-f",
        <path className="d-s" d="M-2 4q-2-10 9-11 10 0 13 7l4 3q-14 4-26 1z" />,
      )}
      <path className="d-p" d="M185 58q8 4 15 0l3 6q-10 6-20 1zM185 66l-3 16 7 1 2-15z" />
      <path className="d-m" d="M177 72l-7 15l11-13l-8-4l-9 18q2 5 8 5l13-13c6-6-3-14-8-8z" />
      {hand("translate(177 70) rotate(-66) scale(1 -1)")}
      <g transform="translate(149 88) rotate(-8)">
        <path className="d-f d-g" d="M0 0h30v36H0z" />
        <path className="d-p" d="M3 4h24v29H3z" />
        <path
          className="d-m"
          d="M6 9h5v5H6zM13 9h5v5h-5zM20 9h5v5h-5zM6 17h5v5H6zM13 17h5v5h-5zM10-3h10v5H10z"
        />
        <path d="M7 28h11" />
        <path strokeDasharray="2 2" d="M20 17h5v5h-5z" />
      </g>
      {hand("translate(189 117) scale(-1 1) rotate(4)")}
      <path className="d-m" d="M202 77l4 27l-20 8l4 10l25-8q5-2 4-7l-5-32c-1-8-13-6-12 2z" />
    </>,
  ),
  // The line is the rail; she rides past her younger selves, the cat was first.
  umbau: draw(
    grid,
    <>
      <path className="d-m d-n" opacity=".4" d="M-4-12h248v164H-4z" />
      <path className="d-s d-n" opacity=".6" d="M-4 150V112L30 96 174 16h70v134z" />
      <path className="d-p" d="M146-14h52v52h-52z" />
      <path className="d-m d-n" opacity=".6" d="M184 14a12 12 0 1 1-24 0 12 12 0 0 1 24 0z" />
      <path className="d-s d-n" d="M147 37V27q12-10 24-2 14-8 26 2v10z" />
      <path d="M172-14v52M140 38h64" />
      <path className="d-p" d="M17 64h24v28H17zM45 27h24v30H45z" />
      <path className="d-f" d="M23 74q-6 2-4 10l4-3zM35 74q6 2 4 10l-4-3zM51 37a4 4 0 1 1 4-5z" />
      <path className="d-m" d="M21 92q0-5 8-5t8 5z" />
      <path className="d-s" d="M49 57q0-6 8-6 9 0 9 6z" />
      {face("translate(21 71) scale(.75)")}
      {face("translate(49 35) scale(.8)")}
      {/* The house. */}
      <path className="d-s d-n" d="M-4 150h248v26H-4z" />
      <path
        className="d-p"
        d="M30 150v-10h18v-10h18v-10h18v-10h18v-10h18V90h18V80h18V70h60q12 0 12 12v68z"
      />
      <path className="d-f d-g" d="M184 86h32v64h-32z" />
      <path
        className="d-l"
        d="M202 150V98q0-5-6-5t-6 5M186 100h8M188 107v3M192 111v3M188 117v3M192 122v3M184 140h32"
      />
      <path d="M108 150v-10l50-28v38zM148 132v6M50 160h44M6 164h28M120 164h66" />
      <path className="d-a" d="M-4 150H36q6 0 12-4L172 76q8-6 18-6h26q12 0 12 12v56q0 12 12 12h4" />
      {/* Below, what she does not need up there. */}
      <path className="d-m" d="M6 124h18v9H6z" />
      <path strokeWidth="2.4" d="M7 146l10-38h-7M26 146l-9-30" />
      <path
        className="d-p"
        d="M12 147a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM31 147a5 5 0 1 1-10 0 5 5 0 0 1 10 0z"
      />
      {/* Who was first. */}
      <path
        className="d-f"
        d="M182 70q-2-15 8-20-3-3-3-7l-2-8 6 3h5l5-4v8q1 5-2 8 9 5 9 20zM206 70v-6q12 1 10-9l4-1q2 18-14 16z"
      />
      <path className="d-l" strokeWidth="2.4" d="M190 43h0m5 0h0" />
      <path className="d-l" d="M193 70v-7" />
      {/* Who rides. */}
      <path className="d-p" d="M93 82h16v30H93z" />
      <path className="d-m" d="M84 119l28-15 5 9-28 15z" />
      <path className="d-m" d="M84 34q-9 0-8 9l4 32q1 9 9 9h38v-9H94l-4-34q-1-7-6-7z" />
      <path className="d-p" d="M118 103l22-2v4l-22 2z" />
      <path className="d-f" d="M98 79l24 1l2 15l10 0l0-21q0-6-6-6l-30-3" />
      {shoe("translate(124 95)", "d-m")}
      <path className="d-s" d="M96 40q-10 2-12 14l3 26h27l-2-24q-1-13-9-16-3 3-7 0z" />
      <path className="d-p" d="M95 40q2 8 9 9 1-5 0-9-4 3-9 0z" />
      <path className="d-p" d="M86 17a7 7 0 1 1 8-11q-7 2-8 11z" />
      {face("translate(86 13) scale(1.3)", undefined, "d-p")}
      <path className="d-p" d="M102 77h26v5h-26z" />
      <path className="d-p" d="M123 57h16q1 10-8 10t-8-10zM121 68h20v3h-20z" />
      <path d="M139 59q5 0 4 3t-5 3M128 53q-3-3 0-6t0-6M135 53q-3-3 0-6t0-6" />
      {hand("translate(118 65) scale(.9)")}
      <path className="d-s" d="M88 53l2 21q1 7 8 5l20-10l-2-8l-15 4l-1-14c-1-7-13-6-12 2z" />
    </>,
  ),
  // Stove and sink are there; the cupboards can wait, the boxes are chairs, table and a bed for the cat.
  ratenkredit: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M-4-12h248v164H-4z" />
      <path className="d-p d-n" d="M14 150V36q0-30 30-30h152q30 0 30 30v114z" />
      <path className="d-m d-n" opacity=".4" d="M14 150V36q0-30 30-30h152q30 0 30 30v114z" />
      <path className="d-s d-n" d="M14 66h82v30H14zM-4 150h248v26H-4z" />
      <path
        className="d-p d-n"
        opacity=".5"
        d="M16 68h12v12H16zM44 68h12v12H44zM72 68h12v12H72zM30 82h12v12H30zM58 82h12v12H58zM86 82h9v12h-9z"
      />
      <path className="d-p" d="M58 18h32v36H58z" />
      <path className="d-s d-n" d="M59 53V43q10-10 18-3 6-4 12 0v13z" />
      <path className="d-m d-n" d="M73 30a5 5 0 1 1-10 0 5 5 0 0 1 10 0z" />
      <path d="M74 18v36M54 54h40" />
      {/* What can wait. */}
      <path strokeDasharray="4 4" d="M102 12h36v24h-36zM172 12h36v24h-36zM131 21v7M179 21v7" />
      <path className="d-m d-n" opacity=".5" d="M155 36l34 78h-68z" />
      <path d="M155 6v16" />
      <path className="d-f" d="M151 20h8v7h-8z" />
      <path className="d-m" d="M152 27h6q5 3 5 8a8 8 0 0 1-16 0q0-5 5-8z" />
      <path className="d-a" d="M-4 150H14V36q0-30 30-30h152q30 0 30 30v114h18" />
      {/* What cannot. */}
      <path className="d-p" d="M18 102h38v48H18zM56 102h38v48H56zM16 96h80v6H16z" />
      <path className="d-f" d="M16 96h40v6H16z" />
      <path className="d-m" d="M23 116h28v24H23z" />
      <path className="d-p" d="M24 78h26v16q0 2-3 2H27q-3 0-3-2zM20 84h4v4h-4zM50 84h4v4h-4z" />
      <path d="M22 78h30M37 78v-3M30 70q4-4 0-8t0-8M44 70q4-4 0-8t0-8M28 121h18M62 114h12M75 102v48" />
      <path strokeWidth="2.2" d="M26 109h0M34 109h0M42 109h0M50 109h0" />
      <path strokeWidth="2.6" d="M82 96V84q0-7-7-7t-7 6" />
      {/* The cat has moved in. */}
      <path className="d-f" d="M40 144q-2-8 3-12l-1-9 6 4h6l6-4-1 9q5 4 3 12z" />
      <path className="d-l" strokeWidth="2.4" d="M47 134h0m8 0h0" />
      <path className="d-m" d="M34 142h34v24H34zM34 142l-8 8 4 4 4-4zM68 142l8 8-4 4-4-4z" />
      <path d="M51 142v8M39 160h6" />
      {/* Chairs and table. */}
      <path className="d-m" d="M94 120h34v38H94zM188 120h32v38h-32z" />
      <path className="d-p" d="M138 114h40v44h-40z" />
      <path d="M111 128v8M204 128v8M100 151h8M208 151h6M158 114v9M144 151h7" />
      <path className="d-f d-g" d="M141 110h13v4h-13z" />
      <path className="d-m" d="M147.5 99q-4-3 0-8 4 5 0 8z" />
      <path className="d-p" d="M145 100h5v10h-5z" />
      <path className="d-p" d="M155 104h18q-1 10-9 10t-9-10z" />
      <path className="d-m" d="M157 104q2-6 6-4 5-3 8 4z" />
      {/* She. */}
      <path className="d-f" d="M105 126l22 1l2 23l10 0l2-30q0-7-7-7l-27-3c-11-1-12 15-2 16z" />
      {shoe("translate(130 151)")}
      <path className="d-s" d="M108 77q-10 2-11 14l1 23h29l2-23q-1-12-11-14-5 4-10 0z" />
      <path className="d-f" d="M102 55q-6 12-2 25 6 2 9-2l-2-14z" />
      {face(
        "translate(101 50) scale(1.25)",
        LAUGH,
        "d-f",
        <path className="d-m" d="M0 4Q4-4 16-4l2 4Q8-1 3 9z" />,
      )}
      <path className="d-s" d="M102 95l16 13q5 3 8-1l17-21l-6-6l-16 15l-11-10c-6-5-14 5-8 10z" />
      {/* He. */}
      <path className="d-f d-g" d="M208 110l-27 3q-6 0-6 7l2 30l10 0l2-23l21-1c10-1 9-17-2-16z" />
      {shoe("translate(186 151) scale(-1 1)", "d-m")}
      <path className="d-p" d="M200 74q-12 2-13 15l2 25h28l1-25q-1-13-12-15-4 3-7 0z" />
      {face("translate(216 45) scale(-1.3 1.3)", LAUGH, "d-m")}
      <path className="d-p" d="M205 84l-10 10l-18-15l-6 6l20 21q4 4 8 0l14-14c6-5-3-14-8-8z" />
      <path className="d-p" d="M145 66h11v20h-11z" />
      <path className="d-m" d="M158 65h11v20h-11z" />
      {hand("translate(138 84) rotate(-12) scale(.95)")}
      {hand("translate(176 83) scale(-1 1) rotate(-12) scale(.95)")}
      <path d="M157 59v-5M151 60l-3-4M163 60l3-4M76 162h24M196 165h30" />
    </>,
  ),
};
