/** Bounds of a part of the map, as fractions of the map's width and height. */
export type ChartPart = readonly [left: number, top: number, right: number, bottom: number];

/** Returns the part of the map that contains these places plus a margin, or undefined if none of them is on the map. */
export function partOf(sheet: HTMLElement | null, places: readonly string[]): ChartPart | undefined {
  const spots = places.flatMap((id) => sheet?.querySelector<HTMLElement>(`[data-place="${id}"]`)?.style ?? []);
  if (!spots.length) return undefined;
  const share = (length: string) => Number.parseFloat(length) / 100;
  const wide = Math.max(...spots.map(({ width }) => share(width)));
  const high = Math.max(...spots.map(({ height }) => share(height)));
  const lefts = spots.map(({ left }) => share(left));
  const tops = spots.map(({ top }) => share(top));
  return [Math.min(...lefts) - wide / 2, Math.min(...tops) - high / 2, Math.max(...lefts) + wide * 1.5, Math.max(...tops) + high * 1.5];
}
