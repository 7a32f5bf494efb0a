import type { OptionId, Side } from '../ids.js';
import { type Origin, reconstructed, stated } from './chits.js';

interface OptionData {
  readonly case: string;
  readonly favours: Side;
  readonly origin: Origin;
  /** English wins per 100 matches between the best bots with this option alone. */
  readonly englishWon: number;
}

/** English wins per 100 matches between the best bots without options. */
export const ENGLISH_WON = 56;

/** An option decides most matches if it changes the number of English wins by at least this many points from `ENGLISH_WON`. */
export const DECISIVE = 25;

const mirror = reconstructed('mirror');

export const optionData: { readonly [id in OptionId]: OptionData } = {
  cadizRaidFails: {
    case: '17.1.1',
    favours: 'spanish',
    origin: stated('17.1.1'),
    englishWon: 55,
  },
  santaCruzLives: {
    case: '17.1.2',
    favours: 'spanish',
    origin: stated('17.1.2'),
    englishWon: 14,
  },
  parmaPrepared: {
    case: '17.1.3',
    favours: 'spanish',
    origin: stated('17.1.3'),
    englishWon: 48,
  },
  moreGunners: {
    case: '17.1.4',
    favours: 'spanish',
    origin: stated('17.1.4'),
    englishWon: 51,
  },
  navalCarriages: {
    case: '17.1.5',
    favours: 'spanish',
    origin: stated('17.1.5'),
    englishWon: 51,
  },
  hawkinsA: {
    case: '17.1.6(a)',
    favours: 'spanish',
    origin: stated('17.1.6(a)'),
    englishWon: 47,
  },
  hawkinsB: {
    case: '17.1.6(b)',
    favours: 'spanish',
    origin: stated('17.1.6(b)'),
    englishWon: 53,
  },
  hawkinsC: {
    case: '17.1.6(c)',
    favours: 'spanish',
    origin: stated('17.1.6(c)'),
    englishWon: 48,
  },
  papalBlessing: {
    case: '17.1.7',
    favours: 'spanish',
    origin: stated('17.1.7'),
    englishWon: 53,
  },
  hellburners: {
    case: '17.2.1',
    favours: 'english',
    origin: mirror,
    englishWon: 57,
  },
  dutchBlockade: {
    case: '17.2.2',
    favours: 'english',
    origin: mirror,
    englishWon: 60,
  },
  seymourReleased: {
    case: '17.2.3',
    favours: 'english',
    origin: mirror,
    englishWon: 54,
  },
  queensPurse: {
    case: '17.2.4',
    favours: 'english',
    origin: mirror,
    englishWon: 55,
  },
  biscayStorm: {
    case: '17.2.5',
    favours: 'english',
    origin: mirror,
    englishWon: 61,
  },
  galleassesCrippled: {
    case: '17.2.6',
    favours: 'english',
    origin: mirror,
    englishWon: 57,
  },
  prayersAnswered: {
    case: '17.2.7',
    favours: 'english',
    origin: mirror,
    englishWon: 60,
  },
};
