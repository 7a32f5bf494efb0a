import { FLIGHT } from '../data/tables.js';
import { opponentOf, type ShipId } from '../ids.js';
import type { RuleCase } from '../keys.js';
import type { GrandArmada } from '../state.js';
import { adjacent, enemiesBeside, fightersNear, flag, fleet, isBroken, isFighting, onMap, placeOf, ship, type Tools } from './ships.js';
import { cutTows } from './towing.js';

// Surrender, capture [9] and recapture [9.2].

export function surrenders(tools: Tools): void {
  const { G } = tools;
  for (const id of fleet(G)) if (ship(G, id).status === 'afloat' && onMap(G, id) && isBroken(G, id)) capture(tools, id, 'captured', '9.0');
}

/** Whether an adjacent fighting ship of the captor's side guards a prize. A ship towing the prize also guards it. */
const guarded = (G: GrandArmada, id: ShipId): boolean =>
  fleet(G, ship(G, id).captor ?? undefined).some((other) => isFighting(G, other) && adjacent(G, id, other));

/** Returns the prizes that a ship guards. A broken ship guards none [9.2]. */
export const guardedBy = (G: GrandArmada, id: ShipId): ShipId[] =>
  isFighting(G, id) ? fleet(G, opponentOf(flag(id))).filter((other) => ship(G, other).status === 'captured' && adjacent(G, id, other)) : [];

/** Frees unguarded prizes except those captured this turn [9.2]. */
export function freePrizes(tools: Tools): void {
  const { G } = tools;
  for (const id of fleet(G)) {
    const { status, changedTurn } = ship(G, id);
    if (status === 'captured' && onMap(G, id) && changedTurn < G.turn && !guarded(G, id)) free(tools, id);
  }
}

/** Captures drifting ships that are next to an enemy and not next to a friendly ship [9.2]. */
export function retakeDrifters(tools: Tools): void {
  const { G } = tools;
  for (const id of fleet(G)) {
    if (ship(G, id).status !== 'adrift' || !enemiesBeside(G, id).length) continue;
    const friends = fleet(G, flag(id)).some((other) => isFighting(G, other) && adjacent(G, id, other));
    if (!friends) capture(tools, id, 'recaptured', '9.2');
  }
}

export function capture(tools: Tools, id: ShipId, key: 'captured' | 'strikes' | 'recaptured', ruleCase: RuleCase): void {
  const { G, emit } = tools;
  const prize = ship(G, id);
  const captor = opponentOf(flag(id));
  // Unless the ship strikes, only adjacent enemies count: only these can force a capture and guard the prize [3.6, 9].
  const takers = fightersNear(G, flag(id), placeOf(G, id), key === 'strikes' ? FLIGHT.strikes - 1 : 0);
  prize.status = 'captured';
  prize.captor = captor;
  prize.changedTurn = G.turn;
  prize.towing = null;
  prize.heldBy = [];
  prize.yawDue = false;
  prize.way = 0;
  emit({ key, case: ruleCase, at: prize.hex ? [prize.hex] : [], who: [id], values: { captor, takers } });
  cutTows(tools);
}

export function free(tools: Tools, id: ShipId): void {
  const { G, emit } = tools;
  const freed = ship(G, id);
  freed.status = 'adrift';
  freed.captor = null;
  emit({ key: 'freed', case: '9.2', at: freed.hex ? [freed.hex] : [], who: [id] });
  cutTows(tools);
}
