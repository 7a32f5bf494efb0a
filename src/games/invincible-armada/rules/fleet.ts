import { isMemoizing, memoized } from '../../../kit/memo.js';
import { grid } from '../data/maps.js';
import { squadronData } from '../data/squadrons.js';
import { type ChitId, type Dir, ENGLISH, type Loc, type Side, SPANISH, SQUADRONS, type SquadronId, type Square } from '../ids.js';
import type { Armada, Squadron } from '../state.js';
/** What every module of the rules asks about squadrons. */

/** Printed strength and Strength markers, less Hits [7.6]. */
export const strength = (G: Armada, id: SquadronId): number => squadronData[id].strength + G.squadrons[id].added - G.squadrons[id].hits;

export const living = (G: Armada, side: Side): SquadronId[] =>
  (side === 'english' ? ENGLISH : SPANISH).filter((id) => G.squadrons[id].alive);

export const onMap = (G: Armada, id: SquadronId): boolean => G.squadrons[id].square !== null;

const bySquare = memoized(
  (G: Armada): ReadonlyMap<Square | null, SquadronId> => new Map(SQUADRONS.map((id) => [G.squadrons[id].square, id])),
);

/** The squadron on a square, or nothing. */
export const occupant = (G: Armada, square: Square): SquadronId | undefined =>
  isMemoizing() ? bySquare(G).get(square) : SQUADRONS.find((id) => G.squadrons[id].square === square);

export const inPort = (G: Armada, id: SquadronId): boolean => G.squadrons[id].loc?.t === 'port';

/** English squadrons on the tactical map, Broken or not. */
export const englishOnMap = (G: Armada): SquadronId[] => ENGLISH.filter((id) => onMap(G, id));

export const chitsOn = (G: Armada, id: SquadronId, chit: ChitId): number =>
  G.placed.filter((lying) => lying.squadron === id && lying.chit === chit).length;

/** A place of the strategic map as entries name it. */
export const placeId = (loc: Loc): string => (loc.t === 'box' ? `box${loc.n}` : loc.id);

/** Where a squadron is, as entries name it; the Armada's box for a squadron under its counter is its square. */
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

/** The side of `square` on which `from` touches it, or nothing where they share no side. */
export function sideToward(square: Square, from: Square): Dir | undefined {
  const a = grid.cell(square);
  const b = grid.cell(from);
  return a && b && DIRS.find(([, dx, dy]) => b.x - a.x === dx && b.y - a.y === dy)?.[0];
}

/** The same position with something different about one squadron. */
export const withSquadron = (G: Armada, id: SquadronId, change: Partial<Squadron>): Armada => ({
  ...G,
  squadrons: { ...G.squadrons, [id]: { ...G.squadrons[id], ...change } },
});
