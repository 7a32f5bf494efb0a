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

/**
 * What may come of a decision, exactly: for the board's previews and the captain's thoughts. Every function here takes a
 * player's view and changes nothing; chances run from 0 to 1.
 */

const FACES = [1, 2, 3, 4, 5, 6];

// Counted, not added up: what is certain must come out as exactly 1.
const dieAtLeast = (modifier: number, least: number): number => FACES.filter((face) => face + modifier >= least).length / 6;

/** Ways of 36 in which two dice come to each total or more, by total. */
const WAYS = Array.from({ length: 13 }, (_, total) => FACES.flatMap((a) => FACES.filter((b) => a + b >= total)).length);

/** Chance that two dice + `modifier` come to `least` or more. */
const twoDiceAtLeast = (modifier: number, least: number): number => (WAYS[Math.max(0, least - modifier)] ?? 0) / 36;

const cache = new Map<number, Odds>();
/** Hits of so many Battle Dice with this modifier on each [7.5]. */
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

/** Chance that a squadron's next Morale Roll breaks it, after so many more Hits; 0 for one already Broken [7.6]. */
export function breakChance(G: Armada, id: SquadronId, moreHits = 0, occasion: readonly Modifier[] = []): number {
  if (G.squadrons[id].broken) return 0;
  return twoDiceAtLeast(sumOf(moraleModifiers(G, id, occasion)) + moreHits * MORALE.perHit, MORALE.breakAt);
}

/** One side of a battle: how it fires, and what may happen to it. */
export interface SideOdds extends Fire {
  readonly id: SquadronId;
  /** Battle Dice it rolls, if it fires at all, and what is added to each, as things stand before the first die. */
  readonly count: number;
  readonly each: number;
  /** The Hits it scores. */
  readonly hits: Odds;
  readonly mean: number;
  /** Chance that its own squadron is Broken, or sunk, by this battle. */
  readonly breaks: number;
  readonly sinks: number;
}

export interface CellOdds {
  readonly tactics: { readonly [side in Side]: Tactic };
  /** The side that fires first, or null when both fire at once. */
  readonly first: Side | null;
  readonly english: SideOdds;
  readonly spanish: SideOdds;
}

type Fight = Pick<Battle, 'attacker' | 'defender' | 'extra'>;

/** What Hits do to a squadron: chance to be Broken (`always`: it rolls even without a Hit), and to be sunk. */
function suffering(G: Armada, id: SquadronId, hits: Odds, always: boolean): { breaks: number; sinks: number } {
  const left = strength(G, id);
  let breaks = 0;
  let sinks = 0;
  for (const [h, p] of hits) {
    if (h >= left) sinks += p;
    else if (h || always) breaks += p * breakChance(G, id, h);
  }
  return { breaks, sinks };
}

/** Hits of the side that fires second: only if it is neither sunk nor broken by the first, and weakened by its Hits [7.5]. */
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

/** What one cell of the Tactical Matrix would bring [7.4.3, 7.5]. */
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
      ...suffering(G, id, hits[opponentOf(side)], first === opponentOf(side)),
    };
  };
  return { tactics, first, english: one('english'), spanish: one('spanish') };
}

/** All nine cells of the Tactical Matrix for an attack, the English tactics as rows; a forced Stand Off leaves three. */
export function battleOdds(G: Armada, attacker: SquadronId, defender: SquadronId, battle?: Battle | null): CellOdds[] {
  const fight = { attacker, defender, extra: battle?.extra ?? noExtra() };
  const english = battle?.forcedStandOff ? TACTICS.slice(0, 1) : TACTICS;
  return english.flatMap((e) => TACTICS.map((s) => cellOdds(G, fight, { english: e, spanish: s })));
}

/** A throw with its named modifiers and the chance that it succeeds. */
export interface Prospect {
  readonly modifiers: readonly Modifier[];
  readonly chance: number;
}

/** One roll of a Repair [8.2]. */
export function repairRollOdds(G: Armada, id: SquadronId, shipwrights = false): Prospect {
  const modifiers = repairModifiers(G, id, shipwrights);
  return { modifiers, chance: twoDiceAtLeast(sumOf(modifiers), REPAIR.atLeast) };
}

/** A Repair, with the second roll of a squadron that may make one [8.2, 8.2.1]. */
export function repairOdds(G: Armada, id: SquadronId, shipwrights = false): Prospect {
  const { modifiers, chance } = repairRollOdds(G, id, shipwrights);
  return { modifiers, chance: has(id, 'secondRepair') ? 1 - (1 - chance) ** 2 : chance };
}

/** [8.3] */
export function rallyOdds(G: Armada, id: SquadronId, sidonia = false): Prospect {
  const modifiers = rallyModifiers(G, id, sidonia);
  return { modifiers, chance: 1 - twoDiceAtLeast(sumOf(modifiers), RALLY.atMost + 1) };
}

/** [8.4] */
export function resupplyOdds(G: Armada, id: SquadronId): Prospect {
  const modifiers = resupplyModifiers(G, id);
  return { modifiers, chance: dieAtLeast(sumOf(modifiers), RESUPPLY.atLeast) };
}

/** [7.3] */
export function withdrawalOdds(G: Armada): Prospect {
  const modifiers = retreatModifiers(G);
  return { modifiers, chance: 1 - twoDiceAtLeast(sumOf(modifiers), RETREAT.atMost + 1) };
}

interface ConditionProspect extends Prospect {
  /** Sum of the modifiers as the fleet is now; `chance` is that of passing if nobody broke first. */
  readonly total: number;
  /** Chance of passing with the Morale Rolls that come before the die. */
  readonly afterMorale: number;
}

/** [14.1, 15.2] */
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

/** The army's arrival at the next attempt; `needed` is missing where it is certain [14.2]. */
export function armyOdds(G: Armada): Prospect & { readonly attempt: number; readonly needed: number | undefined } {
  const attempt = G.rendezvousAttempts + 1;
  const { needed, modifiers } = armyArrival(G, attempt);
  return { attempt, needed, modifiers, chance: needed === undefined ? 1 : dieAtLeast(sumOf(modifiers), needed) };
}
