import type { Modifier } from '../../../../kit/chronicle.js';
import { ASSAULT, CAMPAIGN_VICTORY, QUICK_ODDS, QUICK_RESULT } from '../../data/campaign/tables.js';
import { isMajor } from '../../rules/campaign/areas.js';
import { assaultModifiers } from '../../rules/campaign/assaults.js';
import { commandOf, strengthIn, worth } from '../../rules/campaign/fleets.js';
import { oddsFor } from '../../rules/campaign/quickBattle.js';
import type { Campaign } from '../../state/campaign.js';
import type { Salamis } from '../../state.js';

/** What battles and assaults of a campaign promise. */

const DIE = Array.from({ length: 10 }, (_, i) => i + 1);
const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, [, amount]) => sum + amount, 0);

const pointsIn = (view: Salamis, camp: Campaign, fleets: readonly string[]): number =>
  fleets.flatMap((id) => camp.fleets[id].ships).reduce((sum, id) => sum + worth(view, camp, camp.ships[id]), 0);

/** Victory points that a quick battle brings one side on the average. */
export function battleValue(view: Salamis, camp: Campaign, ours: readonly string[], theirs: readonly string[]): number {
  const [a, b] = [strengthIn(view, camp, ours), strengthIn(view, camp, theirs)];
  const lead = oddsFor(QUICK_ODDS, a, b) * (a > b ? 1 : 0) - oddsFor(QUICK_ODDS, b, a) * (b > a ? 1 : 0);
  const edge = lead + commandOf(camp, ours) - commandOf(camp, theirs);
  const [mine, his] = [pointsIn(view, camp, ours), pointsIn(view, camp, theirs)];
  let value = 0;
  for (const x of DIE) {
    for (const y of DIE) {
      const difference = x + edge - y;
      const { winner, loser, captured } = QUICK_RESULT.find(({ upTo }) => Math.abs(difference) <= upTo) ?? QUICK_RESULT[0];
      const beaten = loser + (difference === 0 ? 0 : captured);
      value += difference >= 0 ? (his * beaten - mine * (difference ? winner : loser)) / 100 : (his * winner - mine * beaten) / 100;
    }
  }
  return value / 100 / CAMPAIGN_VICTORY.pointsPerShips;
}

/** The chances that a fleet takes a port, and that it breaches the walls of one that it does not take. */
export function captureChance(
  camp: Campaign,
  fleet: string,
  at: string,
  port: string,
): { readonly takes: number; readonly breaches: number } {
  const edge = sumOf(assaultModifiers(camp, fleet, port)) - ASSAULT.defenders;
  const atLeast = (needed: number): number =>
    DIE.flatMap((x) => DIE.filter((y) => x + edge - y >= needed)).length / (DIE.length * DIE.length);
  if (!isMajor(camp, at, port)) return { takes: atLeast(ASSAULT.succeeds), breaches: 0 };
  const takes = atLeast(ASSAULT.captures);
  return { takes, breaches: camp.ports[port].breached ? 0 : atLeast(ASSAULT.succeeds) - takes };
}
