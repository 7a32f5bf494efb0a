import { chits } from '../../data/chits.js';
import { CHITS, ChitArg, type ChitId, opponentOf, type Side, sideOf, TACTICS, type Tactic, TacticArg } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Armada, Battle } from '../../state.js';
import { holds, playChit, toPool } from '../events/draw.js';
import { action } from '../tools.js';

/** Chooses a tactic. The view hides a choice until both sides have chosen [7.4]. */
export const chooseTactic = action({
  name: 'chooseTactic',
  case: '7.4',
  secret: true,
  args: [TacticArg],
  refuse: () => undefined,
  choices: () => TACTICS.map((tactic) => [tactic] as const),
  perform: ({ G }, player, tactic) => {
    if (G.battle) G.battle.tactics[sideOf(player)] = tactic;
  },
});

const chosen = (tactic: Tactic | 'hidden' | null): Tactic | undefined => TACTICS.find((id) => id === tactic);

/** Returns both tactics; undefined until they are revealed. */
export function openTactics({ tactics }: Battle): { [side in Side]: Tactic } | undefined {
  const english = chosen(tactics.english);
  const spanish = chosen(tactics.spanish);
  return english && spanish && { english, spanish };
}

// Battle chits [7.4.3, 16.0].

function cannotPlay(G: Armada, side: Side, chit: ChitId) {
  if (!holds(G, side, chit)) return violation('notHeld', '16.0', { chit });
  const { battle } = chits[chit];
  if (!battle) return violation('notForBattle', '16.0', { chit });
  const tactic = G.battle && openTactics(G.battle)?.[side];
  if (battle.tactics && !(tactic && battle.tactics.includes(tactic))) return violation('otherTactic', '16.0', { chit });
  return undefined;
}

export const playable = (G: Armada, side: Side): ChitId[] => CHITS.filter((chit) => !cannotPlay(G, side, chit));

export const playBattleChit = action({
  name: 'playBattleChit',
  case: '7.4.3',
  args: [ChitArg],
  refuse: (view, player, chit) => cannotPlay(view, sideOf(player), chit),
  choices: (view, player) => playable(view, sideOf(player)).map((chit) => [chit] as const),
  perform: (tools, player, chit) => playChit(tools, sideOf(player), chit, { kind: 'battle' }),
});

export const passBattleChits = action({
  name: 'passBattleChits',
  case: '7.4.3',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: ({ G }, player) => {
    if (!G.battle) return;
    G.battle.passes += 1;
    G.battle.turn = opponentOf(sideOf(player));
  },
});

/** Applies a battle chit unless it was cancelled. In either case, the other side plays next. */
export function settleBattleChit(G: Armada, by: Side, chit: ChitId, stands: boolean): void {
  toPool(G, chit);
  const { battle } = G;
  const effect = chits[chit].battle;
  if (!battle || !effect) return;
  if (stands) {
    const extra = battle.extra[effect.enemy ? opponentOf(by) : by];
    extra.dice += effect.dice;
    extra.drm += effect.drm;
  }
  battle.passes = 0;
  battle.turn = opponentOf(by);
}
