import { draw, type Drawing, itemSheet as grid } from "./drawing";

/** Ten covers; in each the line comes in along the ground and holds the scene. */
export const insuranceDrawings: Record<string, Drawing> = {
  // The kick, the arc, the pane.
  haftpflicht: draw(
    grid,
    <>
      <path className="d-s" d="M110 150V18h160v132" />
      <path className="d-p" d="M124 32h88v84h-88z" />
      <path d="M178 32v84" />
      <path className="d-m" d="M186 116l-3-16h24l-3 16z" />
      <path
        className="d-s"
        d="M195 100q-14-4-13-17 12 3 13 17 0-14 7-20 6 9-7 20zM151 37l8 6 11-4-1 12 8 7-9 8 3 11-11-3-9 10-6-10-12 2 3-11-10-8 11-6-1-12z"
      />
      <path d="M159 43l3-11M171 77l7 6M151 84l4 32M133 76l-9 8" />
      <path className="d-a" d="M0 150h240M48 150q18 0 25-12Q97 72 142 62" />
      <circle className="d-m" cx="151" cy="60" r="16" />
      <path className="d-f" d="M151 53l7 5-3 8h-8l-3-8z" />
      <path d="M151 53v-9M158 58l9-3M155 66l5 8M147 66l-5 8M144 58l-9-3" />
      <path className="d-p" d="M118 116h100v8H118zM131 102l9-5-1 9zM166 96l6 7-9 2z" />
      <path
        className="d-k"
        d="M39 107L24 90q-3-5 1-7 4-1 6 2l12 13zM54 107l15-17q3-5-1-7-4-1-6 2L51 98z"
      />
      <path className="d-m" d="M40 97q6-3 13 0l4 26H35z" />
      <path className="d-k" d="M37 130h7v17h-7zM51 131l6-4 11 10-5 6z" />
      <path
        className="d-f"
        d="M36 123h20l2 9-8 1-4-4-3 5h-7zM36 146h8q3 0 3 3H36zM62 143l6-7 4 1-5 9z"
      />
      <circle className="d-k" cx="46" cy="84" r="10" />
      <path className="d-f" d="M36 82q0-10 10-10 11 0 10 10-5-1-8-5-4 5-12 5z" />
      <path className="d-e" d="M46 85h0M52 84h0M49 90h1" />
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
      <path d="M74 146v4M126 146v4" />
      <path className="d-f" d="M88 129q-2-13 9-13l0-7 4 3h5l4-3 0 9q4 4 2 11z" />
      <path d="M89 128q-4 2-3 7t-4 6" />
      <path
        className="d-p"
        d="M84 62l26-4 3 20-26 4zM170 96V78h6v18zM176 96V74h7v22zM183 96l2-20 6 1-1 19z"
      />
      <path d="M87 77l8-9 5 5 4-7 6 6M196 96q-3-8 4-12 8 4 4 12M200 84v-8M172 83h2M178 79h3" />
      <path d="M134 40q4 5 8 2t9 6M143 56q4 7 0 9-4-2 0-9zM143 92q4 7 0 9-4-2 0-9zM134 134q9-9 18 0M139 124l-4-4M147 124l4-4" />
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
      <path d="M88 31L76 60M88 31l12 29M152 31l-12 29M152 31l12 29" />
      <path className="d-m" d="M71 60h34q-4 10-17 10T71 60zM135 60h34q-4 10-17 10t-17-10z" />
      <path d="M42 92l4 34h22v24M46 126v24M198 92l-4 34h-22v24M194 126v24" />
      <path
        className="d-f"
        d="M52 119h25q7 0 7 7v21h6v3H77v-20H51zM188 119h-25q-7 0-7 7v21h-6v3h13v-20h26z"
      />
      <path className="d-m" d="M58 93q6-3 11 2l4 27H51q-1-20 7-29z" />
      <path className="d-p" d="M182 93q-6-3-11 2l-4 27h22q1-20-7-29z" />
      <circle className="d-k" cx="63" cy="81" r="10" />
      <circle className="d-k" cx="177" cy="81" r="10" />
      <path
        className="d-f"
        d="M53 82q-3-13 10-13 9 0 10 7-8 2-13-1-1 6-7 7zM187 83q4-14-10-14-10 0-10 7 8 2 13-1 1 6 7 8z"
      />
      <circle className="d-f" cx="188" cy="72" r="4" />
      <path className="d-e" d="M69 82h0M67 87l4-1M171 82h0M173 87l-4-1" />
      <path className="d-p" d="M104 76h24l8 8v28h-32zM74 112h92v5H74zM148 104h9v8h-9z" />
      <path d="M128 76v8h8M124 87c-2-3-8-3-8 0 0 4 9 4 9 8 0 3-5 4-7 2M116 102c2 3 8 3 8 0 0-4-9-4-9-8 0-3 5-4 7-2" />
      <path d="M157 106q5 0 4 3t-4 2M86 117v33M154 117v33M65 99l9 10 16 0M175 99l-10 10h-6" />
    </>,
  ),
  // The bench waits; one arm rests.
  berufsunfaehigkeit: draw(
    grid,
    <>
      <path className="d-s d-n" d="M30 150v-44c0-44 38-70 90-70s90 26 90 70v44z" />
      <path d="M22 150h196M160 33v21M98 72h38M106 74v20M130 74l-5 18M130 74l5 18" />
      <path
        className="d-a"
        d="M0 150h10q12 0 12-14v-32C22 56 62 26 120 26s98 30 98 78v32q0 14 12 14h10"
      />
      <path className="d-m" d="M145 66q1-12 15-12t15 12z" />
      <path className="d-p" d="M100 74h12v6h-12zM118 74v18" />
      <path className="d-p" d="M104 110h106v8H104zM112 118h8v32h-8zM194 118h8v32h-8z" />
      <path className="d-m" d="M134 102h70v8h-70z" />
      <path className="d-p" d="M150 102l32-32 13 11-3 2-2 2-4 1-2 3-4 1-2 3-4 1-2 4-4 1-1 3z" />
      <path className="d-f" d="M181 69q7-12 16-5 8 8-1 17l-4-4q6-5 2-9-4-3-9 5z" />
      <path d="M110 110q-3-9 4-9t4 6M122 109q-1-6 4-6M142 150l3-24M168 150l-3-24M144 138h22" />
      <path className="d-p" d="M138 121h34v5h-34z" />
      <path className="d-f" d="M54 110h26l1 36h6v4H73l-5-30-6 30H49v-3l5-1z" />
      <path className="d-p" d="M56 74q12-6 24 0l2 38H53z" />
      <path d="M57 75q-12 12-11 26l6 3" />
      <path className="d-m" d="M79 74L55 94q4 12 16 12l16-3q5-5 0-11z" />
      <path className="d-p" d="M87 92q8 0 8 5t-9 6" />
      <circle className="d-k" cx="68" cy="60" r="11" />
      <path className="d-f" d="M57 60q-2-13 11-13 12 0 11 10-8 2-14-2-2 5-8 5z" />
      <path className="d-e" d="M68 61h0M75 61h0M69 66q3 2 5 0" />
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
      <path className="d-p" d="M114 110q0-9 9-9t10 9" />
      <circle className="d-k" cx="123" cy="93" r="8" />
      <path className="d-f" d="M115 92q0-8 8-8 8 1 8 6-7 1-10-2-1 4-6 4z" />
      <path className="d-e" d="M125 94h0M129 94h0M127 98h0" />
      <path d="M106 110v30M112 118h8M136 110l5-9M34 128h10" />
      <circle className="d-f" cx="72" cy="136" r="13" />
      <circle className="d-f" cx="144" cy="136" r="13" />
      <circle className="d-p" cx="72" cy="136" r="6" />
      <circle className="d-p" cx="144" cy="136" r="6" />
      <path
        className="d-p"
        d="M178 116q9 2 12 10l-9 1q-4-5-3-11zM188 132l5-3-2 5 4 2-7 3zM202 150l6-44q7-3 12 1l-4 43z"
      />
      <path className="d-f" d="M206 118l12 2-1 9-12-2z" />
      <path d="M197 112l-8-8M202 103l-3-11M196 121l-6-2M29 150V58" />
      <path className="d-p" d="M17 30h24v28H17z" />
      <path d="M26 52V37h5q5 0 5 4t-5 5h-5" />
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
      <path d="M84 110v22M74 120h20M156 110v22M146 120h20M72 136h24M144 136h24M128 137h0M8 40h34q12-2 10-11-5-8-11-2M4 52h40M12 64h22" />
      <path
        className="d-s"
        d="M28 120q-10-2-8-12 4-8 12-6 4-12 16-6 10-2 10 8 4 10-8 12-10 10-22 4z"
      />
      <path d="M14 150q12-12 22-38M25 136l-7-8" />
    </>,
  ),
  // The swing hangs from the line; a hand at the child's back.
  risikoleben: draw(
    grid,
    <>
      <path className="d-s d-n" d="M22 150v-16q40-22 92-10 56-18 104 8v18z" />
      <path d="M22 150h196M143 31l-5 87" />
      <path
        className="d-a"
        d="M0 150h10q12 0 12-14v-32C22 56 62 26 120 26s98 30 98 78v32q0 14 12 14h10"
      />
      <path className="d-f" d="M140 112h18q5 0 8 5l6 12 6-1 1 4-9 5-11-15h-19z" />
      <path className="d-m" d="M143 95q6-3 11 1l3 17h-18z" />
      <circle className="d-k" cx="149" cy="82" r="10" />
      <path className="d-f" d="M139 83q-3-13 10-12 10 0 10 7-8 2-12-2-2 6-8 7z" />
      <path className="d-f" d="M138 76q-9-3-10 5 3 6 7 2 0-4 3-4z" />
      <path className="d-e" d="M155 83h0M153 87q3 1 4-1" />
      <path d="M134 118h32M160 33l-2 85M152 99l7 0" />
      <path className="d-f" d="M80 108h22l10 38h6v4H104l-12-30-4 30H76v-4h4z" />
      <path className="d-p" d="M84 70q10-5 18 2l2 38H78q-2-28 6-40z" />
      <path className="d-p" d="M96 74q5-3 8 2l9 16 26 3q6 3 0 6l-29 1q-4-1-5-4z" />
      <circle className="d-k" cx="96" cy="57" r="11" />
      <path
        className="d-f"
        d="M86 60q-6-15 10-15 11 0 11 10-8 1-14-3 1 20-13 20-6-3-2-8 7 2 8-4z"
      />
      <path className="d-e" d="M103 58h0M101 63q3 2 5-1" />
      <path d="M196 150v-32" />
      <path className="d-s" d="M196 122q-16 0-16-14 14 0 16 14 0-16 14-18 2 14-14 18z" />
      <path
        className="d-p"
        d="M44 132h18v18H44zM48 132q5-12 10 0M62 142l10-9M69 130l5 5M44 138q-7 2 0 8"
      />
    </>,
  ),
  // The painter, his pot, somebody else's counter.
  betriebshaftpflicht: draw(
    grid,
    <>
      <path className="d-s d-n" d="M30 62h180v88H30z" />
      <path
        className="d-p"
        d="M22 58l14-36h168l14 36q-2 12-14 12t-14-12q-2 12-14 12t-14-12q-2 12-14 12t-14-12q-2 12-14 12t-14-12q-2 12-14 12t-14-12q-2 12-14 12t-14-12q-2 12-14 12T22 58z"
      />
      <path
        className="d-m"
        d="M50 58l9-36h24l-5 36q-2 12-14 12T50 58zM106 58l2-36h24l2 36q-2 12-14 12t-14-12zM162 58l-5-36h24l9 36q-2 12-14 12t-14-12z"
      />
      <path d="M22 150h196M22 58h196" />
      <path className="d-a" d="M0 150h22V58l14-36h168l14 36v92h22" />
      <path d="M80 100L62 150M86 100l18 50M75 114h16M68 132h30" />
      <path className="d-f" d="M46 116h17l13 1q4 0 3 5l-2 10h-9l1-7H55l-2 25H43z" />
      <path
        className="d-p"
        d="M48 95q7-4 13 1l3 21H45zM78 100l-3-14 22-5 5 14zM62 97h14q6 1 6 5t-6 4H63M176 104l-20-8q-3-1-4-4l-3-11q0-4 3-4t4 3l3 10 16 5zM184 104l20-10q3-2 3-4l2-10q0-4-4-4-3 0-3 3l-2 8-15 8z"
      />
      <circle className="d-k" cx="57" cy="85" r="9" />
      <path className="d-f" d="M47 82q0-9 10-9 8 0 9 6h4v3z" />
      <path className="d-e" d="M59 86h0M64 86h0" />
      <path className="d-p" d="M172 112l-2-16q10-6 20 0l-2 16z" />
      <circle className="d-k" cx="180" cy="85" r="9" />
      <path className="d-f" d="M171 85q-2-11 9-11t9 11q-5 0-8-5-3 5-10 5z" />
      <path className="d-e" d="M177 86h0M183 86h0M179 90h1" />
      <path className="d-p" d="M128 118h78v32h-78zM122 111h90v7h-90z" />
      <path
        className="d-m"
        d="M97 81q14 0 20 10 5 10 6 19h26q5 0 4 6-1 8-5 8t-5-8q-4 0-4 8 0 10-5 10t-4-10-4-8q-3 0-3 12t-4 14-4-14v-18q-2-8-5-12-4-5-9-5z"
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
      <path d="M148 16v14h14M94 38V26l7 5v-5l7 5v-5l7 5v7zM94 48h54M118 90h26M137 57c-2-4-10-4-10 0 0 5 11 5 11 10 0 4-6 5-9 2M127 76c2 4 10 4 10 0 0-5-11-5-11-10 0-4 6-5 9-2" />
      <path className="d-s d-n" d="M6 54l38 6v28L10 94zM234 92l-34 8 4 26 32-4z" />
      <path d="M6 52l32 6M8 92l32-6M236 90l-32 8M236 124l-28 0" />
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
      <path className="d-s d-n" d="M150 36q-4-12 10-12 6-14 20-6 12-8 22 2 14-2 14 16z" />
      <path className="d-a" d="M0 150h22V56l48 30V56l48 30V56l48 30V56l52 34v60h22" />
      <path className="d-m" d="M186 34l-12 16h9l-8 14 18-18h-9l8-12z" />
      <path d="M152 36q-4-12 10-12 6-14 20-6 12-8 22 2 12-2 14 16z" />
      <path className="d-m" d="M90 150V96h76v54z" />
      <path className="d-p" d="M90 96h76v12H90zM34 108h44v18H34zM180 112h22v38h-22z" />
      <path d="M90 102h76M49 108v18M63 108v18M34 117h44M196 132h0M186 106h10" />
      <path className="d-p" d="M98 130h30v12H98zM140 126h18v18h-18zM140 132h18" />
      <path d="M102 130l3-17h18l3 17M134 114v32h26M114 126l7-2" />
      <circle className="d-k" cx="113" cy="121" r="6" />
      <path className="d-f" d="M107 120q0-6 6-6 5 0 6 4h3v1zM106 130q2-4 8-3l4 3z" />
      <circle className="d-f" cx="105" cy="144" r="5" />
      <circle className="d-f" cx="122" cy="144" r="5" />
    </>,
  ),
};
