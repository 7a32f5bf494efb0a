import { Type } from '@sinclair/typebox';
import { ARMY, ARMY_COUNTERS, MUSTER } from '../data/armies.js';
import { nationOf } from '../data/map.js';
import { SHIP, SHIPS } from '../data/ships.js';
import { TRACK_IDS, TRACKS, type TrackId } from '../data/tracks.js';
import { type Side, TF, UnitArg, type UnitId } from '../ids.js';
import { newArmy, newShip } from '../setup.js';
import { sideOf, type WarWithSpain } from '../state.js';
import { activationStrength, navalTrackAt, valueLeft } from './activationValue.js';
import { isBlocked, isFriendlyPort, ownsTrack } from './control.js';
import { ashoreWith, layUp } from './layingUp.js';
import { armyPrice, repairPrice, shipPrice } from './maintenance.js';
import { again, giveOrder } from './orders.js';
import { boxPlace } from './places.js';
import { action, type No, no } from './tools.js';
import { isFrozen } from './tracks.js';

/** Construction and repair [5.1 to 5.3, 5.5]. */

const TrackArg = Type.Union(TRACK_IDS.map((id) => Type.Literal(id)));

/** Why no work may begin on a track. */
function trackRefusal(view: WarWithSpain, side: Side, track: TrackId, forShips: boolean): No | undefined {
  if (!ownsTrack(view, side, track)) return no('trackNotYours', '5.55', { track });
  if (isFrozen(view, track, forShips)) return no('winterWork', '5.57', { track });
  return isBlocked(view, side, track) ? no('trackBlocked', '5.56', { track }) : undefined;
}

const purse = (view: WarWithSpain, side: Side, cost: number): No | undefined =>
  cost > view.treasury[side] ? no('tooDear', '11.18', { cost, left: view.treasury[side] }) : undefined;

function buildShipRefusal(view: WarWithSpain, side: Side, id: UnitId, track: TrackId): No | undefined {
  const counter = SHIP[id];
  if (!counter || counter.side !== side || id === TF) return no('notYourShip', '5.21', { unit: id });
  if (view.naval[id]) return no('notInPool', '5.42', { unit: id });
  if (!TRACKS[track].buildsShips.includes(counter.nat)) return no('notBuiltThere', '5.53', { unit: id, track });
  const refused = trackRefusal(view, side, track, true);
  if (refused) return refused;
  if (activationStrength(id) > valueLeft(view, track)) return no('portFull', '5.25', { track, left: valueLeft(view, track) });
  return purse(view, side, shipPrice(id)) ?? again(view, side, 'buildNaval', [id, track]);
}

/** The first counter of each kind that is in the pool: the others of its kind are like it. */
function firstOfKind<T extends { readonly id: UnitId }>(counters: readonly T[], kind: (counter: T) => string): T[] {
  const known = new Set<string>();
  return counters.filter((counter) => {
    const key = kind(counter);
    return !known.has(key) && known.add(key);
  });
}

const buildNaval = action({
  name: 'buildNaval',
  case: '5.22',
  secret: true,
  args: [UnitArg, TrackArg],
  refuse: (view, player, id, track) => buildShipRefusal(view, sideOf(player), id, track),
  *choices(view, player) {
    const side = sideOf(player);
    const pool = SHIPS.filter(({ id }) => SHIP[id].side === side && id !== TF && !view.naval[id]);
    const tracks = TRACK_IDS.filter((track) => TRACKS[track].buildsShips.length > 0 && !trackRefusal(view, side, track, true));
    const kinds = firstOfKind(pool, ({ name }) => name.replace(/ \d+$/, '')).filter(({ id }) => !purse(view, side, shipPrice(id)));
    for (const track of tracks) {
      const left = valueLeft(view, track);
      for (const { id, nat } of kinds) {
        if (!TRACKS[track].buildsShips.includes(nat) || activationStrength(id) > left) continue;
        if (!again(view, side, 'buildNaval', [id, track])) yield [id, track];
      }
    }
  },
  perform(table, player, id, track) {
    const { G } = table;
    giveOrder(table, sideOf(player), { move: 'buildNaval', args: [id, track], cost: shipPrice(id) }, { naval: [id] }, () => {
      G.naval[id] = newShip(boxPlace(track, 4));
      G.naval[id].start = '';
    });
  },
});

function buildArmyRefusal(view: WarWithSpain, side: Side, id: UnitId, track: TrackId): No | undefined {
  const counter = ARMY[id];
  if (!counter || counter.side !== side) return no('notYourArmy', '5.11', { unit: id });
  if (view.land[id]) return no('notInPool', '5.42', { unit: id });
  if (!TRACKS[track].raises.includes(counter.nat)) return no('notBuiltThere', '5.52', { unit: id, track });
  return trackRefusal(view, side, track, false) ?? purse(view, side, armyPrice(id)) ?? again(view, side, 'buildLand', [id, track]);
}

