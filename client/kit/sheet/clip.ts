/**
 * A `clip-path` in the picture's units. With a `clipPath` element browsers repaint all of its content on every style change, which took a
 * second.
 */
export const alongPath = (d: string): string => `path("${d}") view-box`;

/** The same for a rectangle. */
export const alongRect = (left: number, top: number, right: number, bottom: number): string =>
  alongPath(`M${left} ${top}H${right}V${bottom}H${left}Z`);
