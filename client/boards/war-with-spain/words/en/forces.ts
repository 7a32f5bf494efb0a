import type { FamilyId, LandNation, Side } from '../../../../../src/games/war-with-spain/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';

const { list, plural } = grammarOf('en');

export const sides: { readonly [side in Side]: string } = { E: 'English', S: 'Spanish' };

const nations: { readonly [nat in LandNation]: string } = {
  english: 'English',
  dutch: 'Dutch',
  loyalirish: 'Loyal Irish',
  scotprot: 'Covenant',
  huguenot: 'Huguenot',
  spanish: 'Spanish',
  italian: 'Italian',
  walloon: 'Walloon',
  german: 'German',
  burgundian: 'Burgundy',
  league: 'League',
  engcath: 'Recusants',
  scotcath: 'Highland',
  irishrebel: 'Irish',
};

/** As they stand on a counter. */
const squadrons: { readonly [family in FamilyId]: string } = {
  queensGalleons: "Queen's",
  merchantmen: 'Merchants',
  pinnaces: 'Pinnaces',
  dutchWarships: 'Zeeland',
  dutchFlyboats: 'Flyboats',
  portugal: 'Portugal',
  castile: 'Castile',
  biscay: 'Biscay',
  guipuzcoa: 'Guipuzcoa',
  andalusia: 'Andalusia',
  levant: 'Levant',
  urcas: 'Urcas',
  galleasses: 'Galleass',
  galleys: 'Galleys',
  zabras: 'Zabras',
  walloonFlyboats: 'Flyboats',
  barges: 'Barges',
  treasureFleet: 'Treasure',
};

/** Those whose names are too long for a counter. */
const leaders: { readonly [id: string]: string } = {
  justin: 'Justin',
  maurice: 'Maurice',
  navarre: 'Navarre',
  santacruz: 'Santa Cruz',
  medina: 'Medina S.',
  valdes: 'Valdes',
};

const counters = (n: number): string => plural(n, { one: 'counter', other: 'counters' });

/** What pieces are called, on their counters and in sentences. */
export const units = {
  nations,
  squadrons,
  leaders,
  masked: 'a counter face down',
  maskedCount: (n: number, side: Side) => `${n} ${sides[side]} ${counters(n)} face down`,
  /** The first of a stack, and how many more. */
  andMore: (names: readonly string[], more: number) => list([...names, `${more} more`]),
  treasureFleet: 'the Treasure Fleet',
  fleet: (side: Side, no: string) => (side === 'E' ? `Fleet ${no}` : `Armada ${no}`),
  loose: (side: Side, place: string) => `Loose ${sides[side]} ships at ${place}`,
};

const fleets: { readonly [side in Side]: string } = { E: 'Fleets of England', S: 'Armadas of Spain' };

/** Fleets, yards and what lies in a hex. */
export const forces = {
  fleets,
  empty: 'not formed',
  unknown: 'contents unknown',
  powder: 'munitions',
  munitions: (n: number) => `munitions ${n}`,
  at: (hex: string) => `at ${hex}`,
  strength: 'Strength',
  strengthOf: (n: number) => `strength ${n}`,
  movement: 'Movement',
  transport: 'Room',
  aboard: 'Aboard',
  leaders: 'Leaders',
  alsoHere: 'Ashore',
  yards: 'Yards and quarters',
  yardFree: (used: number, av: number) => `${used} of ${av}`,
  yardAv: 'Activation Value used',
  boxHint: { 1: 'sails next', 2: 'may wait', 3: 'fitting out', 4: 'on the stocks' },
  blocked: 'blocked',
  landQuarters: 'Quarters',
  orders: 'Orders of this month',
  silver: (month: string) => `The Treasure Fleet sails in ${month}; only you know.`,
  noOrders: 'Nothing is ordered yet.',
  strikes: 'Strike out',
  again: 'Order again',
  pool: 'Not in play',
  poolShips: 'Ships that may be built',
  poolArmies: 'Troops that may be raised',
  poolEvents: 'Held back for risings',
};
