import { AREA_AT, grid, type HexId, nationOf, type Side } from '../../../../src/games/war-with-spain/face.js';
import type { ChartPart } from '../../../kit/panels/chartPart.js';
import { layout, SHEET } from './coast.js';

/** Parts of the theatre that are looked at by themselves. */
export type RegionId = 'england' | 'netherlands' | 'spain';

const NATIONS: { readonly [region in RegionId]: readonly string[] } = {
  england: ['ENG', 'IRE', 'SCO'],
  netherlands: ['NETP', 'NETC'],
  spain: ['SPA'],
};

export const REGION_IDS = Object.keys(NATIONS) as RegionId[];

/** Room left about hexes, in the sheet's units. */
const MARGIN = 90;

/** The bounds of some hexes, with room about them; nothing without any. */
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

/** What a wide window opens with where no place is asked about: the isles, the Narrow Seas and Biscay; Spain for the Spanish. */
const HOME: { readonly [side in Side]: ChartPart } = { E: [0.24, 0.09, 0.99, 0.62], S: REGIONS.spain };

/** Every place that is lit in a question, or the home of the side that is asked. */
export const openingOf = (lit: Iterable<HexId>, side: Side | null): ChartPart => boundsOf(lit) ?? HOME[side ?? 'E'];

/** Whether every one of these places lies in a part. */
export const showsAll = ([left, top, right, bottom]: ChartPart, hexes: Iterable<HexId>): boolean =>
  [...hexes].every((hex) => {
    const [x, y] = layout.at(hex) ?? [0, 0];
    return x > left * SHEET.width && x < right * SHEET.width && y > top * SHEET.height && y < bottom * SHEET.height;
  });

/** The middle of a part. */
export const middleOf = ([left, top, right, bottom]: ChartPart): readonly [x: number, y: number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];
