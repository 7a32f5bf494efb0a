import { type AreaId, cityAt, type HexId, TRACK_IDS, TRACKS, type TrackId } from '../../../src/games/war-with-spain/face.js';

/** Where a track lies on the map: its city or hex, or the seat of its area. */
const AREA_SEATS: { readonly [area in AreaId]?: HexId } = { NET_P: '2714', NET_C: '2716', LOR: '2919' };

export function hexOfTrack(track: TrackId): HexId {
  const { seat } = TRACKS[track];
  return seat.kind === 'area' ? (AREA_SEATS[seat.area] ?? '') : seat.hex;
}

/** The track a hex stands for; cities come before quarters of an area. */
export function trackAtHex(hex: HexId): TrackId | undefined {
  const city = cityAt(hex);
  return TRACK_IDS.find((id) => id === city) ?? TRACK_IDS.find((id) => hexOfTrack(id) === hex);
}

/** The track of a box: "london:2". */
export const trackOf = (at: string | undefined): TrackId | undefined => TRACK_IDS.find((id) => at?.startsWith(`${id}:`));
