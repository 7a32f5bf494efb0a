import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../kit/events.js';
import { sumOf } from '../../../kit/modifiers.js';
import { directionTo } from '../data/map.js';
import { LEADERS } from '../data/units.js';
import { type Violation, violation } from '../keys.js';
import { opponentOf, type Side, type Sluys, sideOf } from '../state.js';
import { next } from './activation.js';
import { action, HexArg, SquadronArg } from './args.js';
import { alarmAttacked } from './dormancy.js';
import {
  castle,
  enemyAt,
  enemyHexes,
  freeLeadersOn,
  hasUnits,
  isActive,
  isTop,
  leadersOn,
  marinesOn,
  meleeFactor,
  sceneAt,
  stackOf,
  topAt,
} from './forces.js';
import { grappledTo } from './grapples.js';
import { stackCanLose, stepsOf } from './steps.js';

/** An attack: hex, attacker, and supporting squadrons (of chains, the top ones). */
export interface MeleePlan {
  readonly hex: string;
  readonly side: Side;
  readonly supporters: readonly string[];
}

interface Fighters {
  readonly tops: readonly string[];
  readonly marines: readonly string[];
}

/**
 * Returns a side's units in the hex (8.3.7, 8.3.11), and supporters without their marines (8.3.2). Units that have attacked in this segment
 * do not attack again.
 */
export function fighters(G: Sluys, plan: MeleePlan, side: Side): Fighters {
  const top = topAt(G, plan.hex);
  const tops = top !== undefined && G.squadrons[top].side === side ? [top] : [];
  const marines = marinesOn(G, top, side);
  if (side !== plan.side) return { tops, marines };
  return { tops: [...tops.filter((id) => fresh(G, id)), ...plan.supporters], marines: marines.filter((id) => fresh(G, id)) };
}

const fresh = (G: Sluys, unit: string): boolean => !G.act?.fought.includes(unit);

/** Returns all attacking units and the leaders with them. These may not attack again in this segment. */
export function attackersIn(G: Sluys, plan: MeleePlan): string[] {
  const { tops, marines } = fighters(G, plan, plan.side);
  const decks = [topAt(G, plan.hex), ...plan.supporters];
  return [...tops, ...marines, ...decks.flatMap((deck) => freeLeadersOn(G, deck, plan.side))];
}

/**
 * Returns a side's melee modifiers (8.3.18): its MF; 1 for each leader of its nation in the hex, captives included (3.4.4), and each free
 * leader aboard a supporter; and the castle factor if it controls the castle (8.3.15).
 */
export function meleeModifiers(G: Sluys, plan: MeleePlan, side: Side): Modifier[] {
  const { tops, marines } = fighters(G, plan, side);
  const modifiers: Modifier[] = [...tops.flatMap((top) => stackOf(G, top)), ...marines].map((unit) => [unit, meleeFactor(G, unit)]);
  const deck = topAt(G, plan.hex);
  const attacking = side === plan.side;
  if (deck !== undefined && (marines.length > 0 || tops.includes(deck))) {
    const leaders = leadersOn(G, deck).filter(
      (id) => LEADERS[id].side === side && !(attacking && (LEADERS[id].rank === 'queen' || !fresh(G, id))),
    );
    for (const leader of leaders) modifiers.push([leader, 1]);
  }
  for (const top of attacking ? plan.supporters : []) {
    for (const leader of freeLeadersOn(G, top, side)) if (LEADERS[leader].rank !== 'queen' && fresh(G, leader)) modifiers.push([leader, 1]);
  }
  if (deck !== undefined && G.squadrons[deck].side === side && castle(G, deck) > 0) modifiers.push(['castle', castle(G, deck)]);
  return modifiers;
}

export interface MeleeTotals {
  readonly attacker: number;
  readonly defender: number;
}

export const meleeTotals = (G: Sluys, plan: MeleePlan): MeleeTotals => ({
  attacker: sumOf(meleeModifiers(G, plan, plan.side)),
  defender: sumOf(meleeModifiers(G, plan, opponentOf(plan.side))),
});

/** Returns a side's units in the current melee that can lose a step. */
export function meleeLosers(G: Sluys, side: Side): string[] {
  if (!G.melee) return [];
  const { tops, marines } = fighters(G, G.melee, side);
  return [...tops.flatMap((top) => stackCanLose(G, top)), ...marines];
}

/** Returns squadrons that may support an attack (8.3.3, 8.3.4, 8.3.12, 8.3.13), in ascending order; of chains, the top ones. */
export function supportersOf(G: Sluys, hex: string, side: Side): string[] {
  const target = topAt(G, hex);
  if (!G.act || target === undefined || G.squadrons[target].side === side) return [];
  return grappledTo(G, hex)
    .map((beside) => topAt(G, beside))
    .filter((id): id is string => id !== undefined && canSupport(G, id, side))
    .sort();
}

/**
 * Whether a squadron can support. It cannot do so with enemy marines aboard (8.3.13), twice in a segment, or in a hex
 * with a Melee marker.
 */
function canSupport(G: Sluys, id: string, side: Side): boolean {
  const { hex } = G.squadrons[id];
  if (!G.act || hex === null || !isTop(G, id) || !isActive(G, id)) return false;
  return marinesOn(G, id, opponentOf(side)).length === 0 && !G.act.fought.includes(id) && !G.act.markers.includes(hex);
}

