import { cityAt, type HexId, TRACK_IDS, TRACKS, type TrackId } from '../../../src/games/war-with-spain/face.js';

/** Where a track lies on the map: its city or hex, or the seat of its area. */
const AREA_SEATS: { readonly [track in 'netp' | 'netc' | 'lorraine']: HexId } = { netp: '2714', netc: '2716', lorraine: '2919' };

export function hexOfTrack(track: TrackId): HexId {
  const { seat } = TRACKS[track];
  if (seat.kind === 'area') return AREA_SEATS[track as keyof typeof AREA_SEATS];
  return seat.hex;
}

/** The track a hex stands for; cities come before quarters of an area. */
export function trackAtHex(hex: HexId): TrackId | undefined {
  const city = cityAt(hex);
  return TRACK_IDS.find((id) => id === city) ?? TRACK_IDS.find((id) => hexOfTrack(id) === hex);
}

/** The track of a box: "london:2". */
export const trackOf = (at: string | undefined): TrackId | undefined => TRACK_IDS.find((id) => at?.startsWith(`${id}:`));
