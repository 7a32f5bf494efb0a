import type { Modifier } from '../../kit/events.js';
import { sumOf } from '../../kit/modifiers.js';
import { add, certain, dieOdds, mean, type Odds, times } from '../../kit/odds.js';
import { has } from './data/squadrons.js';
import { CONDITION, MORALE, RALLY, REPAIR, RESUPPLY, RETREAT, TACTICAL_MATRIX } from './data/tables.js';
import { opponentOf, type Side, type SquadronId, TACTICS, type Tactic } from './ids.js';
import { type Fire, fighter, fireOf, hitsOf, noExtra } from './rules/combat/fire.js';
import { moraleModifiers, retreatModifiers } from './rules/combat/withdrawal.js';
import { armyArrival } from './rules/crisis/army.js';
import { conditionModifiers } from './rules/crisis/condition.js';
import { living, strength, withSquadron } from './rules/fleet.js';
import { rallyModifiers } from './rules/recovery/rally.js';
import { repairModifiers } from './rules/recovery/repair.js';
import { resupplyModifiers } from './rules/recovery/resupply.js';
import type { Armada, Battle } from './state.js';

// Exact odds of decisions, for the board and the bots. Functions take a view and do not change it; chances are from 0
// to 1.

const FACES = [1, 2, 3, 4, 5, 6];

// Counts faces instead of adding chances, so that the chance of a certain result is exactly 1.
const dieAtLeast = (modifier: number, least: number): number => FACES.filter((face) => face + modifier >= least).length / 6;

/** For each total, how many of the 36 results of two dice reach it. */
const WAYS = Array.from({ length: 13 }, (_, total) => FACES.flatMap((a) => FACES.filter((b) => a + b >= total)).length);

/** Returns the chance that two dice plus `modifier` are `least` or more. */
const twoDiceAtLeast = (modifier: number, least: number): number => (WAYS[Math.max(0, least - modifier)] ?? 0) / 36;

const cache = new Map<number, Odds>();
/** Returns the distribution of Hits of `dice` Battle Dice, each with the modifier `drm` [7.5]. */
export function hitOdds(dice: number, drm: number): Odds {
  const capped = Math.max(-2, Math.min(5, drm));
  const key = dice * 16 + capped + 2;
  const known = cache.get(key);
  if (known) return known;
  const odds = times(
    dice,
    dieOdds(6, (face) => hitsOf(face, capped)),
  );
  cache.set(key, odds);
  return odds;
}

/** Returns the probability that the next Morale Roll breaks a squadron after `moreHits`; 0 if it is already Broken [7.6]. */
export function breakChance(G: Armada, id: SquadronId, moreHits = 0, occasion: readonly Modifier[] = []): number {
  if (G.squadrons[id].broken) return 0;
  return twoDiceAtLeast(sumOf(moraleModifiers(G, id, occasion)) + moreHits * MORALE.perHit, MORALE.breakAt);
}

export interface SideOdds extends Fire {
  readonly id: SquadronId;
  /** Number of Battle Dice and the modifier to each, before the battle. */
  readonly count: number;
  readonly each: number;
  /** Hits scored by the side. */
  readonly hits: Odds;
  readonly mean: number;
  /** Probability that the side's squadron breaks. `sinks` is the probability that it is eliminated. */
  readonly breaks: number;
  readonly sinks: number;
}

export interface CellOdds {
  readonly tactics: { readonly [side in Side]: Tactic };
  /** Side that fires first; null for simultaneous fire. */
  readonly first: Side | null;
  readonly english: SideOdds;
  readonly spanish: SideOdds;
}

type Fight = Pick<Battle, 'attacker' | 'defender' | 'extra'>;

/** Returns the probabilities that a squadron breaks and that it is eliminated. With `always`, it makes a Morale Roll even without a Hit. */
function damageOdds(G: Armada, id: SquadronId, hits: Odds, always: boolean): { breaks: number; sinks: number } {
  const left = strength(G, id);
  let breaks = 0;
  let sinks = 0;
  for (const [h, p] of hits) {
    if (h >= left) sinks += p;
    else if (h || always) breaks += p * breakChance(G, id, h);
  }
  return { breaks, sinks };
}

/** Returns the distribution of Hits scored by the second side after its squadron has taken Hits and made a Morale Roll [7.5]. */
function answer(G: Armada, fight: Fight, side: Side, tactics: { readonly [side in Side]: Tactic }, taken: Odds): Odds {
  const id = fighter(fight, side);
  const odds = new Map<number, number>();
  const put = (hits: number, p: number) => odds.set(hits, (odds.get(hits) ?? 0) + p);
  for (const [h, p] of taken) {
    if (h >= strength(G, id)) {
      put(0, p);
      continue;
    }
    const silent = breakChance(G, id, h);
    const fire = fireOf(withSquadron(G, id, { hits: G.squadrons[id].hits + h }), fight, side, tactics);
    put(0, p * silent);
    for (const [scored, q] of hitOdds(Math.max(0, sumOf(fire.dice)), sumOf(fire.drm))) put(scored, p * (1 - silent) * q);
  }
  return odds;
}

