import * as Type from '@sinclair/typebox';
import { BISCAY_HIT } from '../../data/tables.js';
import { CHITS, type ChitId, flagOf, type Side, SPANISH, SquadronArg, type SquadronId, seatOf } from '../../ids.js';
import { type RuleCase, violation } from '../../keys.js';
import type { Armada, Step } from '../../state.js';
import { continueDraw, eventsSegment, toPool } from '../events/draw.js';
import { living } from '../fleet.js';
import { lacksShot, resupplyRoll } from '../recovery/resupply.js';
import { action, rollDice, rollOf, type Tools, unmoved } from '../tools.js';
import { conclude } from '../turn.js';

// Parma prepared [17.1.3].

export const lackingShot = (G: Armada): SquadronId[] => living(G, 'spanish').filter((id) => lacksShot(G, id));

/** Lets the Spanish roll for Resupply when the army arrives [17.1.3]. */
export function offerResupply(G: Armada): void {
  if (G.options.parmaPrepared && lackingShot(G).length) G.mayStill = { kind: 'resupplyFleet' };
}

export const resupplyFleet = action({
  name: 'resupplyFleet',
  case: '17.1.3',
  args: [Type.Array(SquadronArg, { maxItems: SPANISH.length })],
  refuse: (view, _player, ids) => {
    for (const [index, id] of ids.entries()) {
      if (flagOf(id) === 'english') return violation('notYours', '17.1.3', { who: id });
      if (!view.squadrons[id].alive) return violation('sunk', '17.1.3', { who: id });
      if (!lacksShot(view, id))
        return view.squadrons[id].lowAmmo ? violation('lowAmmoForGood', '8.4.2', { who: id }) : violation('noShot', '8.4', { who: id });
      if (ids.indexOf(id) !== index) return violation('twice', '17.1.3', { who: id });
    }
    return undefined;
  },
  // Choices contain all squadrons, each squadron alone, and none. Other sets are legal too.
  choices: (view) => {
    const ids = lackingShot(view);
    const sets = [ids, ...(ids.length > 1 ? ids.map((id) => [id]) : []), []];
    return sets.map((set) => [set] as const);
  },
  perform: (tools, _player, ids) => {
    const { G } = tools;
    G.mayStill = null;
    for (const id of lackingShot(G)) if (ids.includes(id)) resupplyRoll(tools, id, '17.1.3');
  },
});

// Storm in Biscay [17.2.5].

export function stormSegment(tools: Tools): undefined {
  const { G, emit } = tools;
  if (!G.options.biscayStorm) return;
  const unhurt: { id: SquadronId; die: number }[] = [];
  for (const id of SPANISH) {
    const dice = rollDice(tools, 1);
    if (dice[0] > BISCAY_HIT) {
      unhurt.push({ id, die: dice[0] });
      continue;
    }
    G.squadrons[id].hits += 1;
    emit({ key: 'stormHit', case: '17.2.5', who: [id], roll: rollOf(dice, [], { chart: 'galeDamage', row: 0 }) });
  }
  if (unhurt.length) emit({ key: 'stormMiss', case: '17.2.5', ...unmoved(unhurt, { chart: 'galeDamage', row: 1 }) });
}

// Blessings: chits before turn 1 [17.1.7, 17.2.7].

const COUNT = CHITS.length; // More than a die and its Bonus Draws can yield.

const BLESSINGS = {
  english: { option: 'prayersAnswered', case: '17.2.7' },
  spanish: { option: 'papalBlessing', case: '17.1.7' },
} as const;

export function blessingSegment(tools: Tools, side: Side): Step | 'again' | undefined {
  const { G } = tools;
  const { option, case: ruleCase } = BLESSINGS[side];
  if (!G.blessing) {
    if (!G.options[option]) return undefined;
    rollBlessing(tools, side, ruleCase);
  }
  if (G.drawing) {
    const drawn = continueDraw(tools, ruleCase);
    if (!drawn) return 'again';
    presentChits(G, side, drawn);
  }
  const open = eventsSegment(tools);
  if (open || G.blessing?.drawn.length) return open ?? 'blessing';
  G.blessing = null;
  return undefined;
}

function rollBlessing(tools: Tools, side: Side, ruleCase: RuleCase): void {
  const dice = rollDice(tools, 1);
  tools.G.blessing = { side, drawn: [] };
  tools.G.drawing = { by: side, due: dice[0], drawn: [] };
  tools.emit({ key: 'blessing', case: ruleCase, by: seatOf(side), roll: rollOf(dice, [], { total: dice[0] }) });
}

/** Offers a side the drawn chits, except “No Event” chits, which are resolved immediately. */
function presentChits(G: Armada, side: Side, drawn: readonly ChitId[]): void {
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
  // Return none, one or all. Other sets are legal too.
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
    emit({ key: 'returned', case: BLESSINGS[side].case, by: player, values: { chits: returned } });
    conclude(G);
  },
});
