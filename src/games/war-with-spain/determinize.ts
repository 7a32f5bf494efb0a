import type { Action } from '../../kit/action.js';
import { clone } from '../../kit/clone.js';
import type { Dice } from '../../kit/dice.js';
import { drawOne, shuffled } from '../../kit/drawing.js';
import type { PlayerID } from '../../kit/seats.js';
import { ARMY } from './data/armies.js';
import { LEADERS } from './data/leaders.js';
import { grid, isLand } from './data/map.js';
import { SHIP } from './data/ships.js';
import { CALENDAR, TREASURE_TURNS, yearOf } from './data/tracks.js';
import { type Deal, Dealer } from './determinize/dealing.js';
import { type Hiding, hidingOf, isBack, type Place } from './determinize/hiding.js';
import { withAssault, withLosses, withMarch, withStanding, withVoyages } from './determinize/intents.js';
import { type LeaderId, SIDES, type Side, seatOf, sideOf, type TreasureMonth, type UnitId } from './ids.js';
import { cancelOrder, finishActivation } from './rules/activation/orders.js';
import { chooseTreasureMonth, placeTreasureFleet, treasureDue } from './rules/money/treasureFleet.js';
import { setPassing } from './rules/navalMovement/interception/interception.js';
import { finishAdministration } from './rules/turn/administration.js';
import { fleetNo, fleetOf, fleetsAt, isFleet, isHidden, looseAt, shipsOf, sideOfUnit } from './rules/units.js';
import { shownOf, view as viewOf } from './secrets.js';
import { sequence } from './sequence.js';
import { newArmy, newShip } from './setup.js';
import type { Leader, Naval, Order, WarWithSpain } from './state.js';

// Joint phases, with secret orders.

/** Whether both sides may be giving orders simultaneously. */
const isWriting = ({ phase, stage, bankrupt }: WarWithSpain): boolean =>
  (phase === 'activation' && stage === 'ordering') || (phase === 'administration' && stage === 'administering' && !bankrupt.length);

/** Returns a random fleet that a ship may have been in before its repair; null for none. */
function fleetBefore(G: WarWithSpain, side: Side, hex: string, dice: Dice): Naval['fleet'] {
  const fleets = fleetsAt(G, side, hex);
  const emptied = fleets.filter((id) => !shipsOf(G, id).length);
  const from = drawOne<(typeof fleets)[number] | null>(emptied.length ? emptied : [null, ...fleets], dice);
  return from && fleetNo(from);
}

/** Returns an order's undo data: the counter's state at the start of the Game-Turn, as far as known. */
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

/** Returns the orders of a side with the undo data that views omit. */
const writtenBy = (G: WarWithSpain, side: Side, dice: Dice): Order[] =>
  G.orders[side].map((order) => ({ ...order, back: backOf(G, side, order, dice) }));

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

/** Returns the state with its snapshot from the start of the joint phase, which views omit. */
function withBooks(G: WarWithSpain, me: Side | null, dice: Dice): WarWithSpain {
  if (!isWriting(G)) return G;
  const orders = { E: writtenBy(G, 'E', dice), S: writtenBy(G, 'S', dice) };
  const written = { ...G, orders };
  const seen = (side: Side) => shownOf(side === me ? before(written, side) : G, side);
  return { ...written, opened: clone({ E: seen('E'), S: seen('S') }) };
}

const MOST_WRITTEN = 6;

const NO_BUSINESS: readonly string[] = [cancelOrder, finishActivation, finishAdministration, setPassing, chooseTreasureMonth].map(
  ({ name }) => name,
);

/**
 * Makes a random choice.
 * @returns false if there is none to make
 */
function doAny(G: WarWithSpain, side: Side, actions: readonly Action<WarWithSpain>[], dice: Dice): boolean {
  const seen = viewOf(G, seatOf(side));
  const ways = actions.flatMap((action) => [...action.choices(seen, seatOf(side))].map((args) => ({ action, args })));
  if (!ways.length) return false;
  const { action, args } = drawOne(ways, dice);
  action.perform({ G, dice, emit: () => undefined }, seatOf(side), clone(args));
  return true;
}

function write(G: WarWithSpain, side: Side, dice: Dice): void {
  const joint = G.phase === 'activation' ? sequence.activation.steps.activate : sequence.administration.steps.administer;
  const business: readonly Action<WarWithSpain>[] = joint.filter(({ name }) => !NO_BUSINESS.includes(name));
  for (let left = dice.die(MOST_WRITTEN + 1) - 1; left > 0; left--) if (!doAny(G, side, business, dice)) return;
}

/** Makes random decisions about the Treasure Fleet, if due before Spain ends its phase. */
function settleTreasure(G: WarWithSpain, dice: Dice): void {
  const due = G.phase === 'activation' ? treasureDue(G) : undefined;
  if (due && (G.finished.S || dice.die(2) === 1)) doAny(G, 'S', [due === 'month' ? chooseTreasureMonth : placeTreasureFleet], dice);
}

/** Adds random secret orders by the opponent in a joint phase. */
function withPages(G: WarWithSpain, me: Side | null, dice: Dice): WarWithSpain {
  if (!G.opened) return G;
  const world = clone(G);
  for (const side of SIDES) {
    if (side === me) continue;
    if (side === 'S') settleTreasure(world, dice);
    write(world, side, dice);
  }
  return world;
}

