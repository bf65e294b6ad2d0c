import type { Drawing } from "./drawing";

const line = { className: "d-a", vectorEffect: "non-scaling-stroke" } as const;

/** The route of the four steps; stations at x = 150, 450, 750, 1050, all at half height. It may be stretched. */
export const ProcessLine: Drawing = ({ className }) => (
  <svg
    className={className ? `d ${className}` : "d"}
    viewBox="0 0 1200 160"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path
      {...line}
      d="M0 80h150c90 0 90-62 150-62s60 62 150 62c90 0 90 62 150 62s60-62 150-62h84l66-62 66 62h234"
    />
  </svg>
);

/** The ways from one step down to the next, for phones. Each may be stretched to what stands beside it. */
export const processLines: readonly Drawing[] = [
  wayDown("M24 0c0 56-20 56-20 100s20 44 20 100"),
  wayDown("M24 0c0 56 20 56 20 100s-20 44-20 100"),
  wayDown("M24 0v80l18 20-18 20v80"),
];

function wayDown(path: string): Drawing {
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
