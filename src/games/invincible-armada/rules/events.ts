import { Type } from '@sinclair/typebox';
import type { No } from '../../../kit/action.js';
import { chits } from '../data/chits.js';
import { DRAWS, MORALE } from '../data/tables.js';
import { grid } from '../data/tacticalMap.js';
import { type ChitId, type Side, SQUADRONS, SquadronArg, type SquadronId, seat, sideOf, type Weather } from '../ids.js';
import type { Armada, Step } from '../state.js';
import { drawChit, openWindow, poolSize, toPool } from './chits.js';
import { action, no, placeId, type Tools, whereabouts } from './fleet.js';
import { lowAmmoCheck, moraleRoll, takeHits } from './morale.js';

/** Module 16.0: drawing and resolving event chits. `handOfGod.ts` settles whether a chit stands. */

/**
 * Draws chits, two more for each Bonus Draw, all before any is resolved; then No Event and Bonus Draw go back.
 * @returns the others, in the order drawn
 */
export function drawChits(table: Tools, side: Side, number: number, ruleCase: string): ChitId[] {
  const { G, tell } = table;
  const drawn: ChitId[] = [];
  for (let due = number; due > 0 && poolSize(G) > 0; due--) {
    const chit = drawChit(table);
    drawn.push(chit);
    if (chit === 'bonusDraw') due += DRAWS;
  }
  const idle = (chit: ChitId) => chit === 'noEvent' || chit === 'bonusDraw';
  for (const chit of drawn) if (idle(chit)) toPool(G, chit);
  tell({ key: 'drawn', case: ruleCase, by: seat(side), values: { chits: drawn } });
  return drawn.filter((chit) => !idle(chit));
}

/** The draw of a side; the Spanish draw opens the phase, and the chits that lay on squadrons end with it. */
export function drawSegment(table: Tools, side: Side): undefined {
  const { G } = table;
  if (side === 'spanish') {
    for (const { chit } of G.placed) toPool(G, chit);
    G.placed = [];
  }
  const queue = drawChits(table, side, DRAWS, '16.0');
  if (queue.length) G.events = { by: side, queue, resolving: null };
}

/** Takes the drawn chits one by one. */
export function eventsSegment({ G }: Tools): Step | 'again' | undefined {
  const { events } = G;
  if (!events) return undefined;
  if (events.resolving) return 'resolve';
  const chit = events.queue.shift();
  if (!chit) {
    G.events = null;
    return undefined;
  }
  openWindow(G, chit, events.by, { kind: 'event' });
  return 'again';
}

const WEATHER: { readonly [chit in ChitId]?: Weather } = { deadCalm: 'calm', fogBank: 'fog', squall: 'gales' };

/** A drawn chit stands: it is kept, or takes effect, or waits for its target. */
export function eventStands(table: Tools, by: Side, chit: ChitId): void {
  const { G, tell } = table;
  const { owner, timing, targeted } = chits[chit];
  if (timing === 'held') {
    const keeper = owner ?? by;
    G.held[keeper].push(chit);
    tell({ key: 'kept', case: '16.0', by: seat(keeper), values: { chit } });
    return;
  }
  if (targeted) {
    if (G.events && eventTargets(G, chit).length) {
      G.events.resolving = chit;
      return;
    }
    toPool(G, chit);
    tell({ key: 'noTarget', case: '16.0', by: seat(by), values: { chit } });
    return;
  }
  if (chit === 'parmaReady') G.parma.ready += 1;
  if (chit === 'parmaDelayed') G.parma.delayed += 1;
  if (timing === 'weather') {
    G.weatherChits.push(chit);
    if (chit === 'windShift') G.wind = G.wind === 'west' ? 'east' : 'west';
    G.weather = WEATHER[chit] ?? G.weather;
  }
  tell({ key: `event.${chit}`, case: '16.0', by: seat(by), ...(chit === 'windShift' && { values: { wind: G.wind } }) });
}

// ---- targets

function cannotBefall(G: Armada, chit: ChitId, id: SquadronId): No | undefined {
  const { alive, broken, lowAmmo } = G.squadrons[id];
  if (!alive) return no('sunk', '16.0', { who: id });
  if (chit === 'fever' && broken) return no('alreadyBroken', '16.0', { who: id });
  if (chit === 'spoiledPowder' && lowAmmo) return no('alreadyLow', '16.0', { who: id });
  return undefined;
}

/** Squadrons of either side that a chit may befall. */
export const eventTargets = (G: Armada, chit: ChitId): SquadronId[] => SQUADRONS.filter((id) => !cannotBefall(G, chit, id));

/** Squadrons of its side that a squadron may collide with: beside it on the tactical map, or at the same strategic place. */
export function collidable(G: Armada, id: SquadronId): SquadronId[] {
  const { square, loc } = G.squadrons[id];
  return SQUADRONS.filter((near) => {
    const there = G.squadrons[near];
    if (near === id || sideOf(near) !== sideOf(id) || !there.alive) return false;
    if (square) return there.square !== null && grid.neighbours(square).includes(there.square);
    return loc !== null && there.loc !== null && placeId(loc) === placeId(there.loc);
  });
}

export const resolveEvent = action({
  name: 'resolveEvent',
  case: '16.0',
  args: [Type.Object({ target: SquadronArg, second: Type.Optional(SquadronArg) }, { additionalProperties: false })],
  refuse: (view, _player, { target, second }) => {
    const chit = view.events?.resolving;
    if (!chit) return no('nothingToResolve', '16.0');
    const out = cannotBefall(view, chit, target);
    if (out) return out;
    const near = chit === 'collision' ? collidable(view, target) : [];
    if (second === undefined) return near.length ? no('secondNeeded', '16.0', { who: target }) : undefined;
    return near.includes(second) ? undefined : no('notBeside', '16.0', { who: second, target });
  },
  *choices(view) {
    const chit = view.events?.resolving;
    if (!chit) return;
    for (const target of eventTargets(view, chit)) {
      const near = chit === 'collision' ? collidable(view, target) : [];
      if (!near.length) yield [{ target }];
      for (const second of near) yield [{ target, second }];
    }
  },
  perform: (table, player, { target, second }) => {
    const { G, tell } = table;
    const chit = G.events?.resolving;
    if (!G.events || !chit) return;
    G.events.resolving = null;
    const who = second ? [target, second] : [target];
    tell({ key: `event.${chit}`, case: '16.0', by: player, at: who.flatMap((id) => whereabouts(G, id)), who });
    if (chits[chit].timing === 'placed') {
      G.placed.push({ chit, squadron: target });
      return;
    }
    befall(table, chit, target);
    if (second) strike(table, second, 1);
    toPool(G, chit);
  },
});

function strike(table: Tools, id: SquadronId, hits: number, bonus = 0): void {
  takeHits(table, id, hits);
  moraleRoll(table, id, [['fireAboard', bonus]]);
}

function befall(table: Tools, chit: ChitId, target: SquadronId): void {
  switch (chit) {
    case 'explosion':
      strike(table, target, 2);
      break;
    case 'fireAboard':
      strike(table, target, 1, MORALE.fireAboard);
      break;
    case 'collision':
      strike(table, target, 1);
      break;
    case 'fever':
      moraleRoll(table, target, [['fever', MORALE.fever]]);
      break;
    case 'spoiledPowder':
      table.G.squadrons[target].shot += 2;
      lowAmmoCheck(table, target);
      break;
  }
}