export function cellOdds(G: Armada, fight: Fight, tactics: { readonly [side in Side]: Tactic }): CellOdds {
  const { first } = TACTICAL_MATRIX[tactics.english][tactics.spanish];
  const fires = { english: fireOf(G, fight, 'english', tactics), spanish: fireOf(G, fight, 'spanish', tactics) };
  const direct = (side: Side) => hitOdds(Math.max(0, sumOf(fires[side].dice)), sumOf(fires[side].drm));
  const hits = { english: direct('english'), spanish: direct('spanish') };
  if (first) hits[opponentOf(first)] = answer(G, fight, opponentOf(first), tactics, hits[first]);
  const one = (side: Side): SideOdds => {
    const id = fighter(fight, side);
    return {
      ...fires[side],
      id,
      count: Math.max(0, sumOf(fires[side].dice)),
      each: sumOf(fires[side].drm),
      hits: hits[side],
      mean: mean(hits[side]),
      ...damageOdds(G, id, hits[opponentOf(side)], first === opponentOf(side)),
    };
  };
  return { tactics, first, english: one('english'), spanish: one('spanish') };
}

/** Returns the odds of the matrix cells for an attack, by English tactic. If the English must Stand Off, returns only those three cells. */
export function battleOdds(G: Armada, attacker: SquadronId, defender: SquadronId, battle?: Battle | null): CellOdds[] {
  const fight = { attacker, defender, extra: battle?.extra ?? noExtra() };
  const english = battle?.forcedStandOff ? TACTICS.slice(0, 1) : TACTICS;
  return english.flatMap((e) => TACTICS.map((s) => cellOdds(G, fight, { english: e, spanish: s })));
}

/** A roll's modifiers and its probability of success. */
export interface Prospect {
  readonly modifiers: readonly Modifier[];
  readonly chance: number;
}

/** Returns the odds of a single Repair roll [8.2]. */
export function repairRollOdds(G: Armada, id: SquadronId, shipwrights = false): Prospect {
  const modifiers = repairModifiers(G, id, shipwrights);
  return { modifiers, chance: twoDiceAtLeast(sumOf(modifiers), REPAIR.atLeast) };
}

/** Returns the odds of a Repair, including Seymour's second roll [8.2, 8.2.1]. */
export function repairOdds(G: Armada, id: SquadronId, shipwrights = false): Prospect {
  const { modifiers, chance } = repairRollOdds(G, id, shipwrights);
  return { modifiers, chance: has(id, 'secondRepair') ? 1 - (1 - chance) ** 2 : chance };
}

export function rallyOdds(G: Armada, id: SquadronId, sidonia = false): Prospect {
  const modifiers = rallyModifiers(G, id, sidonia);
  return { modifiers, chance: 1 - twoDiceAtLeast(sumOf(modifiers), RALLY.atMost + 1) };
}

export function resupplyOdds(G: Armada, id: SquadronId): Prospect {
  const modifiers = resupplyModifiers(G, id);
  return { modifiers, chance: dieAtLeast(sumOf(modifiers), RESUPPLY.atLeast) };
}

export function withdrawalOdds(G: Armada): Prospect {
  const modifiers = retreatModifiers(G);
  return { modifiers, chance: 1 - twoDiceAtLeast(sumOf(modifiers), RETREAT.atMost + 1) };
}

interface ConditionProspect extends Prospect {
  /** Sum of the current modifiers. `chance` is computed from it, assuming that no squadron breaks before the roll. */
  readonly total: number;
  /** Probability of passing, including the effects of the Morale Rolls made before the Condition roll. */
  readonly afterMorale: number;
}

export function conditionOdds(G: Armada): ConditionProspect {
  const modifiers = conditionModifiers(G);
  const total = sumOf(modifiers);
  let lost: Odds = certain(0);
  for (const id of living(G, 'spanish')) {
    if (G.squadrons[id].broken) continue;
    const worth = (has(id, 'hulks') ? CONDITION.medina : CONDITION.warship) + (id === 'sidonia' ? CONDITION.flagship : 0);
    const p = breakChance(G, id);
    lost = add(
      lost,
      new Map([
        [0, 1 - p],
        [worth, p],
      ]),
    );
  }
  const passing = (sumNow: number) => dieAtLeast(sumNow, CONDITION.atLeast);
  return { modifiers, total, chance: passing(total), afterMorale: mean(lost, (worth) => passing(total - worth)) };
}

/** Returns the odds that the army arrives at the next attempt. `needed` is undefined if no roll can make the army arrive [14.2]. */
export function armyOdds(G: Armada): Prospect & { readonly attempt: number; readonly needed: number | undefined } {
  const attempt = G.rendezvousAttempts + 1;
  const { needed, modifiers } = armyArrival(G, attempt);
  return { attempt, needed, modifiers, chance: needed === undefined ? 1 : dieAtLeast(sumOf(modifiers), needed) };
}
