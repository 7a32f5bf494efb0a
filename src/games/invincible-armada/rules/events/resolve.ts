import * as Type from '@sinclair/typebox';
import { chits } from '../../data/chits.js';
import { MORALE } from '../../data/tables.js';
import { type ChitId, SquadronArg, type SquadronId } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { lowAmmoCheck } from '../combat/ammunition.js';
import { takeHits } from '../combat/hits.js';
import { moraleRoll } from '../combat/morale.js';
import { whereabouts } from '../fleet.js';
import { action, type Tools } from '../tools.js';
import { toPool } from './pool.js';
import { cannotBefall, collidable, eventTargets } from './targets.js';

/** A chit befalls the squadron that is named for it [16.0]. */

/** Who is named for a chit; a collision takes a second squadron where there is one. */
interface EventOrder {
  target: SquadronId;
  second?: SquadronId;
}

/** Everybody who may be named for the chit that waits for its target. */
export function eventOrders(G: Armada): EventOrder[] {
  const chit = G.events?.resolving;
  if (!chit) return [];
  return eventTargets(G, chit).flatMap((target): EventOrder[] => {
    const near = chit === 'collision' ? collidable(G, target) : [];
    return near.length ? near.map((second) => ({ target, second })) : [{ target }];
  });
}

export const resolveEvent = action({
  name: 'resolveEvent',
  case: '16.0',
  args: [Type.Object({ target: SquadronArg, second: Type.Optional(SquadronArg) }, { additionalProperties: false })],
  refuse: (view, _player, { target, second }) => {
    const chit = view.events?.resolving;
    if (!chit) return violation('nothingToResolve', '16.0');
    const out = cannotBefall(view, chit, target);
    if (out) return out;
    const near = chit === 'collision' ? collidable(view, target) : [];
    if (second === undefined) return near.length ? violation('secondNeeded', '16.0', { who: target }) : undefined;
    return near.includes(second) ? undefined : violation('notBeside', '16.0', { who: second, target });
  },
  choices: (view) => eventOrders(view).map((order) => [order] as const),
  perform: (tools, player, { target, second }) => {
    const { G, emit } = tools;
    const chit = G.events?.resolving;
    if (!G.events || !chit) return;
    G.events.resolving = null;
    const who = second ? [target, second] : [target];
    emit({ key: `event.${chit}`, case: '16.0', by: player, at: who.flatMap((id) => whereabouts(G, id)), who });
    if (chits[chit].timing === 'placed') {
      G.placed.push({ chit, squadron: target });
      return;
    }
    befall(tools, chit, target);
    if (second) strike(tools, second, 1);
    toPool(G, chit);
  },
});

function strike(tools: Tools, id: SquadronId, hits: number, bonus = 0): void {
  takeHits(tools, id, hits);
  moraleRoll(tools, id, [['fireAboard', bonus]]);
}

function befall(tools: Tools, chit: ChitId, target: SquadronId): void {
  switch (chit) {
    case 'explosion':
      strike(tools, target, 2);
      break;
    case 'fireAboard':
      strike(tools, target, 1, MORALE.fireAboard);
      break;
    case 'collision':
      strike(tools, target, 1);
      break;
    case 'fever':
      moraleRoll(tools, target, [['fever', MORALE.fever]]);
      break;
    case 'spoiledPowder':
      tools.G.squadrons[target].shot += 2;
      lowAmmoCheck(tools, target);
      break;
  }
}
