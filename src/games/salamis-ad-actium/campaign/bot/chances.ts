import { sumOf } from '../../../../kit/modifiers.js';
import { FACES } from '../../data/shooting.js';
import { ASSAULT, QUICK, QUICK_ODDS, QUICK_RESULT } from '../data/tables.js';
import { isMajor } from '../rules/areas.js';
import { commandOf } from '../rules/fleets.js';
import { assaultModifiers, oddsFor, share } from '../rules/quickBattle.js';
import type { Campaign } from '../state.js';
import { inVictoryPoints, type Prospect, remembered, type Scale } from './fitting.js';

// Expected results of battles and assaults in a campaign.

const THROWS = FACES * FACES;
/** Returns how many of the 100 results of two d10 have a given difference. */
const waysOf = (difference: number): number => Math.max(0, FACES - Math.abs(difference));

/** Returns the ships' points, cheapest first, and their total strength in a quick battle. */
function array({ camp, worth }: Scale, fleets: readonly string[]): { readonly prices: number[]; readonly strength: number } {
  const ships = fleets.flatMap((id) => camp.fleets[id].ships);
  const strengths = ships.map((id) => Math.floor((worth[id] * (100 - QUICK.perDamage * camp.ships[id].dmg)) / 100));
  return { prices: ships.map((id) => worth[id]).sort((a, b) => a - b), strength: strengths.reduce((sum, each) => sum + each, 0) };
}

/** Returns the points lost with given percentages of the ships, cheapest first. */
const toll = (prices: readonly number[], ...lost: readonly number[]): number =>
  prices
    .slice(
      0,
      lost.reduce((sum, pct) => sum + share(prices.length, pct), 0),
    )
    .reduce((sum, each) => sum + each, 0);

export const battleProspect = (scale: Scale, ours: readonly string[], theirs: readonly string[]): Prospect =>
  remembered(scale.battles, `${ours} ${theirs}`, () => {
    const [mine, his] = [array(scale, ours), array(scale, theirs)];
    const lead = oddsFor(QUICK_ODDS, Math.max(mine.strength, his.strength), Math.min(mine.strength, his.strength));
    const edge = Math.sign(mine.strength - his.strength) * lead + commandOf(scale.camp, ours) - commandOf(scale.camp, theirs);
    const results = QUICK_RESULT.map(({ upTo, winner, loser, captured }) => ({
      upTo,
      won: toll(his.prices, loser, captured) - toll(mine.prices, winner),
      lost: toll(his.prices, winner) - toll(mine.prices, loser, captured),
      level: toll(his.prices, loser) - toll(mine.prices, loser),
    }));
    let points = 0;
    let wins = 0;
    for (let thrown = 1 - FACES; thrown < FACES; thrown++) {
      const difference = thrown + edge;
      const result = results.find(({ upTo }) => Math.abs(difference) <= upTo) ?? results[0];
      points += waysOf(thrown) * (difference > 0 ? result.won : difference < 0 ? result.lost : result.level);
      if (difference > 0) wins += waysOf(thrown);
    }
    return { value: inVictoryPoints(points / THROWS), wins: wins / THROWS };
  });

interface Assault {
  readonly takes: number;
  /** Chance that the port is not captured but its walls are breached. */
  readonly breaches: number;
}

/** Returns the chances of an assault on a port whose walls may already be breached. */
export function assaultChances(camp: Campaign, fleet: string, at: string, port: string, breached = 0): Assault {
  const edge = sumOf(assaultModifiers(camp, fleet, port)) - ASSAULT.defenders;
  const atLeast = (needed: number): number => {
    let ways = 0;
    for (let thrown = Math.max(needed - edge, 1 - FACES); thrown < FACES; thrown++) ways += waysOf(thrown);
    return ways / THROWS;
  };
  if (!isMajor(camp, at, port)) return { takes: atLeast(ASSAULT.succeeds), breaches: 0 };
  const whole = atLeast(ASSAULT.captures);
  if (camp.ports[port].breached) return { takes: whole, breaches: 0 };
  return {
    takes: (1 - breached) * whole + breached * atLeast(ASSAULT.captures - ASSAULT.breached),
    breaches: (1 - breached) * (atLeast(ASSAULT.succeeds) - whole),
  };
}
