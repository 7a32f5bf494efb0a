import { type HexId, TREASURE_MONTHS, type TreasureMonth } from '../ids.js';
import { CITIES, CITY_IDS, type CityId } from './cities.js';
import type { AreaId, LandNation, NavalNation } from './map.js';

interface TurnInfo {
  readonly turn: number;
  /** Month of the turn; null in winter. */
  readonly month: Month | null;
  readonly winter: boolean;
  /** Whether the wind columns of October and winter apply [6.23]. */
  readonly rough: boolean;
  /** Divisor of income; null in turns with no income [11.0]. */
  readonly incomeDivisor: 1 | 2 | null;
  /** Month in which the Treasure Fleet may arrive; null if it cannot [11.22]. */
  readonly treasure: TreasureMonth | null;
}

const MONTHS = ['April', 'May', 'June', 'July', 'August', 'September', 'October'] as const;
export type Month = (typeof MONTHS)[number];

export const LAST_TURN = 17;
export const FIRST_YEAR = 1587;
/** Returns the year of a turn. Winter belongs to the year of the following summer. */
export const yearOf = (turn: number): number => FIRST_YEAR + Math.floor((turn - 1) / 8);

function info(turn: number): TurnInfo {
  const month = MONTHS[((turn - 1) % 8) - 1] ?? null;
  const winter = month === null;
  return {
    turn,
    month,
    winter,
    rough: winter || month === 'October',
    incomeDivisor: winter ? (turn === LAST_TURN ? 2 : 1) : null,
    treasure: TREASURE_MONTHS.find((each) => each === month) ?? null,
  };
}

export const CALENDAR: readonly TurnInfo[] = Array.from({ length: LAST_TURN }, (_, at) => info(at + 1));
export const turnInfo = (turn: number): TurnInfo => CALENDAR[turn - 1];
/** Game-Turns in which Spain chooses the Treasure Fleet's month [11.21]. */
export const TREASURE_TURNS: readonly number[] = [1, 9];

/** The city, hex or area of an Activation Track [5.0]. */
type TrackSeat =
  | { readonly kind: 'city'; readonly city: CityId; readonly hex: HexId }
  | { readonly kind: 'hex'; readonly hex: HexId }
  | { readonly kind: 'area'; readonly area: AreaId };

/** An Activation Track and the nationalities that can be built there [5.51 to 5.53]. Its side may lay up any of its ships there [5.54]. */
interface Track {
  readonly name: string;
  readonly seat: TrackSeat;
  /** Activation Value; null if the track is only for land units. */
  readonly av: number | null;
  readonly buildsShips: readonly NavalNation[];
  readonly repairsShips: readonly NavalNation[];
  readonly raises: readonly LandNation[];
}

const none = { buildsShips: [], repairsShips: [], raises: [] } as const;
const english = { buildsShips: ['english'], repairsShips: ['english'], raises: ['english'] } as const;
const dutch = { buildsShips: ['dutch'], repairsShips: ['dutch'], raises: [] } as const;
const walloon = { buildsShips: ['walloon'], repairsShips: ['spanish', 'walloon'], raises: [] } as const;
const spanish = { buildsShips: ['spanish'], repairsShips: ['spanish', 'walloon'], raises: ['spanish'] } as const;

type Orders = Pick<Track, 'buildsShips' | 'repairsShips' | 'raises'>;

const atCity = (city: CityId, orders: Orders): Track => {
  const { name, hex, av } = CITIES[city];
  return { name, seat: { kind: 'city', city, hex }, av, ...orders };
};

const raising = (name: string, seat: TrackSeat, raises: readonly LandNation[]): Track => ({ ...none, name, seat, av: null, raises });

const TRACK_TABLE = {
  london: atCity('london', english),
  plymouth: atCity('plymouth', english),
  dartmouth: atCity('dartmouth', english),
  portsmouth: atCity('portsmouth', english),
  dover: atCity('dover', english),
  harwich: atCity('harwich', english),
  bristol: atCity('bristol', english),
  chester: atCity('chester', english),
  hull: atCity('hull', english),
  newcastle: atCity('newcastle', english),
  dublin: atCity('dublin', none),
  amsterdam: atCity('amsterdam', dutch),
  brill: atCity('brill', dutch),
  flushing: atCity('flushing', dutch),
  enkhuizen: atCity('enkhuizen', dutch),
  antwerp: atCity('antwerp', walloon),
  dunkirk: atCity('dunkirk', none),
  lisbon: atCity('lisbon', spanish),
  oporto: atCity('oporto', spanish),
  corunna: atCity('corunna', spanish),
  santander: atCity('santander', spanish),
  sansebastian: atCity('sansebastian', spanish),
  seville: atCity('seville', spanish),
  cadiz: atCity('cadiz', spanish),
  malaga: atCity('malaga', spanish),
  cartagena: atCity('cartagena', spanish),
  valencia: atCity('valencia', spanish),
  barcelona: atCity('barcelona', spanish),
  york: atCity('york', { ...none, raises: ['english'] }),
  madrid: atCity('madrid', { ...none, raises: ['spanish'] }),
  netp: raising('Protestant Netherlands', { kind: 'area', area: 'NET_P' }, ['dutch']),
  netc: raising('Catholic Netherlands', { kind: 'area', area: 'NET_C' }, ['walloon']),
  savoy: raising('3225 (Savoy)', { kind: 'hex', hex: '3225' }, ['spanish', 'italian']),
  german: raising('3016 (German States)', { kind: 'hex', hex: '3016' }, ['german']),
  lorraine: raising('Lorraine', { kind: 'area', area: 'LOR' }, ['burgundian']),
} as const satisfies { readonly [id: string]: Track };

export type TrackId = keyof typeof TRACK_TABLE;
export const TRACKS: { readonly [id in TrackId]: Track } = TRACK_TABLE;
export const TRACK_IDS = Object.keys(TRACKS) as TrackId[];

const cityTracks = new Map<CityId, TrackId>(CITY_IDS.flatMap((city) => (city in TRACKS ? [[city, city as CityId & TrackId]] : [])));
export const trackOfCity = (city: CityId): TrackId | undefined => cityTracks.get(city);
