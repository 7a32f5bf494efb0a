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

/** Margin around hexes, in map units. */
const MARGIN = 90;

/** Bounds of the hexes with a margin; undefined for none. */
function boundsOf(hexes: Iterable<HexId>): ChartPart | undefined {
  const points = [...hexes].map((hex) => layout.at(hex)).filter((point) => point !== undefined);
  if (!points.length) return undefined;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const share = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  return [
    share(Math.min(...xs) - MARGIN, SHEET.width),
    share(Math.min(...ys) - MARGIN, SHEET.height),
    share(Math.max(...xs) + MARGIN, SHEET.width),
    share(Math.max(...ys) + MARGIN, SHEET.height),
  ];
}

const WHOLE: ChartPart = [0, 0, 1, 1];

const partOf = (region: RegionId): ChartPart =>
  boundsOf(grid.labels.filter((hex, at) => AREA_AT[at] && NATIONS[region].includes(nationOf(hex) ?? ''))) ?? WHOLE;

export const REGIONS: { readonly [region in RegionId]: ChartPart } = {
  england: partOf('england'),
  netherlands: partOf('netherlands'),
  spain: partOf('spain'),
};

/** The initial view of each side in a wide window. */
const HOME: { readonly [side in Side]: ChartPart } = { E: [0.24, 0.09, 0.99, 0.62], S: REGIONS.spain };

/** The marked places, or the home of the side. */
export const openingOf = (lit: Iterable<HexId>, side: Side | null): ChartPart => boundsOf(lit) ?? HOME[side ?? 'E'];

export const showsAll = ([left, top, right, bottom]: ChartPart, hexes: Iterable<HexId>): boolean =>
  [...hexes].every((hex) => {
    const [x, y] = layout.at(hex) ?? [0, 0];
    return x > left * SHEET.width && x < right * SHEET.width && y > top * SHEET.height && y < bottom * SHEET.height;
  });

export const middleOf = ([left, top, right, bottom]: ChartPart): readonly [x: number, y: number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];
