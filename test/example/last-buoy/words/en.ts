import { grammarOf } from '../../../../src/kit/language.js';
import type { Texts } from '../../../../src/kit/texts.js';

const { count } = grammarOf('en');
const vessels: { readonly [side: string]: string } = { lugger: 'The lugger', cutter: 'The cutter' };
const targets: { readonly [side: string]: string } = { lugger: 'the lugger', cutter: 'the cutter' };

const texts: Texts = {
  'phase.chase': 'Chase',
  'ask.helm': 'Sail on, or fire.',
  'move.sail': 'Sail',
  'move.fire': 'Fire',
  'move.concede': 'Concede',

  'refusal.slowed': 'A vessel with a spar shot away sails only one buoy a turn.',
  'refusal.shoal': ({ last }) => `The channel ends at buoy ${last}.`,
  'refusal.overrun': 'The cutter cannot sail past the lugger.',
  'refusal.range': ({ reach }) => `The range of the guns is ${count(Number(reach), { one: 'buoy', other: 'buoys' })}.`,

  'chronicle.sails': ({ vessel, buoy }) => `${vessels[String(vessel)]} sails to buoy ${buoy}.`,
  'chronicle.hits': ({ vessel, target }) => `${vessels[String(vessel)]} hits ${targets[String(target)]}.`,
  'chronicle.misses': ({ vessel, target }) => `${vessels[String(vessel)]} fires at ${targets[String(target)]} and misses.`,
  'chronicle.escape': 'The lugger passes the last buoy and escapes.',
  'chronicle.boarding': 'The cutter boards the lugger.',
  'chronicle.striking': ({ loser }) => `${vessels[String(loser)]} surrenders.`,
  'chronicle.concession': ({ loser }) => `${vessels[String(loser)]} concedes.`,
};

/** Names of the bot’s reasons. */
const reasons = {
  gunsBear: 'in range, and a hit would slow the target',
  runsOn: 'there is no time to fire: sail as far as possible',
};

/** The game’s texts in English. */
export const en = {
  texts,
  reasons,
  scenario: { title: 'The chase', length: 'five minutes', about: 'The lugger starts two buoys ahead.' },
};
