import type { Action } from '../../kit/action.js';
import type { Dice } from '../../kit/dice.js';
import type { Choice, PlayerID } from '../../kit/rules.js';
import { attack, disengage, fight, intercept } from './captain/battles.js';
import { best } from './captain/choosing.js';
import { advanceScore, answer, assault, retreatScore } from './captain/combat.js';
import { sailNext } from './captain/fleets.js';
import { march } from './captain/march.js';
import { activate } from './captain/orders.js';
import { administer } from './captain/stores.js';
import { penaltyActions } from './rules/bankruptcy.js';
import { interceptActions } from './rules/interception.js';
import { landLossActions } from './rules/landCombat.js';
import { navalLossActions } from './rules/navalLosses.js';
import { allyActions } from './rules/politics.js';
import { advanceActions, retreatActions } from './rules/retreat.js';
import { sailOnActions } from './rules/sailing.js';
import { unloadActions } from './rules/transport.js';
import { armyStrength } from './rules/units.js';
import { awaiting, type Step, sideOf, type WarWithSpain } from './state.js';

const all = (actions: readonly Action<WarWithSpain>[], view: WarWithSpain, player: PlayerID): Choice[] =>
  actions.flatMap(({ name, choices }) => [...choices(view, player)].map((args) => ({ move: name, args })));

/** The first of what is offered: lists begin with the cheapest, or the farthest. */
const first =
  (actions: readonly Action<WarWithSpain>[]) =>
  (view: WarWithSpain, player: PlayerID): Choice =>
    all(actions, view, player)[0];

const DECIDE: { readonly [step in Step]: (view: WarWithSpain, player: PlayerID, dice: Dice) => Choice } = {
  activate,
  navalMove: sailNext,
  sailOn: first(sailOnActions),
  intercept: (view, player) => intercept(view, player, all(interceptActions, view, player)),
  navalLosses: first(navalLossActions),
  dropCargo: first(unloadActions),
  placeAllies: (view, player) => {
    const offered = all(allyActions, view, player);
    const strongest = best(offered, ([unit]) => (typeof unit === 'string' ? armyStrength(view, unit) : 0));
    return strongest ?? offered[0];
  },
  navalAttack: attack,
  answerSiege: answer,
  round: fight,
  disengage,
  march,
  assault,
  landLosses: first(landLossActions),
  retreat: (view, player) => {
    const offered = all(retreatActions, view, player);
    return best(offered, ([hex]) => retreatScore(view, sideOf(player), String(hex))) ?? offered[0];
  },
  advance: (view, player) => {
    const offered = all(advanceActions, view, player);
    return best(offered, ([landIds]) => advanceScore(view, sideOf(player), landIds as string[])) ?? offered[0];
  },
  penalty: first(penaltyActions),
  administer,
};

/** Plays sensibly, from the player's own view. */
export function captain(view: WarWithSpain, player: PlayerID, dice: Dice): Choice {
  return DECIDE[awaiting(view)[player] as Step](view, player, dice);
}