const buildLand = action({
  name: 'buildLand',
  case: '5.12',
  secret: true,
  args: [UnitArg, TrackArg],
  refuse: (view, player, id, track) => buildArmyRefusal(view, sideOf(player), id, track),
  *choices(view, player) {
    const side = sideOf(player);
    const pool = ARMY_COUNTERS.filter((counter) => counter.side === side && !view.land[counter.id]);
    const tracks = TRACK_IDS.filter((track) => TRACKS[track].raises.length > 0 && !trackRefusal(view, side, track, false));
    const kinds = firstOfKind(pool, ({ nat, cs, back }) => `${nat} ${cs} ${back}`).filter(({ id }) => !purse(view, side, armyPrice(id)));
    for (const track of tracks) {
      for (const { id, nat } of kinds) {
        if (TRACKS[track].raises.includes(nat) && !again(view, side, 'buildLand', [id, track])) yield [id, track];
      }
    }
  },
  perform(table, player, id, track) {
    const { G } = table;
    giveOrder(table, sideOf(player), { move: 'buildLand', args: [id, track], cost: armyPrice(id) }, { land: [id] }, () => {
      G.land[id] = newArmy(boxPlace(track, 1));
      G.land[id].start = '';
    });
  },
});

function repairRefusal(view: WarWithSpain, side: Side, id: UnitId): No | undefined {
  const ship = view.naval[id];
  if (!ship || SHIP[id]?.side !== side || id === TF) return no('notYourShip', '5.31', { unit: id });
  if (!ship.reduced) return no('undamaged', '5.31', { unit: id });
  if (ship.start !== ship.at || !isFriendlyPort(view, side, ship.at)) return no('repairInPort', '5.32', { unit: id });
  if (ship.besieged) return no('shipBesieged', '5.56', { unit: id });
  const track = navalTrackAt(ship.at);
  if (!track || !TRACKS[track].repairsShips.includes(SHIP[id].nat)) return no('notRepairedThere', '5.53', { unit: id, hex: ship.at });
  const refused = trackRefusal(view, side, track, true);
  if (refused) return refused;
  if (activationStrength(id) > valueLeft(view, track)) return no('portFull', '5.25', { track, left: valueLeft(view, track) });
  return purse(view, side, repairPrice(id)) ?? again(view, side, 'repairNaval', [id]);
}

const repairNaval = action({
  name: 'repairNaval',
  case: '5.32',
  secret: true,
  args: [UnitArg],
  refuse: (view, player, id) => repairRefusal(view, sideOf(player), id),
  *choices(view, player) {
    const side = sideOf(player);
    for (const id of Object.keys(view.naval)) if (!repairRefusal(view, side, id)) yield [id];
  },
  perform(table, player, id) {
    const { G } = table;
    const track = navalTrackAt(G.naval[id].at);
    if (!track) return;
    const { landIds, leaderIds } = ashoreWith(G, id);
    const order = { move: 'repairNaval' as const, args: [id], cost: repairPrice(id) };
    giveOrder(table, sideOf(player), order, { naval: [id], land: landIds, leaders: leaderIds }, () => {
      layUp(G, id, boxPlace(track, 4));
      G.naval[id].reduced = false;
    });
  },
});

function musterRefusal(view: WarWithSpain, side: Side, id: UnitId, track: TrackId): No | undefined {
  if (side !== 'E' || !MUSTER.includes(id) || !view.landed.freeMuster.includes(id)) return no('noMuster', '15.36', { unit: id });
  if (view.land[id]) return no('notInPool', '15.36', { unit: id });
  const { seat, raises } = TRACKS[track];
  if (!raises.includes('english') || seat.kind !== 'city' || nationOf(seat.hex) !== 'ENG')
    return no('notBuiltThere', '5.51', { unit: id, track });
  return trackRefusal(view, side, track, false) ?? again(view, side, 'musterFree', [id, track]);
}

const musterFree = action({
  name: 'musterFree',
  case: '15.36',
  secret: true,
  args: [UnitArg, TrackArg],
  refuse: (view, player, id, track) => musterRefusal(view, sideOf(player), id, track),
  *choices(view, player) {
    const side = sideOf(player);
    for (const id of view.landed.freeMuster) for (const track of TRACK_IDS) if (!musterRefusal(view, side, id, track)) yield [id, track];
  },
  perform(table, player, id, track) {
    const { G } = table;
    giveOrder(table, sideOf(player), { move: 'musterFree', args: [id, track], cost: 0 }, { land: [id] }, () => {
      G.land[id] = newArmy(boxPlace(track, 1));
      G.land[id].start = '';
    });
  },
});

/** buildNaval, buildLand, repairNaval, musterFree */
export const buildingOrders = [buildNaval, buildLand, repairNaval, musterFree];
