import { SEAS } from '../../data/movement.js';
import { type SpecialRules, scenario, type Victory } from '../../data/scenarios.js';
import type { Salamis, Sea } from '../../state.js';
import type { Tools } from '../basics/ships.js';

/** Returns a scenario's special rules; empty if there is no scenario. */

export const specialRules = (G: Salamis): SpecialRules =>
  G.mode === 'scenario' && G.scenario !== null ? scenario(G.scenario).special : {};
export const victoryOf = (G: Salamis): Victory =>
  G.mode === 'scenario' && G.scenario !== null ? scenario(G.scenario).victory : { type: 'standard' };

/** Returns the lowest sea state that a scenario allows [2.6]. */
export function leastSea(G: Salamis): Sea {
  const { swell, stormFrom } = specialRules(G);
  if (stormFrom !== undefined && G.turn >= stormFrom) return 'rough';
  return swell !== undefined && G.turn >= swell ? 'choppy' : 'flat';
}

/** Whether the scenario fixes wind and sea. Then there is no weather roll [10.7], and libations to the gods of sea and wind have no effect. */
export function weatherIsFixed(G: Salamis): boolean {
  const { windRises, windDies } = specialRules(G);
  return windRises !== undefined || (windDies !== undefined && G.turn >= windDies);
}

export function turnRules({ G, emit }: Tools): void {
  const least = leastSea(G);
  if (SEAS.indexOf(G.weather.sea) < SEAS.indexOf(least)) {
    G.weather.sea = least;
    emit({ key: 'seaRises', case: '2.6', values: { sea: least } });
  }
  const { windRises } = specialRules(G);
  if (windRises === G.turn) {
    G.weather.strength = 2;
    emit({ key: 'windRises', case: '2.5', values: { strength: 2, from: G.weather.from } });
  }
}

/** Whether a scenario's rule halves the allowance of side 1. */
export const oarsStowed = (G: Salamis): boolean => G.turn <= (specialRules(G).oarsStowed ?? 0);

/** Returns the turn before which a squadron that starts ashore may not move; 0 for others. */
export function ashoreUntil(G: Salamis, sq: string): number {
  const { beachedStart } = specialRules(G);
  return beachedStart?.squadron === sq ? beachedStart.turn : 0;
}

/** Scores a scenario's hunt for a flagship once, when the ship is lost or its squadron routs. */
export function noteFlagHunt({ G, emit }: Tools): void {
  const { flagHunt } = specialRules(G);
  if (!flagHunt || G.flagHunted || G.scenario === null) return;
  const { side, points } = flagHunt;
  const squadrons = Object.entries(scenario(G.scenario).sides[side].squadrons);
  const [sq, { ships }] = squadrons.find(([, { officer }]) => officer.rank === 'admiral') ?? squadrons[0];
  const id = `${sq}-${
    Math.max(
      0,
      ships.findIndex(({ flagship }) => flagship),
    ) + 1
  }`;
  const hunted = G.ships[id];
  const gone = hunted.side !== side || ['sunk', 'wrecked', 'fled'].includes(hunted.status) || G.squadrons[sq].state === 'routed';
  if (!gone) return;
  G.flagHunted = true;
  G.vpExtra[side === 0 ? 1 : 0] += points;
  emit({ key: 'flagHunted', case: '10.3', who: [id], values: { points } });
}
