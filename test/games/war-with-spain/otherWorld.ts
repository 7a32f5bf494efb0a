import { ARMY } from '../../../src/games/war-with-spain/data/armies.js';
import { FRENCH } from '../../../src/games/war-with-spain/data/map.js';
import { SHIP } from '../../../src/games/war-with-spain/data/ships.js';
import { opponentOf, type Side, sideOf, TF } from '../../../src/games/war-with-spain/ids.js';
import { checkInvariants } from '../../../src/games/war-with-spain/invariants.js';
import { overloaded } from '../../../src/games/war-with-spain/rules/navalMovement/transport/embarking.js';
import { fleetIds, fleetNo, fleetOf, isHex, shipsOf, sideOfUnit } from '../../../src/games/war-with-spain/rules/units.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { clone } from '../../../src/kit/clone.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { claim, type Decision } from '../../kit/properties.js';
import { rules } from './fixtures.js';

/** Returns a state that differs from `G` only in secrets of `side`: its hidden counters and decisions are exchanged. */
export function otherWorld(G: WarWithSpain, side: Side): WarWithSpain {
  const world = clone(G);
  world.standing[side] = world.standing[side] === 'never' ? 'always' : 'never';
  if (side === 'S') world.treasure.month = world.treasure.month === null ? null : world.treasure.month === 'June' ? 'July' : 'June';
  if (world.opened) writeOrders(world, side);
  else {
    exchange(world.naval, hiddenShips(world, side), (id) => SHIP[id].back !== null);
    exchange(world.land, hiddenArmies(world, side), (id) => ARMY[id].back !== null);
    crossOver(world, side);
    hideVoyage(world, side);
  }
  return world;
}

const hiddenShips = (G: WarWithSpain, side: Side): string[] =>
  Object.keys(G.naval).filter(
    (id) => sideOfUnit(id) === side && isHex(G.naval[id].at) && id !== TF && !Object.values(G.leaders).some(({ ship }) => ship === id),
  );
const hiddenArmies = (G: WarWithSpain, side: Side): string[] =>
  Object.keys(G.land).filter(
    (id) => sideOfUnit(id) === side && isHex(G.land[id].at) && (G.france.active || !FRENCH.includes(ARMY[id].nat)),
  );

/** Exchanges the records of the first and last counter, and flips both if they have backs. */
function exchange<T extends { reduced: boolean }>(
  record: { [id: string]: T },
  ids: readonly string[],
  hasBack: (id: string) => boolean,
): void {
  const [first, last] = [ids[0], ids[ids.length - 1]];
  if (first !== undefined && first !== last) [record[first], record[last]] = [record[last], record[first]];
  for (const id of ids) record[id] = { ...record[id], reduced: hasBack(id) && !record[id].reduced };
}

/** Moves a ship to another fleet of its side, if its fleet has other ships, and a land unit aboard to another group. */
function crossOver(G: WarWithSpain, side: Side): void {
  const crews = fleetIds(G, side).map((id) => ({ id, ships: shipsOf(G, id).filter((ship) => hiddenShips(G, side).includes(ship)) }));
  const from = crews.find(({ id, ships }) => ships.length > 0 && shipsOf(G, id).length > 1);
  const to = crews.find(({ id }) => id !== from?.id);
  if (!from || !to) return;
  const [ship] = from.ships;
  G.naval[ship] = { ...G.naval[ship], at: fleetOf(G, to.id).hex, fleet: fleetNo(to.id) };
  for (const army of Object.values(G.land)) if (army.at === from.id) army.at = to.id;
}

/** Changes the secrets of a naval move: the remaining path, the stops, and whether the opponent lets it pass. */
function hideVoyage(G: WarWithSpain, side: Side): void {
  if (G.voyage?.side === side) Object.assign(G.voyage, { path: [], plan: [] });
  if (G.voyage && G.voyage.side !== side && G.voyage.letPass === 'move') G.voyage.letPass = 'no';
  if (G.pending?.step === 'sailOn' && G.pending.side === side) G.pending.most = 1;
}

