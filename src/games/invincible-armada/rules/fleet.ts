import { isMemoizing, memoized } from '../../../kit/memo.js';
import { grid } from '../data/maps.js';
import { squadronData } from '../data/squadrons.js';
import { type ChitId, type Dir, ENGLISH, type Loc, type Side, SPANISH, SQUADRONS, type SquadronId, type Square } from '../ids.js';
import type { Armada, Squadron } from '../state.js';

/** Returns the current strength: printed strength plus Strength markers minus Hits [7.6]. */
export const strength = (G: Armada, id: SquadronId): number => squadronData[id].strength + G.squadrons[id].added - G.squadrons[id].hits;

export const living = (G: Armada, side: Side): SquadronId[] =>
  (side === 'english' ? ENGLISH : SPANISH).filter((id) => G.squadrons[id].alive);

export const onMap = (G: Armada, id: SquadronId): boolean => G.squadrons[id].square !== null;

const bySquare = memoized(
  (G: Armada): ReadonlyMap<Square | null, SquadronId> => new Map(SQUADRONS.map((id) => [G.squadrons[id].square, id])),
);

export const occupant = (G: Armada, square: Square): SquadronId | undefined =>
  isMemoizing() ? bySquare(G).get(square) : SQUADRONS.find((id) => G.squadrons[id].square === square);

export const inPort = (G: Armada, id: SquadronId): boolean => G.squadrons[id].loc?.t === 'port';

export const englishOnMap = (G: Armada): SquadronId[] => ENGLISH.filter((id) => onMap(G, id));

export const chitsOn = (G: Armada, id: SquadronId, chit: ChitId): number =>
  G.placed.filter((lying) => lying.squadron === id && lying.chit === chit).length;

export const placeId = (loc: Loc): string => (loc.t === 'box' ? `box${loc.n}` : loc.id);

/** Returns a squadron's place as used in events: its square or strategic place, or an empty list. */
export function whereabouts(G: Armada, id: SquadronId): string[] {
  const { square, loc } = G.squadrons[id];
  if (square) return [square];
  return loc ? [placeId(loc)] : [];
}

const DIRS: readonly (readonly [Dir, number, number])[] = [
  ['N', 0, -1],
  ['E', 1, 0],
  ['S', 0, 1],
  ['W', -1, 0],
];

/** Returns the side of `square` that touches `from`, if any. */
export function sideToward(square: Square, from: Square): Dir | undefined {
  const a = grid.cell(square);
  const b = grid.cell(from);
  return a && b && DIRS.find(([, dx, dy]) => b.x - a.x === dx && b.y - a.y === dy)?.[0];
}

export const withSquadron = (G: Armada, id: SquadronId, change: Partial<Squadron>): Armada => ({
  ...G,
  squadrons: { ...G.squadrons, [id]: { ...G.squadrons[id], ...change } },
});
