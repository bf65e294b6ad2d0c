import type { Drawing, DrawingProps } from "./drawing";

const line = { className: "d-a", vectorEffect: "non-scaling-stroke" } as const;

/** From one station to the next, 300 wide: up and over, down and under, and to the last one under a roof. */
const OVER = "c90 0 90-62 150-62s60 62 150 62";
const UNDER = "c90 0 90 62 150 62s60-62 150-62";
const ROOF = "h84l66-62 66 62h84";

/** The route of the steps; stations at the middle of each part, all at half height. It may be stretched. */
export function ProcessLine({ className, steps }: DrawingProps & { steps: number }) {
  const ways = Array.from({ length: steps - 2 }, (_way, index) => (index % 2 ? UNDER : OVER));
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

/** The ways from one step down to the next, for phones. Each may be stretched to what stands beside it. */
const LEFT = drawWay("M24 0c0 56-20 56-20 100s20 44 20 100");
const RIGHT = drawWay("M24 0c0 56 20 56 20 100s-20 44-20 100");
const LAST = drawWay("M24 0v80l18 20-18 20v80");

/** From the step at `index` down to the next; undefined below the last. */
export function wayDown(index: number, steps: number): Drawing | undefined {
  if (index > steps - 2) return undefined;
  if (index === steps - 2) return LAST;
  return index % 2 ? RIGHT : LEFT;
}

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
