import * as Type from '@sinclair/typebox';
import { chits } from '../../data/chits.js';
import { MORALE } from '../../data/tables.js';
import { type ChitId, type Side, SquadronArg, type SquadronId, seatOf, type Weather } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Armada, ReactionWindow, Step } from '../../state.js';
import { settleBattleChit } from '../combat/battleChits.js';
import { lowAmmoCheck, takeHits } from '../combat/fire.js';
import { moraleRoll } from '../combat/withdrawal.js';
import { whereabouts } from '../fleet.js';
import { rallyNow, rallySurely } from '../recovery/rally.js';
import { repairNow } from '../recovery/repair.js';
import { resupplyNow, resupplySurely } from '../recovery/resupply.js';
import { reinforceAll } from '../reorganize/reinforce.js';
import { setSail, setSailShort } from '../tactical/sailing.js';
import { action, type Tools } from '../tools.js';
import { conclude } from '../turn.js';
import { addBonusDraws, cannotTarget, collidable, eventTargets, holds, toPool } from './draw.js';

// Chits with a target [16.0].

/** A chit's targets. A collision has a second target if possible. */
interface EventOrder {
  target: SquadronId;
  second?: SquadronId;
}

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
    const out = cannotTarget(view, chit, target);
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
    applyChit(tools, chit, target);
    if (second) strike(tools, second, 1);
    toPool(G, chit);
  },
});

function strike(tools: Tools, id: SquadronId, hits: number, bonus = 0): void {
  takeHits(tools, id, hits);
  moraleRoll(tools, id, [['fireAboard', bonus]]);
}

function applyChit(tools: Tools, chit: ChitId, target: SquadronId): void {
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

// Chits without a target [16.0].

const WEATHER: { readonly [chit in ChitId]?: Weather } = { deadCalm: 'calm', fogBank: 'fog', squall: 'gales' };

/** Applies a drawn chit that was not cancelled: its side holds it, it is resolved, or its owner must choose a target. */
function applyDrawnChit(tools: Tools, by: Side, chit: ChitId): void {
  const { G, emit } = tools;
  const { owner, timing, targeted } = chits[chit];
  if (timing === 'held') {
    const keeper = owner ?? by;
    G.held[keeper].push(chit);
    emit({ key: 'kept', case: '16.0', by: seatOf(keeper), values: { chit } });
    return;
  }
  if (targeted) {
    if (G.events && eventTargets(G, chit).length) {
      G.events.resolving = chit;
      return;
    }
    toPool(G, chit);
    emit({ key: 'noTarget', case: '16.0', by: seatOf(by), values: { chit } });
    return;
  }
  if (timing === 'none') {
    toPool(G, chit);
    return;
  }
  if (chit === 'parmaReady') G.parma.ready += 1;
  if (chit === 'parmaDelayed') G.parma.delayed += 1;
  if (timing === 'weather') {
    G.weatherChits.push(chit);
    if (chit === 'windShift') G.wind = G.wind === 'west' ? 'east' : 'west';
    G.weather = WEATHER[chit] ?? G.weather;
  }
  emit({ key: `event.${chit}`, case: '16.0', by: seatOf(by), ...(chit === 'windShift' && { values: { wind: G.wind } }) });
}

// Reaction windows [16.0]. Every chit drawn or played has a window while Hand of God may cancel it. Windows are a stack; the top one is
// settled first.

/** Closes reaction windows from the top until a side must react, and returns that step; undefined if all windows are closed. */
export function settleWindows(tools: Tools): Step | undefined {
  const { G } = tools;
  for (;;) {
    const top = G.windows.at(-1);
    if (!top) return undefined;
    // A side may have played its Hand of God after this window was opened.
    top.ask = top.ask.filter((side) => holds(G, side, 'handOfGod'));
    if (top.ask.length) return 'reaction';
    G.windows.pop();
    close(tools, top, true);
  }
}

/** Closes a reaction window. If the chit `stands`, applies it; otherwise continues without it. */
function close(tools: Tools, window: ReactionWindow, stands: boolean): void {
  const { G, emit } = tools;
  const { chit, by, purpose } = window;
  if (!stands) emit({ key: 'cancelled', case: '16.0', by: seatOf(by), values: { chit } });
  switch (purpose.kind) {
    case 'cancel': {
      toPool(G, chit);
      if (!stands) return;
      const below = G.windows.pop();
      if (below) close(tools, below, false);
      return;
    }
    case 'draw':
      if (stands) addBonusDraws(G);
      else toPool(G, chit);
      return;
    case 'event':
      if (stands) applyDrawnChit(tools, by, chit);
      else toPool(G, chit);
      return;
    case 'battle':
      settleBattleChit(G, by, chit, stands);
      return;
  }
  toPool(G, chit);
  const { id } = purpose;
  switch (purpose.kind) {
    case 'sail':
      if (stands) setSail(tools, id, purpose.path);
      else setSailShort(tools, id, purpose.path);
      return;
    case 'repair':
      repairNow(tools, id, stands);
      return;
    case 'rally':
      if (stands) rallySurely(tools, id);
      else rallyNow(tools, id, false);
      return;
    case 'resupply':
      if (stands) resupplySurely(tools, id);
      else resupplyNow(tools, id);
      return;
    case 'reinforce':
      reinforceAll(tools, stands ? id : undefined);
      conclude(G);
      return;
  }
}
