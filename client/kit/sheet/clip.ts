/**
 * A `clip-path` along a path in the picture's own units. Where a `clipPath` element would do, a browser paints everything in it anew
 * as often as styles are worked out, which a dialog has it do: with a whole sheet in it, a second of work for nothing.
 */
export const alongPath = (d: string): string => `path("${d}") view-box`;

/** The same along an upright rectangle. */
export const alongRect = (left: number, top: number, right: number, bottom: number): string =>
  alongPath(`M${left} ${top}H${right}V${bottom}H${left}Z`);
