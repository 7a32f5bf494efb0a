import { ARMY } from '../../data/armies.js';
import { hexesOfArea } from '../../data/map.js';
import { TRACK_IDS, TRACKS, type TrackId } from '../../data/tracks.js';
import { type HexId, type Side, sideOf, type UnitId, UnitsArg } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { unlikeArmies } from '../likeness.js';
import { action, firstNo } from '../tools.js';
import { ownerOf, sideOfUnit } from '../units.js';
import { ownsTrack } from '../victory/control.js';
import { boxOf, isHex } from '../whereabouts.js';
import { isFrozen } from './tracks.js';

/** Land units go home [5.7]. */

/** Tracks by the hexes that are their seat, or lie in it. */
const tracksAt = new Map<HexId, TrackId[]>();

for (const track of TRACK_IDS) {
  const { seat } = TRACKS[track];
  for (const hex of seat.kind === 'area' ? hexesOfArea(seat.area) : [seat.hex]) tracksAt.set(hex, [...(tracksAt.get(hex) ?? []), track]);
}

/** The track on which a land unit may be sent home: where it could be raised, from its seat [5.71]. */
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
