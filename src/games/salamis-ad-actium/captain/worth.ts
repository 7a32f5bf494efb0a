import type { Place } from '../geometry/shapes.js';
import type { Levels } from '../preview/moves.js';
import { boardingOdds, grappleChance } from '../preview.js';
import { fighters, isLinked, oarQuarter, ship } from '../rules/ships.js';
import type { Salamis } from '../state.js';

/** What things are worth to the captain, in points. */

/** Share of a ship's points that each damage level is worth. */
const LEVEL_WORTH = [0, 0.1, 0.25, 0.45, 0.75, 1];

/** Expected loss of a ship that ends with these chances of damage. */
export function damageWorth(G: Salamis, id: string, odds: Levels): number {
  const { points, dmg } = ship(G, id);
  const mean = odds.reduce((sum, p, level) => sum + p * LEVEL_WORTH[level], 0);
  return points * (mean - LEVEL_WORTH[dmg]);
}

/** The chance to win a round of boarding of one ship against another; none without men. */
export function boardingChance(G: Salamis, id: string, target: string): number {
  return fighters(ship(G, id)) > 0 && ship(G, id).dmg < 5 ? boardingOdds(G, [id], target).wins : 0;
}

/** How much of a grapple that holds turns into captures. */
const BOARDING_SHARE = 0.6;

/** What coming alongside an enemy promises or threatens. */
export function alongsideWorth(G: Salamis, id: string, target: string): number {
  const own = ship(G, id);
  const other = ship(G, target);
  if (other.side === null || other.dmg >= 5) return 0;
  const mine = boardingChance(G, id, target);
  const his = boardingChance(G, target, id);
  if (mine > his) return BOARDING_SHARE * grappleChance(G, id, target) * (mine * other.points - his * own.points);
  const theirs = BOARDING_SHARE * grappleChance(G, target, id) * (his * own.points - mine * other.points);
  return -Math.max(0, theirs) * (isLinked(G, target) ? 0.3 : 0.6);
}

/** The same state with a ship somewhere else. */
export const moved = (G: Salamis, id: string, { x, y, h }: Place): Salamis => ({
  ...G,
  ships: { ...G.ships, [id]: { ...ship(G, id), x, y, h } },
});

/** Whether a ship can still strike with its ram. */
export const canStrike = (G: Salamis, id: string): boolean => {
  const vessel = ship(G, id);
  return vessel.dmg <= 3 && oarQuarter(vessel) > 0 && vessel.aground === null && !isLinked(G, id) && vessel.prize === null;
};
