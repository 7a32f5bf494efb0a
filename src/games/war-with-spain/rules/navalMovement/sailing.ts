import * as Type from '@sinclair/typebox';
import { nationOf } from '../../data/map.js';
import { MOST_STACKS } from '../../data/tables.js';
import {
  CargoArg,
  FLEET_NOS,
  FleetArg,
  type FleetNo,
  fleetId,
  GroupArg,
  type HexId,
  PathArg,
  type Side,
  sideOf,
  TF,
  type UnitId,
  UnitsArg,
} from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { Cargo, GroupId, PlanEntry, WarWithSpain } from '../../state.js';
import { cityAt } from '../map.js';
import { action } from '../tools.js';
import { cargoOf, groupHex, groupNamed, isFleet, looseAt, parts, shipFace, shipsOf, unlikeShips } from '../units.js';
import { isFriendlyPort } from '../victory/control.js';
import { type Crew, cargoAboard, coasterRefusal, crewOf, type Sailor, shipsRefusal } from './crews.js';
import { groupsOf, isNo, ownGroup } from './grouping/groups.js';
import { fullLoad, goesAlong } from './grouping/parting.js';
import { regroup } from './grouping/regrouping.js';
import { drawsOf, invites, PORTS, STATIONS } from './landmarks.js';
import { PlanArg, planRefusal } from './plans.js';
import { type Blockade, blockadeOf, reachFrom } from './reach.js';
import { coastalAllowance, isCoastalPath, keelOf, pathRefusal, voyageOf } from './seaRoutes.js';
import { setOut } from './voyage.js';

// Coastal moves in the list of choices [6.3].

type Coasting = [GroupId, UnitId[], HexId[]] | [GroupId, UnitId[], HexId[], PlanEntry[], Cargo];

function* coasts(view: WarWithSpain, side: Side): Generator<Coasting> {
  const blockade = blockadeOf(view, side);
  for (const group of groupsOf(view, side)) {
    const at = groupHex(view, group) ?? '';
    const all = shipsOf(view, group);
    const ready = all.filter((id) => !shipsRefusal(view, [id]));
    if (!ready.length) continue;
    const laden = cargoOf(view, group).length > 0;
    for (const ships of isFleet(group) ? [ready] : parts(view, ready)) {
      const empty = !coasterRefusal(view, side, group, ships, undefined);
      const load = laden && ships.length < all.length ? fullLoad(view, ships) : undefined;
      const loaded = load && load.landIds.length > 0 && !coasterRefusal(view, side, group, ships, load);
      if (!empty && !loaded) continue;
      const reach = reachFrom(view, keelOf(side, ships), at, coastalAllowance(view, ships), { coastal: true, withOnly: false }, blockade);
      const drawn = drawsOf(view, side, group, reach);
      const beach = (hex: HexId) => laden && (loaded || ships.length === all.length) && invites(view, side, hex);
      const aims = reach.hexes.filter((hex) => drawn(hex) || beach(hex));
      for (const hex of aims.length ? aims : reach.hexes) {
        const path = reach.pathTo(hex);
        if (!path) continue;
        if (empty) yield [group, ships, path];
        if (loaded) yield [group, ships, path, [], load];
      }
    }
  }
}

// Coastal movement [6.3].

export const coast = action({
  name: 'coast',
  case: '6.31',
  secret: true,
  args: [GroupArg, UnitsArg, PathArg, Type.Optional(PlanArg), Type.Optional(CargoArg)],
  refuse(view, player, name, ships, path, plan, cargo) {
    const side = sideOf(player);
    const group = ownGroup(view, side, name);
    if (isNo(group)) return group;
    const at = groupHex(view, group) ?? '';
    const wrong = coasterRefusal(view, side, group, ships, cargo);
    if (wrong) return wrong;
    if (!isCoastalPath(at, path)) return violation('notCoastal', '6.31');
    const refused = pathRefusal(view, side, ships, at, path);
    if (refused || !plan) return refused;
    const whole = isFleet(group) && ships.length === shipsOf(view, group).length;
    return planRefusal(view, side, group, { ships, cargo: goesAlong(view, ships, cargo), fleet: whole }, path, plan);
  },
  *choices(view, player) {
    yield* coasts(view, sideOf(player));
  },
  perform(tools, player, name, ships, path, plan, cargo) {
    const { G } = tools;
    const side = sideOf(player);
    const group = groupNamed(name);
    const at = groupHex(G, group) ?? '';
    const along = goesAlong(G, ships, cargo);
    const whole = isFleet(group) && ships.length === shipsOf(G, group).length;
    if (isFleet(group) && !whole) regroup(tools, ships, null, cargo);
    setOut(G, voyageOf(side, whole ? group : looseAt(side, at), ships, at, path, plan ?? [], 'coastal', whole ? null : along));
  },
});

