import { nationOf } from '../../data/map.js';
import { type HexId, type Side, TF, type UnitId } from '../../ids.js';
import type { Cargo, PlanEntry, WarWithSpain } from '../../state.js';
import { unlikeShips } from '../likeness.js';
import { cityAt } from '../map.js';
import { shipFace } from '../units.js';
import { isFriendlyPort } from '../victory/control.js';
import { type Crew, cargoAboard, type Sailor } from './crews.js';
import { drawsOf, invites, PORTS, STATIONS } from './landmarks.js';
import { planRefusal } from './plans.js';
import { type Blockade, reachFrom } from './reach.js';
import { coastalAllowance, keelOf } from './seaRoutes.js';

/** Voyages that a player would think of [6.2, 6.3]. Any other that the rules allow is as good. */

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
