import type { OptionId, Side } from '../ids.js';
import { type Origin, reconstructed, stated } from './chits.js';

interface OptionData {
  readonly case: string;
  readonly favours: Side;
  readonly origin: Origin;
}

const mirror = reconstructed('mirror');

export const optionData: { readonly [id in OptionId]: OptionData } = {
  cadizRaidFails: {
    case: '17.1.1',
    favours: 'spanish',
    origin: stated('17.1.1'),
  },
  santaCruzLives: {
    case: '17.1.2',
    favours: 'spanish',
    origin: stated('17.1.2'),
  },
  parmaPrepared: {
    case: '17.1.3',
    favours: 'spanish',
    origin: stated('17.1.3'),
  },
  moreGunners: {
    case: '17.1.4',
    favours: 'spanish',
    origin: stated('17.1.4'),
  },
  navalCarriages: {
    case: '17.1.5',
    favours: 'spanish',
    origin: stated('17.1.5'),
  },
  hawkinsA: {
    case: '17.1.6(a)',
    favours: 'spanish',
    origin: stated('17.1.6(a)'),
  },
  hawkinsB: {
    case: '17.1.6(b)',
    favours: 'spanish',
    origin: stated('17.1.6(b)'),
  },
  hawkinsC: {
    case: '17.1.6(c)',
    favours: 'spanish',
    origin: stated('17.1.6(c)'),
  },
  papalBlessing: {
    case: '17.1.7',
    favours: 'spanish',
    origin: stated('17.1.7'),
  },
  hellburners: {
    case: '17.2.1',
    favours: 'english',
    origin: mirror,
  },
  dutchBlockade: {
    case: '17.2.2',
    favours: 'english',
    origin: mirror,
  },
  seymourReleased: {
    case: '17.2.3',
    favours: 'english',
    origin: mirror,
  },
  queensPurse: {
    case: '17.2.4',
    favours: 'english',
    origin: mirror,
  },
  biscayStorm: {
    case: '17.2.5',
    favours: 'english',
    origin: mirror,
  },
  galleassesCrippled: {
    case: '17.2.6',
    favours: 'english',
    origin: mirror,
  },
  prayersAnswered: {
    case: '17.2.7',
    favours: 'english',
    origin: mirror,
  },
};
