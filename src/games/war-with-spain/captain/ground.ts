import { AREAS } from '../data/areas.js';
import { CITIES } from '../data/cities.js';
import { areaOf, grid, nationOf } from '../data/map.js';
import { enemyOf, type HexId, type Side, type UnitId } from '../ids.js';
import { controllerAt } from '../rules/control.js';
import { cityAt, isFortress, marchableFrom } from '../rules/map.js';
import { isHex } from '../rules/places.js';
import { armyStrength, isHidden, ownerOf } from '../rules/units.js';
import { cityPoints } from '../rules/victory.js';
import type { WarWithSpain } from '../state.js';

/** What the captain makes of the land: how strong stacks are, what cities are worth, how far it is. */

/** Strength of a counter of which only the back is seen, on average. */
const GUESS: { readonly [side in Side]: number } = { E: 3.5, S: 5 };

const strengthOf = (view: WarWithSpain, id: UnitId): number => {
  if (!isHidden(id)) return armyStrength(view, id);
  return GUESS[id.split(':')[1] === 'E' ? 'E' : 'S'];
};

/** Strength by hex of a side, or of everybody who is not a side, as far as it can be known. */
export function strengths(view: WarWithSpain, test: (owner: Side | null) => boolean): Map<HexId, number> {
  const sums = new Map<HexId, number>();
  for (const [id, { at }] of Object.entries(view.land)) {
    if (isHex(at) && test(ownerOf(view, id))) sums.set(at, (sums.get(at) ?? 0) + strengthOf(view, id));
  }
  return sums;
}

/** The map of forces as one side sees it. */
export interface Ground {
  readonly side: Side;
  readonly own: ReadonlyMap<HexId, number>;
  readonly foes: ReadonlyMap<HexId, number>;
  /** Neutral French count as well: nobody is to be disturbed without need. */
  readonly neutral: ReadonlyMap<HexId, number>;
}

export const groundOf = (view: WarWithSpain, side: Side): Ground => ({
  side,
  own: strengths(view, (owner) => owner === side),
  foes: strengths(view, (owner) => owner === enemyOf(side)),
  neutral: strengths(view, (owner) => owner === null),
});

/** Points that hang on a city: what it is worth to either side; a French city is a part of the civil war. */
export function stake(view: WarWithSpain, side: Side, hex: HexId): number {
  const id = cityAt(hex);
  if (!id) return 0;
  if (nationOf(hex) === 'FRA') return view.france.active ? 1.5 : 0;
  const { owner } = CITIES[id];
  return owner === side ? cityPoints(enemyOf(side), id) : cityPoints(side, id);
}

/** What taking a city brings; nothing if it is held already. */
export const prize = (view: WarWithSpain, side: Side, hex: HexId): number =>
  controllerAt(view, hex) === side ? 0 : stake(view, side, hex);

/** Whether a hex lies in a France that is still at peace. */
export const isPeaceful = (view: WarWithSpain, hex: HexId): boolean => nationOf(hex) === 'FRA' && view.france.violatedOn === null;

const FAR = 99;
const marches = new Map<HexId, Int8Array>();

/** Hexes to march between two places, whoever stands in the way. */
export function marchDistance(from: HexId, to: HexId): number {
  const known = marches.get(from) ?? spread(from);
  marches.set(from, known);
  return known[grid.index(to)];
}

function spread(from: HexId): Int8Array {
  const far = new Int8Array(grid.labels.length).fill(FAR);
  far[grid.index(from)] = 0;
  for (let ring = [from], step = 1; ring.length && step < FAR; step++) {
    const next: HexId[] = [];
    for (const hex of ring) {
      for (const to of marchableFrom(hex)) {
        if (far[grid.index(to)] <= step) continue;
        far[grid.index(to)] = step;
        next.push(to);
      }
    }
    ring = next;
  }
  return far;
}

/** Enemy strength that could stand before a hex within so many hexes. */
export function threat(ground: Ground, hex: HexId, hexes: number): number {
  let sum = 0;
  for (const [at, strength] of ground.foes) if (marchDistance(hex, at) <= hexes) sum += strength;
  return sum;
}

/** What walls do for a defender who holds a hex. */
export const walls = (view: WarWithSpain, owner: Side, hex: HexId): number =>
  isFortress(hex) && controllerAt(view, hex) === owner ? 2 : 1;

/** Whether a hex lies where a side began the war. */
export const isHome = (side: Side, hex: HexId): boolean => {
  const area = areaOf(hex);
  return area !== null && AREAS[area].control === side;
};
