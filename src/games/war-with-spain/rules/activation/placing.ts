import * as Type from '@sinclair/typebox';
import { ARMY } from '../../data/armies.js';
import { hexesOfArea } from '../../data/map.js';
import { TRACK_IDS, TRACKS, type TrackId } from '../../data/tracks.js';
import { HexArg, type HexId, opponentOf, type Side, sideOf, UnitArg, type UnitId, UnitsArg } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { GroupId, WarWithSpain, Whereabouts } from '../../state.js';
import { sourcesOf } from '../navalMovement/grouping/parting.js';
import { smallestSets } from '../navalMovement/transport/embarking.js';
import { action, firstNo } from '../tools.js';
import {
  armyStrength,
  boxOf,
  capacity,
  cargoOf,
  hostileArmy,
  isHex,
  isInBox,
  isTrack,
  ownerOf,
  shipsOf,
  sideOfUnit,
  strengthOf,
  trackAt,
  unlikeArmies,
} from '../units.js';
import { lastMoverOf, ownsTrack } from '../victory/control.js';
import { isFrozen, siegeRefusal } from './activationValue.js';
import { giveOrder } from './orders.js';
import { struckOut } from './treasureFleet.js';

// Laying up land units [5.7].

/** Tracks by the hexes of their city, hex or area. */
const tracksAt = new Map<HexId, TrackId[]>();

for (const track of TRACK_IDS) {
  const { seat } = TRACKS[track];
  for (const hex of seat.kind === 'area' ? hexesOfArea(seat.area) : [seat.hex]) tracksAt.set(hex, [...(tracksAt.get(hex) ?? []), track]);
}

/** Returns the track where a land unit can be laid up, if there is one [5.71]. */
const homeOf = (view: WarWithSpain, id: UnitId): TrackId | undefined =>
  tracksAt.get(view.land[id].at)?.find((track) => TRACKS[track].raises.includes(ARMY[id].nat));

function sendHomeRefusal(view: WarWithSpain, side: Side, id: UnitId): Violation | undefined {
  const unit = view.land[id];
  if (!unit || !ARMY[id] || ownerOf(view, id) !== side || !isHex(unit.at)) return violation('notYourArmy', '5.71', { unit: id });
  const track = homeOf(view, id);
  if (!track) return violation('notAtHome', '5.71', { unit: id });
  if (unit.besieged || view.sieges[unit.at]) return violation('armyBesieged', '10.4', { unit: id });
  if (isFrozen(view, track, false)) return violation('winterWork', '5.57', { track });
  return ownsTrack(view, side, track) ? undefined : violation('trackNotYours', '5.55', { track });
}

export const deactivateLand = action({
  name: 'deactivateLand',
  case: '5.71',
  secret: true,
  args: [UnitsArg],
  refuse: (view, player, ids) =>
    ids.length ? firstNo(ids, '5.61', (id) => sendHomeRefusal(view, sideOf(player), id)) : violation('nobodyNamed', '5.71'),
  *choices(view, player): Generator<[UnitId[]]> {
    const side = sideOf(player);
    const hexes = new Map<string, UnitId[]>();
    for (const id of Object.keys(view.land)) {
      if (sideOfUnit(id) !== side || sendHomeRefusal(view, side, id)) continue;
      hexes.set(view.land[id].at, [...(hexes.get(view.land[id].at) ?? []), id]);
    }
    for (const ids of hexes.values()) {
      yield [ids];
      if (ids.length > 1) for (const id of unlikeArmies(view, ids)) yield [[id]];
    }
  },
  perform({ G }, _player, ids) {
    for (const id of ids) {
      const track = homeOf(G, id);
      if (track) G.land[id].at = boxOf(track, 1);
    }
  },
});

// Cargo that goes ashore when ships leave the map [5.32, 5.61, 6.52].

interface Crowded {
  readonly men: readonly UnitId[];
  /** Strength in excess of the remaining capacity. */
  readonly over: number;
}

/** Returns the cargo for which there is no room if ships leave; undefined if all leave, because all cargo then goes ashore. */
function crowded(view: WarWithSpain, group: GroupId, leaving: readonly UnitId[]): Crowded | undefined {
  const stay = shipsOf(view, group).filter((id) => !leaving.includes(id));
  if (!stay.length) return undefined;
  const men = cargoOf(view, group);
  return { men, over: strengthOf(view, men) - capacity(view, stay) };
}

