import { grammarOf } from '../../../../../kit/language.js';
import type { LandNation, Nation, NavalNation, SideKind } from '../../../data/map.js';
import type { ShipClass, ShipFace } from '../../../data/ships.js';

const { list } = grammarOf('en');
const REALMS = { sea: 'sea', land: 'land' } as const;

const kinds: { readonly [kind in ShipClass]: string } = {
  deep: 'deep',
  shallowSail: 'shallowSail',
  oared: 'oared',
  barge: 'barge',
  treasure: 'treasure',
};

/** Whose units they are, as the lists of counters have it. */
const nations: { readonly [nation in LandNation | NavalNation]: string } = {
  english: 'english',
  dutch: 'dutch',
  loyalirish: 'loyalirish',
  scotprot: 'scotprot',
  huguenot: 'huguenot',
  spanish: 'spanish',
  italian: 'italian',
  walloon: 'walloon',
  german: 'german',
  burgundian: 'burgundian',
  league: 'league',
  engcath: 'engcath',
  scotcath: 'scotcath',
  irishrebel: 'irishrebel',
};

const countries: { readonly [nation in Nation]: string } = {
  ENG: 'ENG',
  SCO: 'SCO',
  IRE: 'IRE',
  NETP: 'NETP',
  NETC: 'NETC',
  FRA: 'FRA',
  SPA: 'SPA',
  LOR: 'LOR',
  FCO: 'FCO',
  SAV: 'SAV',
  GER: 'GER',
};

const hexsideKinds: { readonly [kind in SideKind]: string } = {
  hs: 'High Seas hexside',
  nosea: 'closed to ships',
  noland: 'closed to armies',
  none: 'closed to all',
};

/** The counters, the map and the calendar, as a player reads them. */
export const dataSets = {
  ships: {
    title: 'Naval Units',
    columns: ['Unit', 'Front', 'Back', 'Kind', 'Begins'],
    face: ({ cs, ma, tr, m }: ShipFace): string => `${cs}-${ma}-${tr} M${m}`,
    kinds,
  },
  armies: { title: 'Land Units', columns: ['Unit', 'Nation', 'Strength', 'Back', 'Movement', 'Begins'], nations },
  leaders: {
    title: 'Leaders',
    columns: ['Leader', 'Commands', 'Bonus', 'Begins'],
    commands: (senior: boolean, realms: readonly ('sea' | 'land')[]): string =>
      `${senior ? 'senior, ' : ''}${list(realms.map((realm) => REALMS[realm]))}`,
  },
  cities: {
    title: 'Cities',
    columns: ['City', 'Hex', 'Victory Points', 'Activation Value', 'Port', 'Fortress'],
    yes: 'yes',
  },
  tracks: { title: 'Activation Tracks', columns: ['Track', 'Value', 'Builds ships', 'Repairs ships', 'Raises'] },
  areas: { title: 'Areas', columns: ['Area', 'Nation', 'Hexes'], countries },
  hexsides: { title: 'Special Hexsides', columns: ['Kind', 'Hexsides'], kinds: hexsideKinds },
  calendar: {
    title: 'Game-Turn Record',
    columns: ['Turn', 'Month', 'Income', 'Treasure Fleet'],
    full: 'full',
    half: 'half',
    mayCome: 'may come',
  },
};
