import type { Dice } from '../../../../kit/dice.js';
import { chits } from '../../data/chits.js';
import { grid } from '../../data/maps.js';
import { DRAWS } from '../../data/tables.js';
import { CHITS, type ChitId, flagOf, opponentOf, type Side, SQUADRONS, type SquadronId, seatOf } from '../../ids.js';
import { type RuleCase, type Violation, violation } from '../../keys.js';
import type { Armada, Purpose, ReactionWindow, Step } from '../../state.js';
import { placeId } from '../fleet.js';
import type { Tools } from '../tools.js';

// Pool and hands [16.0].

export const poolSize = (G: Armada): number => CHITS.reduce((size, chit) => size + G.pool[chit], 0);

/**
 * Draws a chit: the k-th of the pool, in the order of `CHITS`.
 * @throws Error if the pool is empty
 */
function drawChit(G: Armada, dice: Dice): ChitId {
  let k = dice.die(poolSize(G));
  for (const chit of CHITS) {
    k -= G.pool[chit];
    if (k <= 0) {
      G.pool[chit] -= 1;
      return chit;
    }
  }
  throw new Error('the pool is empty');
}

export const toPool = (G: Armada, chit: ChitId): void => {
  G.pool[chit] += 1;
};

export const holds = (G: Armada, side: Side, chit: ChitId): boolean => G.held[side].includes(chit);

// Targets [16.0].

export function cannotTarget(G: Armada, chit: ChitId, id: SquadronId): Violation | undefined {
  const { alive, broken, lowAmmo } = G.squadrons[id];
  if (!alive) return violation('sunk', '16.0', { who: id });
  if (chit === 'fever' && broken) return violation('alreadyBroken', '16.0', { who: id });
  if (chit === 'spoiledPowder' && lowAmmo) return violation('alreadyLow', '16.0', { who: id });
  return undefined;
}

export const eventTargets = (G: Armada, chit: ChitId): SquadronId[] => SQUADRONS.filter((id) => !cannotTarget(G, chit, id));

/** Returns the squadrons of the same side with which a squadron may collide: adjacent squadrons, or those at the same strategic place. */
export function collidable(G: Armada, id: SquadronId): SquadronId[] {
  const { square, loc } = G.squadrons[id];
  return SQUADRONS.filter((near) => {
    const there = G.squadrons[near];
    if (near === id || flagOf(near) !== flagOf(id) || !there.alive) return false;
    if (square) return there.square !== null && grid.neighbours(square).includes(there.square);
    return loc !== null && there.loc !== null && placeId(loc) === placeId(there.loc);
  });
}

// When a side is asked about Hand of God by default [16.0].

/** The side that each Parma chit harms. */
const PARMA_HARMS: { readonly [chit in ChitId]?: Side } = { parmaReady: 'english', parmaDelayed: 'spanish' };

/**
 * Whether a chit may harm a side, help its enemy, or change the weather. If it cannot, the side is by default not asked
 * about Hand of God [16.0].
 */
export function concerns(G: Armada, { chit, by }: Pick<ReactionWindow, 'chit' | 'by'>, side: Side): boolean {
  const { owner, timing, targeted } = chits[chit];
  if (timing === 'none') return false;
  if (timing === 'weather') return true;
  if (PARMA_HARMS[chit]) return PARMA_HARMS[chit] === side && !G.armyAboard;
  if (!targeted) return (owner ?? by) !== side;
  const targets = eventTargets(G, chit);
  if (!targets.length) return false;
  return by !== side || (chit !== 'stoutHearts' && targets.every((id) => flagOf(id) === side));
}

// Reaction windows [16.0].

/**
 * Returns sides that hold a Hand of God and may cancel a chit: for a drawn chit, the opponent and then the drawer; for a played chit, the
 * opponent [16.0].
 */
function mayCancel(G: Armada, by: Side, kind: Purpose['kind']): Side[] {
  const sides = kind === 'event' || kind === 'draw' ? [opponentOf(by), by] : [opponentOf(by)];
  return sides.filter((side) => holds(G, side, 'handOfGod'));
}

export function openWindow(G: Armada, chit: ChitId, by: Side, purpose: Purpose): void {
  G.windows.push({ chit, by, ask: mayCancel(G, by, purpose.kind), purpose });
}

export function playChit({ G, emit }: Tools, by: Side, chit: ChitId, purpose: Purpose): void {
  G.held[by].splice(G.held[by].indexOf(chit), 1);
  emit({ key: 'played', case: '16.0', by: seatOf(by), values: { chit } });
  openWindow(G, chit, by, purpose);
}

// Draws [16.0].

/** Adds the draws of a Bonus Draw. Its chit returns to the pool when the whole draw is finished. */
export function addBonusDraws({ drawing }: Armada): void {
  if (!drawing) return;
  drawing.due += DRAWS;
  drawing.drawn.push('bonusDraw');
}

/**
 * Continues the draw. Stops at a Bonus Draw that a Hand of God could cancel.
 * @returns the drawn chits in order when the draw is finished; undefined while a reaction is pending
 */
export function continueDraw({ G, dice, emit }: Tools, ruleCase: RuleCase): ChitId[] | undefined {
  const { drawing } = G;
  if (!drawing) return [];
  const fresh: ChitId[] = [];
  const empty = poolSize(G) === 0;
  while (drawing.due > 0 && poolSize(G) > 0 && !G.windows.length) {
    const chit = drawChit(G, dice);
    drawing.due -= 1;
    fresh.push(chit);
    if (chit !== 'bonusDraw') drawing.drawn.push(chit);
    else if (mayCancel(G, drawing.by, 'draw').length) openWindow(G, chit, drawing.by, { kind: 'draw' });
    else addBonusDraws(G);
  }
  if (fresh.length || empty) emit({ key: 'drawn', case: ruleCase, by: seatOf(drawing.by), values: { chits: fresh } });
  if (G.windows.length) return undefined;
  G.drawing = null;
  const [bonus, others] = [drawing.drawn.filter(isBonus), drawing.drawn.filter((chit) => !isBonus(chit))];
  for (const chit of bonus) toPool(G, chit);
  return others;
}

const isBonus = (chit: ChitId) => chit === 'bonusDraw';

/** Draws a side's chits. Before the Spanish draw, removes the chits placed on squadrons. */
export function drawSegment(tools: Tools, side: Side): 'again' | undefined {
  const { G } = tools;
  if (!G.drawing) {
    if (side === 'spanish') clearPlaced(G);
    G.drawing = { by: side, due: DRAWS, drawn: [] };
  }
  const queue = continueDraw(tools, '16.0');
  if (!queue) return 'again';
  if (queue.length) G.events = { by: side, queue, resolving: null };
  return undefined;
}

function clearPlaced(G: Armada): void {
  for (const { chit } of G.placed) toPool(G, chit);
  G.placed = [];
}

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
