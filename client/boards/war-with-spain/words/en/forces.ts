import type { FamilyId, LandNation, Side } from '../../../../../src/games/war-with-spain/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';

const { list, plural } = grammarOf('en');

export const sides: { readonly [side in Side]: string } = { E: 'English', S: 'Spanish' };

const nations: { readonly [nat in LandNation]: string } = {
  english: 'English',
  dutch: 'Dutch',
  loyalirish: 'Loyal Irish',
  scotprot: 'Scot Prot',
  huguenot: 'Huguenot',
  spanish: 'Spanish',
  italian: 'Italian',
  walloon: 'Walloon',
  german: 'German',
  burgundian: 'Burgundy',
  league: 'League',
  engcath: 'Eng Cath',
  scotcath: 'Scot Cath',
  irishrebel: 'Irish',
};

/** Short names for counters. */
const squadrons: { readonly [family in FamilyId]: string } = {
  queensGalleons: 'Queen’s',
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

/** Short names of leaders whose full names are too long for a counter. */
const leaders: { readonly [id: string]: string } = {
  justin: 'Justin',
  maurice: 'Maurice',
  navarre: 'Navarre',
  santacruz: 'Santa Cruz',
  medina: 'Medina S.',
  valdes: 'Valdes',
};

const counters = (n: number): string => plural(n, { one: 'counter', other: 'counters' });

export const units = {
  nations,
  squadrons,
  leaders,
  masked: 'a hidden counter',
  maskedCount: (n: number, side: Side) => `${n} hidden ${sides[side]} ${counters(n)}`,
  /** Returns a list of names such as "Parma, Oquendo and 2 more". */
  andMore: (names: readonly string[], more: number) => list([...names, `${more} more`]),
  treasureFleet: 'the Treasure Fleet',
  fleet: (side: Side, no: string) => (side === 'E' ? `Fleet ${no}` : `Armada ${no}`),
  loose: (side: Side, place: string) => `Loose ${sides[side]} ships in ${place}`,
};

const fleets: { readonly [side in Side]: string } = { E: 'Fleets of England', S: 'Armadas of Spain' };

export const forces = {
  fleets,
  empty: 'not in use',
  unknown: 'hidden',
  powder: 'munitions',
  munitions: (n: number) => `munitions ${n}`,
  at: (hex: string) => `in ${hex}`,
  strength: 'Strength',
  strengthOf: (n: number) => `strength ${n}`,
  movement: 'Movement Allowance',
  transport: 'Transport Capacity',
  aboard: 'Aboard',
  leaders: 'Leaders',
  alsoHere: 'Ashore',
  yards: 'Shipyards and garrisons',
  yardFree: (used: number, av: number) => `${used} of ${av}`,
  yardAv: 'Activation Value used',
  boxHint: { 1: 'launched next turn', 2: 'may wait', 3: '1 turn to box 2', 4: '2 turns to box 2' },
  blocked: 'besieged',
  landQuarters: 'Land units',
  orders: 'Orders this turn',
  silver: (month: string) => `The Treasure Fleet arrives in ${month} (secret).`,
  noOrders: 'No orders yet.',
  strikes: 'Cancel',
  again: 'Repeat',
  pool: 'Not in play',
  poolShips: 'Ships you can build',
  poolArmies: 'Land units you can raise',
  poolEvents: 'Reserved for revolts',
};
