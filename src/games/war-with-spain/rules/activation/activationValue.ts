import { memoized, memoizedBy } from '../../../../kit/memo.js';
import { SHIP } from '../../data/ships.js';
import { BARGE_ACTIVATION } from '../../data/tables.js';
import { TRACK_IDS, TRACKS, type TrackId } from '../../data/tracks.js';
import type { HexId, Side, UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { sideOfUnit } from '../units.js';
import { isHex, isTrack, trackAt } from '../whereabouts.js';

/** How many ships a port can work on [5.25, 5.63, 5.64]. */

/** What a ship counts against an Activation Value: its full strength, a barge 4. */
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

/** Ships on a track. */
const shipsOnTrack = (G: WarWithSpain, track: TrackId): readonly UnitId[] => shipsByTrack(G).get(track) ?? NO_SHIPS;

/** The part of a track's Activation Value that is in use. */
export const valueUsed = (G: WarWithSpain, track: TrackId): number =>
  shipsOnTrack(G, track).reduce((sum, id) => sum + activationStrength(id), 0);

/** What is left of a track's Activation Value; none for a track without one. */
export const valueLeft = (G: WarWithSpain, track: TrackId): number => (TRACKS[track].av ?? 0) - valueUsed(G, track);

/** The track of a port whose ships it can take in; nothing where there is none. */
export const navalTrackAt = (hex: HexId): TrackId | undefined => navalTracks.get(hex);

const navalTracks = new Map<HexId, TrackId>(
  TRACK_IDS.flatMap((id): [HexId, TrackId][] => {
    const { seat, av } = TRACKS[id];
    return seat.kind === 'city' && av !== null ? [[seat.hex, id]] : [];
  }),
);

/** Tracks for ships whose ports a side holds. */
const portsOf = (G: WarWithSpain, side: Side): TrackId[] =>
  [...navalTracks.values()].filter((id) => {
    const { seat } = TRACKS[id];
    return seat.kind === 'city' && G.control[seat.city] === side;
  });

/** How many ships, the greatest first, would have to leave a track to bring it within its value. */
function excess(G: WarWithSpain, track: TrackId, more: readonly UnitId[]): number {
  const weights = [...shipsOnTrack(G, track), ...more].map(activationStrength).sort((a, b) => b - a);
  let over = weights.reduce((sum, weight) => sum + weight, 0) - (TRACKS[track].av ?? 0);
  let ships = 0;
  while (over > 0) over -= weights[ships++];
  return ships;
}

/** Whether all the ports of a side together are too small for all of its ships [5.64]. */
const portsTooSmall = memoizedBy((G: WarWithSpain, side: Side): boolean => {
  const room = portsOf(G, side).reduce((sum, id) => sum + (TRACKS[id].av ?? 0), 0);
  const ships = Object.keys(G.naval).filter((id) => sideOfUnit(id) === side && (isHex(G.naval[id].at) || isTrack(G.naval[id].at)));
  return room < ships.filter((id) => SHIP[id].kind !== 'treasure').reduce((sum, id) => sum + activationStrength(id), 0);
});

/**
 * Whether one more ship may be laid up on a track: within its value; or beyond it, where the ports of the side are too small
 * for its ships, and as long as no other port has been spared so far [5.64].
 * @param waiting ships that are to be laid up before it, by track
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
