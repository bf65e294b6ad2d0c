import type { Drawing } from "./drawing";

const line = { className: "d-a", vectorEffect: "non-scaling-stroke" } as const;

/** The route of the four steps; stations at x = 150, 450, 750, 1050, all at half height. It may be stretched. */
export const ProcessLine: Drawing = ({ className }) => (
  <svg
    className={className ? `d ${className}` : "d"}
    viewBox="0 0 1200 160"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path
      {...line}
      d="M0 80h150c90 0 90-62 150-62s60 62 150 62c90 0 90 62 150 62s60-62 150-62h84l66-62 66 62h234"
    />
  </svg>
);

/** The same route for phones; stations at y = 100, 300, 500, 700, all on the middle. */
export const ProcessLineVertical: Drawing = ({ className }) => (
  <svg
    className={className ? `d ${className}` : "d"}
    viewBox="0 0 48 800"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path
      {...line}
      d="M24 0v100c0 56-20 56-20 100s20 44 20 100c0 56 20 56 20 100s-20 44-20 100v80l18 20-18 20v180"
    />
  </svg>
);
