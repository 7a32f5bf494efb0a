import type { Terrain } from '../../../../../src/games/war-with-spain/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';

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

export const calendar = {
  month,
  monthOf: (name: string, year: number) => `${name} ${year}`,
  winterOf: (from: number, to: string) => `Winter ${from}-${to}`,
};

export const strip = {
  months: 'Game-Turn track',
  phases: 'Phases of the Game-Turn',
  income: 'income',
  treasure: 'the Treasure Fleet may arrive',
  rough: 'October and winter winds',
  phase: {
    activation: 'Activation',
    navalEnglish: 'English naval',
    navalSpanish: 'Spanish naval',
    landEnglish: 'English land',
    landSpanish: 'Spanish land',
    administration: 'Administration',
  },
  before: 'Set-up',
};

const { count } = grammarOf('en');

export const terrain: { readonly [kind in Terrain]: string } = {
  sea: 'high seas',
  coast: 'coast',
  shallow: 'shallow coast',
  land: 'inland',
  out: 'out of play',
};

/** Parts of the descriptions of hexes and pieces. */
export const state = {
  siege: (clock: number) => `besieged, month ${clock}`,
  neutral: 'Neutral French',
  munitions: (n: number) => `munitions ${n}`,
  counters: (n: number) => `${count(n, { one: 'counter', other: 'counters' })} hidden`,
  aboard: (names: string) => `aboard: ${names}`,
  strength: (n: number) => `strength ${n}`,
  besieged: 'besieged',
  kind: { loose: 'loose ships', land: 'army', leaders: 'leaders' },
  fortress: 'fortress',
  port: 'port',
  vp: (n: number) => `${n} Victory Points`,
  av: (n: number) => `Activation Value ${n}`,
  held: (side: string) => `${side} control`,
  unheld: 'uncontrolled',
};
