import type { Dice } from '../../../kit/dice.js';
import { comparing } from '../../../kit/explain.js';
import { sumOf } from '../../../kit/modifiers.js';
import { chits } from '../data/chits.js';
import { type ChitId, opponentOf, type Side, type Square, TACTICS } from '../ids.js';
import { withdrawalOdds } from '../preview.js';
import { playable } from '../rules/combat/battleChits.js';
import { fireOf } from '../rules/combat/fire.js';
import { openTactics } from '../rules/combat/tactics.js';
import { withdrawalSquares } from '../rules/combat/withdrawal.js';
import { concerns } from '../rules/events/stake.js';
import type { ArmadaMove } from '../sequence.js';
import type { Armada, Battle, ReactionWindow } from '../state.js';
import { bestOf, exchange, exposure, pick, upwind } from './appraisal.js';
import { because, sum, weighed } from './explain.js';

/** The captain's decisions inside a battle, and when a chit lies on the table. */

export function withdrawal(G: Armada, battle: Battle): ArmadaMove {
  const stay = exchange(G, battle).english;
  const caught = exchange(G, { ...battle, forcedStandOff: true }).english;
  const { chance } = withdrawalOdds(G);
  const accept: ArmadaMove = { move: 'acceptBattle', args: [] };
  const withdraw: ArmadaMove = { move: 'withdraw', args: [] };
  return comparing(() => {
    const here = weighed(
      () => accept,
      () => sum([['exchange', stay]]),
    );
    const away = weighed(
      () => withdraw,
      () => sum([['caught', (1 - chance) * caught]]),
    );
    return here >= away ? accept : withdraw;
  });
}

/** Out of reach, and to windward. */
export function slipAway(G: Armada): ArmadaMove {
  const squares = G.battle ? withdrawalSquares(G, G.battle.defender) : [];
  const slip = (to: Square): ArmadaMove => ({ move: 'withdrawTo', args: [to] });
  const worth = (to: Square) =>
    sum([
      ['windward', 0.1 * upwind(G, to)],
      ['exposed', -exposure(G, to)],
    ]);
  return slip(bestOf(squares, worth, slip));
}

export function tactic(G: Armada, side: Side, battle: Battle, dice: Dice): ArmadaMove {
  const { mix } = exchange(G, battle);
  const choices = side === 'english' && battle.forcedStandOff ? TACTICS.slice(0, 1) : TACTICS;
  return because('mixed', { move: 'chooseTactic', args: [choices[pick(mix[side], dice)]] });
}

export function battleChits(G: Armada, side: Side, battle: Battle): ArmadaMove {
  const tactics = openTactics(battle);
  const pass: ArmadaMove = { move: 'passBattleChits', args: [] };
  if (!tactics) return because('keepsChits', pass);
  const dice = (of: Side) => sumOf(fireOf(G, battle, of, tactics).dice);
  const chit = playable(G, side).find((id) => {
    const effect = chits[id].battle;
    if (effect?.enemy) return dice(opponentOf(side)) >= 2;
    return effect?.drm ? dice(side) >= 2 : true;
  });
  return chit ? because('tells', { move: 'playBattleChit', args: [chit] }) : because('keepsChits', pass);
}

/** Chits worth a Hand of God when they go to the enemy. */
const STRONG: readonly ChitId[] = ['explosion', 'collision', 'handOfGod', 'weatherGage', 'soldiers'];

/** Whether a chit on the table is worth a Hand of God to this side: it is strong, and the enemy has the use of it. */
function unwelcome(G: Armada, window: ReactionWindow, side: Side): boolean {
  if (window.chit === 'parmaReady') return side === 'english';
  if (window.chit === 'parmaDelayed') return side === 'spanish';
  return STRONG.includes(window.chit) && concerns(G, window, side);
}

export function reaction(G: Armada, side: Side): ArmadaMove {
  const top = G.windows.at(-1);
  return top && unwelcome(G, top, side)
    ? because('unwelcome', { move: 'handOfGod', args: [] })
    : because('harmless', { move: 'letStand', args: [] });
}
