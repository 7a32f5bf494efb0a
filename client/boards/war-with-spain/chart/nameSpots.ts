import { CITIES, CITY_IDS, type City, type HexId } from '../../../../src/games/war-with-spain/face.js';
import { layout } from './coast.js';

/** Cities worth at least this many Victory Points have large names, which the far view shows. */
const KNOWN_AFAR = 5;
const FAMED: readonly string[] = ['paris', 'calais', 'bordeaux', 'marseilles', 'corunna', 'santander', 'dover', 'cork'];

type CityId = (typeof CITY_IDS)[number];

/** Cities with large names, most valuable first. */
const LARGE: readonly CityId[] = CITY_IDS.filter((id) => (CITIES[id].vp ?? 0) >= KNOWN_AFAR || FAMED.includes(id)).sort(
  (a, b) => (CITIES[b].vp ?? 0) - (CITIES[a].vp ?? 0),
);

export interface NameSpot {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Settings for names at a zoom level. Lengths are in map units. */
interface NameLevel {
  /** Cities in order of importance. If two names overlap, the less important one may be omitted. */
  readonly cities: readonly CityId[];
  /** Average width of a letter. */
  readonly letter: number;
  readonly line: number;
  /** Maximum fraction of a name that other names may cover. */
  readonly mostNames: number;
}

/** The far view names a few cities in large letters. The middle view names every city whose name fits, in smaller letters. */
const LEVELS = {
  far: { cities: LARGE, letter: 17, line: 28, mostNames: 1 },
  middle: { cities: [...LARGE, ...CITY_IDS.filter((id) => !LARGE.includes(id))], letter: 11, line: 18, mostNames: 0.1 },
} satisfies Record<string, NameLevel>;

/** Positions of a name in order of preference: below, above, beside the city, and beside it lower or higher. */
const SPOTS: readonly NameSpot[] = [
  { x: 0, y: 51, anchor: 'middle' },
  { x: 0, y: -40, anchor: 'middle' },
  { x: 38, y: 8, anchor: 'start' },
  { x: -38, y: 8, anchor: 'end' },
  { x: 30, y: 51, anchor: 'start' },
  { x: -30, y: 51, anchor: 'end' },
  { x: 30, y: -32, anchor: 'start' },
  { x: -30, y: -32, anchor: 'end' },
  { x: 38, y: 28, anchor: 'start' },
  { x: -38, y: 28, anchor: 'end' },
  { x: 38, y: -14, anchor: 'start' },
  { x: -38, y: -14, anchor: 'end' },
];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxOf(id: CityId, { x, y, anchor }: NameSpot, { letter, line }: NameLevel): Box {
  const [cityX, cityY] = pointOf(CITIES[id]);
  const width = CITIES[id].name.length * letter;
  const left = cityX + x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, top: cityY + y - line, right: left + width, bottom: cityY + y + 4 };
}

const pointOf = ({ hex }: City) => layout.at(hex) ?? [0, 0];

const around = (hex: HexId, across: number, up: number, down: number): Box => {
  const [x, y] = layout.at(hex) ?? [0, 0];
  return { left: x - across, top: y - up, right: x + across, bottom: y + down };
};

const TOWNS = CITY_IDS.map((id) => around(CITIES[id].hex, 22, 22, 12));
/** Weight of covering counters and names. Covering a city symbol has weight 1. */
const COUNTER_WEIGHT = 4;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Maximum share of a name that counters may cover, 0 to 1. */
const MOST_COVERED = 0.03;

/** Returns positions at which names cover the fewest counters, cities and other names. Omits names that would be mostly covered. */
export function nameSpots(occupied: readonly HexId[], zoom: keyof typeof LEVELS = 'far'): ReadonlyMap<CityId, NameSpot> {
  const level = LEVELS[zoom];
  const counters = occupied.map((hex) => around(hex, 32, 38, 22));
  const names: Box[] = [];
  const spots = new Map<CityId, NameSpot>();
  const covered = (box: Box, boxes: readonly Box[]) => boxes.reduce((total, other) => total + overlap(box, other), 0);
  const cost = (box: Box) => covered(box, TOWNS) + COUNTER_WEIGHT * (covered(box, counters) + covered(box, names));
  for (const id of level.cities) {
    const costs = SPOTS.map((spot) => cost(boxOf(id, spot, level)));
    const spot = SPOTS[costs.indexOf(Math.min(...costs))];
    const box = boxOf(id, spot, level);
    const area = overlap(box, box);
    if (covered(box, counters) > MOST_COVERED * area || covered(box, names) > level.mostNames * area) continue;
    spots.set(id, spot);
    names.push(box);
  }
  return spots;
}
