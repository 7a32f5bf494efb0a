/**
 * Returns a CSS `clip-path` in the picture's units. With a `clipPath` element, browsers take 1 s to repaint all content on every style
 * change.
 */
export const alongPath = (d: string): string => `path("${d}") view-box`;

/** Returns a CSS `clip-path` for a rectangle, in the picture's units. */
export const alongRect = (left: number, top: number, right: number, bottom: number): string =>
  alongPath(`M${left} ${top}H${right}V${bottom}H${left}Z`);