/** Returns why units may not go ashore, for example because they are too few or more than needed. */
export function ashoreRefusal(
  view: WarWithSpain,
  side: Side,
  leaving: readonly UnitId[],
  ashore: readonly UnitId[],
): Violation | undefined {
  const groups = sourcesOf(view, leaving);
  const wrong = firstNo(ashore, '6.52', (id) =>
    sideOfUnit(id) === side && groups.some((group) => view.land[id]?.at === group)
      ? undefined
      : violation('notAboard', '6.15', { unit: id }),
  );
  if (wrong) return wrong;
  for (const group of groups) {
    const left = crowded(view, group, leaving);
    if (!left) continue;
    const goes = left.men.filter((id) => ashore.includes(id));
    const strength = strengthOf(view, goes);
    if (strength < left.over) return violation('dropMore', '6.52', { over: left.over });
    const spare = goes.find((id) => strength - armyStrength(view, id) >= left.over);
    if (spare) return violation('mayStay', '6.52', { unit: spare });
  }
  return undefined;
}

/** Returns, for each group that has a choice, the smallest sets of units that may go ashore. */
export const waysAshore = (view: WarWithSpain, leaving: readonly UnitId[]): UnitId[][][] =>
  sourcesOf(view, leaving).flatMap((group) => {
    const left = crowded(view, group, leaving);
    const sets = left ? smallestSets(view, left.men, left.over) : [];
    return sets.length > 1 ? [sets] : [];
  });

// Placing units from tracks [5.13, 5.24].

function holdRefusal(view: WarWithSpain, side: Side, id: UnitId, hold: boolean): Violation | undefined {
  const ship = view.naval[id];
  if (!ship || sideOfUnit(id) !== side) return violation('notYourShip', '5.24', { unit: id });
  const found = trackAt(ship.at);
  if (hold) return violation('holdsAnyway', '5.24', { unit: id });
  if (found?.box !== 2 || ship.start !== ship.at) return violation('notInBoxTwo', '5.24', { unit: id });
  if (isFrozen(view, found.track, true)) return violation('winterWork', '5.57', { track: found.track });
  return siegeRefusal(view, side, found.track);
}

export const setHold = action({
  name: 'setHold',
  case: '5.24',
  secret: true,
  args: [UnitArg, Type.Boolean()],
  refuse: (view, player, id, hold) => holdRefusal(view, sideOf(player), id, hold),
  *choices(view, player) {
    const side = sideOf(player);
    const isStruckOut = struckOut(view, side, 'setHold');
    for (const id of Object.keys(view.naval)) {
      if (isInBox(view.naval[id].at, 2) && !holdRefusal(view, side, id, false) && !isStruckOut(id, false)) yield [id, false];
    }
  },
  perform(tools, player, id, hold) {
    const { G } = tools;
    const found = trackAt(G.naval[id].at);
    if (!found) return;
    giveOrder(tools, sideOf(player), { move: 'setHold', args: [id, hold], cost: 0 }, { naval: [id] }, () => {
      G.naval[id].at = boxOf(found.track, 1);
    });
  },
});

function placesOf(view: WarWithSpain, side: Side, track: Whereabouts): HexId[] {
  const found = trackAt(track);
  if (!found) return [];
  const { seat } = TRACKS[found.track];
  const hexes = seat.kind === 'area' ? hexesOfArea(seat.area) : [seat.hex];
  return hexes.filter((hex) => !hostileArmy(view, side, hex, true) && lastMoverOf(view, hex) !== opponentOf(side));
}

function placeRefusal(view: WarWithSpain, side: Side, id: UnitId): Violation | undefined {
  const unit = view.land[id];
  if (!unit || sideOfUnit(id) !== side) return violation('notYourArmy', '5.13', { unit: id });
  const found = trackAt(unit.at);
  if (!found || unit.start !== unit.at) return violation('notInBoxOne', '5.13', { unit: id });
  if (isFrozen(view, found.track, false)) return violation('winterWork', '5.57', { track: found.track });
  if (!ownsTrack(view, side, found.track)) return violation('trackNotYours', '5.55', { track: found.track });
  return siegeRefusal(view, side, found.track);
}

export const placeLand = action({
  name: 'placeLand',
  case: '5.13',
  secret: true,
  args: [UnitArg, HexArg],
  refuse(view, player, id, hex) {
    const side = sideOf(player);
    const refused = placeRefusal(view, side, id);
    if (refused) return refused;
    return placesOf(view, side, view.land[id].at).includes(hex) ? undefined : violation('notItsPlace', '5.13', { unit: id, hex });
  },
  *choices(view, player) {
    const side = sideOf(player);
    const isStruckOut = struckOut(view, side, 'placeLand');
    const places = new Map<Whereabouts, HexId[]>();
    for (const id of Object.keys(view.land)) {
      const { at } = view.land[id];
      if (!isTrack(at) || placeRefusal(view, side, id)) continue;
      const hexes = places.get(at) ?? placesOf(view, side, at);
      places.set(at, hexes);
      for (const hex of hexes) if (!isStruckOut(id, hex)) yield [id, hex];
    }
  },
  perform(tools, player, id, hex) {
    const { G } = tools;
    giveOrder(tools, sideOf(player), { move: 'placeLand', args: [id, hex], cost: 0 }, { land: [id] }, () => {
      G.land[id].at = hex;
    });
  },
});
