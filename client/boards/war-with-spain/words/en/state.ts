import type { Terrain } from '../../../../../src/games/war-with-spain/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';

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
