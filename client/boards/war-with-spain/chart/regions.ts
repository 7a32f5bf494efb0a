import { AREA_AT, grid, type HexId, nationOf, type Side } from '../../../../src/games/war-with-spain/face.js';
import type { ChartPart } from '../../../kit/panels/chartPart.js';
import { layout, SHEET } from './coast.js';

export type RegionId = 'england' | 'netherlands' | 'spain';

const NATIONS: { readonly [region in RegionId]: readonly string[] } = {
  england: ['ENG', 'IRE', 'SCO'],
  netherlands: ['NETP', 'NETC'],
  spain: ['SPA'],
};

export const REGION_IDS = Object.keys(NATIONS) as RegionId[];

/** Margin around the hexes of a view, in map units. */
const MARGIN = 90;

/** Minimum width and height of a view, in map units. */
const LEAST = [960, 690] as const;

/** Returns the part of the map that contains the hexes plus a margin; undefined if there are no hexes. */
function boundsOf(hexes: Iterable<HexId>): ChartPart | undefined {
  const points = [...hexes].map((hex) => layout.at(hex)).filter((point) => point !== undefined);
  if (!points.length) return undefined;
  const span = (axis: 0 | 1, whole: number): [low: number, high: number] => {
    const all = points.map((point) => point[axis]);
    const [low, high] = [Math.min(...all) - MARGIN, Math.max(...all) + MARGIN];
    const more = Math.max(0, LEAST[axis] - (high - low)) / 2;
    return [Math.max(0, (low - more) / whole), Math.min(1, (high + more) / whole)];
  };
  const [[left, right], [top, bottom]] = [span(0, SHEET.width), span(1, SHEET.height)];
  return [left, top, right, bottom];
}

const WHOLE: ChartPart = [0, 0, 1, 1];

const partOf = (region: RegionId): ChartPart =>
  boundsOf(grid.labels.filter((hex, at) => AREA_AT[at] && NATIONS[region].includes(nationOf(hex) ?? ''))) ?? WHOLE;

export const REGIONS: { readonly [region in RegionId]: ChartPart } = {
  england: partOf('england'),
  netherlands: partOf('netherlands'),
  spain: partOf('spain'),
};

/** Initial view of each side in a wide window. */
const HOME: { readonly [side in Side]: ChartPart } = { E: [0.24, 0.09, 0.99, 0.62], S: REGIONS.spain };

/** Returns the part of the map with the highlighted hexes or, if there are none, the side's initial view. */
export const openingOf = (lit: Iterable<HexId>, side: Side | null): ChartPart => boundsOf(lit) ?? HOME[side ?? 'E'];

export const showsAll = ([left, top, right, bottom]: ChartPart, hexes: Iterable<HexId>): boolean =>
  [...hexes].every((hex) => {
    const [x, y] = layout.at(hex) ?? [0, 0];
    return x > left * SHEET.width && x < right * SHEET.width && y > top * SHEET.height && y < bottom * SHEET.height;
  });

/** Factor by which the view may exceed the one needed for a decision before its counters are too small. */
const TOO_FAR = 1.3;

const sizeOf = ([left, top, right, bottom]: ChartPart): number => Math.max((right - left) * SHEET.width, (bottom - top) * SHEET.height);

/** Returns the view for a decision: the previous view, unless it does not show all highlighted hexes or its counters are too small. */
export function followed(before: ChartPart | undefined, lit: Iterable<HexId>, side: Side | null): ChartPart {
  const places = [...lit];
  const opening = openingOf(places, side);
  if (!before) return opening;
  if (!places.length) return before;
  return showsAll(before, places) && sizeOf(before) <= TOO_FAR * sizeOf(opening) ? before : opening;
}

export const middleOf = ([left, top, right, bottom]: ChartPart): readonly [x: number, y: number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];