// High seas moves in the list of choices [6.2, 6.3].

type Way = [HexId[], PlanEntry[]?];

/** Yields moves to useful hexes, with and without landings; for the Treasure Fleet, also coastal moves to ports. */
function* voyages(view: WarWithSpain, side: Side, who: Sailor, crew: Crew, blockade: Blockade): Generator<Way> {
  const { ships, at } = crew;
  const keel = keelOf(side, ships);
  const most = Math.min(...ships.map((id) => shipFace(view, id).ma));
  const any = reachFrom(view, keel, at, most, { coastal: false, withOnly: false, offshore: true }, blockade);
  const fair = reachFrom(view, keel, at, most, { coastal: false, withOnly: true, offshore: true }, blockade);
  const shore = reachFrom(view, keel, at, coastalAllowance(view, ships), { coastal: true, withOnly: false }, blockade);
  const drawn = drawsOf(view, side, who, any);
  const cargo = cargoAboard(view, who);
  const fleet = who !== TF;
  const fits = (way: readonly HexId[], plan: PlanEntry[]) => !planRefusal(view, side, who, { ships, cargo, fleet }, way, plan);
  let last: HexId[] | undefined;
  if (!fleet) for (const hex of shore.hexes) if (PORTS.has(hex)) yield [shore.pathTo(hex) ?? []];
  for (const hex of any.hexes) {
    const landing = cargo.landIds.length > 0 && invites(view, side, hex);
    const aim = drawn(hex) || STATIONS.has(hex);
    if (!landing && !aim) continue;
    const along = shore.pathTo(hex);
    if (along && !breaksPeace(view, along)) continue;
    const way = fair.pathTo(hex) ?? any.pathTo(hex);
    if (!way) continue;
    if (aim) yield [way];
    if (landing) yield* landings(view, side, at, way, cargo, most, fits);
    if (isFriendlyPort(view, side, hex)) last = way;
  }
  if (last && fleet) yield* partings(view, ships, last, fits);
}

/** Whether a coastal path would violate French neutrality, because it enters a French hex [15.11]. */
const breaksPeace = (view: WarWithSpain, path: readonly HexId[]): boolean =>
  view.france.violatedOn === null && path.some((hex) => nationOf(hex) === 'FRA');

/** Yields a move that lands the army at the end of the path and, from a city hex, another that also returns to the start. */
function* landings(
  view: WarWithSpain,
  side: Side,
  home: HexId,
  way: HexId[],
  cargo: Cargo,
  most: number,
  fits: (way: readonly HexId[], plan: PlanEntry[]) => boolean,
): Generator<Way> {
  const hex = way[way.length - 1];
  const plan: PlanEntry[] = [{ hex, debark: cargo }];
  if (!fits(way, plan)) return;
  yield [way, plan];
  if (way.length * 2 <= most && cityAt(hex) && !isFriendlyPort(view, side, hex))
    yield [[...way, ...way.slice(0, -1).reverse(), home], plan];
}

/** Yields a move that detaches a ship half-way [6.13]. */
function* partings(
  view: WarWithSpain,
  ships: readonly UnitId[],
  way: HexId[],
  fits: (way: readonly HexId[], plan: PlanEntry[]) => boolean,
): Generator<Way> {
  if (ships.length < 2 || way.length < 2) return;
  const hex = way[Math.floor(way.length / 2)];
  for (const id of unlikeShips(view, ships)) {
    const plan: PlanEntry[] = [{ hex, detach: { unitIds: [id] } }];
    if (fits(way, plan)) yield [way, plan];
  }
}

