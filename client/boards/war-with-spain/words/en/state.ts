import type { Terrain } from '../../../../../src/games/war-with-spain/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';

/** The words engraved on the map. */
export const sheet = {
  title: 'Armada',
  war: 'The War with Spain',
  subtitle: 'by sea and by land',
  date: 'December 1586 to October 1588',
  scale: 'Leagues of Castile, twelve to the hex',
};

const month = {
  April: 'April',
  May: 'May',
  June: 'June',
  July: 'July',
  August: 'August',
  September: 'September',
  October: 'October',
};

/** How Game-Turns are called. */
export const calendar = {
  month,
  monthOf: (name: string, year: number) => `${name} ${year}`,
  /** From one year to the next, of which the last two figures are said. */
  winterOf: (from: number, to: string) => `Winter ${from}-${to}`,
};

/** The strip of turns and segments over the map. */
export const strip = {
  months: 'Record of turns',
  phases: 'Segments of the turn',
  income: 'income',
  treasure: 'a Treasure Fleet may come',
  rough: 'rough winds',
  phase: {
    activation: 'Orders',
    navalEnglish: 'English at sea',
    navalSpanish: 'Spanish at sea',
    landEnglish: 'English on land',
    landSpanish: 'Spanish on land',
    administration: 'Accounts',
  },
  before: 'Before the war',
};

const { count } = grammarOf('en');

export const terrain: { readonly [kind in Terrain]: string } = {
  sea: 'high seas',
  coast: 'coast',
  shallow: 'shallow coast',
  land: 'inland',
  out: 'out of play',
};

/** How places and pieces are described. */
export const state = {
  siege: (clock: number) => `under siege, hunger ${clock}`,
  neutral: 'Neutral French',
  munitions: (n: number) => `munitions ${n}`,
  counters: (n: number) => `${count(n, { one: 'counter', other: 'counters' })} face down`,
  aboard: (names: string) => `aboard: ${names}`,
  strength: (n: number) => `strength ${n}`,
  besieged: 'besieged',
  kind: { loose: 'ships in no fleet', land: 'army', leaders: 'leaders alone' },
  fortress: 'fortress',
  port: 'port',
  vp: (n: number) => `${n} Victory Points`,
  av: (n: number) => `Activation Value ${n}`,
  held: (side: string) => `held by the ${side}`,
  unheld: 'held by nobody',
};
