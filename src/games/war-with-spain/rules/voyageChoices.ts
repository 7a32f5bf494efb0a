import { CITIES, CITY_IDS, type CityId } from '../data/cities.js';
import { grid, isCoastal, nationOf } from '../data/map.js';
import { type HexId, type Side, TF, type UnitId } from '../ids.js';
import type { Cargo, GroupId, PlanEntry, WarWithSpain } from '../state.js';
import { isFriendlyPort } from './control.js';
import { type Crew, cargoAboard, coasterRefusal, type Sailor, shipsRefusal } from './crews.js';
import { parts, unlikeShips } from './likeness.js';
import { around, cityAt, crossingTo, isHighSeas, marchableFrom } from './map.js';
import { weatherGage } from './navalStrength.js';
import { fullLoad } from './organising.js';
import { groupHex, isFleet } from './places.js';
import { planRefusal } from './plans.js';
import { type Blockade, blockadeOf, coastalAllowance, enemyHexes, keelOf, type Reach, reachFrom } from './seaRoutes.js';
import { groupsOf } from './transport.js';
import { cargoOf, fleetOf, shipFace, shipsOf, shipsOn } from './units.js';

/** Voyages that a player would think of [6.2, 6.3]. Any other that the rules allow is as good. */

const PORTS: ReadonlySet<HexId> = new Set(CITY_IDS.filter((id) => CITIES[id].port).map((id) => CITIES[id].hex));

/** Shores by cities, and those cities. */
const BEACHES: ReadonlyMap<HexId, readonly CityId[]> = new Map(
  grid.labels
    .filter((_, at) => isCoastal(at))
    .map((hex): [HexId, CityId[]] => [hex, [hex, ...marchableFrom(hex)].map(cityAt).filter((city) => city !== undefined)])
    .filter(([, cities]) => cities.length > 0),
);

/** Where an army would land: by a city that is not its own. In its own ports it goes ashore once the ships lie there. */
const invites = (view: WarWithSpain, side: Side, hex: HexId): boolean =>
  (BEACHES.get(hex) ?? []).some((city) => view.control[city] !== side);

/** Stations on the High Seas: every hex is at most two from one of them, which is as far as a fleet can watch [6.4]. */
const STATIONS: ReadonlySet<HexId> = new Set(
  grid.labels.filter((hex) => {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const slant = row - Math.ceil(column / 2);
    return isHighSeas(hex) && (column + 8 * slant) % 19 === 0;
  }),
);

/** Hexes from which enemy ships can be attacked: for each stack the nearest, and the nearest with the wind in the attacker's favour. */
function posts(view: WarWithSpain, side: Side, { hexes }: Reach): Set<HexId> {
  const order = new Map(hexes.map((hex, at) => [hex, at]));
  const found = new Set<HexId>();
  for (const foe of enemyHexes(view, side)) {
    const beside = around(foe)
      .filter((hex) => order.has(hex) && crossingTo(hex, foe) !== 'closed')
      .sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    const windward = beside.find((hex) => weatherGage(hex, foe, side) === side);
    for (const hex of [beside[0], windward]) if (hex !== undefined) found.add(hex);
  }
  return found;
}

/** What draws ships: ports, their fellows, and for those with munitions the enemy. */
function drawsOf(view: WarWithSpain, side: Side, who: string, reach: Reach): (hex: HexId) => boolean {
  const fellows = new Set(shipsOn(view, side).map((id) => view.naval[id].at));
  const armed = isFleet(who) && fleetOf(view, who).munitions > 0;
  const targets: ReadonlySet<HexId> = armed ? posts(view, side, reach) : new Set();
  return (hex) => PORTS.has(hex) || fellows.has(hex) || targets.has(hex);
}

type Way = [HexId[], PlanEntry[]?];

/**
 * Ways of a fleet over the High Seas, where coastal movement does not bring it as well: to ports, stations, its fellows and the
 * enemy; with an army aboard, landings. The Treasure Fleet by itself sails along the coast too.
 */
export function* voyages(view: WarWithSpain, side: Side, who: Sailor, crew: Crew, blockade: Blockade): Generator<Way> {
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

/** Coastal movement along France breaks its neutrality, where a way further out does not [15.11]. */
const breaksPeace = (view: WarWithSpain, path: readonly HexId[]): boolean =>
  view.france.violatedOn === null && path.some((hex) => nationOf(hex) === 'FRA');

/** The army lands where the voyage ends; or in a city that is not its own, and the fleet is back where it came from. */
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

/** Half-way to the farthest port of its side a fleet leaves a ship behind [6.13]. */
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

type Coasting = [GroupId, UnitId[], HexId[]] | [GroupId, UnitId[], HexId[], PlanEntry[], Cargo];

/** Coastal movement of whole fleets, and of loose ships together and by parts: to ports, to their fellows; to the enemy; to beaches. */
export function* coasts(view: WarWithSpain, side: Side): Generator<Coasting> {
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