// High seas movement [6.2].

const FleetOrTreasure = Type.Union([FleetArg, Type.Literal(TF)]);

const allSailed = (view: WarWithSpain): boolean => view.sailed >= MOST_STACKS;

const sailorOf = (side: Side, no: FleetNo | 'TF'): Sailor => (no === TF ? TF : fleetId(side, no));

export const sail = action({
  name: 'sail',
  case: '6.21',
  secret: true,
  args: [FleetOrTreasure, PathArg, Type.Optional(PlanArg)],
  refuse(view, player, number, path, plan) {
    const side = sideOf(player);
    const who = sailorOf(side, number);
    const crew = crewOf(view, side, who);
    if ('key' in crew) return crew;
    if (who !== TF && allSailed(view) && !isCoastalPath(crew.at, path)) return violation('sixSailed', '6.11', { most: MOST_STACKS });
    const refused = pathRefusal(view, side, crew.ships, crew.at, path);
    if (refused || !plan) return refused;
    return planRefusal(view, side, who, { ships: crew.ships, cargo: cargoAboard(view, who), fleet: who !== TF }, path, plan);
  },
  *choices(view, player) {
    const side = sideOf(player);
    const sailors: (FleetNo | 'TF')[] = [
      ...FLEET_NOS.filter((no) => view.fleets[fleetId(side, no)] && !allSailed(view)),
      ...(side === 'S' && view.naval[TF] ? [TF] : []),
    ];
    const blockade = blockadeOf(view, side);
    for (const number of sailors) {
      const who = sailorOf(side, number);
      const crew = crewOf(view, side, who);
      if ('key' in crew) continue;
      for (const [path, plan] of voyages(view, side, who, crew, blockade)) yield plan ? [number, path, plan] : [number, path];
    }
  },
  perform(tools, player, number, path, plan) {
    const { G } = tools;
    const side = sideOf(player);
    const who = sailorOf(side, number);
    const crew = crewOf(G, side, who);
    if ('key' in crew) return;
    setOut(G, voyageOf(side, who, [...crew.ships], crew.at, path, plan ?? [], isCoastalPath(crew.at, path) ? 'coastal' : 'highSeas', null));
  },
});

export const sailOn = action({
  name: 'sailOn',
  case: '6.22',
  secret: true,
  args: [Type.Integer({ minimum: 0, maximum: 20 }), Type.Optional(PlanArg)],
  refuse(view, player, hexes, plan) {
    const { pending, voyage } = view;
    if (pending?.step !== 'sailOn' || !voyage) return violation('notNow', '6.22', { move: 'sailOn' });
    if (hexes > pending.most) return violation('tooFar', '6.24', { most: pending.most, hexes });
    return plan && newPlanRefusal(view, sideOf(player), voyage, voyage.path.slice(0, hexes), plan);
  },
  *choices(view) {
    if (view.pending?.step === 'sailOn') for (let hexes = view.pending.most; hexes >= 0; hexes--) yield [hexes];
  },
  perform({ G }, _player, hexes, plan) {
    const { voyage } = G;
    G.pending = null;
    if (!voyage) return;
    voyage.path = voyage.path.slice(0, hexes);
    if (!plan) return;
    voyage.plan = plan;
    voyage.next = 'plan';
  },
});

/** Returns why stops planned after the wind roll are not allowed. The first may be in the current hex [6.13]. */
function newPlanRefusal(
  view: WarWithSpain,
  side: Side,
  voyage: NonNullable<WarWithSpain['voyage']>,
  path: readonly HexId[],
  plan: readonly PlanEntry[],
): Violation | undefined {
  const { who, ships, at } = voyage;
  const left = { ships: ships.filter((id) => view.naval[id]), cargo: cargoAboard(view, who), fleet: who !== TF };
  return planRefusal(view, side, who, left, [at, ...path], plan);
}
