import * as Type from '@sinclair/typebox';
import type { NavalNation } from '../../data/map.js';
import { SHIP, SHIPS } from '../../data/ships.js';
import { TRACK_IDS, TRACKS, type TrackId } from '../../data/tracks.js';
import { type Side, sideOf, TF, UnitArg, type UnitId, UnitsArg } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import { newShip } from '../../setup.js';
import type { WarWithSpain } from '../../state.js';
import { repairPrice, shipPrice } from '../money/upkeep.js';
import { action } from '../tools.js';
import { boxOf } from '../units.js';
import { isFriendlyPort, ownsTrack } from '../victory/control.js';
import { activationStrength, isFrozen, navalTrackAt, siegeRefusal, valueLeft } from './activationValue.js';
import { ashoreWith, goAshore, layUp } from './layingUp.js';
import { giveOrder } from './orders.js';
import { ashoreRefusal } from './placing.js';
import { struckOut } from './treasureFleet.js';

// Tracks where units may be built, and prices [5.5, 11.18].

export const TrackArg = Type.Union(TRACK_IDS.map((id) => Type.Literal(id)));

export function trackRefusal(view: WarWithSpain, side: Side, track: TrackId, forShips: boolean): Violation | undefined {
  if (!ownsTrack(view, side, track)) return violation('trackNotYours', '5.55', { track });
  if (isFrozen(view, track, forShips)) return violation('winterWork', '5.57', { track });
  return siegeRefusal(view, side, track);
}

export const purse = (view: WarWithSpain, side: Side, cost: number): Violation | undefined =>
  cost > view.treasury[side] ? violation('tooDear', '11.18', { cost, left: view.treasury[side] }) : undefined;

/** A counter that can be built. Identical counters have the same `kind`. */
export interface Sample {
  readonly id: UnitId;
  readonly kind: string;
  readonly price: number;
}

export function firstOfKind<T extends Sample>(counters: readonly T[], isInPool: (id: UnitId) => boolean): T[] {
  const found: T[] = [];
  const known = new Set<string>();
  for (const counter of counters) {
    if (known.has(counter.kind) || !isInPool(counter.id)) continue;
    known.add(counter.kind);
    found.push(counter);
  }
  return found;
}

// Building and repairing ships [5.2, 5.3].

function buildShipRefusal(view: WarWithSpain, side: Side, id: UnitId, track: TrackId): Violation | undefined {
  const counter = SHIP[id];
  if (!counter || counter.side !== side || id === TF) return violation('notYourShip', '5.21', { unit: id });
  if (view.naval[id]) return violation('notInPool', '5.42', { unit: id });
  if (!TRACKS[track].buildsShips.includes(counter.nat)) return violation('notBuiltThere', '5.53', { unit: id, track });
  const refused = trackRefusal(view, side, track, true);
  if (refused) return refused;
  if (activationStrength(id) > valueLeft(view, track)) return violation('portFull', '5.25', { track, left: valueLeft(view, track) });
  return purse(view, side, shipPrice(id));
}

interface Keel extends Sample {
  readonly nat: NavalNation;
}

const BUILT: { readonly [side in Side]: readonly Keel[] } = { E: builtBy('E'), S: builtBy('S') };
const SHIPYARDS = TRACK_IDS.filter((track) => TRACKS[track].buildsShips.length > 0);

function builtBy(side: Side): Keel[] {
  const counters = SHIPS.filter((counter) => counter.side === side && counter.id !== TF);
  return counters.map(({ id, nat, family }) => ({ id, nat, kind: family, price: shipPrice(id) }));
}

export const buildNaval = action({
  name: 'buildNaval',
  case: '5.22',
  secret: true,
  args: [UnitArg, TrackArg],
  refuse: (view, player, id, track) => buildShipRefusal(view, sideOf(player), id, track),
  *choices(view, player) {
    const side = sideOf(player);
    const affordable = BUILT[side].filter(({ price }) => price <= view.treasury[side]);
    const kinds = firstOfKind(affordable, (id) => !view.naval[id]);
    if (!kinds.length) return;
    const tracks = SHIPYARDS.filter((track) => !trackRefusal(view, side, track, true));
    const isStruckOut = struckOut(view, side, 'buildNaval');
    for (const track of tracks) {
      const left = valueLeft(view, track);
      for (const { id, nat } of kinds) {
        if (!TRACKS[track].buildsShips.includes(nat) || activationStrength(id) > left) continue;
        if (!isStruckOut(id, track)) yield [id, track];
      }
    }
  },
  perform(tools, player, id, track) {
    const { G } = tools;
    giveOrder(tools, sideOf(player), { move: 'buildNaval', args: [id, track], cost: shipPrice(id) }, { naval: [id] }, () => {
      G.naval[id] = newShip(boxOf(track, 4));
      G.naval[id].start = '';
    });
  },
});

function repairRefusal(view: WarWithSpain, side: Side, id: UnitId): Violation | undefined {
  const ship = view.naval[id];
  if (!ship || SHIP[id]?.side !== side || id === TF) return violation('notYourShip', '5.31', { unit: id });
  if (!ship.reduced) return violation('undamaged', '5.31', { unit: id });
  if (ship.start !== ship.at || !isFriendlyPort(view, side, ship.at)) return violation('repairInPort', '5.32', { unit: id });
  if (ship.besieged) return violation('shipBesieged', '5.56', { unit: id });
  const track = navalTrackAt(ship.at);
  if (!track || !TRACKS[track].repairsShips.includes(SHIP[id].nat))
    return violation('notRepairedThere', '5.53', { unit: id, hex: ship.at });
  const refused = trackRefusal(view, side, track, true);
  if (refused) return refused;
  if (activationStrength(id) > valueLeft(view, track)) return violation('portFull', '5.25', { track, left: valueLeft(view, track) });
  return purse(view, side, repairPrice(id));
}

export const repairNaval = action({
  name: 'repairNaval',
  case: '5.32',
  secret: true,
  args: [UnitArg, Type.Optional(UnitsArg)],
  refuse: (view, player, id, ashore) =>
    repairRefusal(view, sideOf(player), id) ?? (ashore && ashoreRefusal(view, sideOf(player), [id], ashore)),
  *choices(view, player) {
    const side = sideOf(player);
    const isStruckOut = struckOut(view, side, 'repairNaval');
    for (const id of Object.keys(view.naval)) {
      if (view.naval[id].reduced && !repairRefusal(view, side, id) && !isStruckOut(id)) yield [id];
    }
  },
  perform(tools, player, id, ashore) {
    const { G } = tools;
    const track = navalTrackAt(G.naval[id].at);
    if (!track) return;
    const { landIds, leaderIds } = ashoreWith(G, id);
    const order = { move: 'repairNaval' as const, args: [id], cost: repairPrice(id) };
    giveOrder(tools, sideOf(player), order, { naval: [id], land: ashore ?? landIds, leaders: leaderIds }, () => {
      if (ashore) goAshore(G, ashore);
      layUp(G, id, boxOf(track, 4));
      G.naval[id].reduced = false;
    });
  },
});