/** Whether the attacker has a squadron or marine unit that can attack in the hex, and the enemy has units there. */
function canAttack(G: Sluys, plan: MeleePlan): boolean {
  const { tops, marines } = fighters(G, plan, plan.side);
  return tops.length + marines.length > 0 && hasUnits(G, topAt(G, plan.hex), opponentOf(plan.side));
}

const attacked = (G: Sluys): readonly string[] => (G.sally ?? G.act)?.attacked ?? [];

/** Returns hexes with a Melee marker, which must be fought (8.3.9). */
export const dueMelees = (G: Sluys): string[] =>
  (G.act?.markers ?? []).filter((hex) => canAttack(G, { hex, side: G.act?.side ?? 'english', supporters: [] }));

/** Whether an attack needs no supporter, because the hex has a Melee marker or an active squadron of the side, or it is the Sally Phase. */
function fightsAlone(G: Sluys, side: Side, hex: string): boolean {
  if (G.sally) return true;
  const top = topAt(G, hex);
  return (G.act?.markers.includes(hex) ?? false) || (top !== undefined && G.squadrons[top].side === side && isActive(G, top));
}

function cannotAttack(G: Sluys, plan: MeleePlan): Violation | undefined {
  const { hex, side, supporters } = plan;
  if (!enemyAt(G, hex, side)) return violation('noEnemy', '8.3.7', { hex });
  if (attacked(G).includes(hex)) return violation('foughtThere', '8.3.6', { hex });
  if (supporters.length > 0 && G.sally) return violation('sallyOwnHex', '8.3.16');
  const top = topAt(G, hex);
  const home = top !== undefined && G.squadrons[top].side === side;
  if (supporters.length > 0 && home) return violation('ownDeck', '8.3.12', { hex });
  const able = supportersOf(G, hex, side);
  for (const unit of supporters) if (!able.includes(unit)) return badSupporter(G, plan, unit);
  if (!canAttack(G, plan)) return hasFought(G, plan) ? violation('allFought', '8.3.6', { hex }) : violation('noAttacker', '8.3.5', { hex });
  return supporters.length > 0 || fightsAlone(G, side, hex) ? undefined : violation('nobodyActive', '8.3.8', { hex });
}

/** Whether one of the attacker's units in the hex has already attacked in this segment. */
function hasFought(G: Sluys, { hex, side }: MeleePlan): boolean {
  const top = topAt(G, hex);
  return marinesOn(G, top, side).some((id) => G.act?.fought.includes(id)) || (top !== undefined && (G.act?.fought.includes(top) ?? false));
}

function badSupporter(G: Sluys, { hex, side }: MeleePlan, unit: string): Violation {
  const from = G.squadrons[unit].hex ?? '';
  if (!isActive(G, unit)) return violation('notActive', '5.1.2', { unit });
  if (directionTo(from, hex) === undefined || !grappledTo(G, hex).includes(from))
    return violation('notGrappledThere', '8.3.4', { unit, hex });
  if (marinesOn(G, unit, opponentOf(side)).length > 0) return violation('boardedSupporter', '8.3.13', { unit });
  return G.act?.fought.includes(unit) ? violation('foughtAlready', '8.3.6', { unit }) : violation('mustFightAtHome', '8.3.10', { unit });
}

function* subsets<T>(items: readonly T[]): Generator<T[]> {
  for (let mask = 0; mask < 2 ** items.length; mask++) yield items.filter((_, i) => mask & (1 << i));
}

const attackableHexes = (G: Sluys, side: Side): string[] => [...enemyHexes(G, side)].filter((hex) => !attacked(G).includes(hex)).sort();

export const melee = action({
  name: 'melee',
  case: '8.3.18',
  args: [HexArg, Type.Array(SquadronArg, { maxItems: 6, uniqueItems: true })],
  refuse: (G, player, hex, supporters) => cannotAttack(G, { hex, side: sideOf(player), supporters }),
  *choices(G, player) {
    const side = sideOf(player);
    for (const hex of attackableHexes(G, side)) {
      const able = G.sally ? [] : supportersOf(G, hex, side);
      for (const supporters of subsets(able)) if (!cannotAttack(G, { hex, side, supporters })) yield [hex, supporters] as const;
    }
  },
  perform(tools, player, hex, supporters) {
    const { G, emit } = tools;
    const side = sideOf(player);
    const plan = { hex, side, supporters: [...supporters].sort() };
    const top = topAt(G, hex);
    (G.sally ?? G.act)?.attacked.push(hex);
    if (G.act) {
      G.act.markers = G.act.markers.filter((marker) => marker !== hex);
    }
    G.melee = {
      ...plan,
      round: 1,
      dice: [],
      lastMen: [side, opponentOf(side)].every((of) => hasOneStep(G, plan, of)),
      reducedAtStart: false,
      hero: null,
      loser: null,
    };
    if (top !== undefined && G.squadrons[top].side !== side) alarmAttacked(tools, top);
    emit({ key: 'melee', case: '8.3.18', by: player, at: [hex], who: [...plan.supporters], values: sceneAt(G, hex) });
    next(G, { do: 'melee', stage: 'roll' });
  },
});

/** Whether a side has only one unit, with only one step (8.3.19). Leaders do not count; a chain is one unit. */
function hasOneStep(G: Sluys, plan: MeleePlan, side: Side): boolean {
  const { tops, marines } = fighters(G, plan, side);
  const steps = [
    ...tops.map((top) => stackOf(G, top).reduce((sum, id) => sum + stepsOf(G, id), 0)),
    ...marines.map((id) => stepsOf(G, id)),
  ];
  return steps.length === 1 && steps[0] === 1;
}
