import { sumOf } from '../../../../kit/modifiers.js';
import { TACTICAL_MATRIX } from '../../data/tables.js';
import { flagOf, opponentOf, type Side, type SquadronId, seatOf, squadronsOf, type Tactic } from '../../ids.js';
import type { Armada, Battle, Step } from '../../state.js';
import { targets } from '../combat/attack.js';
import { openTactics, playable } from '../combat/battleChits.js';
import { fighter, fireOf, hitsOf, spendShot, takeHits } from '../combat/fire.js';
import { moraleRoll } from '../combat/withdrawal.js';
import { cannotRally } from '../recovery/rally.js';
import { cannotRepair } from '../recovery/repair.js';
import { cannotGive, cannotResupply, needPowder } from '../recovery/resupply.js';
import { action, rollDice, rollOf, type Tools } from '../tools.js';
import { actingSide, conclude } from '../turn.js';
import { cannotMove } from './sailing.js';
import { endAction } from './wind.js';

// Battle [7.2].

type Tactics = { readonly [side in Side]: Tactic };

/** Dice rolled and Hits scored by a side. */
interface Volley {
  readonly dice: number;
  readonly hits: number;
}

const NO_FIRE: Volley = { dice: 0, hits: 0 };

/** Both sides' fire in a battle. `tried` is the side whose squadron has already made its Morale Roll. */
interface Exchange {
  readonly volleys: { readonly [side in Side]: Volley };
  readonly tried?: Side;
}

/** Rolls a side's Battle Dice without applying the Hits [7.4.3, 7.5]. */
function rollFire(tools: Tools, battle: Battle, tactics: Tactics, side: Side): Volley {
  const { dice, drm } = fireOf(tools.G, battle, side, tactics);
  const who = [fighter(battle, side), fighter(battle, opponentOf(side))];
  const count = Math.max(0, sumOf(dice));
  if (!count) {
    tools.emit({ key: 'noDice', case: '7.4.3', by: seatOf(side), who });
    return NO_FIRE;
  }
  const rolled = rollDice(tools, count);
  const each = rolled.map((die) => hitsOf(die, sumOf(drm)));
  const hits = each.reduce((total, n) => total + n, 0);
  tools.emit({
    key: 'fire',
    case: '7.5',
    by: seatOf(side),
    who,
    values: { hits, dice, each },
    roll: rollOf(rolled, drm, { chart: 'battle' }),
  });
  return { dice: count, hits };
}

function fireAtOnce(tools: Tools, battle: Battle, tactics: Tactics): Exchange {
  const english = rollFire(tools, battle, tactics, 'english');
  const spanish = rollFire(tools, battle, tactics, 'spanish');
  takeHits(tools, fighter(battle, 'english'), spanish.hits);
  takeHits(tools, fighter(battle, 'spanish'), english.hits);
  return { volleys: { english, spanish } };
}

/** Rolls fire for `first`, then for the other side unless its squadron is eliminated or broken [7.5]. */
function fireInTurn(tools: Tools, battle: Battle, tactics: Tactics, first: Side): Exchange {
  const second = opponentOf(first);
  const id = fighter(battle, second);
  const opening = rollFire(tools, battle, tactics, first);
  takeHits(tools, id, opening.hits);
  const shaken = moraleRoll(tools, id, [], '7.5');
  if (shaken) tools.emit({ key: 'losesFire', case: '7.5', by: seatOf(second), who: [id] });
  const answer = tools.G.squadrons[id].alive && !shaken ? rollFire(tools, battle, tactics, second) : NO_FIRE;
  takeHits(tools, fighter(battle, first), answer.hits);
  return { volleys: first === 'english' ? { english: opening, spanish: answer } : { english: answer, spanish: opening }, tried: second };
}

/** Resolves steps 4 to 6 of the Combat Sequence: fire, ammunition, morale. The attacker makes checks first [7.2, 7.5, 7.6]. */
function resolve(tools: Tools, battle: Battle, tactics: Tactics): void {
  const { G } = tools;
  const { first } = TACTICAL_MATRIX[tactics.english][tactics.spanish];
  const sides = [flagOf(battle.attacker), flagOf(battle.defender)];
  const { square } = G.squadrons[battle.defender];
  G.attackedFrom[battle.defender] = [...(G.attackedFrom[battle.defender] ?? []), battle.dir];
  const { volleys, tried } = first ? fireInTurn(tools, battle, tactics, first) : fireAtOnce(tools, battle, tactics);
  for (const side of sides) if (volleys[side].dice) spendShot(tools, fighter(battle, side));
  for (const side of sides) if (side !== tried && volleys[opponentOf(side)].hits) moraleRoll(tools, fighter(battle, side));
  tools.emit({ key: 'battleOver', case: '7.6', at: square ? [square] : [], who: [battle.attacker, battle.defender] });
}

function fight(tools: Tools, battle: Battle): Step | undefined {
  const { G, emit } = tools;
  if (battle.stage === 'withdrawal') return 'withdrawal';
  const tactics = openTactics(battle);
  if (!tactics) return 'tactic';
  if (battle.stage === 'tactic') {
    battle.stage = 'chits';
    emit({ key: 'tactics', case: '7.4', who: [battle.attacker, battle.defender], values: tactics });
  }
  while (battle.passes < 2) {
    if (playable(G, battle.turn).length) return 'battleChits';
    battle.passes += 1;
    battle.turn = opponentOf(battle.turn);
  }
  resolve(tools, battle, tactics);
  endAction(G);
  return undefined;
}

// Actions [6.0].

const canAct = (G: Armada, side: Side, id: SquadronId): boolean =>
  !cannotMove(G, side, id) ||
  !cannotRepair(G, side, id) ||
  !cannotRally(G, side, id) ||
  !cannotResupply(G, side, id) ||
  (side === 'spanish' && !cannotGive(G, id) && needPowder(G).length > 0);

export const endTactical = action({
  name: 'endTactical',
  case: '6.0',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (tools) => conclude(tools.G),
});

/** Returns the acting side's next decision; undefined if no squadron can act. */
export function tacticalPhase(tools: Tools): Step | 'again' | undefined {
  const { G } = tools;
  if (G.battle) return fight(tools, G.battle) ?? 'again';
  if (G.activation) {
    if (targets(G, G.activation).length) return 'attackChoice';
    endAction(G);
  }
  const side = actingSide(G);
  return squadronsOf(side).some((id) => canAct(G, side, id)) ? 'act' : undefined;
}
