import { draw, type Drawing, itemSheet as grid } from "./drawing";

/** The items beyond the sixteen, by slug; in each the line comes in along the ground and holds the scene. */
export const catalogueDrawings: Record<string, Drawing> = {
  // A cup is handed over; the cat has taken the walker.
  pflege: draw(
    grid,
    <>
      <path className="d-s d-n" d="M30 150v-44c0-44 38-70 90-70s90 26 90 70v44z" />
      <path
        className="d-a"
        d="M0 150h10q12 0 12-14v-32C22 56 62 26 120 26s98 30 98 78v32q0 14 12 14h10"
      />
      <path className="d-p" d="M52 134V94q0-16 16-16h20q16 0 16 16v40z" />
      <path
        className="d-k"
        d="M69 76v9q1 4 5 6v6h8v-3q6 0 6-7v-11zM156 52v9q-1 4-5 6v6h-8v-3q-6 0-6-7v-11z"
      />
      <path
        className="d-p"
        d="M70 88q-6-16 8-16 11 0 10 6-9 1-13-1 0 3-2 5zM82 68a5 5 0 0 0-10 0 5 5 0 0 0 10 0zM105 94h12v9q-6 4-12 0z"
      />
      <path
        className="d-m"
        d="M73 96q-12 2-12 14v20h33v-15q4 2 6-1l6-6-4-6-6 5-5-6q-3-5-9-5-4 3-9 0zM152 72q10 2 10 12l-1 28h-25v-11l-12 1v-6l10-3 4-15q1-5 6-6 4 3 8 0zM147 82l-5 15q-1 3-6 4M87 107l5 6M184 117h29v5h-29z"
      />
      <path
        className="d-p"
        d="M42 150v-28q0-9 9-9t9 9v28zM96 150v-28q0-9 9-9t9 9v28zM60 120h36l2 26H58zM181 145a5 5 0 0 0-10 0 5 5 0 0 0 10 0zM206 145a5 5 0 0 0-10 0 5 5 0 0 0 10 0z"
      />
      <path d="M22 150h196M59 133h38M78 120v26M108 88q3-3 0-6M168 92h12l19 50M189 118l-13 26" />
      <path
        className="d-f"
        d="M155 64q6-16-8-16-11 0-10 6 9 1 13-1 0 3 2 5zM155 56q10-2 10 7 0 6-2 9-2-9-9-11zM65 146h11v4H63zM80 146h11l2 4H80zM161 110h-24l-4 35q-7 1-7 5h14l7-26 5 21q-6 1-6 5h17zM191 117q-3-11 5-12l0-6 4 3h4l4-3 0 7q5 4 3 11z"
      />
      <path
        className="d-k"
        d="M106 108l-4-6 2-3q4-1 4 1 4 2 3 5zM124 102v-6l-3-2q-4-1-3 2-6 0-6 3t5 3z"
      />
      <path
        className="d-k d-e"
        d="M74 83c-5-3-6 5-1 5m6-4v1m6-1v1m-6 5q3 3 6 0M151 59c5-3 6 5 1 5m-6-4v1m-6-1v1m6 5q-3 3-6 0"
      />
    </>,
  ),
  // The line is the gum; the crown arrives by crane.
  zahnzusatz: draw(
    grid,
    <>
      <path
        className="d-s"
        d="M16 122q-1-17 16-16 8 1 11 5 3-4 11-5 17-1 16 16 0 12-5 26-3 22-8 24-5 1-7-12-2-10-7-10t-7 10q-2 13-7 12-5-2-8-24-5-14-5-26zM178 122q-1-17 16-16 8 1 11 5 3-4 11-5 17-1 16 16 0 12-5 26-3 22-8 24-5 1-7-12-2-10-7-10t-7 10q-2 13-7 12-5-2-8-24-5-14-5-26z"
      />
      <path
        className="d-p"
        d="M90 146q-2 28 8 28 8 0 12-14 4-9 10-9t10 9q4 14 12 14 10 0 8-28v-16q0-12-12-12h-36q-12 0-12 12z"
      />
      <path d="M10 150h222" />
      <path className="d-a" d="M0 150h78q8 0 8-8v-12q0-12 12-12h44q12 0 12 12v12q0 8 8 8h78" />
      <path d="M120 0v22M102 52l18-26 18 26" />
      <path
        className="d-m"
        d="M82 98q-6-14-4-30 2-16 18-15 7 0 12 4 6-4 12-4t12 4q5-4 12-4 16-1 18 15 2 16-4 30-6-6-14-5-24 6-48 0-8-1-14 5zM190 46h9v16h-9z"
      />
      <path d="M88 68q0-6 6-7M108 57q-2 9 2 15M132 57q2 9-2 15M190 51h5M190 57h5" />
      <path
        className="d-k"
        d="M31 45v9q1 4 5 6v6h8v-3q6 0 6-7v-11zM17 55l-1-8q0-4 3-4t4 4l2-2q3 0 1 4l-3 6z"
      />
      <path
        className="d-f"
        d="M32 57q-6-16 8-16 11 0 10 6-9 1-13-1 0 3-2 5zM31 90h18l3 15q6 0 6 4H45l-5-11-2 7q4 1 4 4H28z"
      />
      <path
        className="d-p"
        d="M35 65l-5 2-7-2V55h-6v12q0 4 3 5l9 2 1 18h19V78l4 2q2 1 4 0l10-5-3-6-8 4-7-6q-2-2-5-2-4 3-9 0zM50 54H38q1 6 5 9 7 0 7-7zM201 62h6v50h-6zM199 46h10v16h-10zM124 25a4 4 0 0 0-8 0 4 4 0 0 0 8 0z"
      />
      <path className="d-k" d="M67 75l-3-6 2-3q4-1 4 1 6 0 6 3t-5 4z" />
      <path className="d-k d-e" d="M36 52c-5-3-6 5-1 5l4 1m2-5v1m6-1v1m-7-3l2-1m5 0l2 1" />
    </>,
  ),
  // The line is the stethoscope; the bear is next.
  krankenversicherung: draw(
    grid,
    <>
      <path className="d-s d-n" d="M34 150V62q0-30 30-30h116q30 0 30 30v88z" />
      <path className="d-p" d="M136 120h8v30h-8zM196 120h8v30h-8z" />
      <path d="M22 150h196M73 130v13M62 150l11-7 11 7" />
      <path
        className="d-f"
        d="M58 114h31q8 0 8 8l-1 24q9 0 9 4H87l-1-20H58zM173 110h-27q-8 0-8 8v16q-8 0-8 4h15l1-16h26z"
      />
      <path className="d-p" d="M66 83q-9 2-9 15l1 24h26l-1-27q0-10-8-12-5 3-9 0z" />
      <path
        className="d-a"
        d="M0 150h16c16 0 8-44 12-66 8-42 44-40 46-10 2 38 30 44 46 36 10-4 14-8 24-14"
      />
      <path
        className="d-k"
        d="M62 63v9q1 4 5 6v6h8v-3q6 0 6-7v-11zM168 62v9q-1 4-5 6v6h-8v-3q-6 0-6-7v-11z"
      />
      <path
        className="d-m"
        d="M163 82q9 2 10 14l1 22h-26l1-24q0-9 6-12 4 3 8 0zM167 94l-3 12q-1 4-5 4h-6M149 97a5 5 0 0 0-10 0 5 5 0 0 0 10 0z"
      />
      <path
        className="d-p"
        d="M67 94l6 13q2 5 7 4l49-9-1-7-44 5-6-10M181 118q-2-12 8-12t8 12zM185 90a5 5 0 0 0-10 0 5 5 0 0 0 10 0zM203 90a5 5 0 0 0-10 0 5 5 0 0 0 10 0zM197 99a8 8 0 0 0-16 0 8 8 0 0 0 16 0z"
      />
      <path className="d-a" d="M128 119h76q10 0 10 10v13q0 8 8 8h18" />
      <path
        className="d-f"
        d="M63 75q-6-16 8-16 11 0 10 6-9 1-13-1 0 3-2 5zM62 67a5 5 0 0 0-10 0 5 5 0 0 0 10 0zM167 74q6-16-8-16-11 0-10 6 9 1 13-1 0 3 2 5z"
      />
      <path
        className="d-k"
        d="M129 102v-6l3-2q4-1 3 2 6 0 6 3t-5 3zM153 110v-6l-3-2q-4-1-3 2-6 0-6 3t5 3z"
      />
      <path
        className="d-k d-e"
        d="M67 70c-5-3-6 5-1 5m6-4v1m6-1v1m-6 5q3 3 6 0M163 69c5-3 6 5 1 5m-6-4v1m-6-1v1m3 5c2 0 2 3 0 3s-2-3 0-3"
      />
      <path d="M186 98h0M192 98h0" />
    </>,
  ),
  // The line is the leash, and somebody lets go of the ground.
  tierhalterhaftpflicht: draw(
    grid,
    <>
      <path className="d-s d-n" d="M10 150v-18q50-26 100-10 60-22 120 8v20z" />
      <path className="d-p" d="M204 150v-42h18v42zM201 102h24v6h-24z" />
      <path
        className="d-m"
        d="M104 100q-12-2-14-20 10 2 20 16zM112 108l-20 20 8 8 24-18zM150 112l24 18 7-7-20-20z"
      />
      <path className="d-m" d="M112 94h40q14 0 14 14t-14 14h-36q-16 0-16-14t12-14z" />
      <path className="d-f" d="M122 94h18q2 12-8 13t-10-13z" />
      <path className="d-m" d="M104 112l-22 12 5 9 28-12zM144 114l20 26 8-6-14-22z" />
      <path
        className="d-a"
        d="M0 150h46c36 0 24-52 44-60 14-4 40 16 70-4l3 24c4 26 12 40 30 40h47"
      />
      <path
        className="d-m"
        d="M160 84q0-16 15-16 10 0 12 9l9 3q6 9-6 12l-10 1q-2 10-12 9-8-2-8-10z"
      />
      <path className="d-k" d="M66 54v9q1 4 5 6v6h8v-3q6 0 6-7v-11zM15 114l2 6-8 3-2-6z" />
      <path
        className="d-f"
        d="M67 66q-6-16 8-16 11 0 10 6-9 1-13-1 0 3-2 5zM34 86l7 16-8 9-16 9-2-6 11-8-14 4q-6 0-6-3l1-5q4-1 5 2l8-2zM36 49l2-5q10-9 20-2l6-2 1 4zM3 134l16-5v6l-14 6zM204 102q-2-14 6-18l-1-10 4 3h4l4-3 0 11q4 6 2 17zM168 70q-16-4-20 6 4 10 14 6 6-4 6-12zM192 78h5v5z"
      />
      <path
        className="d-p"
        d="M70 73l-37 13 8 17 35-13q6-4 3-15-5 2-9-2zM184 92q8 2 6 12-7 0-8-11zM66 81q3 6 8 8l12 3 2-7-11-4"
      />
      <path className="d-k" d="M86 92l2-7 3-1q4 0 3 3 5 2 3 5t-6 1z" />
      <path
        className="d-k d-e"
        d="M71 61c-5-3-6 5-1 5m6-4v1m6-1v1m-3 5c-2 0-2 3 0 3s2-3 0-3m-3-9l2-1m5 0l2 1"
      />
      <path d="M46 150h147M178 78h0" />
    </>,
  ),
  // The line is the flight home.
  reise: draw(
    grid,
    <>
      <path className="d-s d-n" d="M152 150q8-20 40-20t42 20zM14 150q4-16 34-16t36 16z" />
      <path d="M14 150h72M152 150h80M158 160q7-6 14 0t14 0 14 0 14 0 14 0M98 160q7-6 14 0t14 0" />
      <path className="d-a" d="M0 150h8C40 150 20 50 120 50s80 100 112 100h8" />
      <path className="d-p" d="M36 150v-28l18-16 18 16v28z" />
      <path d="M29 127l25-22 25 22M64 113v-9h6v14M66 98q4-4 0-8t0-8" />
      <path className="d-m" d="M42 150v-16h10v16zM57 130h9v9h-9z" />
      <path className="d-p" d="M196 134q6-18-2-36l6-2q8 18 3 38z" />
      <path className="d-m" d="M134 44l12-28h10l-2 28zM177 141a9 9 0 0 0-18 0 9 9 0 0 0 18 0z" />
      <path
        className="d-p"
        d="M66 50q4-16 34-16h64l12-20h12l-4 28q6 4 4 10-2 8-18 8H88q-20 0-22-10z"
      />
      <path
        className="d-s"
        d="M197 98q-16-8-24 8 14 2 24-8 0-16-14-18-4 14 14 18 4-16 18-16 0 14-18 16 16-4 24 8-14 4-24-8zM112 46a8 8 0 0 0-16 0 8 8 0 0 0 16 0zM154 46a8 8 0 0 0-16 0 8 8 0 0 0 16 0z"
      />
      <path className="d-p" d="M120 38V17h-7V4h21v34z" />
      <path d="M168 132q-7 9 0 18 7-9 0-18M202 46h14M206 56h20M198 36h8M120 20l14 5M120 28l14 5M120 17l6-5" />
      <path
        className="d-k"
        d="M109 43v5q-1 2-2 2v3h-4v-1q-4 0-4-4v-6zM113 5q-4-1-4 2-2 1-1 3-2 2 0 3 0 3 5 3z"
      />
      <path className="d-f" d="M72 43q6-5 14-7l1 9-17 1zM108 49q4-9-3-9-7 0-6 3 4 1 7 0z" />
      <path className="d-e" d="M101 46h0M105 46h0M102 50q1 1 2 0" />
      <path className="d-m" d="M114 54h24l22 30h-16z" />
    </>,
  ),
  // The ladder goes; the line is the tree.
  unfall: draw(
    grid,
    <>
      <path className="d-p d-n" d="M136 150v-44h16v44z" />
      <path
        className="d-s d-n"
        d="M136 116c-40 2-58-18-50-42-10-28 16-48 38-42 18-20 54-14 58 10 26 4 30 40 8 52-4 16-22 24-40 22z"
      />
      <path d="M14 150h212M143 116V84M143 100l-16-14M97 58H49" />
      <path
        className="d-a"
        d="M0 150h126q10 0 10-12v-22c-40 2-58-18-50-42-10-28 16-48 38-42 18-20 54-14 58 10 26 4 30 40 8 52-4 16-22 24-38 22v22q0 12 10 12h78"
      />
      <path
        className="d-m"
        d="M114 66a6 6 0 0 0-12 0 6 6 0 0 0 12 0zM136 50a6 6 0 0 0-12 0 6 6 0 0 0 12 0zM168 54a6 6 0 0 0-12 0 6 6 0 0 0 12 0zM182 88a6 6 0 0 0-12 0 6 6 0 0 0 12 0zM118 136a6 6 0 0 0-12 0 6 6 0 0 0 12 0zM184 134q1-9 8-9t8 9q-4-14 5-14t7 10q8-2 8 4zM69 86l-5 1-1-25h-8l1 26q0 4 4 6l4 3v12h20V97l4-3q4-2 4-6l1-26h-8l-1 25-6-1q-4 3-9 0z"
      />
      <path className="d-p" d="M180 134h44l-5 16h-34z" />
      <path d="M108 60l2-4M130 44l2-4M162 48l2-4M176 82l2-4M112 130l2-4M42 150L6 68M54 146L18 62M38 141l12-5M33 130l12-5M28 119l12-5M23 108l12-5M18 97l12-5M183 142h38M194 134l2 16M210 134l-2 16" />
      <path className="d-k" d="M83 66v9q-1 4-5 6v6h-8v-3q-6 0-6-7v-11z" />
      <path
        className="d-f"
        d="M82 78q6-16-8-16-11 0-10 6 9 1 13-1 0 3 2 5zM64 106h21l12 14 7-3q3 1 2 4l-10 8-19-14v22q5 0 5 4H66z"
      />
      <path className="d-k" d="M55 62v-5q1-3 4-3t4 3v5zM85 62v-5q1-3 4-3t4 3v5z" />
      <path
        className="d-k d-e"
        d="M78 73c5-3 6 5 1 5m-6-4v1m-6-1v1m3 5c2 0 2 3 0 3s-2-3 0-3m3-9l-2-1m-5 0l-2 1"
      />
    </>,
  ),
  // The jars are counted while some places are still empty.
  altersvorsorge: draw(
    grid,
    <>
      <path className="d-s d-n" d="M30 150V86c0-36 34-56 90-56s90 20 90 56v64z" />
      <path d="M22 150h196" />
      <path
        className="d-a"
        d="M0 150h10q12 0 12-14V84c0-44 38-62 98-62s98 18 98 62v52q0 14 12 14h10"
      />
      <path
        className="d-p"
        d="M36 146V78h6v72h-6zM144 146V60h6v90h-6zM42 80h102v5H42zM42 114h102v5H42z"
      />
      <path
        className="d-p"
        d="M50 114V96q0-4 4-4h12q4 0 4 4v18zM82 114V96q0-4 4-4h12q4 0 4 4v18zM50 150v-20q0-4 4-4h12q4 0 4 4v20zM82 150v-20q0-4 4-4h12q4 0 4 4v20zM114 150v-20q0-4 4-4h12q4 0 4 4v20zM82 80V62q0-4 4-4h12q4 0 4 4v18z"
      />
      <path
        className="d-m"
        d="M50 114v-10h20v10zM82 114v-6h20v6zM50 150v-16h20v16zM82 150v-12h20v12zM114 150v-17h20v17zM82 80V69h20v11z"
      />
      <path
        className="d-p"
        d="M52 87h16v5H52zM84 87h16v5H84zM52 121h16v5H52zM84 121h16v5H84zM116 121h16v5h-16zM84 53h16v5H84z"
      />
      <path d="M50 145h20M50 140h20M82 145h20M114 145h20M114 139h20M82 75h20" />
      <path
        strokeDasharray="3 4"
        d="M114 112V96q0-4 4-4h12q4 0 4 4v16M116 87h16v5M114 78V62q0-4 4-4h12q4 0 4 4v16M116 53h16v5"
      />
      <path className="d-k" d="M192 51v9q-1 4-5 6v6h-8v-3q-6 0-6-7v-11z" />
      <path
        className="d-f"
        d="M191 63q6-16-8-16-11 0-10 6 9 1 13-1 0 3 2 5zM197 111h-27l-5 34q-8 1-8 5h16l8-26 5 21q-6 1-6 5h18z"
      />
      <path className="d-m" d="M188 71q10 2 10 14l-1 28h-27l1-28q0-12 8-14 4 3 9 0z" />
      <path className="d-p" d="M154 84l16-5 8 22-16 6z" />
      <path d="M160 89l7-2M162 95l5-2" />
      <path className="d-m" d="M184 80l-1 13-8 1v8h12q3 0 4-4l1-14" />
      <path className="d-k" d="M175 101v-6l-3-2q-4-1-3 2-6 0-6 3t5 3z" />
      <path className="d-k d-e" d="M187 58c5-3 6 5 1 5m-6-4v1m-6-1v1m6 5q-3 3-6 0" />
    </>,
  ),
  // In bed for weeks: the calendar loses its leaves.
  krankentagegeld: draw(
    grid,
    <>
      <path className="d-s d-n" d="M30 150V54q0-16 16-16h148q16 0 16 16v96z" />
      <path
        className="d-a"
        d="M0 150h10q12 0 12-12V46q0-18 18-18h160q18 0 18 18v92q0 12 12 12h10"
      />
      <path
        className="d-p"
        d="M36 150V84q0-8 8-8t8 8v66zM52 122h126v16H52zM178 150v-42q0-6 6-6t6 6v42zM54 122q-4-28 11-28 18 0 20 28z"
      />
      <path className="d-k" d="M66 92v9q1 4 5 6v6h8v-3q6 0 6-7v-11z" />
      <path className="d-f" d="M67 104q-6-16 8-16 11 0 10 6-9 1-13-1 0 3-2 5z" />
      <path className="d-m" d="M58 122q4-12 18-10l38 2q8-28 22-30 12 0 16 24 14 0 26 6v14H58z" />
      <path className="d-k" d="M90 118v-6l3-2q4-1 3 2 6 0 6 3t-5 3z" />
      <path className="d-k d-e" d="M71 99c-5-3-6 5-1 5m5-4h2m5 0h2m-5 1q3 3-1 3m-2-8l2-1m5 0l2 1" />
      <path d="M80 107l14-7M152 108q-4 10-14 14M144 70q6 0 5 3t-5 3M131 63q3-3 0-6M138 63q3-3 0-6" />
      <path
        className="d-p"
        d="M76 114l14-2v6l-11 3M126 68h18v8q0 6-9 6t-9-6zM122 82h26M158 46h44v38h-44z"
      />
      <path className="d-m" d="M158 46h44v9h-44zM100 99a3 3 0 0 0-6 0 3 3 0 0 0 6 0z" />
      <path d="M168 43v6M192 43v6M165 61l5 5M170 61l-5 5M177 61l5 5M182 61l-5 5M189 61l5 5M194 61l-5 5M165 73l5 5M170 73l-5 5M180 76h0M192 76h0" />
      <path
        className="d-p"
        d="M104 44l13-3 3 13-13 3zM96 70l12 5-5 12-12-5zM66 56l13 4-4 12-13-4zM192 138h22v12h-22zM196 138v-6h14v6"
      />
      <path d="M109 47l6 4M114 46l-4 6M98 76l5 5M70 61l4 5M192 143h22M58 138v12M72 138v12M22 150h196" />
    </>,
  ),
  // Everybody has gone home, and the post still comes.
  bauherrenhaftpflicht: draw(
    grid,
    <>
      <path className="d-s d-n" d="M26 90l48-40 48 40v60H26z" />
      <path className="d-p" d="M131 116h25v10h-25zM44 98h22v28H44zM82 98h22v52H82z" />
      <path d="M44 126h22v24M20 150h108M30 86h88M50 86V66M74 86V48M98 86V66M26 112h18M26 131h18M34 86v26M38 112v19M32 131v19M66 112h16M104 112h18M104 131h18M112 86v26M108 112v19M116 131v19" />
      <path className="d-a" d="M0 150h20V86l54-46 54 46v64h22v24h56v-24h34" />
      <path className="d-k" d="M188 77v9q-1 4-5 6v6h-8v-3q-6 0-6-7v-11z" />
      <path
        className="d-f"
        d="M136 116h8l-5 10h-8zM149 116h7l-5 10h-7zM166 134h24v37h-9l-3-23-4 23h-8zM187 89q6-16-8-16-11 0-10 6 9 1 13-1 0 3 2 5z"
      />
      <path
        className="d-m"
        d="M174 97l-8 3-7 1-2-15-7 1 2 19q1 5 5 4l9-3v29h24v-29l9 3q4 1 5-4l2-19-7-1-2 15-7-1-7-3q-4 3-9 0zM134 150v-24h5v24zM146 150v-24h5v24zM166 58q4-12 18-9l14 6-1 5-20-2-11 4z"
      />
      <path
        className="d-k"
        d="M150 87l-1-8q0-4 3-4t4 4l2-2q3 0 1 4l-2 5zM206 87l1-8q0-4-3-4t-4 4l-2-2q-3 0-1 4l2 5z"
      />
      <path
        className="d-k d-e"
        d="M183 84c5-3 6 5 1 5m-6-4v1m-6-1v1m3 5c2 0 2 3 0 3s-2-3 0-3m3-9l-2-1m-5 0l-2 1"
      />
      <path
        className="d-p"
        d="M182 120h18v16h-18zM208 60l18-6 5 13-18 6zM134 56l17 4-3 13-17-4zM212 100l18 2-2 13-17-2zM146 30l16-5 4 12-16 5z"
      />
      <path d="M172 99l10 21 9 8 9-8M208 60l12 3 6-9M134 56l7 9 10-5M212 100l8 8 10-6M146 30l10 3 6-8" />
    </>,
  ),
  // The line is the cable, and a marten has it.
  photovoltaikversicherung: draw(
    grid,
    <>
      <path className="d-p d-n" d="M48 104h144v46H48z" />
      <path className="d-s d-n" d="M32 102l32-58h112l32 58z" />
      <path className="d-f d-g" d="M70 54h92l20 40H50z" />
      <path className="d-l" d="M60 74h112M93 54L82 94M116 54v40M139 54l11 40" />
      <path
        className="d-a"
        d="M0 150h48v-46H26l36-62h32c12 0 6-22 20-22 16 0 8 22 22 22h42l36 62h-22v46h48"
      />
      <path
        className="d-f"
        d="M118 22q0-10 10-11l2-4 4 4q6 2 8 10l26 1q16 0 16 20h-7l-3-8h-18l-2 8h-8v-9q-8-1-11-7-10 2-17-4zM182 26q16 4 22-18 8 10 2 22-8 12-22 8z"
      />
      <path className="d-l" d="M130 17h0" />
      <path
        className="d-p"
        d="M134 25q8-2 8 6-6 2-8-6zM64 116h24v22H64zM98 110h44v32H98zM160 112h20v38h-20zM128 115h9v15h-9z"
      />
      <path className="d-k" d="M108 117v7q1 3 3 4v5h6v-2q4 0 4-5v-9z" />
      <path className="d-f" d="M109 130q-5-17 5-17 8 0 7 5-6 1-9-1 0 2-2 4l1 9z" />
      <path
        className="d-m"
        d="M48 34a14 14 0 0 0-28 0 14 14 0 0 0 28 0zM111 132q-8 1-9 10h35l-1-11h-7l-1 5q-3-4-11-4-3 2-6 0z"
      />
      <path className="d-k" d="M129 131l-2-5q0-3 3-2l1 2h5q2 1 0 5z" />
      <path className="d-k d-e" d="M111 122c-4-2-4 4-1 4m5-4v1m4-1v1m-4 5q1-1 3 0" />
      <path d="M34 12V6M34 62v-6M12 34H6M18 18l-4-4M50 18l4-4M18 50l-4 4M48 150h144M112 12l-4-8M120 10l3-8M104 16l-8-4M76 116v22M64 126h24M92 142h56" />
    </>,
  ),
  // He climbs in through the cable.
  cyber: draw(
    grid,
    <>
      <path className="d-s d-n" d="M30 150V54q0-16 16-16h148q16 0 16 16v96z" />
      <path
        className="d-p"
        d="M98 112h108v7H98zM108 119h7v31h-7zM166 119h34v31h-34zM166 134h34M140 96h16v16h-16zM112 48h72v50h-72z"
      />
      <path d="M53 56l-3-5M60 54v-5M67 55l3-4M180 126h6M180 142h6M43 88l6 36h24M22 150h196M60 124v20M48 150l12-8 12 8" />
      <path className="d-f" d="M118 54h60v38h-60z" />
      <path
        className="d-a"
        d="M0 150h10q12 0 12-12V42q0-14 14-14h100q10 0 10 10v10h38v44q0 6 6 6h16q12 0 12 12v28q0 12 12 12h10"
      />
      <path
        className="d-k"
        d="M161 61v9q-1 4-5 6v6h-8v-3q-6 0-6-7v-11zM51 61v9q1 4 5 6v6h8v-3q6 0 6-7v-11z"
      />
      <path
        className="d-f"
        d="M162 64h-20v6h19zM50 114h29q8 0 10 8l8 18 6-1q3 3 0 5l-13 6-11-22H50zM52 73q-6-16 8-16 11 0 10 6-9 1-13-1 0 3-2 5z"
      />
      <path className="d-p" d="M84 92l20-8 7 16-20 8zM86 90l5-5 6 2" />
      <path
        className="d-m"
        d="M162 64q1-13-10-13-10 0-10 13zM157 81q9 1 10 11h-31l-30 9-3-8 26-8 19-4q4 3 9 0zM132 85l4 7M55 81q-8 2-8 14l2 23h23v-13q3 2 6 1l8-4-3-6-5 1-5-9q-2-6-9-7-4 3-9 0zM61 92l5 10q2 3 6 3"
      />
      <path
        className="d-k"
        d="M106 101l-3-8-4-1q-3 0-2 3-4 1-3 4t7 3zM86 102l-3-6 2-3q4-2 4 1 5 0 5 3t-5 4z"
      />
      <path
        className="d-k d-e"
        d="M148 70q-3 3 1 3m1 2q-3 3-5-1M56 68c-5-3-6 5-1 5m6-4v1m6-1v1m-3 5c-2 0-2 3 0 3s2-3 0-3m-3-9l2-1m5 0l2 1"
      />
      <path className="d-l" d="M145 67h0M151 67h0" />
    </>,
  ),
  // What hung on the wall has left its outline.
  inhalt: draw(
    grid,
    <>
      <path className="d-s d-n" d="M30 150V78q90-76 180 0v72z" />
      <path className="d-a" d="M0 150h22V72Q120-12 218 72v78h22" />
      <path className="d-p" d="M40 76h76v40H40zM36 122h84v7H36zM42 129h7v21h-7zM107 129h7v21h-7z" />
      <path
        strokeDasharray="3 4"
        d="M46 83h20v8H46zM53 91h6v20h-6zM74 82q-4 10 4 14v15h6V96q8-4 4-14"
      />
      <path className="d-m" d="M97 82h10v12H97zM62 122v-8h16v8zM156 140h17v10h-17z" />
      <path d="M22 150h196M102 94v15M152 98h54" />
      <path className="d-p" d="M156 62h46v34h-46z" />
      <path className="d-f" d="M160 66h38v26h-38z" />
      <path
        className="d-p"
        d="M172 70l5 5 6-7 2 8 8 1-6 5 2 8-8-3-5 4-2-7-8-2 6-4zM168 108l6-4 1 7zM153 118l5-5 3 6zM215 131a19 19 0 0 0-38 0 19 19 0 0 0 38 0z"
      />
      <path d="M196 131v-19M196 131l16 10M196 131l-16 10M196 131l18-6M196 131l-18-6M196 131v19" />
      <path className="d-k" d="M143 50v9q-1 4-5 6v6h-8v-3q-6 0-6-7v-11z" />
      <path
        className="d-f"
        d="M142 62q6-16-8-16-11 0-10 6 9 1 13-1 0 3 2 5zM146 110h-24l-4 35q-8 1-8 5h15l8-26 6 21q-6 1-6 5h16z"
      />
      <path
        className="d-k"
        d="M114 75l-8-4q-5-3-1-7l15-16q4-3 6-1 2 3-2 6l-12 12 6 4zM153 75l8-4q5-3 1-7l-15-16q-4-3-6-1-2 3 2 6l12 12-6 4z"
      />
      <path
        className="d-m"
        d="M199 131a3 3 0 0 0-6 0 3 3 0 0 0 6 0zM129 69q-6 1-14-3l-4 7q6 4 12 5l-1 35h24l-1-35q6-1 12-5l-4-7q-8 4-14 3-4 3-10 0z"
      />
      <path
        className="d-k d-e"
        d="M138 57c5-3 6 5 1 5m-6-4v1m-6-1v1m3 5c2 0 2 3 0 3s-2-3 0-3m3-9l-2-1m-5 0l-2 1"
      />
    </>,
  ),
  // A door to nowhere, just as it is drawn.
  berufshaftpflicht: draw(
    grid,
    <>
      <path className="d-s d-n" d="M104 72l44-36 46 36v78h-90z" />
      <path
        className="d-p"
        d="M108 78h24v22h-24zM108 150v-9h13v-9h13v-9h13v27zM184 52V36h24V26h10v20h-24v14z"
      />
      <path className="d-a" d="M0 150h98V74H82l66-52 66 52h-16v76h42" />
      <path d="M98 150h100M120 78v22M108 89h24M121 141v9M134 132v18" />
      <path className="d-m" d="M154 66h30v46h-30z" />
      <path
        className="d-k"
        d="M175 67v7q-1 3-3 4v5h-6v-2q-4 0-4-5v-9zM35 51v9q1 4 5 6v6h8v-3q6 0 6-7v-11z"
      />
      <path
        className="d-f"
        d="M174 76q5-13-5-13-8 0-7 5 6 1 9-1 0 2 2 4zM36 63q-6-16 8-16 11 0 10 6-9 1-13-1 0 3-2 5zM163 97h15l1 15h-8l-1-7-9 8-11 4q-4-1-2-4l10-5zM30 111h27l5 34q8 1 8 5H54l-8-26-5 21q6 1 6 5H29z"
      />
      <path className="d-p" d="M172 82l6 2 8-1v6l-8 1v9h-15v-9l-10-3 2-6 7 3 4-2q3 2 6 0z" />
      <path
        className="d-m"
        d="M39 71q-4 1-6 3l-8-3 6-13-7-3-7 15q-2 6 3 8l9 5 1 30h27l1-29q0-11-9-13-5 3-10 0zM44 84l-2 14q0 5 4 5h5"
      />
      <path className="d-p" d="M52 84h40v34H52zM184 66l9-5v46l-9 5z" />
      <path d="M60 91h22v12l-11 9-11-9z" />
      <path
        className="d-k"
        d="M50 103v-6l3-2q4-1 3 2 6 0 6 3t-5 3zM24 55l3-6q4-4 7-2 2 3-1 5l-2 6zM153 87l2-6-3-2q-4 0-4 3t2 5z"
      />
      <path
        className="d-k d-e"
        d="M172 72c4-2 4 4 1 4m-5-4v1m-4-1v1m3 3c2 0 2 3 0 3s-2-3 0-3M40 58c-5-3-6 5-1 5m6-4v1m6-1v1m-5 6q2-1 4 0m-5-10l2-1m5 0l2 1"
      />
    </>,
  ),
  // Two cans, one plant.
  "betriebliche-altersvorsorge": draw(
    grid,
    <>
      <path className="d-s d-n" d="M28 150V76l58-34v34l68-34v34l58-34v108z" />
      <path className="d-a" d="M0 150h22V70l64-38v38l68-38v38l64-38v118h22" />
      <path d="M22 150h196M120 130V72M95 112l10-12M145 112l-10-12" />
      <path
        className="d-s"
        d="M120 96q-16 2-20-12 16-2 20 12zM120 96q16 2 20-12-16-2-20 12zM120 78q-12-2-10-16 12 4 10 16zM120 78q12-2 10-16-12 4-10 16z"
      />
      <path
        className="d-k"
        d="M54 74v5h8v-5M50 55v6q-3-1-3 2t3 2q1 9 8 9t8-9q3 1 3-2t-3-2v-6zM178 74v5h8v-5M174 55v6q-3-1-3 2t3 2q1 9 8 9t8-9q3 1 3-2t-3-2v-6z"
      />
      <path
        className="d-f"
        d="M50 61q-4-10 8-10t8 10q-2-1-3-5-6 2-11-1-1 5-2 6zM174 61q-4-10 8-10t8 10q-2-1-3-5-6 2-11-1-1 5-2 6zM191 56q13 1 6 16-2-8-8-10zM45 114h26l3 31q6 1 6 5h-14l-8-26-8 26h-14q0-4 6-5zM169 114h26l3 31q6 1 6 5h-14l-8-26-8 26h-14q0-4 6-5z"
      />
      <path
        className="d-m"
        d="M54 76q-10 1-10 12l1 27h26l1-27q0-11-10-12-4 4-8 0zM178 76q-10 1-10 12l1 27h26l1-27q0-11-10-12-4 4-8 0zM105 129h30l-4 21h-22zM125 56a5 5 0 0 0-10 0 5 5 0 0 0 10 0zM145 99h16v16h-16z"
      />
      <path
        className="d-p"
        d="M79 99h16v16h-16zM57 85l6 14q2 3 6 3l11-2-1-7-10 1-5-11M183 85l-6 14q-2 3-6 3l-11-2 1-7 10 1 5-11"
      />
      <path
        className="d-k"
        d="M80 100v-6l3-2q4-1 3 2 6 0 6 3t-5 3zM160 100v-6l-3-2q-4-1-3 2-6 0-6 3t5 3z"
      />
      <path className="d-k d-e" d="M56 62v1m7-1v1m-6 5q3 2 5 0M177 62v1m7-1v1m-5 5q3 2 5 0" />
    </>,
  ),
  // Five windows are lived in; the sixth is what has to be reckoned with.
  kapitalanlage: draw(
    grid,
    <>
      <path className="d-p d-n" d="M54 54h110v96H54z" />
      <path className="d-s d-n" d="M48 52l18-26h86l18 26z" />
      <path className="d-p" d="M104 22V10h12v12zM6 134h18v16H6zM24 128h20v22H24zM8 120h16v14H8z" />
      <path className="d-a" d="M0 150h52V54H40l24-32h90l24 32h-12v96h74" />
      <path
        className="d-m"
        d="M62 62h26v24H62zM96 62h26v24H96zM62 98h26v24H62zM96 98h26v24H96zM130 62h26v24h-26zM98 150v-20h20v20z"
      />
      <path strokeDasharray="3 4" d="M130 98h26v24h-26z" />
      <path
        className="d-k"
        d="M102 104v7q1 3 3 4v5h6v-2q4 0 4-5v-9zM213 50v9q-1 4-5 6v6h-8v-3q-6 0-6-7v-11z"
      />
      <path
        className="d-s"
        d="M98 122q1-5 7-5h6q8 0 8 5zM142 76q-8-2-8-10 8 2 8 10 0-8 8-8 0 8-8 8z"
      />
      <path d="M15 134v5M34 128v6M52 150h114M59 86h32M93 86h32M127 86h32M59 122h32M93 122h32M127 122h32M75 98v24M109 62v24M113 141h0" />
      <path
        className="d-f"
        d="M66 86q-2-9 6-10l0-5 3 2h3l3-2v6q4 3 3 9zM103 113q-5-13 5-13 8 0 7 5-6 1-9-1 0 2-2 4zM212 62q6-16-8-16-11 0-10 6 9 1 13-1 0 3 2 5zM218 111h-27l-5 34q-8 1-8 5h16l8-26 5 21q-6 1-6 5h18z"
      />
      <path className="d-p" d="M136 76h12l-2 10h-8z" />
      <path className="d-m" d="M209 70q10 2 10 14l-1 28h-27l1-28q0-12 8-14 4 3 9 0z" />
      <path className="d-p" d="M175 85l18-4 4 24-18 4z" />
      <path d="M180 91l8-2M181 97l8-2" />
      <path className="d-m" d="M205 80l-1 13-8 1v8h12q3 0 4-4l1-14" />
      <path className="d-k" d="M196 101v-6l-3-2q-4-1-3 2-6 0-6 3t5 3z" />
      <path
        className="d-k d-e"
        d="M105 109c-4-2-4 4-1 4m5-4v1m4-1v1m-4 5q1 1 3 0M208 57c5-3 6 5 1 5m-6-4v1m-6-1v1m5 6h-3"
      />
    </>,
  ),
  // The line is the rail; she rides, the cat was first.
  umbau: draw(
    grid,
    <>
      <path className="d-s d-n" d="M40 150V62q0-34 34-34h104q32 0 32 34v88z" />
      <path
        className="d-p"
        d="M136 38h22v18h-22zM60 150v-13h20v-13h20v-13h20V98h20V85h20V72h50v78z"
      />
      <path d="M14 150h212M140 52l5-7 4 4 3-3 3 6" />
      <path
        className="d-a"
        d="M0 150h36q10 0 18-6L160 68q8-6 18-6h22q14 0 14 14v62q0 12 12 12h14"
      />
      <path className="d-p" d="M98 108l6-14h18l2 14z" />
      <path className="d-m" d="M90 60q-6 0-6 6l3 28q1 6 7 6h30v-8H97l-3-28q0-4-4-4z" />
      <path
        className="d-f"
        d="M178 72q-3-14 7-16l0-7 4 3h5l4-3v8q6 5 3 15zM95 86h28q8 0 8 8v17q8 0 8 5h-15V98H95z"
      />
      <path d="M126 92v-9" />
      <path className="d-k" d="M97 38v9q1 4 5 6v6h8v-3q6 0 6-7v-11z" />
      <path
        className="d-p"
        d="M124 116h18v5h-18zM101 58q-8 2-8 14l1 18h25v-7h9v-7h-7l-4-11q-2-6-7-7-5 3-9 0zM109 68l4 12q1 3 6 3M98 50q-6-16 8-16 11 0 10 6-9 1-13-1 0 3-2 5zM98 34a5 5 0 0 0-10 0 5 5 0 0 0 10 0z"
      />
      <path className="d-k" d="M128 83v-6l3-2q4-1 3 2 6 0 6 3t-5 3z" />
      <path className="d-k d-e" d="M102 45c-5-3-6 5-1 5m6-4v1m6-1v1m-6 5q3 3 6 0" />
    </>,
  ),
  // Stove and sink are there; the rest can wait.
  ratenkredit: draw(
    grid,
    <>
      <path className="d-s d-n" d="M30 150V60q0-24 24-24h132q24 0 24 24v90z" />
      <path className="d-a" d="M0 150h22V58q0-30 30-30h136q30 0 30 30v92h22" />
      <path className="d-p" d="M36 106h36v44H36zM72 106h36v44H72z" />
      <path className="d-f" d="M34 102h40v5H34z" />
      <path
        strokeDasharray="4 5"
        d="M110 106h24v44M76 46h126v104M76 46v28h126M108 46v28M140 46v28M172 46v28"
      />
      <path className="d-m" d="M42 122h24v20H42zM126 128h26v22h-26zM170 126h32v24h-32z" />
      <path className="d-p" d="M72 102h38v5H72zM44 88h22v14H44zM130 122h20q-3 6-10 6t-10-6z" />
      <path d="M22 150h196M46 126h16M44 114h0M50 114h0M58 114h0M64 114h0M82 122h16M82 128h0M92 102V88q0-7 7-7t6 7M40 92h4M66 92h4M42 88h26M50 82q4-4 0-8t0-8M60 82q4-4 0-8t0-8M139 128v6M132 122q3-7 7-2 4-6 8 2M140 119l10-15" />
      <path className="d-k" d="M188 66v9q-1 4-5 6v6h-8v-3q-6 0-6-7v-11z" />
      <path
        className="d-f"
        d="M187 78q6-16-8-16-11 0-10 6 9 1 13-1 0 3 2 5zM192 116h-28q-8 0-8 8l1 22q-9 0-9 4h17l1-20h26z"
      />
      <path
        className="d-p"
        d="M183 86q9 2 9 14l1 18h-26v-9h-12v-7h9l4-10q2-5 6-6 4 3 9 0zM177 96l-4 10q-2 4-6 3"
      />
      <path className="d-k" d="M155 109v-6l-3-2q-4-1-3 2-6 0-6 3t5 3z" />
      <path className="d-k d-e" d="M183 73c5-3 6 5 1 5m-6-4v1m-6-1v1m6 5q-3 3-6 0" />
    </>,
  ),
};
