import { draw, type Drawing, head, itemSheet as grid, WORRY } from "./drawing";

/** Who sits on one side of the table, under a scale. */
const side = (shirt: string) => (
  <>
    <path d="M76 60l12-22V30M88 38l12 22M42 92l4 38v20M46 130h22v20" />
    {head("translate(52 71)", WORRY)}
    <path className="d-f" d="M49 120h30q8 0 8 8l-1 18q9 0 9 4H78l-1-19H49z" />
    <path className="d-m" d="M71 60h34q-4 10-17 10T71 60z" />
    <path
      className={shirt}
      d="M57 90q-9 2-9 31h25v-9h13v-6H75l-4-12q-1-4-6-4-4 3-8 0zM58 98l4 12q1 2 4 2h7"
    />
    <path className="d-k" d="M86 112v-6l3-2q4-1 3 2 6 0 6 3t-5 3z" />
  </>
);

/** Of the boy who kicks: arms and legs. */
const LIMBS = "M31 93l-13-8 16-14M60 93l13-8-16-14M38.5 120v23M54 118l14 19";

/** Ten covers; in each the line comes in along the ground and holds the scene. */
export const insuranceDrawings: Record<string, Drawing> = {
  // The kick, the arc, the pane.
  haftpflicht: draw(
    grid,
    <>
      <path className="d-s" d="M110 150V18h160v132" />
      <path className="d-p" d="M124 32h88v84h-88zM178 32v84" />
      <path className="d-m" d="M186 116l-3-16h24l-3 16z" />
      <path className="d-s" d="M195 100q-14-4-13-17 12 3 13 17 0-14 7-20 6 9-7 20z" />
      <path
        className="d-f d-g"
        d="M156 38l4 4 16-7-7 16 6 5-4 8 5 24-19-11-5 6-7-5-12 14 3-17-11-1 9-11-8-18 16 6 5-15z"
      />
      <path className="d-a" d="M0 150h240M48 150q18 0 25-12Q97 72 142 62" />
      <circle className="d-m" cx="151" cy="60" r="16" />
      <path className="d-f" d="M151 53l7 5-3 8h-8l-3-8z" />
      <path d="M151 53v-8.5M158 58l7.6-2.5M155 66l4.4 7M147 66l-4.4 7M144 58l-7.6-2.5" />
      <path className="d-p" d="M118 116h100v8H118z" />
      {head("translate(36 70)", WORRY)}
      {/* What is skin lies over what is pen. */}
      <path strokeWidth="8.4" d={LIMBS} />
      <path stroke="var(--tint-skin)" strokeWidth="6" d={LIMBS} />
      <path
        className="d-k"
        d="M40 70a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM61 70a5 5 0 1 1-10 0 5 5 0 0 1 10 0z"
      />
      <path
        className="d-f"
        d="M35 111h21l6 12-9 5-7-9-2 10h-11zM34 146h8q6 1 6 4H33zM64 140l7-6q8-1 7 2l-11 8z"
      />
      <path
        className="d-m"
        d="M41 89q-6 1-13-3l-5 9q6 4 12 5l-1 13h23l-1-13q6-1 12-5l-5-9q-7 4-13 3-5 3-9 0z"
      />
    </>,
  ),
  // A room under the roof, and one drop too many.
  hausrat: draw(
    grid,
    <>
      <path className="d-s d-n" d="M28 88l92-58 92 58v62H28z" />
      <path className="d-m d-n" d="M42 94h20l16 56H26z" />
      <path d="M22 150h196" />
      <path className="d-a" d="M0 150h22V84L120 22l98 62v66h22" />
      <path d="M52 150V94M43 150h18M166 96h44" />
      <path className="d-m" d="M39 95l6-18h14l6 18z" />
      <path
        className="d-p"
        d="M80 128v-24q0-14 14-14h12q14 0 14 14v24M84 146H70v-20q0-9 7-9t7 9v4h32v-4q0-9 7-9t7 9v20h-14zM84 130v16h32v-16"
      />
      <path className="d-f" d="M88 129q-2-13 9-13l0-7 4 3h5l4-3 0 9q4 4 2 11z" />
      <path d="M89 128q-4 2-3 7t-4 6" />
      <path
        className="d-p"
        d="M84 62l26-4 3 20-26 4zM170 96V78h6v18zM176 96V74h7v22zM183 96l2-20 6 1-1 19z"
      />
      <path d="M87 77l8-9 5 5 4-7 6 6" />
      <path d="M134 40q4 5 8 2t9 6M143 56q4 7 0 9-4-2 0-9zM143 92q4 7 0 9-4-2 0-9zM134 134q9-9 18 0" />
      <path className="d-p" d="M132 134h22l-3 16h-16z" />
      <circle cx="170" cy="137" r="12" />
      <circle cx="202" cy="137" r="12" />
      <path d="M170 137l7-18h17l-12 19h-12M182 138l-7-23M170 114h9M202 137l-9-24 7-3" />
    </>,
  ),
  // Two sides, one table, and the balance hung from the line.
  rechtsschutz: draw(
    grid,
    <>
      <path className="d-s d-n" d="M30 150v-44c0-44 38-70 90-70s90 26 90 70v44z" />
      <path d="M22 150h196" />
      <path
        className="d-a"
        d="M0 150h10q12 0 12-14v-32C22 56 62 26 120 26s98 30 98 78v32q0 14 12 14h10"
      />
      <path d="M98 117v33M142 117v33" />
      <path className="d-p" d="M104 76h24l8 8v28h-32zM76 112h88v5H76z" />
      {side("d-m")}
      <g transform="translate(240 0) scale(-1 1)">
        {side("d-p")}
        <path className="d-f" d="M59 71l-5 3q-8-2-4-7t9 4z" />
      </g>
      <path d="M128 76v8h8M124 87c-2-3-8-3-8 0 0 4 9 4 9 8 0 3-5 4-7 2m-2 5c2 3 8 3 8 0 0-4-9-4-9-8 0-3 5-4 7-2" />
    </>,
  ),
  // The bench waits; one arm rests.
  berufsunfaehigkeit: draw(
    grid,
    <>
      <path className="d-s d-n" d="M30 150v-44c0-44 38-70 90-70s90 26 90 70v44z" />
      <path d="M22 150h196M160 33v21M110 72h32M118 80v12M134 74l-4 16M134 74l4 16" />
      <path
        className="d-a"
        d="M0 150h10q12 0 12-14v-32C22 56 62 26 120 26s98 30 98 78v32q0 14 12 14h10"
      />
      {head("translate(65 49)", WORRY)}
      <path
        className="d-f"
        d="M59 106h23l10 39q8 1 8 5h-15l-12-29-6 24q6 1 6 5h-16zM181 69q7-12 16-5 8 8-1 17l-4-4q6-5 2-9-4-3-9 5z"
      />
      <path
        className="d-p"
        d="M69 69q-13 2-13 14l2 27h27V84l9 9 11 13 6-5-10-15-14-14q-4-3-9-3-4 3-9 0zM112 74h12v6h-12zM104 110h106v8H104zM112 118h8v32h-8zM194 118h8v32h-8zM150 102l32-32 13 11-6 1-2 5-6 1-2 5-6 1-2 5-6 1-2 2z"
      />
      <path
        className="d-m"
        d="M76 71L57 90q-3 14 8 14l15-4q4-6 0-11zM134 102h70v8h-70zM145 66q1-12 15-12t15 12z"
      />
      <path
        className="d-k"
        d="M105 106l6-5q7 1 9 6l2 2q0 1-2 1h-9l-3-3q-1 4-4 3-1-2 1-4zM80 98v-6l3-2q4-1 3 2 6 0 6 3t-5 3z"
      />
    </>,
  ),
  // The line is the car's roof; the post was there before.
  kfz: draw(
    grid,
    <>
      <path
        className="d-s d-n"
        d="M12 150q-4-22 14-24 2-24 24-18 14-32 44-12l10 54zM150 150v-48q24-18 36 4 26-8 30 18 16 6 10 26z"
      />
      <path
        className="d-m d-n"
        d="M36 141v-17q0-9 10-10l12-2q14-36 36-36h28q20 0 36 34l22 6q10 4 10 14v11z"
      />
      <path d="M34 140h20M90 140h36M162 140h30M14 150h212" />
      <path
        className="d-a"
        d="M0 150h28q6 0 6-6v-20q0-10 12-12l11-2q15-36 37-36h28q21 0 37 34l21 6q12 4 12 16v14q0 6 6 6h42"
      />
      <path className="d-p" d="M67 110q10-26 27-26h9v26zM110 110V84h12q13 0 26 26z" />
      {head("translate(114 89) scale(.8)", WORRY)}
      <path className="d-s" d="M112 110q1-7 9-7t10 7z" />
      <path className="d-k" d="M134 110v-4q4-3 5 1v3z" />
      <path d="M106 110v30M136 110l5-9" />
      <circle className="d-f" cx="72" cy="136" r="13" />
      <circle className="d-f" cx="144" cy="136" r="13" />
      <path
        className="d-p"
        d="M178 116q9 2 12 10l-9 1q-4-5-3-11zM188 132l5-3-2 5 4 2-7 3zM202 150l6-44q7-3 12 1l-4 43zM17 30h24v28H17z"
      />
      <circle className="d-p" cx="72" cy="136" r="6" />
      <circle className="d-p" cx="144" cy="136" r="6" />
      <path className="d-f" d="M206 118l12 2-1 9-12-2z" />
      <path d="M29 150V58M26 52V37h5q5 0 5 4t-5 5h-5" />
    </>,
  ),
  // Storm: the tree bows, three tiles fly.
  gebaeude: draw(
    grid,
    <>
      <path className="d-p d-n" d="M62 92h116v58H62z" />
      <path className="d-s d-n" d="M52 90l26-46h86l26 46z" />
      <path d="M14 150h212" />
      <path className="d-p" d="M86 41V22h14v19M84 22h18" />
      <path d="M70 54q6 7 13 0t13 0 13 0 13 0 13 0M62 70q7 7 14 0t14 0 14 0M136 70q7 7 14 0t14 0 14 0M54 86q7 6 14 0t14 0 14 0M144 86q7 6 14 0t14 0 14 0" />
      <path className="d-f" d="M136 47h28v8q-7 8-14 0-7 8-14 0zM148 62h14v9q-7 8-14 0z" />
      <path className="d-a" d="M0 150h58V94H42l32-54h92l32 54h-16v56h58" />
      <path className="d-p" d="M104 94V78l16-13 16 13v16z" />
      <path d="M98 83l22-18 22 18M120 80v14M106 94h28" />
      <path
        className="d-m"
        d="M106 150v-30q14-11 28 0v30zM184 50l13-4 4 9-13 4zM200 28l12 4-4 9-12-4zM210 50l12-2 1 10-12 1z"
      />
      <path className="d-p" d="M74 110h20v22H74zM146 110h20v22h-20z" />
      <path d="M84 110v22M74 120h20M156 110v22M146 120h20M128 137h0M8 40h34q12-2 10-11-5-8-11-2M4 52h40" />
      <path
        className="d-s"
        d="M28 120q-10-2-8-12 4-8 12-6 4-12 16-6 10-2 10 8 4 10-8 12-10 10-22 4z"
      />
      <path d="M14 150q12-12 22-38" />
    </>,
  ),
  // The swing hangs from the line; a hand at the child's back.
  risikoleben: draw(
    grid,
    <>
      <path className="d-s d-n" d="M22 150v-16q40-22 92-10 56-18 104 8v18z" />
      <path d="M22 150h196M143 31l-5 93M134 124h30M196 150v-32" />
      <path
        className="d-a"
        d="M0 150h10q12 0 12-14v-32C22 56 62 26 120 26s98 30 98 78v32q0 14 12 14h10"
      />
      <path
        className="d-f"
        d="M84 50q-3 9 0 18 4 1 7-3zM79 106h23l10 39q8 1 8 5h-15l-12-29-6 24q6 1 6 5h-16zM139 77q-9-3-10 5 3 6 7 2 0-4 3-4zM137 114h20q6 0 9 6l5 11 6-2q3 2 1 4l-9 5-11-15h-21z"
      />
      {head("translate(85 48)")}
      {head("translate(138 74)")}
      <path
        className="d-m"
        d="M143 93q-8 4-6 22h19l-1-7 5-4-4-6-3 3v-6l-2-2q-4 3-8 0zM145 100l2 8q3 3 8 0"
      />
      <path
        className="d-p"
        d="M89 69q-12 2-11 17l1 21h23V92l5 5 22 3 1-7-17-5-12-16q-2-3-5-3-4 2-7 0zM92 80l10 13"
      />
      <path d="M160 33l-3 91" />
      <path
        className="d-k"
        d="M129 101v-6l3-2q4-1 3 2 6 0 6 3t-5 3zM160 104l-4-6 2-3q4-2 5 1t-1 6z"
      />
      <path className="d-s" d="M196 122q-16 0-16-14 14 0 16 14 0-16 14-18 2 14-14 18z" />
    </>,
  ),
  // The painter, her pot, somebody else's counter.
  betriebshaftpflicht: draw(
    grid,
    <>
      <path className="d-s d-n" d="M30 62h180v88H30z" />
      <path d="M22 150h196" />
      {head("translate(48 76) scale(.8)", WORRY)}
      {head("translate(189 79) scale(-.8 .8)", WORRY)}
      <path
        className="d-f"
        d="M49 82q-10-1-9 8 0 5 2 8 2-9 8-11zM42 146h9q4 1 4 4H41zM62 146h9q5 1 5 4H62z"
      />
      <path
        className="d-p"
        d="M22 58l14-36h168l14 36q-2 12-14 12t-14-12q-2 12-14 12t-14-12q-2 12-14 12t-14-12q-2 12-14 12t-14-12q-2 12-14 12t-14-12q-2 12-14 12t-14-12q-2 12-14 12t-14-12zM48 79q-1-8 7-8 7 0 7 5h4q1 3-2 3zM52 91q-8 1-8 12l1 17-3 26h9l5-20 6 20h9l-6-27v-13l5 1 10-9-4-6-7 5-7-5q-5 3-10-1zM55 99l10 7M45 119h20M178 95l-8 3-5 1-1-11-6 1 1 15q1 4 5 3l7-2v6h22v-6l7 2q4 1 5-3l1-15-6-1-1 11-5-1-8-3q-4 3-8 0zM128 118h78v32h-78zM122 111h90v7h-90z"
      />
      <path className="d-p" d="M76 101l-5-11q-1-3 2-4l22-11 11 21-24 8q-4 1-6-3z" />
      <path d="M90 78l10 21M75 86q4-19 22-10" />
      <path
        className="d-m"
        d="M50 58l9-36h24l-5 36q-2 12-14 12T50 58zM106 58l2-36h24l2 36q-2 12-14 12t-14-12zM162 58l-5-36h24l9 36q-2 12-14 12t-14-12zM22 58h196M97 81q14 0 20 10 5 10 6 19h26q5 0 4 6-1 8-5 8t-5-8q-4 0-4 8 0 10-5 10t-4-10-4-8q-3 0-3 12t-4 14-4-14v-18q-2-8-5-12-4-5-9-5z"
      />
      <path className="d-a" d="M0 150h22V58l14-36h168l14 36v92h22" />
      <path
        className="d-k"
        d="M80 98l-4-6 2-3q4-1 4 1 4 2 3 5zM158 89l-1-8q0-4 3-4t4 4l2-2q3 0 1 4l-3 5zM206 89l1-8q0-4-3-4t-4 4l-2-2q-3 0-1 4l3 5z"
      />
    </>,
  ),
  // Two firms, one sheet: the line is the signature.
  firmenrechtsschutz: draw(
    grid,
    <>
      <path className="d-m d-n" d="M34 150l12-50h148l12 50z" />
      <path d="M70 150h110" />
      <path className="d-p" d="M82 16h66l14 14v108H82z" />
      <path d="M148 16v14h14M94 38V26l7 5v-5l7 5v-5l7 5v7zM94 48h54M118 90h26M136 61c-2-3-8-3-8 0 0 4 9 4 9 8 0 3-5 4-7 2m-2 5c2 3 8 3 8 0 0-4-9-4-9-8 0-3 5-4 7-2" />
      <path className="d-s" d="M6 53l38 6v26L6 92zM236 90l-36 9 4 25h32z" />
      <path className="d-p" d="M38 56h8v32h-8z" />
      <path
        className="d-k"
        d="M46 60h14q5-4 10 0h30q5 0 5 4t-5 4H76l2 4q2 4-2 6 0 5-4 5-2 4-6 3H46z"
      />
      <path className="d-e" d="M76 68H64M76 78h-9M71 84h-7" />
      <path
        className="d-a"
        d="M0 150h40c36 0 42-22 52-34 8-8 12 2 8 8-6 8-6-14 4-14 8 0-2 14 5 14 6 0 4-12 10-12s-2 12 6 12 6-10 12-10 4 10 14 14c18 10 30 22 56 22h33"
      />
      <path className="d-f" d="M138 127l36-50 7 5-34 47-11 5z" />
      <path
        className="d-k"
        d="M206 96h-16q-9-6-18 2l-15 13q-4 5 1 8 4 1 8-3l6-4q-9 9-4 13 4 2 8-2-2 6 4 7 4 0 6-3h22z"
      />
    </>,
  ),
  // The line as a saw-tooth roof; weather over the works.
  betriebsgebaeude: draw(
    grid,
    <>
      <path className="d-s d-n" d="M28 66l46 28V66l46 28V66l46 28V66l46 28v56H28z" />
      <path d="M22 150h196" />
      <path className="d-a" d="M0 150h22V56l48 30V56l48 30V56l48 30V56l52 34v60h22" />
      <path className="d-m" d="M186 34l-12 16h9l-8 14 18-18h-9l8-12z" />
      <path className="d-s" d="M152 36q-4-12 10-12 6-14 20-6 12-8 22 2 12-2 14 16z" />
      <path className="d-m" d="M90 150V96h76v54z" />
      <path className="d-p" d="M90 96h76v12H90zM34 108h44v18H34zM180 112h22v38h-22z" />
      <path d="M90 102h76M49 108v18M63 108v18M34 117h44" />
      <path className="d-p" d="M98 130h30v12H98zM140 126h18v18h-18zM140 132h18" />
      <path d="M102 130l3-17h18l3 17M134 114v32h26M114 126l7-2" />
      <path className="d-k" d="M107 119q0 9 6 9t6-9z" />
      <path className="d-k d-e" d="M114 121v1m3-1v1m-3 3h2" />
      <path className="d-f" d="M107 120q0-6 6-6 5 0 6 4h3v1zM106 130q2-4 8-3l4 3z" />
      <circle className="d-f" cx="105" cy="144" r="5" />
      <circle className="d-f" cx="122" cy="144" r="5" />
    </>,
  ),
};