/** Changes what a side keeps secret while it gives orders: treasury, tracks, munitions and positions. */
function writeOrders(G: WarWithSpain, side: Side): void {
  G.treasury[side] += 7;
  for (const id of Object.keys(G.naval)) {
    if (sideOfUnit(id) === side && !isHex(G.naval[id].at)) G.naval[id].at = G.naval[id].at.replace(/:[1-4]$/, ':1');
  }
  for (const id of fleetIds(G, side)) fleetOf(G, id).munitions += 1;
  for (const id of hiddenArmies(G, side).slice(0, 1)) delete G.land[id];
  G.orders[side] = [];
}

/** Expects that two values are equal. Equal JSON needs no closer comparison, which would be slow. */
function alike(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

/**
 * Expects the same view and choices in two states that differ only in the opponent's secrets.
 * @returns whether the check applied
 */
export function keepsSecrets({ G, playerID, view }: Decision<WarWithSpain>): boolean {
  if (G.battle?.shown || G.assault) return false;
  const me = sideOf(playerID);
  const foe = opponentOf(me);
  const world = otherWorld(G, foe);
  claim(JSON.stringify(world) !== JSON.stringify(G), () => 'the other world is the same');
  const seen = rules.view(world, playerID);
  alike(seen, view);
  alike(rules.choices(seen, playerID), rules.choices(view, playerID));
  alike(rules.view(otherWorld(world, me), null), rules.view(G, null));
  const named = JSON.stringify({ naval: view.naval, land: view.land, voyage: view.voyage, orders: view.orders[foe] });
  for (const id of [...hiddenShips(G, foe), ...hiddenArmies(G, foe)]) {
    const wasOpen = G.opened && (G.opened[foe].naval[id] || G.opened[foe].land[id]);
    claim(Boolean(wasOpen) || !named.includes(`"${id}"`), () => `${id} is in the view`);
  }
  return true;
}

/** Events that reveal counters or public facts: stacks in combat, losses, payments, orders. */
const OPENING = /^(order\.|battle$|round$|stackShown|battleLosses|landLosses|maintains|bankrupt|launched|laidUp|munitions)/;

/**
 * Plays the same move with the same dice in two states that look the same to the mover, and expects the same events, except those that
 * reveal secrets. The opponent's automatic answers and month stay as they are, because they affect play. Neither side passes automatically,
 * because the skipped steps would look like passes.
 */
export function tellsAlike({ G, playerID, choice }: Decision<WarWithSpain>, seed: number): boolean {
  if (G.battle || G.assault || G.opened || G.voyage || G.bankrupt.length) return false;
  const foe = opponentOf(sideOf(playerID));
  const world = otherWorld(G, foe);
  Object.assign(world, { standing: G.standing, treasure: G.treasure });
  if (checkInvariants(world) || overloaded(world, foe)) return false;
  const asked = { passing: { E: false, S: false } };
  const [here, there] = [G, world].map((start) => rules.play({ ...start, ...asked }, playerID, choice.move, choice.args, quickDice(seed)));
  const told = [here, there].map(({ chronicle }) => chronicle);
  if (told.some((chronicle) => chronicle.some(({ key }) => OPENING.test(key)))) return false;
  alike(told[1], told[0]);
  return true;
}

/** Events that may name counters, because these are visible when the event happens. */
const NAMING = /^(order\.|battle$|stackShown|battleLosses|landLosses|retreats|advances|noRetreat|launched|rises|shipsTaken)/;

/** Expects that no event names a counter that is hidden from spectators both before and after the move. */
export function namesNobodyHidden(before: WarWithSpain, after: WarWithSpain, chronicle: readonly GameEvent[]): void {
  const quiet = chronicle.filter(({ key, who }) => who?.length && !NAMING.test(key));
  if (!quiet.length || before.options.openInformation) return;
  const views = [before, after].map((G) => rules.view(G, null));
  const hidden = (id: string) =>
    [before, after].every((G, at) => {
      const there = Object.hasOwn(G.naval, id) || Object.hasOwn(G.land, id);
      return there && !Object.hasOwn(views[at].naval, id) && !Object.hasOwn(views[at].land, id);
    });
  for (const { key, who } of quiet) for (const id of who ?? []) claim(!hidden(id), () => `${key} tells of ${id}`);
}
