import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { grid } from '../../data/maps.js';
import { squadronData } from '../../data/squadrons.js';
import { MORALE, RETREAT } from '../../data/tables.js';
import { flagOf, type SquadronId, type Square, SquareArg, seatOf } from '../../ids.js';
import { type RuleCase, violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { chitsOn, occupant, whereabouts } from '../fleet.js';
import { stepOf } from '../tactical/sailing.js';
import { endAction } from '../tactical/wind.js';
import { action, rollDice, rollOf, type Tools } from '../tools.js';

// Morale Rolls [7.6].

/** Returns the modifiers of a Morale Roll. `occasion` contains modifiers that depend on the cause of the roll [7.6]. */
export function moraleModifiers(G: Armada, id: SquadronId, occasion: readonly Modifier[] = []): Modifier[] {
  return counting([
    ['hits', G.squadrons[id].hits * MORALE.perHit],
    ['display', squadronData[id].morale],
    ['stoutHearts', chitsOn(G, id, 'stoutHearts') * MORALE.stoutHearts],
    ['murmurs', chitsOn(G, id, 'murmurs') * MORALE.murmurs],
    ['santaCruzLives', G.options.santaCruzLives && flagOf(id) === 'spanish' ? MORALE.santaCruzLives : 0],
    ...occasion,
  ]);
}

/**
 * Makes a Morale Roll, unless the squadron is eliminated or already Broken [7.6].
 * @param ruleCase the case that requires the roll
 * @returns whether this roll broke the squadron
 */
export function moraleRoll(tools: Tools, id: SquadronId, occasion: readonly Modifier[] = [], ruleCase: RuleCase = '7.6'): boolean {
  const { G, emit } = tools;
  const squadron = G.squadrons[id];
  if (!squadron.alive || squadron.broken) return false;
  const modifiers = moraleModifiers(G, id, occasion);
  const dice = rollDice(tools, 2);
  const total = dice[0] + dice[1] + sumOf(modifiers);
  squadron.broken = total >= MORALE.breakAt;
  emit({
    key: squadron.broken ? 'breaks' : 'holds',
    case: ruleCase,
    who: [id],
    roll: rollOf(dice, modifiers, { total, chart: 'morale', row: squadron.broken ? 1 : 0 }),
  });
  return squadron.broken;
}

// English withdrawal [7.3].

/** Returns the squares to which a squadron may withdraw; none in Calm or if it has Fouled Rigging. */
export function withdrawalSquares(G: Armada, id: SquadronId): Square[] {
  const from = G.squadrons[id].square;
  if (!from || G.weather === 'calm' || chitsOn(G, id, 'fouledRigging')) return [];
  return grid.neighbours(from).filter((to) => stepOf(G, id, from, to) !== 'forbidden' && !occupant(G, to));
}

export const retreatModifiers = (G: Armada): Modifier[] => counting([['hawkinsB', G.options.hawkinsB ? RETREAT.hawkinsB : 0]]);

/** Makes the Retreat Check, after which the square is chosen [7.3, 7.4.1]. */
export const withdraw = action({
  name: 'withdraw',
  case: '7.3',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (tools, player) => {
    const { G, emit } = tools;
    const { battle } = G;
    if (!battle) return;
    const id = battle.defender;
    const modifiers = retreatModifiers(G);
    const dice = rollDice(tools, 2);
    const total = dice[0] + dice[1] + sumOf(modifiers);
    const away = total <= RETREAT.atMost;
    emit({
      key: away ? 'wayOut' : 'caught',
      case: '7.3',
      by: player,
      at: whereabouts(G, id),
      who: [id],
      roll: rollOf(dice, modifiers, { total, chart: 'retreat', row: away ? 0 : 1 }),
    });
    if (away) {
      const squares = withdrawalSquares(G, id);
      if (squares.length === 1) withdrawFrom(tools, id, squares[0]);
      else G.mayStill = { kind: 'withdrawTo' };
      return;
    }
    battle.forcedStandOff = true;
    battle.tactics.english = 'standOff';
    battle.stage = 'tactic';
  },
});

/** Moves the withdrawing squadron and ends the attacker's action without a battle [7.3]. */
function withdrawFrom({ G, emit }: Tools, id: SquadronId, square: Square): void {
  emit({ key: 'withdraws', case: '7.3', by: seatOf(flagOf(id)), at: [...whereabouts(G, id), square], who: [id] });
  G.squadrons[id].square = square;
  G.mayStill = null;
  endAction(G);
}

export const withdrawTo = action({
  name: 'withdrawTo',
  case: '7.3',
  args: [SquareArg],
  refuse: (view, _player, square) => {
    const id = view.battle?.defender;
    const from = id && view.squadrons[id].square;
    if (!id || !from || !grid.neighbours(from).includes(square)) return violation('withdrawFar', '7.3', { square });
    const there = occupant(view, square);
    if (there) return violation('occupied', '7.3', { square, by: there });
    return stepOf(view, id, from, square) === 'forbidden' ? violation('upwind', '7.3', { square }) : undefined;
  },
  choices: (view) => (view.battle ? withdrawalSquares(view, view.battle.defender) : []).map((square) => [square] as const),
  perform: (tools, _player, square) => {
    if (tools.G.battle) withdrawFrom(tools, tools.G.battle.defender, square);
  },
});

export const acceptBattle = action({
  name: 'acceptBattle',
  case: '7.3',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: ({ G }) => {
    if (G.battle) G.battle.stage = 'tactic';
  },
});
