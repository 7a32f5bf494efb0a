/**
 * Returns a CSS `clip-path` in the picture's units. A `clipPath` element would make browsers repaint all content on
 * every style change, which takes a second.
 */
export const alongPath = (d: string): string => `path("${d}") view-box`;

/** Returns a CSS `clip-path` for a rectangle, in the picture's units. */
export const alongRect = (left: number, top: number, right: number, bottom: number): string =>
  alongPath(`M${left} ${top}H${right}V${bottom}H${left}Z`);
