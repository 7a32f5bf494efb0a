import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Section 17.2, of which the printed page is lost, and module 18.0. */
export const proEnglish: Rulebook = [
  {
    case: '17.2',
    title: 'Pro-English Optional Rules',
    text: [
      'Options that favour the English. Ruling: the printed section is lost. The seven options here are ours, each a counterpart to one of 17.1. [[17.1]]',
    ],
  },
  {
    case: '17.2.1',
    title: 'Hellburners',
    text: ['The Spanish take the fireships for the mines of Antwerp: +1 on the Morale Roll of each reaction. [[13.1]]'],
  },
  {
    case: '17.2.2',
    title: 'Dutch Blockade',
    text: [
      'Justin of Nassau’s flyboats keep the army in port: -1 on the army arrival die. From the third attempt on the arrival is not certain: the die is thrown and needs 1 or more with its modifiers. [[14.2]]',
    ],
  },
  {
    case: '17.2.3',
    title: 'Seymour Released',
    text: ['Seymour need not wait for the Armada at Calais: he may move on the Strategic Map from turn 1. [[12.3]]'],
  },
  {
    case: '17.2.4',
    title: 'The Queen’s Purse',
    text: ['Powder is paid for: +1 on English Resupply rolls, and +1 on the die of English Low Ammo checks. [[8.4]] [[7.6]]'],
  },
  {
    case: '17.2.5',
    title: 'Storm in Biscay',
    text: [
      'The Armada was caught on its way. Before it is placed a die is thrown for each Spanish squadron: on a 1 or 2 it begins with one Hit. There is no Morale Roll. [[4.3]]',
    ],
    chart: 'galeDamage',
  },
  {
    case: '17.2.6',
    title: 'Crippled Galleasses',
    text: [
      'Rudders and oars are damaged: Moncada’s squadron sails one square, obeys the wind, and neither moves nor attacks in Calm. [[6.1.4]] [[6.1.2]]',
    ],
  },
  {
    case: '17.2.7',
    title: 'Prayers Answered',
    text: [
      'Before turn 1, after a Papal Blessing if there is one, the English throw a die and draw as many chits, of which they return what they would rather not have, as in [[17.1.7]].',
    ],
  },
  {
    case: '18.0',
    title: 'Designer’s Notes',
    text: ['The designer’s thoughts on the campaign. They have no effect in software.'],
  },
];
