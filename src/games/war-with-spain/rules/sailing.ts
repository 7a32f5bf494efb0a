import { Type } from '@sinclair/typebox';
import { grid, isCoastal } from '../data/map.js';
import {
  CargoArg,
  FLEET_NOS,
  FleetArg,
  type FleetId,
  fleetId,
  GroupArg,
  type HexId,
  PathArg,
  type Side,
  StandingArg,
  TF,
  type UnitId,
  UnitsArg,
} from '../ids.js';
import { type Cargo, type GroupId, type PlanEntry, sideOf, type Voyage, type WarWithSpain } from '../state.js';
import { around } from './map.js';
import { parts } from './organising.js';
import { groupHex, isFleet, looseAt } from './places.js';
import { PlanArg, planRefusal } from './plans.js';
import { changeRefusal, goesAlong, partingRefusal, regroup } from './regrouping.js';
import { coastalAllowance, isCoastalPath, isIcebound, keelOf, reachFrom, stepRefusal, stopsCoasting } from './seaRoutes.js';
import { action, firstNo, type No, no } from './tools.js';
import { groupsOf, ownGroup } from './transport.js';
import { cargoOf, leadersAboard, shipFace, shipsOf } from './units.js';
import { setOut } from './voyage.js';

/** Movement of ships: on the High Seas in fleets, and along the coast [6.2, 6.3]. */

const FleetOrTreasure = Type.Union([FleetArg, Type.Literal(TF)]);
type Sailor = FleetId | 'TF';
const sailorOf = (side: Side, no: number | 'TF'): Sailor => (no === TF ? TF : (`${side}${no}` as FleetId));

/** The ships of a fleet, or the Treasure Fleet, and where they lie; or why they cannot be sailed. */
function crewOf(view: WarWithSpain, side: Side, who: Sailor): { ships: UnitId[]; at: HexId } | No {
  if (who === TF) {
    const fleet = view.naval[TF];
    if (side !== 'S' || !fleet) return no('noTreasure', '11.23');
    if (fleet.fleet !== null) return no('treasureInFleet', '11.25', { fleet: fleetId('S', fleet.fleet) });
    if (fleet.moved) return no('shipMoved', '6.13', { unit: TF });
    return { ships: [TF], at: fleet.at };
  }
  const fleet = view.fleets[who];
  if (!fleet) return no('noFleet', '6.21', { fleet: who });
  const ships = shipsOf(view, who);
  return shipsRefusal(view, ships) ?? { ships, at: fleet.hex };
}

/** Why these ships cannot move at all. */
function shipsRefusal(view: WarWithSpain, ships: readonly UnitId[]): No | undefined {
  for (const id of ships) {
    const unit = view.naval[id];
    if (unit.besieged) return no('shipBesieged', '10.13', { unit: id });
    if (unit.moved) return no('shipMoved', '6.13', { unit: id });
    if (isIcebound(view, id)) return no('shipIcebound', '14.22', { unit: id });
  }
  return undefined;
}

/** Why ships may not take a path, along the coast or over the High Seas. */
function pathRefusal(view: WarWithSpain, side: Side, ships: readonly UnitId[], at: HexId, path: readonly HexId[]): No | undefined {
  const keel = keelOf(side, ships);
  const coastal = isCoastalPath(at, path);
  const most = coastal ? coastalAllowance(view, ships) : Math.min(...ships.map((id) => shipFace(view, id).ma));
  if (path.length > most) return no('tooFar', coastal ? '6.32' : '6.14', { most, hexes: path.length });
  for (const [index, hex] of path.entries()) {
    const from = index ? path[index - 1] : at;
    if (coastal && index && stopsCoasting(view, side, from)) return no('coastStops', '6.33', { hex: from });
    const refused = stepRefusal(view, keel, from, hex);
    if (refused) return refused;
  }
  return undefined;
}

