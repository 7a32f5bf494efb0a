import * as Type from '@sinclair/typebox';
import { no } from '../../../../kit/action.js';
import { CHITS, type Side } from '../../ids.js';
import type { Step } from '../../state.js';
import { drawChits } from '../events/draw.js';
import { toPool } from '../events/pool.js';
import { action, rollOf, type Tools, throwDice } from '../tools.js';
import { endSegment } from '../turn.js';

/** 17.1.7 and its English mirror 17.2.7: chits before the first turn, of which a side keeps what it likes. */

const COUNT = CHITS.length; // more than one die and its Bonus Draws can bring

export function blessingSegment(tools: Tools, side: Side): Step | undefined {
  const { G, tell } = tools;
  if (G.blessing) return 'blessing';
  if (!G.options[side === 'spanish' ? 'papalBlessing' : 'prayersAnswered']) return undefined;
  const ruleCase = side === 'spanish' ? '17.1.7' : '17.2.7';
  const dice = throwDice(tools, 1);
  tell({ key: 'blessing', case: ruleCase, by: side === 'spanish' ? '1' : '0', roll: rollOf(dice, [], { total: dice[0] }) });
  const drawn = drawChits(tools, side, dice[0], ruleCase);
  if (!drawn.length) return undefined;
  G.blessing = { side, drawn };
  return 'blessing';
}

export const keepChits = action({
  name: 'keepChits',
  case: '17.1.7',
  args: [Type.Array(Type.Integer({ minimum: 0, maximum: COUNT }), { maxItems: COUNT })],
  refuse: (view, _player, discards) => {
    const drawn = view.blessing?.drawn.length ?? 0;
    for (const [position, index] of discards.entries()) {
      if (index >= drawn) return no('noSuchChit', '17.1.7', { index });
      if (discards.indexOf(index) !== position) return no('twiceReturned', '17.1.7', { index });
    }
    return undefined;
  },
  // Keep all, give all back, give one back; any other set may be sent as well.
  choices: (view) => {
    const all = (view.blessing?.drawn ?? []).map((_, index) => index);
    const sets = [[], ...all.map((index) => [index]), ...(all.length > 1 ? [all] : [])];
    return sets.map((set) => [set] as const);
  },
  perform: (tools, player, discards) => {
    const { G, tell } = tools;
    if (!G.blessing) return;
    const { side, drawn } = G.blessing;
    const returned = drawn.filter((_, index) => discards.includes(index));
    const queue = drawn.filter((_, index) => !discards.includes(index));
    for (const chit of returned) toPool(G, chit);
    G.blessing = null;
    if (queue.length) G.events = { by: side, queue, resolving: null };
    tell({ key: 'returned', case: '17.1.7', by: player, values: { chits: returned } });
    endSegment(tools);
  },
});
