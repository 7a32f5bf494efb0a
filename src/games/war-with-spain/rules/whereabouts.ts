import { grid } from '../data/map.js';
import { TRACK_IDS, type TrackId } from '../data/tracks.js';
import { type Box, type FleetId, type FleetNo, fleetId, fleetIdsOf, type HexId, SIDES, type Side } from '../ids.js';
import type { GroupId, TrackBox, WarWithSpain, Whereabouts } from '../state.js';

/** Reads and writes the places of counters: hexes, boxes of tracks, groups of ships. */

export const isHex = (place: Whereabouts): boolean => place.length === 4 && place <= '9999';

export const isTrack = (place: Whereabouts): place is TrackBox => place.includes(':');

export const isAboard = (place: Whereabouts): place is GroupId => place[0] === 'E' || place[0] === 'S';

export const BOXES: readonly Box[] = [1, 2, 3, 4];

export const boxOf = (track: TrackId, box: Box): TrackBox => `${track}:${box}`;

interface Spot {
  readonly track: TrackId;
  readonly box: Box;
}

const SPOTS: ReadonlyMap<Whereabouts, Spot> = new Map(
  TRACK_IDS.flatMap((track) => BOXES.map((box) => [boxOf(track, box), { track, box }] as const)),
);

/** The track and box of a place, or nothing where it is none. */
export const trackAt = (place: Whereabouts): Spot | undefined => SPOTS.get(place);

/** Whether a counter is in that box of any track. */
export const isInBox = (place: Whereabouts, box: Box): boolean => SPOTS.get(place)?.box === box;
export const onTrack = (place: Whereabouts, track: TrackId): boolean => place.startsWith(`${track}:`);

/** A group by the name it has in an argument, whose pattern has been checked. */
export const groupNamed = (name: string): GroupId => name as GroupId;
const LOOSE: { readonly [side in Side]: ReadonlyMap<HexId, GroupId> } = { E: looseOf('E'), S: looseOf('S') };

function looseOf(side: Side): Map<HexId, GroupId> {
  return new Map(grid.labels.map((hex) => [hex, `${side}@${hex}`]));
}

/** The group that loose ships of a side in a hex are. */
export const looseAt = (side: Side, hex: HexId): GroupId => LOOSE[side].get(hex) ?? `${side}@${hex}`;

const FLEETS: ReadonlySet<string> = new Set(SIDES.flatMap(fleetIdsOf));

export const isFleet = (group: string): group is FleetId => FLEETS.has(group);

export const groupSide = (group: GroupId): Side => (group.startsWith('E') ? 'E' : 'S');

export const fleetNo = (id: FleetId): FleetNo => Number(id.slice(1)) as FleetNo;

/** Where a group is, or nothing for a fleet that does not exist. */
export function groupHex(G: WarWithSpain, group: GroupId): HexId | undefined {
  return isFleet(group) ? G.fleets[group]?.hex : group.slice(2);
}

/** The hex in which a counter is, afloat or ashore; nothing on a track. */
export function hexAt(G: WarWithSpain, place: Whereabouts): HexId | undefined {
  if (isHex(place)) return place;
  return isAboard(place) ? groupHex(G, place) : undefined;
}

/** The group that a ship belongs to. */
export const groupOfShip = (side: Side, ship: { at: Whereabouts; fleet: FleetNo | null }): GroupId =>
  ship.fleet === null ? looseAt(side, ship.at) : fleetId(side, ship.fleet);
