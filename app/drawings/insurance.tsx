import { draw, type Drawing, itemSheet as grid } from "./drawing";
import { GLASSES, LAUGH, WHITE_HAIR, WORRY, blush, face, head } from "./people";

/** An arm that holds its head. */
const arm = (
  <>
    <path
      className="d-k"
      d="M40 86L18 72q-4-3-1-7l13-18q3-7 9-9l6-2q4 0 3 3l-2 1q3 1 2 3t-3 2q2 3-2 4l-4 3-13 13 18 11z"
    />
    <path d="M41 43l5-2M42 47l4-1" />
  </>
);

/** A mouth wide open; and with raised brows. */
const ROUND = "m-.2 1.5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0";
const OH = `${ROUND}m-1.3-10.5l2-1m5 0l2 1`;

/** A hand that is held up, palm to the front. */
const RAISED =
  "M166 81q-2-1-2-4v-7q0-2 1.8-2t1.8 2v2-5q0-2 1.9-2t1.9 2v5-4q0-2 1.9-2t1.9 2v5l2-2q2-1 2.5 1t-4.5 8q-1 1-3 1z";

/** A hand round a stick. */
const FIST = "M-5.5-3q0-3 3-3h5q3 0 3 3v4q0 3-1.5 7h-8q-1.5-4-1.5-7zM-1.9-6v5m3.8-5v5";

const SHOCK = `${ROUND}m-1.4-11q1.5-2 3-1m4.5 0q2-.5 2.5 1`;

const ANGRY = "m-1-8.5l2 1m5 0l2-1";

const FLAT = "m1 1h4";

