import type { Action } from '../../../kit/action.js';
import { clone } from '../../../kit/clone.js';
import type { Dice } from '../../../kit/dice.js';
import { drawOne } from '../../../kit/drawing.js';
import { SIDES, type Side, seatOf } from '../ids.js';
import { cancelOrder, finishActivation } from '../rules/activation/orders.js';
import { chooseTreasureMonth, placeTreasureFleet, treasureDue } from '../rules/money/treasureFleet.js';
import { setPassing } from '../rules/navalMovement/interception/standingOrders.js';
import { finishAdministration } from '../rules/turn/administration.js';
import { fleetsAt, shipsOf } from '../rules/units.js';
import { fleetNo } from '../rules/whereabouts.js';
import { shownOf, view as viewOf } from '../secrets.js';
import { sequence } from '../sequence.js';
import type { Naval, Order, WarWithSpain } from '../state.js';

/** Joint phases, in which neither side sees what the other is writing. */

/** Whether both sides write. */
export const isWriting = ({ phase, stage, bankrupt }: WarWithSpain): boolean =>
  (phase === 'activation' && stage === 'ordering') || (phase === 'administration' && stage === 'administering' && !bankrupt.length);

/** The fleet that a ship may have left for its repair: one that she has left empty, else any that lies there, or none. */
function fleetBefore(G: WarWithSpain, side: Side, hex: string, dice: Dice): Naval['fleet'] {
  const fleets = fleetsAt(G, side, hex);
  const emptied = fleets.filter((id) => !shipsOf(G, id).length);
  const from = drawOne<(typeof fleets)[number] | null>(emptied.length ? emptied : [null, ...fleets], dice);
  return from && fleetNo(from);
}

/** What it takes to take an order back: its counter as it was when the Game-Turn found it. */
function backOf(G: WarWithSpain, side: Side, { move, args, cancelled }: Order, dice: Dice): NonNullable<Order['back']> {
  const id = String(args[0]);
  const back: NonNullable<Order['back']> = { naval: {}, land: {}, leaders: {} };
  if (cancelled) return back;
  if (move === 'buildNaval') back.naval[id] = null;
  if (move === 'buildLand' || move === 'musterFree') back.land[id] = null;
  if (move === 'setHold') back.naval[id] = { ...G.naval[id], at: G.naval[id].start };
  if (move === 'placeLand') back.land[id] = { ...G.land[id], at: G.land[id].start };
  if (move === 'repairNaval') {
    const { start } = G.naval[id];
    back.naval[id] = { ...G.naval[id], at: start, reduced: true, fleet: fleetBefore(G, side, start, dice) };
  }
  return back;
}

/** The orders of a side with what its player's view leaves out of them. */
const writtenBy = (G: WarWithSpain, side: Side, dice: Dice): Order[] =>
  G.orders[side].map((order) => ({ ...order, back: backOf(G, side, order, dice) }));

/** The state before a side gave its orders. */
function before(G: WarWithSpain, side: Side): WarWithSpain {
  const world: WarWithSpain = { ...G, naval: { ...G.naval }, land: { ...G.land }, treasury: { ...G.treasury } };
  for (const { back, cost, cancelled } of G.orders[side]) {
    if (cancelled || !back) continue;
    for (const [id, ship] of Object.entries(back.naval)) {
      if (ship) world.naval[id] = ship;
      else delete world.naval[id];
    }
    for (const [id, army] of Object.entries(back.land)) {
      if (army) world.land[id] = army;
      else delete world.land[id];
    }
    world.treasury[side] += cost;
  }
  return world;
}

/** The books as they were opened: of others what is seen of them now, of the player himself what he had before he wrote. */
export function withBooks(G: WarWithSpain, me: Side | null, dice: Dice): WarWithSpain {
  if (!isWriting(G)) return G;
  const orders = { E: writtenBy(G, 'E', dice), S: writtenBy(G, 'S', dice) };
  const written = { ...G, orders };
  const seen = (side: Side) => shownOf(side === me ? before(written, side) : G, side);
  return { ...written, opened: clone({ E: seen('E'), S: seen('S') }) };
}

/** Most that is written on the page of somebody else. */
const MOST_WRITTEN = 6;

const NO_BUSINESS: readonly string[] = [cancelOrder, finishActivation, finishAdministration, setPassing, chooseTreasureMonth].map(
  ({ name }) => name,
);

/** Does one thing out of all that a side may do by these actions. @returns whether there was any */
function doAny(G: WarWithSpain, side: Side, actions: readonly Action<WarWithSpain>[], dice: Dice): boolean {
  const seen = viewOf(G, seatOf(side));
  const ways = actions.flatMap((action) => [...action.choices(seen, seatOf(side))].map((args) => ({ action, args })));
  if (!ways.length) return false;
  const { action, args } = drawOne(ways, dice);
  action.perform({ G, dice, emit: () => undefined }, seatOf(side), clone(args));
  return true;
}

/** Fills the page of a side as it may be filled, in place; one that has finished has done what it must. */
function write(G: WarWithSpain, side: Side, dice: Dice): void {
  const joint = G.phase === 'activation' ? sequence.activation.steps.activate : sequence.administration.steps.administer;
  const business: readonly Action<WarWithSpain>[] = joint.filter(({ name }) => !NO_BUSINESS.includes(name));
  for (let left = dice.die(MOST_WRITTEN + 1) - 1; left > 0; left--) if (!doAny(G, side, business, dice)) return;
}

/** Spain's part of the treasure: what is due must be settled before she has finished, and may be before. */
function settleTreasure(G: WarWithSpain, dice: Dice): void {
  const due = G.phase === 'activation' ? treasureDue(G) : undefined;
  if (due && (G.finished.S || dice.die(2) === 1)) doAny(G, 'S', [due === 'month' ? chooseTreasureMonth : placeTreasureFleet], dice);
}

/** What the others may have written by now. `G` is the caller's own, all of it. */
export function withPages(G: WarWithSpain, me: Side | null, dice: Dice): WarWithSpain {
  if (!G.opened) return G;
  const world = clone(G);
  for (const side of SIDES) {
    if (side === me) continue;
    if (side === 'S') settleTreasure(world, dice);
    write(world, side, dice);
  }
  return world;
}
