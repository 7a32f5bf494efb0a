import { type Provenance, reconstructed, rulebook } from '../../../kit/charts.js';
import type { OptionId, Side } from '../ids.js';

export interface OptionData {
  readonly title: string;
  readonly case: string;
  readonly favours: Side;
  readonly text: string;
  readonly provenance: Provenance;
}

const mirror = reconstructed('17.2 is missing; historical mirrors of 17.1');

export const optionData: { readonly [id in OptionId]: OptionData } = {
  cadizRaidFails: {
    title: 'Drake fails at Cadiz',
    case: '17.1.1',
    favours: 'spanish',
    text: 'Sound casks: the Spanish resupply without their -1.',
    provenance: rulebook('17.1.1'),
  },
  santaCruzLives: {
    title: 'Santa Cruz lives',
    case: '17.1.2',
    favours: 'spanish',
    text: 'Spanish squadrons: -1 to Morale and Rally, +1 to Battle Dice, Repair and Resupply.',
    provenance: rulebook('17.1.2'),
  },
  parmaPrepared: {
    title: 'Parma is prepared',
    case: '17.1.3',
    favours: 'spanish',
    text: '+2 to the army arrival die; on its arrival the Spanish squadrons roll Resupply at once.',
    provenance: rulebook('17.1.3'),
  },
  moreGunners: {
    title: 'More gunners than priests',
    case: '17.1.4',
    favours: 'spanish',
    text: '+1 to each Spanish Battle Die.',
    provenance: rulebook('17.1.4'),
  },
  navalCarriages: {
    title: 'Naval gun carriages',
    case: '17.1.5',
    favours: 'spanish',
    text: '+1 to each Spanish Battle Die, on top of other options.',
    provenance: rulebook('17.1.5'),
  },
  hawkinsA: {
    title: 'No Hawkins reforms (a): gunnery',
    case: '17.1.6(a)',
    favours: 'spanish',
    text: '-1 to each English Battle Die when standing off.',
    provenance: rulebook('17.1.6(a)'),
  },
  hawkinsB: {
    title: 'No Hawkins reforms (b): withdrawal',
    case: '17.1.6(b)',
    favours: 'spanish',
    text: '+2 to the Retreat Check of an English squadron.',
    provenance: rulebook('17.1.6(b)'),
  },
  hawkinsC: {
    title: 'No Hawkins reforms (c): sailing',
    case: '17.1.6(c)',
    favours: 'spanish',
    text: 'An English squadron enters a third square only on a die of 1 to 3.',
    provenance: rulebook('17.1.6(c)'),
  },
  papalBlessing: {
    title: 'Papal blessing',
    case: '17.1.7',
    favours: 'spanish',
    text: 'Before turn 1 the Spanish draw one die of chits and give back what they dislike.',
    provenance: rulebook('17.1.7'),
  },
  hellburners: {
    title: 'Hellburners',
    case: '17.2.1',
    favours: 'english',
    text: '+1 to the Morale Roll of each reaction to the fireships.',
    provenance: mirror,
  },
  dutchBlockade: {
    title: 'Dutch blockade',
    case: '17.2.2',
    favours: 'english',
    text: '-1 to the army arrival die; from the third attempt on it is rolled too and needs 1.',
    provenance: mirror,
  },
  seymourReleased: {
    title: 'Seymour released',
    case: '17.2.3',
    favours: 'english',
    text: 'Seymour may sail the Channel from turn 1.',
    provenance: mirror,
  },
  queensPurse: {
    title: 'The Queen’s purse',
    case: '17.2.4',
    favours: 'english',
    text: '+1 to English Resupply rolls and Low Ammo dice.',
    provenance: mirror,
  },
  biscayStorm: {
    title: 'Storm in Biscay',
    case: '17.2.5',
    favours: 'english',
    text: 'Each Spanish squadron starts with one Hit on a die of 1 or 2.',
    provenance: mirror,
  },
  galleassesCrippled: {
    title: 'Crippled galleasses',
    case: '17.2.6',
    favours: 'english',
    text: 'Moncada sails one square, obeys the wind and lies still in Calm.',
    provenance: mirror,
  },
  prayersAnswered: {
    title: 'Prayers answered',
    case: '17.2.7',
    favours: 'english',
    text: 'Before turn 1 the English draw one die of chits and give back what they dislike.',
    provenance: mirror,
  },
};
