import { memoized, memoizedBy } from '../../../../kit/memo.js';
import { SHIP } from '../../data/ships.js';
import { BARGE_ACTIVATION, MILD_PORTS } from '../../data/tables.js';
import { TRACK_IDS, TRACKS, type TrackId, turnInfo } from '../../data/tracks.js';
import { type HexId, SIDES, type Side, seatOf, type UnitId } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { WarWithSpain, Whereabouts } from '../../state.js';
import type { Tools } from '../tools.js';
import { boxOf, isHex, isTrack, sideOfUnit, trackAt } from '../units.js';
import { isBlocked } from '../victory/control.js';

// Activation Tracks [5.2, 5.5].

/** Whether winter closes a track; Mediterranean ports are exempt for ships [5.57, 14.23]. */
export function isFrozen(G: WarWithSpain, track: TrackId, forShips: boolean): boolean {
  if (!turnInfo(G.turn).winter) return false;
  return !(forShips && MILD_PORTS.some((id) => id === track));
}

/** Returns why a siege closes a track, or `undefined` [5.56, 10.4]. */
export function siegeRefusal(view: WarWithSpain, side: Side, track: TrackId): Violation | undefined {
  if (!isBlocked(view, side, track)) return undefined;
  return violation('trackBlocked', TRACKS[track].seat.kind === 'city' ? '5.56' : '10.4', { track });
}

/** Returns the next place of a ship; undefined in box 2, where it stays [5.23]. */
function onward(at: Whereabouts): Whereabouts | undefined {
  const found = trackAt(at);
  if (!found || found.box === 2) return undefined;
  const { seat } = TRACKS[found.track];
  if (found.box === 1) return seat.kind === 'city' ? seat.hex : undefined;
  return boxOf(found.track, found.box === 4 ? 3 : 2);
}

/** Records each counter's state at the start of the Game-Turn, then advances the tracks [5.2, 5.56, 5.57]. */
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

// Activation Values [5.25, 5.63, 5.64].

/** Returns a ship's strength in relation to an Activation Value. A barge counts as 4. */
export const activationStrength = (id: UnitId): number => (SHIP[id].kind === 'barge' ? BARGE_ACTIVATION : SHIP[id].front.cs);

const shipsByTrack = memoized((G: WarWithSpain): ReadonlyMap<TrackId, readonly UnitId[]> => {
  const ships = new Map<TrackId, UnitId[]>();
  for (const id of Object.keys(G.naval)) {
    const spot = trackAt(G.naval[id].at);
    if (!spot) continue;
    const there = ships.get(spot.track);
    if (there) there.push(id);
    else ships.set(spot.track, [id]);
  }
  return ships;
});

const NO_SHIPS: readonly UnitId[] = [];

const shipsOnTrack = (G: WarWithSpain, track: TrackId): readonly UnitId[] => shipsByTrack(G).get(track) ?? NO_SHIPS;

export const valueUsed = (G: WarWithSpain, track: TrackId): number =>
  shipsOnTrack(G, track).reduce((sum, id) => sum + activationStrength(id), 0);

export const valueLeft = (G: WarWithSpain, track: TrackId): number => (TRACKS[track].av ?? 0) - valueUsed(G, track);

/** Returns the track for ships in a hex, if any. */
export const navalTrackAt = (hex: HexId): TrackId | undefined => navalTracks.get(hex);

const navalTracks = new Map<HexId, TrackId>(
  TRACK_IDS.flatMap((id): [HexId, TrackId][] => {
    const { seat, av } = TRACKS[id];
    return seat.kind === 'city' && av !== null ? [[seat.hex, id]] : [];
  }),
);

const portsOf = (G: WarWithSpain, side: Side): TrackId[] =>
  [...navalTracks.values()].filter((id) => {
    const { seat } = TRACKS[id];
    return seat.kind === 'city' && G.control[seat.city] === side;
  });

/** Returns how many ships, largest first, must leave a track to bring it within its Activation Value. */
function excess(G: WarWithSpain, track: TrackId, more: readonly UnitId[]): number {
  const weights = [...shipsOnTrack(G, track), ...more].map(activationStrength).sort((a, b) => b - a);
  let over = weights.reduce((sum, weight) => sum + weight, 0) - (TRACKS[track].av ?? 0);
  let ships = 0;
  while (over > 0) over -= weights[ships++];
  return ships;
}

/** Whether a side's total Activation Value is below the strength of its ships [5.64]. */
const portsTooSmall = memoizedBy((G: WarWithSpain, side: Side): boolean => {
  const room = portsOf(G, side).reduce((sum, id) => sum + (TRACKS[id].av ?? 0), 0);
  const ships = Object.keys(G.naval).filter((id) => sideOfUnit(id) === side && (isHex(G.naval[id].at) || isTrack(G.naval[id].at)));
  return room < ships.filter((id) => SHIP[id].kind !== 'treasure').reduce((sum, id) => sum + activationStrength(id), 0);
});

/**
 * Whether a ship may be laid up, either within the Activation Value or as an excess ship [5.64].
 * @param waiting ships laid up first, by track
 */
export function takesIn(
  G: WarWithSpain,
  side: Side,
  track: TrackId,
  id: UnitId,
  waiting: ReadonlyMap<TrackId, readonly UnitId[]>,
): boolean {
  const here = excess(G, track, [...(waiting.get(track) ?? []), id]);
  if (here === 0) return true;
  if (!portsTooSmall(G, side)) return false;
  const others = portsOf(G, side).filter((other) => other !== track);
  return others.every((other) => excess(G, other, waiting.get(other) ?? []) >= here - 1);
}
