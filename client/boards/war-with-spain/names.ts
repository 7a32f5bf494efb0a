import { useMemo } from 'react';
import {
  AREAS,
  type AreaId,
  areaOf,
  CITIES,
  cityAt,
  type HexId,
  type LandNation,
  LEADERS,
  SHIP,
  type Side,
  TF,
  TRACK_IDS,
  TRACKS,
  type TrackId,
  type UnitId,
  ZONES,
  zoneOf,
} from '../../../src/games/war-with-spain/face.js';
import { isMasked, sideOfPiece } from './pieces.js';
import { useWords, type WarBoardWords } from './words/index.js';

/** Hexes that open the track of an area when selected. */
const AREA_SEATS: { readonly [area in AreaId]?: HexId } = { NET_P: '2714', NET_C: '2716', LOR: '2919' };

export function hexOfTrack(track: TrackId): HexId {
  const { seat } = TRACKS[track];
  return seat.kind === 'area' ? (AREA_SEATS[seat.area] ?? '') : seat.hex;
}

/** Returns the track of the city or area in a hex, if any. */
export function trackAtHex(hex: HexId): TrackId | undefined {
  const city = cityAt(hex);
  return TRACK_IDS.find((id) => id === city) ?? TRACK_IDS.find((id) => hexOfTrack(id) === hex);
}

/** Returns the track in a place such as "london:2", if any. */
export const trackOf = (at: string | undefined): TrackId | undefined => TRACK_IDS.find((id) => at?.startsWith(`${id}:`));

const MONTHS = ['April', 'May', 'June', 'July', 'August', 'September', 'October'] as const;
/** Number of Game-Turns in a year, including the winter. */
const YEAR = MONTHS.length + 1;
const FIRST_WINTER = 1586;

/** Returns the name of a Game-Turn, such as "April 1587" or "Winter 1586-87". */
export function turnName({ calendar }: WarBoardWords, turn: number): string {
  const winter = FIRST_WINTER + Math.floor((turn - 1) / YEAR);
  const month = MONTHS[((turn - 1) % YEAR) - 1];
  return month ? calendar.monthOf(calendar.month[month], winter + 1) : calendar.winterOf(winter, String(winter + 1).slice(-2));
}

/** Returns the name of the city in a hex, otherwise the hex number. */
export function placeName(hex: HexId): string {
  const city = cityAt(hex);
  return city ? CITIES[city].name : hex;
}

/** Returns a hex and its area or sea zone, such as "London (2114), England" or "0925, Bay of Biscay". */
export function placeWithin(hex: HexId): string {
  const area = areaOf(hex);
  const zone = zoneOf(hex);
  const within = area ? AREAS[area].name : zone ? ZONES[zone].name : '';
  const city = cityAt(hex);
  return city ? `${CITIES[city].name} (${hex}), ${within}` : `${hex}, ${within}`;
}

export const trackName = (track: TrackId): string => TRACKS[track].name;

/** Names of pieces in one language. */
export interface Names {
  nationName(nat: LandNation): string;
  nationShort(nat: LandNation): string;
  shipShort(id: UnitId): string;
  leaderShort(id: string): string;
  /** Returns the name of a unit for use inside a sentence. */
  unitName(id: UnitId): string;
  /** Returns the name of a group by its id: a fleet, the Treasure Fleet or loose ships. */
  groupName(group: string): string;
  /** Returns up to `most` pieces' names and the number of others: "Parma, Spanish tercio 10 and 2 more". */
  listed(ids: readonly UnitId[], most?: number): string;
}

export function namesIn({ units, game }: WarBoardWords): Names {
  const unitName = (id: UnitId): string => {
    if (isMasked(id)) return units.masked;
    if (LEADERS[id]) return LEADERS[id].name;
    if (SHIP[id]) return SHIP[id].name;
    return game.armyNames[id] ?? id;
  };
  return {
    nationName: (nat) => game.formations[nat],
    nationShort: (nat) => units.nations[nat],
    shipShort: (id) => units.squadrons[SHIP[id].family],
    leaderShort: (id) => units.leaders[id] ?? LEADERS[id].name,
    unitName,
    groupName(group) {
      if (group === TF) return units.treasureFleet;
      const side: Side = group.startsWith('E') ? 'E' : 'S';
      const no = group.slice(1);
      return no.startsWith('@') ? units.loose(side, placeName(no.slice(1, 5))) : units.fleet(side, no);
    },
    listed(ids, most = 3) {
      const masked = ids.filter(isMasked);
      const known = ids.filter((id) => !isMasked(id)).map(unitName);
      if (masked.length) known.push(units.maskedCount(masked.length, sideOfPiece(masked[0])));
      return known.length > most ? units.andMore(known.slice(0, most), known.length - most) : known.join(', ');
    },
  };
}

export function useNames(): Names {
  const words = useWords();
  return useMemo(() => namesIn(words), [words]);
}