const sail = action({
  name: 'sail',
  case: '6.21',
  secret: true,
  args: [FleetOrTreasure, PathArg, Type.Optional(PlanArg)],
  refuse(view, player, number, path, plan) {
    const side = sideOf(player);
    const who = sailorOf(side, number);
    const crew = crewOf(view, side, who);
    if ('key' in crew) return crew;
    const refused = pathRefusal(view, side, crew.ships, crew.at, path);
    if (refused || !plan) return refused;
    return planRefusal(view, side, who, { ships: crew.ships, cargo: cargoAboard(view, who), fleet: who !== TF }, path, plan);
  },
  *choices(view, player) {
    const side = sideOf(player);
    const sailors: (number | 'TF')[] = [
      ...FLEET_NOS.filter((no) => view.fleets[fleetId(side, no)]),
      ...(side === 'S' && view.naval[TF] ? [TF as 'TF'] : []),
    ];
    for (const number of sailors) {
      const who = sailorOf(side, number);
      const crew = crewOf(view, side, who);
      if ('key' in crew) continue;
      for (const [path, plan] of voyages(view, side, who, crew)) yield plan ? [number as 1, path, plan] : [number as 1, path];
    }
  },
  perform(table, player, number, path, plan) {
    const { G } = table;
    const side = sideOf(player);
    const who = sailorOf(side, number);
    const crew = crewOf(G, side, who);
    if ('key' in crew) return;
    setOut(G, voyageOf(side, who, crew.ships, crew.at, path, plan ?? [], isCoastalPath(crew.at, path) ? 'coastal' : 'highSeas', null));
  },
});

const cargoAboard = (view: WarWithSpain, who: GroupId | 'TF'): Cargo =>
  who === TF
    ? { landIds: [], leaderIds: [] }
    : { landIds: cargoOf(view, who), leaderIds: leadersAboard(view, who).filter((id) => view.leaders[id].ship === null) };

const voyageOf = (
  side: Side,
  who: Voyage['who'],
  ships: UnitId[],
  at: HexId,
  path: HexId[],
  plan: PlanEntry[],
  kind: Voyage['kind'],
  cargo: Cargo | null,
): Voyage => ({
  side,
  kind,
  who,
  ships,
  cargo,
  at,
  path,
  plan,
  taken: 0,
  storm: 0,
  next: kind === 'coastal' ? 'enter' : 'wind',
  wake: [],
  letPass: 'no',
  chaser: null,
  caught: null,
});

/** Ways of a fleet to where a player would go: shores, the neighbourhood of the enemy, and a sprinkling of the open sea. */
function* voyages(
  view: WarWithSpain,
  side: Side,
  who: Sailor,
  { ships, at }: { ships: UnitId[]; at: HexId },
): Generator<[HexId[], PlanEntry[]?]> {
  const keel = keelOf(side, ships);
  const most = Math.min(...ships.map((id) => shipFace(view, id).ma));
  const fair = reachFrom(view, keel, at, most, { coastal: false, withOnly: true });
  const any = reachFrom(view, keel, at, most, { coastal: false, withOnly: false });
  const cargo = cargoAboard(view, who);
  for (const hex of any.hexes) {
    if (!worthSailing(hex)) continue;
    const way = fair.pathTo(hex) ?? any.pathTo(hex);
    if (!way || (isCoastalPath(at, way) && (who !== TF || way.length > coastalAllowance(view, ships)))) continue;
    yield [way];
    if (!cargo.landIds.length || !isCoastal(grid.index(hex))) continue;
    const plan: PlanEntry[] = [{ hex, debark: cargo }];
    if (!planRefusal(view, side, who, { ships, cargo, fleet: who !== TF }, way, plan)) yield [way, plan];
  }
}

/** Shores, and every third hex of the open sea. */
function worthSailing(hex: HexId): boolean {
  if (isCoastal(grid.index(hex))) return true;
  return (Number(hex.slice(0, 2)) + Number(hex.slice(2)) * 2) % 3 === 0 && around(hex).length === 6;
}

/** The ships that a coastal movement names, or why they cannot make it. */
function coasterRefusal(
  view: WarWithSpain,
  side: Side,
  group: GroupId,
  ships: readonly UnitId[],
  cargo: Cargo | undefined,
): No | undefined {
  const aboard = shipsOf(view, group);
  if (!ships.length) return no('noShips', '6.31');
  const wrong =
    firstNo(
      ships,
      (id) => (aboard.includes(id) ? undefined : no('notInGroup', '6.31', { unit: id, group })),
      (id) => no('namedTwice', '6.31', { unit: id }),
    ) ?? shipsRefusal(view, ships);
  if (wrong) return wrong;
  if (isFleet(group) && ships.length < aboard.length) {
    const stuck = ships.map((id) => changeRefusal(view, side, id)).find((refused) => refused);
    if (stuck) return stuck;
  }
  return partingRefusal(view, ships, cargo, null);
}

