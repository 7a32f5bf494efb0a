import { turnInfo } from '../../data/calendar.js';
import { MILD_PORTS } from '../../data/tables.js';
import { TRACKS, type TrackId } from '../../data/tracks.js';
import { SIDES, type Side, seatOf, type UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { WarWithSpain, Whereabouts } from '../../state.js';
import type { Tools } from '../tools.js';
import { sideOfUnit } from '../units.js';
import { isBlocked } from '../victory/control.js';
import { boxOf, trackAt } from '../whereabouts.js';

/** Activation Tracks [5.2, 5.5]. */

/** Whether winter stops the work of a track; ships in the mild ports go on [5.57, 14.23]. */
export function isFrozen(G: WarWithSpain, track: TrackId, forShips: boolean): boolean {
  if (!turnInfo(G.turn).winter) return false;
  return !(forShips && MILD_PORTS.some((id) => id === track));
}

/** Why a siege stops the work of a track: that of a city, or of a hex alone [5.56, 10.4]. */
export function siegeRefusal(view: WarWithSpain, side: Side, track: TrackId): Violation | undefined {
  if (!isBlocked(view, side, track)) return undefined;
  return violation('trackBlocked', TRACKS[track].seat.kind === 'city' ? '5.56' : '10.4', { track });
}

/** Where a ship on a track goes by itself: on from boxes 4 and 3, out of box 1 into its port; nothing from box 2 [5.23]. */
function onward(at: Whereabouts): Whereabouts | undefined {
  const found = trackAt(at);
  if (!found || found.box === 2) return undefined;
  const { seat } = TRACKS[found.track];
  if (found.box === 1) return seat.kind === 'city' ? seat.hex : undefined;
  return boxOf(found.track, found.box === 4 ? 3 : 2);
}

/** Notes where the Game-Turn finds every counter, then moves everything on tracks on as far as it must [5.2, 5.56, 5.57]. */
export function advanceTracks(tools: Tools): void {
  const { G, emit } = tools;
  for (const unit of [...Object.values(G.naval), ...Object.values(G.land)]) unit.start = unit.at;
  for (const fleet of Object.values(G.fleets)) {
    fleet.start = fleet.hex;
    fleet.tried = false;
  }
  for (const side of SIDES) {
    const launched = new Map<Whereabouts, UnitId[]>();
    for (const id of Object.keys(G.naval)) {
      const found = trackAt(G.naval[id].at);
      if (sideOfUnit(id) !== side || !found || isFrozen(G, found.track, true) || isBlocked(G, side, found.track)) continue;
      const next = onward(G.naval[id].at);
      if (next === undefined) continue;
      G.naval[id].at = next;
      if (found.box === 1) launched.set(next, [...(launched.get(next) ?? []), id]);
    }
    for (const [hex, who] of launched) emit({ key: 'launched', case: '5.23', by: seatOf(side), at: [hex], who });
  }
}
