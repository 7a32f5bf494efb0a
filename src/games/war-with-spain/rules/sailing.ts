import { Type } from '@sinclair/typebox';
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
import { cargoAboard, coasterRefusal, crewOf, type Sailor } from './crews.js';
import { groupHex, isFleet, looseAt } from './places.js';
import { PlanArg, planRefusal } from './plans.js';
import { goesAlong, regroup } from './regrouping.js';
import { blockadeOf, coastalAllowance, isCoastalPath, keelOf, stepRefusal, stopsCoasting } from './seaRoutes.js';
import { action, type No, no } from './tools.js';
import { ownGroup } from './transport.js';
import { shipFace, shipsOf } from './units.js';
import { setOut } from './voyage.js';
import { coasts, voyages } from './voyageChoices.js';

/** Movement of ships: on the High Seas in fleets, and along the coast [6.2, 6.3]. */

const FleetOrTreasure = Type.Union([FleetArg, Type.Literal(TF)]);
const sailorOf = (side: Side, no: number | 'TF'): Sailor => (no === TF ? TF : (`${side}${no}` as FleetId));

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
    const blockade = blockadeOf(view, side);
    for (const number of sailors) {
      const who = sailorOf(side, number);
      const crew = crewOf(view, side, who);
      if ('key' in crew) continue;
      for (const [path, plan] of voyages(view, side, who, crew, blockade)) yield plan ? [number as 1, path, plan] : [number as 1, path];
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
    yield* coasts(view, sideOf(player));
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
