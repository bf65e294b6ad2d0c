import type { JSX, ReactNode } from "react";

export type DrawingProps = { className?: string | undefined };
export type Drawing = (props: DrawingProps) => JSX.Element;

/** A decorative drawing: the same pen, no name, no focus. */
export function draw(viewBox: string, parts: ReactNode, pen = "d"): Drawing {
  return function DrawnPicture({ className }) {
    return (
      <svg className={className ? `${pen} ${className}` : pen} viewBox={viewBox} aria-hidden="true">
        {parts}
      </svg>
    );
  };
}
