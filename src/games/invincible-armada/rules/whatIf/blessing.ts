import * as Type from '@sinclair/typebox';
import { CHITS, type ChitId, type Side, seatOf } from '../../ids.js';
import { type RuleCase, violation } from '../../keys.js';
import type { Armada, Step } from '../../state.js';
import { drawOn, eventsSegment } from '../events/draw.js';
import { toPool } from '../events/pool.js';
import { action, rollOf, type Tools, throwDice } from '../tools.js';
import { conclude } from '../turn.js';

/** 17.1.7 and its English mirror 17.2.7: chits before the first turn, of which a side keeps what it likes. */

const COUNT = CHITS.length; // more than one die and its Bonus Draws can bring

const BLESSINGS = {
  english: { option: 'prayersAnswered', case: '17.2.7' },
  spanish: { option: 'papalBlessing', case: '17.1.7' },
} as const;

export function blessingSegment(tools: Tools, side: Side): Step | 'again' | undefined {
  const { G } = tools;
  const { option, case: ruleCase } = BLESSINGS[side];
  if (!G.blessing) {
    if (!G.options[option]) return undefined;
    bless(tools, side, ruleCase);
  }
  if (G.drawing) {
    const drawn = drawOn(tools, ruleCase);
    if (!drawn) return 'again';
    lieOut(G, side, drawn);
  }
  const open = eventsSegment(tools);
  if (open || G.blessing?.drawn.length) return open ?? 'blessing';
  G.blessing = null;
  return undefined;
}

/** One die, and as many chits are due. */
function bless(tools: Tools, side: Side, ruleCase: RuleCase): void {
  const dice = throwDice(tools, 1);
  tools.G.blessing = { side, drawn: [] };
  tools.G.drawing = { by: side, due: dice[0], drawn: [] };
  tools.emit({ key: 'blessing', case: ruleCase, by: seatOf(side), roll: rollOf(dice, [], { total: dice[0] }) });
}

/** What has been drawn lies out for its owner to choose from; No Event is no part of it and goes its way at once. */
function lieOut(G: Armada, side: Side, drawn: readonly ChitId[]): void {
  const idle = drawn.filter((chit) => chit === 'noEvent');
  G.blessing = { side, drawn: drawn.filter((chit) => chit !== 'noEvent') };
  if (idle.length) G.events = { by: side, queue: idle, resolving: null };
}

export const keepChits = action({
  name: 'keepChits',
  case: '17.1.7',
  args: [Type.Array(Type.Integer({ minimum: 0, maximum: COUNT }), { maxItems: COUNT })],
  refuse: (view, _player, discards) => {
    const drawn = view.blessing?.drawn.length ?? 0;
    for (const [position, index] of discards.entries()) {
      if (index >= drawn) return violation('noSuchChit', '17.1.7', { index });
      if (discards.indexOf(index) !== position) return violation('twiceReturned', '17.1.7', { index });
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
    const { G, emit } = tools;
    if (!G.blessing) return;
    const { side, drawn } = G.blessing;
    const returned = drawn.filter((_, index) => discards.includes(index));
    const queue = drawn.filter((_, index) => !discards.includes(index));
    for (const chit of returned) toPool(G, chit);
    G.blessing = null;
    if (queue.length) G.events = { by: side, queue, resolving: null };
    emit({ key: 'returned', case: '17.1.7', by: player, values: { chits: returned } });
    conclude(G);
  },
});