const coast = action({
  name: 'coast',
  case: '6.31',
  secret: true,
  args: [GroupArg, UnitsArg, PathArg, Type.Optional(PlanArg), Type.Optional(CargoArg)],
  refuse(view, player, name, ships, path, plan, cargo) {
    const side = sideOf(player);
    const group = ownGroup(view, side, name);
    if (typeof group === 'object') return group;
    const at = groupHex(view, group) ?? '';
    const wrong = coasterRefusal(view, side, group, ships, cargo);
    if (wrong) return wrong;
    if (!isCoastalPath(at, path)) return no('notCoastal', '6.31');
    const refused = pathRefusal(view, side, ships, at, path);
    if (refused || !plan) return refused;
    const whole = isFleet(group) && ships.length === shipsOf(view, group).length;
    return planRefusal(view, side, group, { ships, cargo: goesAlong(view, ships, cargo), fleet: whole }, path, plan);
  },
  *choices(view, player) {
    const side = sideOf(player);
    for (const group of groupsOf(view, side)) {
      const at = groupHex(view, group) ?? '';
      const ready = shipsOf(view, group).filter((id) => !shipsRefusal(view, [id]));
      const options = !ready.length ? [] : isFleet(group) ? [ready] : parts(ready);
      for (const ships of options) {
        if (coasterRefusal(view, side, group, ships, undefined)) continue;
        const most = coastalAllowance(view, ships);
        const reach = reachFrom(view, keelOf(side, ships), at, most, { coastal: true, withOnly: false });
        for (const hex of reach.hexes) {
          const path = reach.pathTo(hex);
          if (path) yield [group, ships, path];
        }
      }
    }
  },
  perform(table, player, name, ships, path, plan, cargo) {
    const { G } = table;
    const side = sideOf(player);
    const group = name as GroupId;
    const at = groupHex(G, group) ?? '';
    const along = goesAlong(G, ships, cargo);
    const whole = isFleet(group) && ships.length === shipsOf(G, group).length;
    if (isFleet(group) && !whole) regroup(table, ships, null, cargo);
    setOut(G, voyageOf(side, whole ? group : looseAt(side, at), ships, at, path, plan ?? [], 'coastal', whole ? null : along));
  },
});

const sailOn = action({
  name: 'sailOn',
  case: '6.22',
  args: [Type.Integer({ minimum: 0, maximum: 20 })],
  refuse(view, _player, hexes) {
    const { pending } = view;
    if (pending?.step !== 'sailOn') return no('notNow', '6.22', { move: 'sailOn' });
    return hexes > pending.most ? no('tooFar', '6.24', { most: pending.most, hexes }) : undefined;
  },
  *choices(view) {
    if (view.pending?.step === 'sailOn') for (let hexes = view.pending.most; hexes >= 0; hexes--) yield [hexes];
  },
  perform({ G }, _player, hexes) {
    G.pending = null;
    if (G.voyage) G.voyage.path = G.voyage.path.slice(0, hexes);
  },
});

const setStanding = action({
  name: 'setStanding',
  case: '6.4',
  secret: true,
  args: [StandingArg],
  refuse(view, player, mode) {
    const side = sideOf(player);
    if (view.standingSet) return no('standingOnce', '6.4');
    return view.standing[side] === mode ? no('standingSame', '6.4') : undefined;
  },
  *choices(view, player) {
    if (view.standingSet) return;
    for (const mode of ['ask', 'never', 'always'] as const) if (view.standing[sideOf(player)] !== mode) yield [mode];
  },
  perform({ G }, player, mode) {
    G.standing[sideOf(player)] = mode;
    G.standingSet = true;
  },
});

/** sail, coast, setStanding */
export const sailActions = [sail, coast, setStanding];
/** sailOn */
export const sailOnActions = [sailOn];
