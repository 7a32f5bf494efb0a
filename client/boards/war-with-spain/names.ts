import {
  AREAS,
  areaOf,
  armyName,
  CITIES,
  cityAt,
  FORMATIONS,
  type HexId,
  type LandNation,
  LEADERS,
  SHIP,
  type Side,
  TF,
  TRACKS,
  type TrackId,
  type UnitId,
  ZONES,
  zoneOf,
} from '../../../src/games/war-with-spain/face.js';
import { isMasked, sideOfPiece } from './pieces.js';
import { unitText } from './texts/units.js';

const prefixOf = (id: UnitId) => id.replace(/\d+$/, '');

export const nationName = (nat: LandNation): string => FORMATIONS[nat];
/** As it stands on a counter. */
export const nationShort = (nat: LandNation): string => unitText.nations[nat];
export const shipShort = (id: UnitId): string => unitText.squadrons[prefixOf(id)] ?? id;
export const leaderShort = (id: string): string => unitText.leaders[id] ?? LEADERS[id].name;

/** A unit as it is called in a sentence. */
export function unitName(id: UnitId): string {
  if (isMasked(id)) return unitText.masked;
  if (LEADERS[id]) return LEADERS[id].name;
  if (SHIP[id]) return SHIP[id].name;
  return armyName(id);
}

/** A fleet, the Treasure Fleet, or loose ships, by the id of the group. */
export function groupName(group: string): string {
  if (group === TF) return unitText.treasureFleet;
  const side: Side = group.startsWith('E') ? 'E' : 'S';
  const no = group.slice(1);
  return no.startsWith('@') ? unitText.loose(side, placeName(no.slice(1, 5))) : unitText.fleet(side, no);
}

/** A hex by its city, or else by its number. */
export function placeName(hex: HexId): string {
  const city = cityAt(hex);
  return city ? CITIES[city].name : hex;
}

/** A hex with the country or sea it lies in. */
export function placeWithin(hex: HexId): string {
  const area = areaOf(hex);
  const zone = zoneOf(hex);
  const within = area ? AREAS[area].name : zone ? ZONES[zone].name : '';
  const city = cityAt(hex);
  return city ? `${CITIES[city].name} (${hex}), ${within}` : `${hex}, ${within}`;
}

export const trackName = (track: TrackId): string => TRACKS[track].name;

/** "Parma, Spanish foot 10 and 2 more", for a stack in a sentence. */
export function listed(ids: readonly UnitId[], most = 3): string {
  const masked = ids.filter(isMasked);
  const known = ids.filter((id) => !isMasked(id)).map(unitName);
  if (masked.length) known.push(unitText.maskedCount(masked.length, sideOfPiece(masked[0])));
  if (known.length <= most) return known.join(', ');
  return `${known.slice(0, most).join(', ')} ${unitText.more(known.length - most)}`;
}
