import { grammarOf } from '../../../../../kit/language.js';
import type { LandNation, Nation, NavalNation, SideKind } from '../../../data/map.js';
import type { ShipClass, ShipFace } from '../../../data/ships.js';

const { list } = grammarOf('en');
const REALMS = { sea: 'sea', land: 'land' } as const;

const kinds: { readonly [kind in ShipClass]: string } = {
  deep: 'deep draft',
  shallowSail: 'shallow draft, sail',
  oared: 'oared',
  barge: 'barge',
  treasure: 'Treasure Fleet',
};

/** Nationalities. */
const nations: { readonly [nation in LandNation | NavalNation]: string } = {
  english: 'English',
  dutch: 'Dutch',
  loyalirish: 'Loyal Irish',
  scotprot: 'Scottish Protestant',
  huguenot: 'Huguenot',
  spanish: 'Spanish',
  italian: 'Italian',
  walloon: 'Walloon',
  german: 'German',
  burgundian: 'Burgundian',
  league: 'Catholic League',
  engcath: 'English Catholic',
  scotcath: 'Scottish Catholic',
  irishrebel: 'Irish rebel',
};

const countries: { readonly [nation in Nation]: string } = {
  ENG: 'England',
  SCO: 'Scotland',
  IRE: 'Ireland',
  NETP: 'Protestant Netherlands',
  NETC: 'Catholic Netherlands',
  FRA: 'France',
  SPA: 'Spain',
  LOR: 'Lorraine',
  FCO: 'Franche-Comté',
  SAV: 'Savoy',
  GER: 'German States',
};

const hexsideKinds: { readonly [kind in SideKind]: string } = {
  hs: 'High Seas hexside',
  nosea: 'closed to ships',
  noland: 'closed to land units',
  none: 'closed to all',
};

export const dataSets = {
  ships: {
    title: 'Naval Units',
    columns: ['Unit', 'Front', 'Back', 'Kind', 'Set-up'],
    face: ({ cs, ma, tr, m }: ShipFace): string => `${cs}-${ma}-${tr} M${m}`,
    kinds,
  },
  armies: { title: 'Land Units', columns: ['Unit', 'Nation', 'Strength', 'Back', 'Movement', 'Set-up'], nations },
  leaders: {
    title: 'Leaders',
    columns: ['Leader', 'Commands', 'Bonus', 'Set-up'],
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
    mayCome: 'may arrive',
  },
};