/** Ten covers; in each the line comes in along the ground and holds the scene. */
export const insuranceDrawings: Record<string, Drawing> = {
  // The kick, the arc, the pane; and the cat had been asleep.
  haftpflicht: draw(
    grid,
    <>
      <path className="d-m d-n" opacity=".4" d="M34 18a22 22 0 1 1-44 0 22 22 0 0 1 44 0z" />
      <path
        className="d-s d-n"
        opacity=".6"
        d="M-4 84q9-13 24-9l40 3 14-13q-14-17-10-26 0-16 14-18 6-14 18-8h12V150H-4z"
      />
      <path className="d-s d-n" d="M-4 150h248v26H-4z" />
      <path className="d-p" d="M-4 106h112v6H-4zM-4 124h112v6H-4zM8 150V97l5-6 5 6v53z" />
      <path className="d-p" d="M106 150V4h140v146z" />
      <path className="d-m d-n" opacity=".3" d="M106 132V4h140v128z" />
      <path className="d-s" d="M106 132h140v18H106zM88 2l14-16h150V2z" />
      <path
        className="d-m"
        d="M220 120h13v6h-13zM227 114h13v6h-13zM114 116h13v6h-13zM120 122h13v6h-13z"
      />
      <path d="M118 141h24M160 141h12M198 141h30M100-4q6-5 12 0t12 0 12 0 12 0M190-4q6-5 12 0t12 0 12 0" />
      <path className="d-p" d="M86 1h160v8H86z" />
      <path className="d-s" d="M119 20h19v86h-19zM214 20h19v86h-19z" />
      <path
        className="d-f"
        d="M128.5 36q-7-5-4-8t4 2q1-5 4-2t-4 8zM223.5 36q-7-5-4-8t4 2q1-5 4-2t-4 8z"
      />
      <path d="M214 48h19M214 92h19M119 48h19M119 92h19" />
      <path className="d-p" d="M138 20h76v86h-76z" />
      <path className="d-f d-g" d="M143 25h31v76h-31z" />
      <path className="d-p" d="M178 25h31v76h-31z" />
      <path className="d-m d-n" opacity=".6" d="M178 25h31v76h-31z" />
      <path d="M178 25h31v76h-31z" />
      <path
        className="d-p"
        d="M143 25h31v10l-5-4-7 7-4-6-6 9-3-6-6 7zM143 101V78l6 8 3-3 5 9 7-10 4 6 6-12v25z"
      />
      <path
        className="d-f"
        d="M181 101l3-16q-5-2-4-9v-10l5 4h4l5-4v7l2-9 2 4 3-5q-2-12 0-20 3-8 5 0 3 14 3 32v26h-6l-1-13-5-6q-4 4-8 4l-2 15z"
      />
      <path className="d-l" strokeWidth="3" d="M184.5 76h0m6 0h0" />
      <path className="d-s" d="M143 108q-5-8 2-10 2-8 8-4 6-7 11 0 7-1 6 6 5 2 2 8z" />
      <path className="d-p" d="M140 105h72l-4 15h-64z" />
      <path
        className="d-m"
        d="M152 102a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM161 98a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM170 102a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"
      />
      <path className="d-p" d="M105 9h8v141h-8z" />
      {/* From the shoe, past the post, into the pane. */}
      <path className="d-a" d="M101 133c22-10 20-62 45-75" />
      <path className="d-a" d="M-4 150h248" />
      <circle className="d-m" cx="157" cy="56" r="15" />
      <path className="d-f" d="M157 49l7 5-3 8h-8l-3-8z" />
      <path d="M157 49v-8M164 54l7-2M161 62l4 7M153 62l-4 7M150 54l-7-2" />
      <path
        className="d-p"
        d="M116 50l14-6-3 11zM130 74l11 0-7 9zM173 38l10-8-1 11zM122 74l-8-4 3 13 6-3zM86 53l11-4-5 11z"
      />
      <path className="d-k" d="M33.5 124l1.5 15h10l.5-15zM69 116l10 22 8-3-7-20q-1-4-5-4z" />
      <path className="d-p" d="M35 139h10v6H35zM77 132l8-3 3 7-8 3z" />
      <path
        className="d-f"
        d="M34 104h26l20 8-8 13-19-5-5-3-1 10H30zM34 144h12q8 1 9 6H33zM79 138l9-4q4-2 10-5 4 3 1 7l-16 8z"
      />
      <g transform="translate(-5 0) rotate(-5 52 106)">
        {face("translate(38 46) scale(1.3)", WORRY)}
        {arm}
        <g transform="translate(105 -1) scale(-1 1)">{arm}</g>
        <path className="d-m" d="M44 72l-12-3-8 9 14 11 1 19h28l-1-19 14-11-8-9-12 3q-8 3-16 0z" />
        <path d="M38 89l1-6M66 89l-1-6M43 101l7 2" />
      </g>
      <path d="M20 163l-2-6m6 6v-8m4 8l2-6M196 164l-2-6m6 6v-8m4 8l2-6M141 110h70" />
    </>,
  ),
  // A room under the roof, and far more than one drop too many.
  hausrat: draw(
    grid,
    <>
      <path className="d-m d-n" opacity=".4" d="M76 22a26 26 0 1 1-52 0 26 26 0 0 1 52 0z" />
      <path
        className="d-s d-n"
        opacity=".6"
        d="M-4 150V100q10-14 18-4v54zM226 150V88q10-12 22-4v66z"
      />
      <path className="d-s d-n" d="M-4 150h248v26H-4z" />
      <path className="d-p" d="M174 44V5h16v51M170 0h24v5h-24z" />
      <path className="d-p d-n" d="M14 150V64L120-2l106 66v86z" />
      <path className="d-s" d="M22 150V68l98-60 98 60v82z" />
      <path className="d-m d-n" opacity=".4" d="M108 36h24l40 114H68z" />
      <path d="M120 8v14" />
      <path className="d-m" d="M106 36q2-14 14-14t14 14z" />
      <circle className="d-p" cx="38" cy="133" r="14" />
      <path d="M38 133l7-31M38 119v28M24 133h28M43 112h20M37 106q-1-6 6-4l6-3M55 97l2 15" />
      <path className="d-f" d="M48 93q6 2 14-1 1 5-6 5-7 0-8-4z" />
      <path className="d-p" d="M142 50l22-4 3 18-22 4z" />
      <path d="M147 63l6-8 4 4 3-5 4 5" />
      <path className="d-p" d="M174 82h44v5h-44zM200 82V66h6v16z" />
      <path className="d-m" d="M206 82V70h7v12z" />
      <path
        className="d-f"
        d="M179 82q-1-8 3-12-4-3-3-7v-7l4 3h5l4-3v7q0 3-1 5 6 5 6 14zM188 82l4-4q9 0 9 8 0 5 3 7 1 4-2 4-6-1-6-11 0-4-4-4z"
      />
      <path className="d-l" strokeWidth="2.6" d="M183 63h0m5 0h0" />
      <path className="d-p" d="M170 98h40v50h-40zM170 109h40" />
      <path d="M176 103.5h8" />
      <circle className="d-m" cx="202" cy="103.5" r="2" />
      <circle className="d-p" cx="190" cy="128" r="14" />
      <circle className="d-f d-g" cx="190" cy="128" r="9" />
      <path strokeWidth="4.5" d="M157 97q-7 2-7 11t20 16" />
      <path className="d-p" d="M153 82h14v14h-14z" />
      <path className="d-m" d="M164 88a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />
      <path className="d-m" d="M58 132v-26q0-8 8-8h56q8 0 8 8v26z" />
      <path className="d-p" d="M62 120h66v10H62z" />
      <path className="d-m" d="M52 146v-28q0-6 6-6t6 6v12h62v-12q0-6 6-6t6 6v28z" />
      {/* She has saved one slipper. */}
      <path className="d-m" d="M67 66v-4h-8q-1-6-8-6-8 1-8 10z" />
      <path className="d-k" d="M59 70l1-5q0-5-5-5-6 1-5 6l3 7zM53.3 61v4m3.4-5v4" />
      <path className="d-p" d="M79 69l-15 7-5-7-7 4 6 12q3 4 7 2l14-7z" />
      <path className="d-f" d="M77 46q-12-5-19 5 5-1 7 1-2 3-1 6 9 1 14-5z" />
      {face("translate(74 44) scale(1.2)", `${ROUND}m-1.8-10l3-1.5m5 0l3 1.5`)}
      <path
        className="d-k"
        d="M75 110v10h13q1-3-4-4l-1-6zM94 107l-1 7q0 3 3 3l10 2q1-3-2-4l-3-2 1-4z"
      />
      <path className="d-f" d="M75 90h19l11 9q3 2 2 5l-2 4-10-3v-2l-10-3v8H74z" />
      <path className="d-p" d="M73 107h12v4H73zM94 103l12 4-2 5-12-4z" />
      <path
        className="d-k"
        d="M112 68l-1-6q-3-1-3-4l4 1 1-7q2-2 3 0v5l2-4q2-1 3 1l-1 5 3-2q2 1 1 3l-4 6-1 5z"
      />
      <path
        className="d-p"
        d="M79 69q-6 1-6 7l1 17h21l-1-13 12 4q6 1 8-3l5-10-8-4-4 8-13-5q-4-1-5-1-4 3-10 0zM74 82h20"
      />
      <path className="d-m" d="M98 143q8-4 16 0t16 0 16 0 16 0v5q-8 4-16 0t-16 0-16 0-16 0z" />
      <path
        className="d-p d-n"
        opacity=".6"
        d="M22 136q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0v14H22z"
      />
      <path
        className="d-p"
        d="M150 103C138 89 119 94 115 112q-6-4-7 1-4 2-1 7h30q4-3 0-6-2-5-8-2 3-9 21-3zM152 76q-1-4 2-8 3 5-2 8zM130 87q-4-3-3-9 5 4 3 9zM142 86q-1-5 3-9 2 6-3 9zM121 94q-5-1-7-6 6 0 7 6z"
      />
      <path d="M140 100q-14-1-18 14" />
      <path className="d-m" d="M142 138v-4h8q1-6 8-6 8 1 8 10z" />
      <path d="M22 136q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0M22 150h196M36 163l-2-6m6 6v-8m4 8l2-6M204 164l-2-6m6 6v-8m4 8l2-6" />
      <path className="d-a" d="M-4 150h18V64L120-2l106 66v86h18" />
    </>,
  ),
  // Two who do not agree, under the balance that hangs from the line; below the table there is peace.
  rechtsschutz: draw(
    grid,
    <>
      <path
        className="d-s d-n"
        opacity=".5"
        d="M-4 150V50l20-20 26 24v96zM244 150V40l-18-14-28 26v98z"
      />
      <path
        className="d-s d-n"
        d="M-4 150h2q12 0 12-12v-30C10 40 56 0 120 0s110 40 110 108v30q0 12 12 12h2z"
      />
      <path className="d-p d-n" opacity=".5" d="M-2 150q12 0 12-12v-36h220v36q0 12 12 12z" />
      <path className="d-m d-n" opacity=".6" d="M-4 150h248v26H-4z" />
      <path d="M10 102h220" />
      <path className="d-p" d="M26 60h38v34H26zM44 60v34M182 72a8 8 0 1 1-16 0 8 8 0 0 1 16 0z" />
      <path d="M174 67v5l3 3M22 94h34M26 77h36M8 160h36M92 164h44M186 160h40" />
      <path strokeWidth="2.6" d="M92 16l56 6M120 2v16" />
      <path className="d-p" d="M86 38v-7l6-6 6 6v7zM142 44v-4h11v4zM144 40v-4h10v4z" />
      <path d="M92 16L81 38M92 16l11 22M148 22l-11 22M148 22l11 22" />
      <path
        className="d-m"
        d="M124 19a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM79 38h26q-3 9-13 9t-13-9zM135 44h26q-3 9-13 9t-13-9z"
      />
      <path className="d-p" d="M82 118h6v32h-6zM146 118h6v32h-6z" />
      <path
        className="d-f"
        d="M94 150q-3-14 12-14h16q0-9 8-9 7 0 8 7l5 2q2 4-2 5-4 1-6 0l-1 5q6 0 6 4z"
      />
      <path className="d-m" d="M102 137q0-9 10-9 9 0 9 8v7q0 3-3 2-2-1-1-4v-4z" />
      <path className="d-p" d="M76 112h84v6H76z" />
      <path className="d-m" d="M96 134v-11l5 3h4l5-3v11q-1 4-7 4t-7-4z" />
      <path d="M99 131q1 2 2.5 0m3.5 0q1 2 2.5 0" />
      <path className="d-l" d="M126 133q-4 5 1 8M132 137h2.5" />
      <path className="d-m" d="M136 104h22v8h-22z" />
      <path className="d-p" d="M138 96h18v8h-18zM110 80h18l8 8v24h-26z" />
      <path d="M128 80v8h8M144 100h3M144 108h3M127 92c-2-3-8-3-8 0 0 4 9 4 9 8 0 3-5 4-7 2m-2 5c2 3 8 3 8 0 0-4-9-4-9-8 0-3 5-4 7-2" />
      <path className="d-m" d="M72 88l22 18-6 5-21-17z" />
      <path className="d-k" d="M93 105q9 1 9 5v2H86l2-3z" />
      <path d="M95 109l7 1" />
      <path className="d-f" d="M62 50a7 7 0 1 1-12-6 7 7 0 0 1 12 6z" />
      {face("translate(56 50) scale(1.2)", `${ROUND}m-1.8-11l4 1.5m3 0l3-1.5`)}
      <path className="d-f" d="M39 113h23l4 33q6 0 6 4H54l-6-26-10 22q5 1 5 4H26z" />
      <path className="d-m" d="M62 75q-10 5-14 15l-11 24h26l9-22 3-10q0-6-6-8-3 4-7 1z" />
      <path className="d-k" d="M94 87l4-3.5q3-2 5-.5l10 2q3 2 0 4l-8 .5q1 3-4 3.5l-4 .5z" />
      <path className="d-m" d="M60 80q5-1 8 4l12 9 13-7 4 7-15 9q-4 2-8-1L57 89" />
      <g transform="rotate(7 208 150)">
        <path
          className="d-p"
          d="M176 126h32v5h-32zM204 126l4-42h5l-3 47 3 19h-5l-5-19M184 131v19h-5v-19z"
        />
        {face("translate(203 56) scale(-1.2 1.2)", "m-2-8.5l4 1.5m3 0l3-1.5", "d-n", WHITE_HAIR)}
        <path
          className="d-e"
          fill="var(--on-petrol)"
          d="M194.5 77q-1.5-5.5-5.5-5.5t-6 4q3.5-.5 6 .8 3.5-.5 5.5.7z"
        />
        <path className="d-f" d="M206 112v14h-26l-3 20q0 4-4 4h-17q0-5 9-6l3-26q1-6 8-6z" />
        <path className="d-s" d="M186 80q-8 2-8 10v26h28v-13l-2-13q-1-8-6-10-5 4-12 0z" />
        <path className="d-s" d="M185 80.3q-11 3-11 21.7 0 5 6 5l20-4-2-9-14-5" />
        <path className="d-s" d="M198 80q10 3 10 22-1 6-8 5l-22-7q-2-4 2-6l18 4-2-6" />
        <path className="d-k" d="M190 97q3-6 9-5 4 1 2 4l-2 4-3 2z" />
        <path d="M195 96l5 0" />
        <path className="d-p" d="M186 80l6 7 6-7q-6 4-12 0z" />
      </g>
      <path
        className="d-a"
        d="M-4 150h2q12 0 12-12v-30C10 40 56 0 120 0s110 40 110 108v30q0 12 12 12h2"
      />
    </>,
  ),
  // The bench waits: the arm, the saw and the cat rest.
  berufsunfaehigkeit: draw(
    grid,
    <>
      <path className="d-s d-n" d="M12 142V92C12 36 52 2 120 2s108 34 108 90v50z" />
      <path className="d-p d-n" d="M12 140q0 10-10 10h-6v24h248v-24h-6q-10 0-10-10z" />
      <path
        className="d-m d-n"
        opacity=".45"
        d="M12 140q0 10-10 10h-6v24h248v-24h-6q-10 0-10-10z"
      />
      <path className="d-m d-n" opacity=".45" d="M34 88h36l48 64H66z" />
      <path
        className="d-p d-n"
        opacity=".5"
        d="M116 22h66v46h-66zM206 88h12v6h-12zM212 97h12v6h-12zM48 33h12v6H48zM54 24h12v6H54z"
      />
      <path className="d-p" d="M34 46h36v42H34z" />
      <path className="d-s d-n" d="M35 78q8-14 17-6 8-16 17-6v21H35z" />
      <path d="M52 46v42M34 66h36M29 89h46M8 163h26M196 165h34M92 167h22" />
      <path
        className="d-a"
        d="M-4 150h6q10 0 10-12V92C12 36 52 2 120 2s108 34 108 90v46q0 12 10 12h8"
      />
      {/* The tool wall: the saw's place is empty. */}
      <path strokeDasharray="3 3" d="M121 43l34-12q4-4 11-3 9 2 9 9t-9 7z" />
      <path d="M126 60v5M137 60v5M147 50v14h12M171 55v10" />
      <path className="d-f" d="M164 50h14v5h-14z" />
      <path className="d-m" d="M124 50h4v10h-4zM135 50h4v10h-4z" />
      {/* The chair wants a leg. */}
      <path
        className="d-p"
        d="M46 130h5v12h-5zM22 98h5v58h-5zM46 98h5v32h-5zM27 101h19v6H27zM27 112h19v6H27z"
      />
      <path className="d-p" d="M18 128h38v6H18z" />
      <path className="d-m" d="M44 142h9v7h-9zM41 149h16v7H41z" />
      {/* The bench. */}
      <path className="d-p" d="M130 144h72v5h-72z" />
      <path className="d-s" d="M136 138h58v6h-58z" />
      <path className="d-p" d="M120 115h10v44h-10zM200 115h10v44h-10zM112 106h104v9H112z" />
      <path className="d-s" d="M194 109h18v14h-18z" />
      <path strokeWidth="2.4" d="M203 119v-6M195 116h16" />
      <path className="d-f" d="M147 138q-7-1-6-8l1-8 5 4h4l5-4 1 5q4-4 10-4 13 0 14 11 9 0 8 4z" />
      <path className="d-l" d="M144 131q1.5 1.5 3 0m4 0q1.5 1.5 3 0M171 138q-1-6 6-7" />
      <path
        className="d-f"
        d="M190 56q-2-8 6-10 8 0 16 10 8 10 4 16-4 4-10 0zm6 0l10 11q4 2 4-2-4-8-9-11-4-1-5 2z"
      />
      <path className="d-p" d="M146 102l44-46 16 16-6 2-2 6-6 2-2 5-6 2-2 5-6 2-2 5-6 2z" />
      <path className="d-m" d="M138 96h68v10h-68z" />
      <path d="M162 96v7M190 101h10M150 164q-6-5 0-8 8-1 6 5-3 3-5 0M168 166q-3-6 4-7 6 1 4 6-3 2-4-1" />
      {/* The carpenter. */}
      <path className="d-p" d="M96 60q10 0 14 9l11 16-8 9-16-12z" />
      <path className="d-k" d="M113 94l8-9q6 7 8 14 10-.5 14 5v2h-19q-5-2-6-5z" />
      <path d="M110 90l8-9M133 102.5l5 1.5" />
      <path
        className="d-p"
        d="M81 57q-13 3-14 15v26h35V72q0-12-9-15-6 2-12 0zM64 151h17q8 1 8 7H64zM95 151h15q7 1 7 7H95z"
      />
      <path
        className="d-f"
        d="M77 60l4-1 4 13h8l2-13 4 2 3 14 2 35 9 42H94l-9-35-2 35H64l4-42V80l9-4z"
      />
      <path className="d-l" d="M66 146h15M96 146h14" />
      <g transform="translate(74 27) rotate(10 10 10) scale(1.3)">
        {head("", WORRY)}
        {blush("M5 12a2 1.5 0 1 0 4 0 2 1.5 0 1 0-4 0")}
        <path className="d-f" d="M2 11q-1 12 8 12 10 0 9-11-1 6-6 6-7 0-8-5-1-2-3-2z" />
      </g>
      <path className="d-p" d="M73 60q-11 3-13 20l-1 14q3 9 10 7l8-22z" />
      <path className="d-k" d="M96 98V87q5-4 7.5-1 3 .5 3 4 0 4-2.5 5-3 3-8 3z" />
      <path d="M103.5 89.5H101m2.5 3.5H101" />
      <path className="d-m" d="M92 60L61 86q-5 8-2 13 3 5 9 4l27-4q6-4 3-13z" />
      <path d="M64 92q2 6 9 6" />
    </>,
  ),
  // The line is the car's roof; the post was there before.
  kfz: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M130-12h114v146H130z" />
      <path className="d-m d-n" opacity=".6" d="M166 34a20 20 0 1 0 40 0 20 20 0 0 0-40 0z" />
      <path className="d-s d-n" d="M160 134V84l15-16 15 16v-6h54v56z" />
      {/* The street. */}
      <path className="d-s" d="M60 132V-12h84v144z" />
      <path className="d-p" d="M-6 132V14L27-16 62 14v118z" />
      <path className="d-p" d="M68-4h14v24H68zM123-4h14v24h-14zM66 20h18v4H66zM121 20h18v4h-18z" />
      <path d="M75-4v24M130-4v24M-6 14h68M-6 56h68M42 14v42l20-28M10 1v13M27-12v26M44 1v13" />
      <path className="d-s" d="M10 24h20v22H10z" />
      <path d="M20 24v22M10 34h20" />
      <path className="d-p d-n" d="M-4 126h248v24H-4z" />
      <path className="d-s d-n" d="M-4 150h248v24H-4z" />
      <path className="d-p d-n" d="M14 159h36v4H14zM92 159h36v4H92zM170 159h36v4h-36z" />
      <path d="M-4 126h248M25 126V84M234 126V72M234 88l-7-8" />
      <path className="d-s" d="M234 98q-22 2-23-16-7-14 6-22 0-16 17-16 18 0 18 24 0 30-18 30z" />
      <path d="M234 126V70M234 86l-8-8" />
      <path className="d-f d-g" d="M13 62h24v24H13z" />
      <path className="d-l" strokeWidth="2.4" d="M22 81V67h4q5 0 5 4t-5 4h-4" />
      {/* The car. */}
      <path className="d-f d-n" opacity=".3" d="M16 138h190v12H16z" />
      <path
        className="d-m d-n"
        d="M16 142v-20q0-15 14-17l10-2q18-57 50-57h32q28 0 48 54l18 4q15 4 17 18l-6 5 6 5v10z"
      />
      <path className="d-p" d="M50 102q14-48 40-48h2v48zM100 54h22q20 0 36 48h-58z" />
      <path d="M96 46v96M104 112h10M64 142h80" />
      <g transform="translate(110 58) scale(1.25)">
        <path className="d-f" d="M2 2q-8-6-9 1 0 6 8 5z" />
        {head("", OH)}
        {blush("M14.5 12a2 1.5 0 1 0 4 0 2 1.5 0 1 0-4 0")}
      </g>
      <path className="d-s" d="M106 102q0-16 14-17 4 1.5 8 0l15 4-3 13z" />
      <path d="M147 79l-7 23" />
      <path className="d-k" d="M141 89q5-5 8-2 2 3 0 5 1 3-2 4-3 2-7 2zM149 92h-3.5" />
      <path className="d-k" d="M103.5 91q1-8 6-13 3-6 7-6 3 2 1 5l-1 3q6 0 4 3-4 6-9 11z" />
      <path d="M113.5 80l-4 3" />
      <path className="d-s" d="M102.5 89l10 5-2 8h-8.5z" />
      <path d="M60 92l10-16M70 92l6-10M128 95l10 1M31 136a19 19 0 0 1 38 0M143 136a19 19 0 0 1 38 0" />
      <path
        className="d-f"
        d="M66 136a16 16 0 1 1-32 0 16 16 0 0 1 32 0zM178 136a16 16 0 1 1-32 0 16 16 0 0 1 32 0z"
      />
      <path
        className="d-p"
        d="M57 136a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM169 136a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM17 114h8v10h-8z"
      />
      <path
        className="d-a"
        d="M-4 150H10q6 0 6-6v-22q0-15 14-17l10-2q18-57 50-57h32q28 0 48 54l18 4q15 4 17 18l-6 5 6 5v12q0 6 6 6h33"
      />
      <path className="d-f" d="M194 114a6 6 0 1 1-12 0 6 6 0 0 1 12 0z" />
      <path d="M189 114q8 4 3 8t0 8M196 96l-2-8M205 100l4-8M212 94" />
      <path className="d-p" d="M186 129h12q0 8-6 8t-6-8z" />
      <path className="d-p" d="M204 151v-14q0-3 1-6l9-30q6-3 11 2l-9 30q-1 3-1 6v12z" />
      <path className="d-f" d="M209 117l11 3-3 10-11-3z" />
      {/* The pigeon saw it all. */}
      <path d="M95 41v5M101 41v5" />
      <path
        className="d-f d-g"
        d="M74 41l12-14q6-6 12-4 1-10 8-10 5 0 6 6l3 5-5-1q0 12-6 17-6 4-14 2-6-2-16-1z"
      />
      <path className="d-l" d="M84 36q10 2 15-8" />
      <path className="d-l" strokeWidth="2.4" d="M107 19h0" />
    </>,
  ),
  // Storm: roof and line hold, a few tiles and the washing do not.
  gebaeude: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M-4-12h248v164H-4z" />
      <path className="d-s d-n" opacity=".7" d="M-4 150v-16q24-8 54-4h100q50-26 94-8v28z" />
      <path className="d-p d-n" opacity=".7" d="M4 118h30v32H4z" />
      <path
        className="d-f d-g d-n"
        opacity=".4"
        d="M-2 118l10-20h22l10 20zM9 124h7v9H9zM22 124h7v9h-7z"
      />
      <path
        className="d-f d-g d-n"
        opacity=".35"
        d="M136-12q0 16 18 14 12 14 30 4 18 12 34 0 22 6 40-4v-16z"
      />
      <path className="d-s d-n" d="M-4 150h248v24H-4z" />
      <path className="d-p d-n" opacity=".6" d="M116 150h24l14 24h-42z" />
      {/* The wind. */}
      <path className="d-p" d="M-6 32h38q12-1 11-12-2-9-12-8-4-14-18-12-6-8-19-5z" />
      <path d="M4 46h28q10 0 9 7-2 6-8 4M-4 60h22M8 74h18M206 30h18M148 10h14M8 160h16M186 162h26M30 165h10" />
      {/* The tree bows, the washing leaves. */}
      <path d="M152 108q30 0 66 18M162 105v6M174 107v6" />
      <path className="d-f" d="M206 150q0-28 24-43l5 5q-17 14-17 38z" />
      <path className="d-s" d="M230 114q-16 0-16-12-8-13 7-19 0-18 17-18 6-6 12 2v48z" />
      <path className="d-f" d="M161 110l15 2 24 18-7 8-14-7 4 10-11 3z" />
      <path
        className="d-p"
        d="M184 62l-13 1-1 10 9 1-3 19 20 5 4-19 8 5 6-8-10-10-8-2q-6 3-12-2z"
      />
      {/* The house. */}
      <path className="d-p" d="M66 26V4h14v22zM64 4h18" />
      <path d="M74 0q8-8 15-2t14-3 12-2" />
      <path className="d-p d-n" d="M46 92h106v58H46z" />
      <path className="d-s d-n" d="M30 96l32-70h76l32 70z" />
      <path className="d-f" d="M114 29h21l6 15q-4 5-8 0-4 5-8 0-4 5-8 0z" />
      <path className="d-l" d="M119 37h18" />
      <path d="M58 42q4 5 8 0 4 5 8 0M50 58q4 5 8 0M50 74q4 5 8 0 4 5 8 0M42 88q4 5 8 0 4 5 8 0M132 88q4 5 8 0 4 5 8 0 4 5 8 0" />
      <path className="d-f d-g" d="M66 108h26v26H66z" />
      <path className="d-l" d="M79 110v22M68 121h22" />
      <path className="d-s" d="M54 108h12v26H54zM92 108l12-5v25l-12 6zM118 150v-34q10-9 20 0v34z" />
      <path className="d-p" d="M62 134h34v4H62zM123 120q5-4 10 0v10h-10z" />
      <path d="M134 138h0M57 115h6M57 121h6M57 127h6M96 114l5-2M96 120l5-2M96 126l5-2M108 108l5-2M109 116h6" />
      <path className="d-a" d="M-4 150h50V96H30l32-70h76l32 70h-18v54h92" />
      {/* Who lives here catches what she can. */}
      <path className="d-m" d="M70 90V58l24-22 24 22v32z" />
      <path className="d-p" d="M60 66v-6l34-31 34 31v6L94 37z" />
      <g transform="translate(82 47) scale(1.25)">
        <path fill="var(--on-petrol)" d="M5-2q-9-6-11 1-1 7 8 6z" />
        {head("", OH, "d-n")}
        {WHITE_HAIR}
        {blush("M5 12a2 1.5 0 1 0 4 0 2 1.5 0 1 0-4 0")}
      </g>
      <path className="d-m" d="M132 57l10-6 6 9q-1 9-11 7z" />
      <path
        className="d-k"
        d="M133 77q-2-6 1-10l6-2q3 1 1 5 1 3-3 9zM140.5 70.3l-2.8.8m3.2 2.4l-2.8.5"
      />
      <path
        className="d-f"
        d="M76 90q-2-16 13-17 5 4 10 0l9 1 12 4 10-6 6 7-10 8q-4 3-8 2l-8-2v3z"
      />
      <path className="d-l" d="M106 82l6 3M84 80l-2 10" />
      <path className="d-p" d="M66 88h56v5H66z" />
      <path className="d-k" d="M77 92v-5q3-3 8-1 3 0 3 3t-3 3z" />
      <path
        className="d-m"
        d="M151 36l11-3 3 10q-3 7-11 4zM178 16l9 6-5 10q-8 1-9-7zM188 44l11-1 1 11q-5 6-11 1z"
      />
    </>,
  ),
  // The swing hangs from the line, which stays, whoever pushes; a shoe flies on.
  risikoleben: draw(
    grid,
    <>
      <path className="d-m d-n" opacity=".4" d="M122 74a52 52 0 0 1 104 0 52 52 0 0 1-104 0z" />
      <path
        className="d-s d-n"
        opacity=".5"
        d="M-4 118q50-24 112-2 64-22 136-6v64H-4zM196 112q-6-18 8-20 10-10 20 0 14-4 14 10 12 2 14 14z"
      />
      <path className="d-p" d="M128 110v-7h5v11zM110 137v-20l13-11 13 11v20z" />
      <path className="d-m" d="M119 134v-11h8v11z" />
      <path d="M106 120l17-14 17 14" />
      <path className="d-s d-n" d="M-4 136q60-14 128-4t120-6v50H-4z" />
      <path className="d-p" d="M-6 150V40h18v94q0 10 4 16z" />
      <path className="d-s" d="M-6 62q14 8 24-4 16 8 26-8 18 2 22-16 20 0 18-18 16-8 2-30H-6z" />
      <path d="M4 66v20M4 132v12M10 16q4 5 9 1M38 8q4 5 9 1M70 2q4 5 9 1M14 42q4 5 9 1M118 158l-3-6m7 6l1-7M150 167l-3-6m7 6l1-7" />
      <path
        className="d-m"
        d="M98 38q8-4 12 2-8 4-12-2zM116 18q2-8 9-9 0 8-9 9zM44 84q6-6 11-2-4 6-11 2z"
      />
      <path
        className="d-a"
        d="M-4 150h18q12 0 12-14V96C26 34 66 3 128 3s104 33 104 95v38q0 14 12 14"
      />
      <path className="d-f d-n" opacity=".15" d="M34 163h70v3H34zM178 163h46v3h-46z" />
      <path className="d-s" d="M88 77l17 9 14-5 3 7-18 10-24-8z" />
      <path
        className="d-f"
        d="M57 112l-8 20-14 20 9 6q12-14 18-26l8-12 13 12q2 2 1 5l-4 18h11l6-23q1-5-3-9l-8-12z"
      />
      <path className="d-p" d="M34 150l10 8 5 1q3 3 1 5H38q-8-6-4-14zM80 155h11l8 4q3 2 2 5H80z" />
      {face(
        "translate(71 45) scale(1.2)",
        undefined,
        undefined,
        <>
          <path className="d-f d-n" d="M1 10.5q2 3 5 2h11l2-.5q-1 6-6 6.5-9 2-12-8z" />
          <path className="d-l" d="M11 14.5q2.5 2 5 0" />
        </>,
      )}
      <path className="d-s" d="M78 71q-13 1-17 14l-7 27q14 7 30 2l7-25q3-13-4-18-4 2-9 0z" />
      <path className="d-k" d="M119 81l2-1 1-2.5q.5-2.5 3-2t3 3l-1 8q-.5 3-5 3z" />
      <path className="d-s" d="M65 86q5-8 13-4l19 15 19-6 4 8-22 10q-4 1-8-1l-22-15" />
      <path className="d-p" d="M78 71l-3 5q8 5 12.5 1.5L87 71q-5 2-9 0zM115 90l5-2 4 10-5 2z" />
      <path
        className="d-k"
        d="M120 89q5-1 6-3.5l.7-3.5q.5-3 3.5-2.5t3 3.5l-1 9q-2 6-8.2 6zM130 83l-.5 5"
      />
      <path d="M61 106q6 4 12 2M181 31l-6-3M183 43l-6 1" />
      <g transform="translate(8 0)rotate(-22 130 3)">
        <path d="M136 6v105" />
        <path
          className="d-k"
          d="M148 105l16-12 5 6-17 13zM118 91l15-5.4q2 3 5 1.4 3.5-2 2-6-2-4.5-6-2.5l-2 2.2-15 5.3z"
        />
        <path className="d-p" d="M156 98l5-4 5-9q5-1 4 4l-2 9-7 6zM112 113h32v4h-32z" />
        <path className="d-f" d="M106 64q-2-6-7-4-4-4-8-1 1 5 6 5 4 4 9 0z" />
        {face("translate(102 55) scale(1.2)", LAUGH)}
        <path
          className="d-m"
          d="M109 79q-7 3-4 13l4 15q-3 2-4 5 2 3 8 2 20 2 38 1 5-3 2-9l-20-1-8-17q-3-7-7-9-4 3-9 0z"
        />
        <path className="d-k" d="M152 107l12-1v7h-12z" />
        <path className="d-p" d="M159 106h6v7h-6z" />
        <path className="d-f" d="M165 114v-8l4-6q4 0 4 4v10z" />
        <path d="M129 3v108" />
        <path className="d-k" d="M117 101l9-8q-1-4 2-5 5-1 5 4t-5 6l-8.5 5.5zM133 92h-3.5" />
        <path className="d-m" d="M107 91q5-6 10 0l6 9-6 7-8-6z" />
        <path className="d-f" d="M127-1h4v7h-4zM134 2h4v7h-4z" />
      </g>
      <path className="d-f" d="M186 42l-2-9 5-3 5 5 9-1q3 2 2 5z" />
      <g className="d-e">
        <path
          fill="var(--on-petrol)"
          d="M186 164v-4l3-1v-18q0-6 3-11l-9-4q-4-3-3-7l12-3q5-5 11-3 7 3 6 12 1 8 4 14 2-1 5 5 2 10 0 16 8 0 9-8 4 2 1 8-2 5-9 4z"
        />
        <path className="d-f" d="M199 116q8 1 8 10-1 6-6 8-4-8-2-18zM180 119l5-1-1 4q-4 1-4-3z" />
        <path strokeWidth="2.4" d="M191 119h0" />
        <path d="M204 164q-4-14 7-18M194 160v-8" />
      </g>
    </>,
  ),
  // The far end of her roller tips the bucket over somebody else's counter; the cat's tail is in it.
  betriebshaftpflicht: draw(
    grid,
    <>
      <path className="d-m d-n" opacity=".3" d="M-4-12h248v164H-4z" />
      <path className="d-p d-n" d="M12 16h216v136H12z" />
      <path className="d-s d-n" opacity=".6" d="M12 16h216v136H12z" />
      <path className="d-s d-n" d="M-4 150h248v26H-4z" />
      <path
        className="d-m d-n"
        d="M12 16h72v20q-6 4-12 0v8q-6 5-12 0V34q-6-4-12 4v10H24v76q-6 5-12 0z"
      />
      <path
        className="d-m d-n"
        opacity=".7"
        d="M-4 34H4v6h-8zM-2 44h11v6H-2zM-4 104h11v6H-4zM-4 114h7v6h-7zM-2 124h11v6H-2zM235 52h9v6h-9zM232 62h10v6h-10zM232 118h10v6h-10zM235 128h9v6h-9z"
      />
      <path className="d-p" d="M108 56h120v5H108zM116 56V43h12v13zM134 56V39h12v17z" />
      <path
        className="d-m"
        d="M116 47h12v5h-12zM134 45h12v6h-12zM208 56q-2-13 8-13 10 1 10 13zM152 56q-2-9 8-9 9 0 8 9z"
      />
      <path className="d-f" d="M115 40h14v4h-14zM133 36h14v4h-14z" />
      <path d="M157 51l3-3M214 50l3-4" />
      <path className="d-p" d="M110 61h8v7h-8zM178 61h8v7h-8z" />
      <path className="d-p" d="M18 156h84l10 10H6zM28 166l8-7M84 156l6 10" />
      <path
        className="d-p"
        d="M12 16L28-3h184l16 19c0 14-27 14-27 0 0 14-27 14-27 0 0 14-27 14-27 0 0 14-27 14-27 0 0 14-27 14-27 0 0 14-27 14-27 0 0 14-27 14-27 0 0 14-27 14-27 0z"
      />
      <path
        className="d-m"
        d="M39 16L51-3h23l-8 19c0 14-27 14-27 0zM93 16l4-19h23v19c0 14-27 14-27 0zM147 16l-4-19h23l8 19c0 14-27 14-27 0zM201 16l-12-19h23l16 19c0 14-27 14-27 0z"
      />
      <path d="M12 16h216" />
      <path className="d-a" d="M-4 150h16V16L28-3h184l16 19v134h16" />
      {face("translate(207 50) scale(-1.2 1.2)", SHOCK, "d-n", WHITE_HAIR)}
      <path
        className="d-p"
        d="M191 75q-8 2-12 7l-4 7-1-8.5-8 .5 2.5 22H220l2-22-8-.5-1 8.5-4-7q-4-5-10-7-4 2-8 0z"
      />
      <path className="d-s" d="M186 109V92h18v17z" />
      <path d="M188 92l-2-14M202 92l3-14" />
      <path className="d-k" d={RAISED} />
      <path className="d-k" transform="translate(388 0) scale(-1 1)" d={RAISED} />
      <path className="d-p" d="M112 106h106v56H112z" />
      <path d="M128 106v56M144 106v56M208 106v56M192 106v56M176 106v56" />
      <path className="d-s" d="M106 100h118v8H106z" />
      <path className="d-m" d="M206 100q0-7 7-7t7 7zM211 97l3-1" />
      <g transform="translate(132 100) rotate(52)">
        <path className="d-f" d="M-24-28l4 28H0l4-28z" />
        <path className="d-p" d="M-22-16l1.5 10h21L2-16z" />
        <path className="d-m" d="M-24-28q0-5 14-5t14 5-14 5-14-5z" />
      </g>
      <path
        className="d-m"
        d="M150 76q11 0 12 13 1 10 13 11h21q6 1 6 6v7q-4 6-8 0v-3q-3-5-6 0v13q-4 6-8 0v-12q-3-5-6 0v12q-4 6-8 0v-11q-3-5-6 0v46q4 2 14 3 6 4-6 6h-34q-10-2-4-6 20 0 20-5v-44q-1-12 3-22z"
      />
      <path className="d-m" d="M157 70q-5-3-1-7 5 1 1 7z" />
      {face(
        "translate(60 42) scale(1.2)",
        SHOCK,
        undefined,
        <>
          <path className="d-f" d="M2 9q-4 1-8-3-2-5-6-6-3-4-1-8 4-2 7 1 6 4 9 10z" />
          <path className="d-p" d="M0 4q-1-11 9-11 9 0 10 8l5 0q2 1 1 3z" />
        </>,
      )}
      <path
        className="d-s"
        d="M66 67q-9 1-12 7l-10.5-5.5L33 89q-1 8 7 6.5L59 83l1 29h25l2-28q-1-15-9-17-6 2-12 0z"
      />
      <path className="d-p" d="M63 90h18l4 22 10 16 2 27H84l-2-22-9-8-9 30H50l6-42z" />
      <path d="M63 90L62 68M81 90l1-21M66 98h12v8H66zM84 132l6-3" />
      <path className="d-m d-n" d="M60 120q-4-5 2-5 5 4-2 5zM88 142q-3-5 2-5 4 4-2 5z" />
      <path className="d-f" d="M50 155h14v6H46q0-4 4-6zM84 155h13q5 2 5 6H84z" />
      <path d="M110 79l-4-3M117 77v-5" />
      <g transform="translate(43 60.6) rotate(20.5)">
        <path className="d-p" d="M0-2.2h79v4.4H0z" />
        <path d="M-17 11v3.5H-6V0h6" />
        <path className="d-m" d="M-21-11h9v22h-9z" />
        <path className="d-k" transform="translate(8 0)" d={FIST} />
      </g>
      <path className="d-s" d="M79 67q8 1 11 8l9.5 19q1.5 6-5 5.5L75.5 87l6.5-9" />
      <path className="d-k" transform="translate(75 74) rotate(-38)" d={FIST} />
      <path
        className="d-f"
        d="M187 161q-1-14 11-20-3-3-3-7l0-12 6 5q4-1 8 0l6-5 0 12q0 5-4 8 4 8 2 20 3 1 3 4h-24q-13 1-20-5-4-5-1-8 3-2 5 2 2 6 11 6z"
      />
      <path className="d-l" d="M201 134h0M209 134h0" strokeWidth="2.4" />
    </>,
  ),
  // He has found the paragraph, she signs: the line is the signature.
  firmenrechtsschutz: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M-4-12h248v130H-4z" />
      <path className="d-p" d="M82-2h72v72H82z" />
      <path className="d-s d-n" d="M82 62q18-6 36-2 20-6 36 0v10H82z" />
      <path className="d-s" d="M88 70V48l12-9v9l12-9v9l12-9v31zM130 70V32h7v38z" />
      <path className="d-m" d="M94 55h8v7h-8zM106 55h8v7h-8z" />
      <path d="M118-2v72M134 27q0-6 6-5t6-6" />
      <path className="d-p" d="M76 70h88v5H76zM-6 40h34v5H-6z" />
      <path className="d-f" d="M158 70q0-7-6-8-1-4-5-3l-4 3 4 1q0 7 7 7z" />
      <path d="M118-12V4" />
      <path className="d-f" d="M101 15q2-12 17-12t17 12z" />
      <path className="d-m" d="M112 15q6 8 12 0z" />
      <path className="d-m" d="M-6 12H6v28H-6z" />
      <path className="d-p" d="M6 8h10v32H6z" />
      <path className="d-s" d="M16 13l8-2 5 28-8 1z" />
      <path d="M11 14v8" />
      <path className="d-s" d="M176 100l-18-12-6 9 14 10" />
      <path
        className="d-k"
        d="M158 88.5l-4-3.5-.5-3q-1.5-2.5-3.5-1t.5 5l-8-.5q-4 .5-4 3t3 4l6 1 5 4zM140 88.5l6 1"
      />
      {face(
        "translate(38 18) scale(1.35)",
        ANGRY,
        undefined,
        <>
          <path className="d-f d-n" d="M7.5 15q2.5-4 5-2 2.5-2 4.5 2-2-1.4-4.6-.6-2.4-.8-4.9.6z" />
          <path className="d-m" d="M-1 3q0-11 10-11 10 0 10 10l4 1v2H-1z" />
          <path d="M8-8v6" />
        </>,
      )}
      <path className="d-p" d="M47 46q-17 3-22 20l-7 44h54l-6-32q-2-25-10-32-5 4-9 0z" />
      <path className="d-f d-g" d="M37 72h19l6 38H28l5-24z" />
      {face(
        "translate(202 18) scale(-1.35 1.35)",
        FLAT,
        undefined,
        <>
          <path className="d-f" d="M1 4q-6 6-6 16 6 3 11 0v-4q-2-2-2-4l-3-2z" />
          <path className="d-f d-n" d={GLASSES} />
        </>,
      )}
      <path className="d-s" d="M184 45q-13 4-15 20l-3 45h54l-3-43q-2-16-21-22-5 5-12 0z" />
      <path className="d-p" d="M184 46l-4 8 6 22 12-30q-6 4-14 0z" />
      <path d="M180 54l-4 5 10 20 14-22-2-11" />
      <path className="d-p d-n" d="M-4 100h248v75H-4z" />
      <path className="d-m d-n" opacity=".55" d="M-4 100h248v75H-4z" />
      <path d="M-4 100h248" />
      <path className="d-p" d="M94 103h54l15 63H79z" />
      <path className="d-m d-n" d="M117 113h30l4 15h-35z" />
      <path d="M110 109h20M133 118h12M133 123h8M132 134h18M92 158h58M126 115c-1-2-6-2-6 0 0 3 7 3 7 6 0 2-4 3-6 1m-1 4c1 2 6 2 6 0 0-3-7-3-7-6 0-2 4-3 6-1" />
      <path className="d-s" d="M204 134h40v8h-40z" />
      <path className="d-p" d="M208 127h36v7h-36zM44 124h18l-2 18H46z" />
      <path d="M62 128q7-1 6 5t-7 4" />
      <path
        className="d-a"
        d="M-4 150h84c14 0 16-6 20-14 5-10 12-12 10-4-2 10-9 20-4 20 5 0 6-13 10-13s0 12 4 12 5-10 9-10-1 10 4 10c6 0 6-7 11-6 8 1 14 5 24 5h76"
      />
      <path className="d-p" d="M44 46.7q-20 5-29 25.3l-8 22q-1 5 3 8l13 10 6-8-10-9 8-17" />
      <path className="d-k" d="M23 112l6-8q12 1 14 6 1 7-5 8l-9-1z" />
      <path
        className="d-k"
        d="M66 97l17 7h9q4-3 8 1l11 6q3 2 2 4t-4 1l-10-4 0 4q0 3-3 3 0 3-4 2l-28-11z"
      />
      <path className="d-p" d="M58 48.3q9 3.7 11 18.7l7 31-10 11q-7-1-9-8l-6-22 2-8M66 109l10-11" />
      <path strokeWidth="3.5" d="M40 72l2-23M55 71l-1-20" />
      <path className="d-f" d="M143 148l3-9 22-28 5 4-22 28z" />
      <path
        className="d-k"
        d="M178 118h-11q-6-4-11 1l-9 8q-2 3 1 5 3 1 5-2l3-2q-5 5-2 8 3 1 5-1-1 4 2 4 3 0 4-2 9 0 14-4z"
      />
      <path className="d-p" d="M174 119l8-3 6 13-8 4z" />
      <path className="d-s" d="M204 48.4q12.5 4.6 14 17.6l3 38q0 7-7 9l-28 15-6-12 24-13-5-26" />
      <path className="d-e" d="M95 112l-4-1M159 136l4-2M32 109l5 1M31 114l5 1" />
    </>,
  ),
  // The storm over the sawtooth roof: inside it is dry, outside she tames the tarpaulin.
  betriebsgebaeude: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M-4-12h248v164H-4z" />
      <path
        className="d-s d-n"
        d="M-4 150h248v25H-4zM-4 118q6-14 12-6 8 6 6 38H-4zM230 150q-4-30 6-34 8-2 8 10v24zM-4-12h110v24q-12 10-24 2-10 10-22 0-10 6-20 0-14 10-26-2-10 4-18 0z"
      />
      <path className="d-p" d="M30 60V8h14v58" />
      <path className="d-f" d="M30 15h14v6H30z" />
      <path d="M27 8h20M38 2q4-5 10-4t9-5" />
      <path className="d-p d-n" d="M14 150V40l54 22V40l54 22V40l54 22V40l54 22v88z" />
      <path className="d-s d-n" d="M14 67V40l54 22V40l54 22V40l54 22V40l54 22v5z" />
      <path className="d-m d-n" opacity=".7" d="M28 78h90v72H28z" />
      {/* The cloud and the bolt. */}
      <path d="M114 41l-8-1M113 35l-6-4M5 30l-4 10M21 28l-4 10M60 26l-4 10M84 32l-4 10M164 31l-5 12M190 30l-4 12M216 30l-4 12M236 34l-4 10M8 60l-4 10M238 66l-4 10M7 90l-4 10M237 94l-4 10M14 67h216M14 150h216M126 128h8M126 134h10v5M128 142h6M168 76h9M172 82h9v-5" />
      <path
        className="d-f d-g"
        d="M102 17q-15 0-15-13 0-10 10-12v-8h149v38q-8 8-20 4-8 10-24 4-14 12-30 2-10 8-24 2-12 8-24-4-18 4-22-13z"
      />
      <path className="d-m" d="M140-4l-17 21h10l-11 23 26-27h-10l12-17z" />
      {/* Inside: racks, the fork-lift, its driver. */}
      <path d="M28 150V78M46 150V78M28 102h18M28 126h18M100 102h18M118 78v72" />
      <path className="d-p" d="M31 112h12v14H31zM31 138h12v12H31zM105 90h13v12h-13z" />
      <path className="d-s" d="M33 92h11v10H33z" />
      <path d="M53 118l3-34h34l2 38M83 122l5 8" />
      <g transform="translate(59 93.5) rotate(-16 10 16)">
        {face("", ROUND)}
        <path className="d-p" d="M-1 4q0-10 10-10t11 8h3q1 3-2 3z" />
      </g>
      <path className="d-m" d="M60 132q-2-18 9-20 8 0 9 10l-1 10z" />
      <path className="d-s" d="M48 142v-20q0-6 6-6h6q4 0 4 5v9h14l5-8h10v20z" />
      <path className="d-m" d="M67 117q6 0 7 6l9-2 1 5-12 3q-6-2-5-12z" />
      <path className="d-k" d="M82 121q4-3 6 0t-3 5h-3z" />
      <path className="d-p" d="M95 80h5v68h-5zM102 114h21v16h-21z" />
      <path className="d-f" d="M52 82h41v3H52zM95 131h28v2H95z" />
      <path
        className="d-f"
        d="M66 143a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM95 142a9 9 0 1 1-18 0 9 9 0 0 1 18 0z"
      />
      <path
        className="d-p d-n"
        d="M61 143a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM89 142a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM24 160q0-4 30-4t32 4-32 5-30-5zM96 165q14-4 30 0 10 4-14 5t-16-5z"
      />
      <path className="d-p" d="M23 69h100v10H23z" />
      <path className="d-m" d="M17 126v-14q4-6 8 0v14z" />
      <path d="M23 74h100M21 108v-3h5M40 160h14M60 161h8M108 166h9" />
      {/* The tarpaulin, the boxes, the cat. */}
      <path className="d-p" d="M184 136h36v20h-36zM180 156h42v6h-42z" />
      <path d="M194 136v6" />
      <path
        className="d-m"
        d="M178 105c-4-16 6-26 17-29 10-4 18 1 29-4-3 10-1 22-1 34q0 22 1 51-5-4-8-2t-6 3-7-4q3-26-3-38-5-8-12-9-6-1-10-2z"
      />
      <path d="M185 99q10-13 23-13M199 105q12 8 13 36M218 90q2 10 1 30" />
      <path className="d-f" d="M184 136q-1-8 3-10-4-4-2-13l4 4h5l4-4q2 9-2 13 5 3 3 10z" />
      {/* She. */}
      <path
        className="d-f"
        d="M130 88q-4-12-16-11 2 12 12 17zM141 122l19 3 19 29-7 5-17-22 3 9-9 12-9-1 5-13z"
      />
      <path className="d-m" d="M137 156h11v3q8 0 9 5h-20zM171 158l8-5 3 3q7-3 9 0l-17 9z" />
      {face("translate(126 76) rotate(-6) scale(1.18)", WORRY)}
      <path
        className="d-s"
        d="M147 99l27-8v8l-22 6M134 98q-7 2-5 11 3 8 10 17 11 3 22-1l-9-17q-3-9-9-10-4 2-9 0z"
      />
      <path className="d-s" d="M139 102q4-3 9-1l26 2v7l-27 2q-7-1-8-10zM134 118l10-2" />
      <path className="d-k" d="M174 90q7-3 8 1 0 5-3 8h-5zM173 103q7-2 9 1 1 4-2 6h-7z" />
      <path d="M177 106h5M177 94.5h3" />
      <path className="d-a" d="M-4 150H14V40l54 22V40l54 22V40l54 22V40l54 22v88h14" />
    </>,
  ),
};