// Hidden counters.

const some = (ids: readonly UnitId[], most: number, dice: Dice): UnitId[] =>
  shuffled(ids, dice).slice(0, dice.die(Math.max(0, most) + 1) - 1);

/**
 * Returns random reduced counters: at most as many ships as steps lost at sea, and any number of land units after
 * possible land combat.
 */
function reducedOf(view: WarWithSpain, { side, ships, armies }: Hiding, dice: Dice): Set<UnitId> {
  const frail = ships.filter((id) => SHIP[id].back);
  const seen = Object.keys(view.naval).filter((id) => sideOfUnit(id) === side && view.naval[id].reduced).length;
  const strong = armies.filter((id) => ARMY[id].back !== null);
  const fought = view.turn > 1 || !['activation', 'navalEnglish', 'navalSpanish'].includes(view.phase);
  return new Set([
    ...some(frail, Math.min(frail.length, view.stepsLost[side] - seen), dice),
    ...some(strong, fought ? strong.length : 0, dice),
  ]);
}

function shipAt(view: WarWithSpain, place: Place, reduced: boolean): Naval {
  if (isBack(place)) return { ...newShip(place.hex), besieged: place.besieged, reduced };
  if (!isFleet(place)) throw new Error(`no fleet ${place}`);
  const { hex, start, besieged, moved } = fleetOf(view, place);
  return { ...newShip(hex), fleet: fleetNo(place), start, besieged, moved, reduced };
}

function leaderAt(G: WarWithSpain, side: Side, id: LeaderId, place: Place, dice: Dice): Leader {
  const { naval, land } = LEADERS[id];
  const leader = { moved: false, regrouped: 0 };
  const group = isBack(place) ? looseAt(side, place.hex) : place;
  const ships = naval ? shipsOf(G, group) : [];
  // Naval leaders at sea must be on a ship, unless they can also lead on land: those may be passengers.
  const free = isBack(place) ? isLand(grid.index(place.hex)) : land;
  if (!ships.length || (free && dice.die(2) === 1)) return { at: isBack(place) ? place.hex : place, ship: null, ...leader };
  return { at: group, ship: drawOne(ships, dice), ...leader };
}

function layOpen(view: WarWithSpain, hiding: Hiding, deal: Deal, reduced: ReadonlySet<UnitId>, dice: Dice): WarWithSpain {
  const seen = <T>(counters: { [id: string]: T }): { [id: string]: T } =>
    Object.fromEntries(Object.entries(counters).filter(([id]) => !isHidden(id) || sideOfUnit(id) !== hiding.side));
  const G: WarWithSpain = { ...view, naval: seen(view.naval), land: seen(view.land), leaders: { ...view.leaders } };
  const placed = (id: string): Place => {
    const place = deal.get(id);
    if (place === undefined) throw new Error(`no place for ${id}`);
    return place;
  };
  for (const id of hiding.ships) G.naval[id] = shipAt(view, placed(id), reduced.has(id));
  for (const id of hiding.armies) {
    const place = placed(id);
    const army = isBack(place) ? { ...newArmy(place.hex), besieged: place.besieged } : newArmy(place);
    G.land[id] = { ...army, reduced: reduced.has(id) };
  }
  for (const id of hiding.leaders) G.leaders[id] = leaderAt(G, hiding.side, id, placed(id), dice);
  const hidden = new Set([...hiding.ships, ...hiding.armies, ...hiding.leaders]);
  return { ...G, afield: view.afield.filter((id) => !hidden.has(id)) };
}

/** Replaces a side's hidden counters with random counters. */
function withCounters(view: WarWithSpain, side: Side, dice: Dice): WarWithSpain {
  const hiding = hidingOf(view, side);
  const reduced = reducedOf(view, hiding, dice);
  const deal = new Dealer(view, hiding, reduced, dice).dealt();
  return layOpen(view, hiding, deal, reduced, dice);
}

function monthsLeft({ turn, phase, treasure }: WarWithSpain): TreasureMonth[] {
  const writing = phase === 'activation';
  const noted = TREASURE_TURNS.find((due) => yearOf(due) === yearOf(turn) && (due < turn || (due === turn && !writing)));
  if (noted === undefined || treasure.year === yearOf(turn)) return [];
  return CALENDAR.filter((info) => yearOf(info.turn) === yearOf(turn) && (info.turn > turn || (info.turn === turn && writing))).flatMap(
    (info) => info.treasure ?? [],
  );
}

function withMonth(view: WarWithSpain, dice: Dice): WarWithSpain {
  const months = monthsLeft(view);
  return { ...view, treasure: { ...view.treasure, month: months.length ? drawOne(months, dice) : null } };
}

/** Returns a random state that is consistent with a view. */
export function determinize(view: WarWithSpain, playerID: PlayerID | null, dice: Dice): WarWithSpain {
  const me = playerID === null ? null : sideOf(playerID);
  let G = withBooks(withStanding(view, me, dice), me, dice);
  if (me !== 'S') G = withMonth(G, dice);
  for (const side of SIDES) if (side !== me) G = withCounters(G, side, dice);
  G = withMarch(withVoyages(G, me, dice), me, dice);
  G = withLosses(withAssault(G, me, dice), dice);
  return withPages(G, me, dice);
}
