import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 5, 5.8 and 5.9: moving under sail. */
export const sailing: Rulebook = [
  {
    case: '5.8',
    title: 'Movement under sail',
    text: [
      'Most fleets left their sails ashore. Sails are absent, aboard, set or brought down. Setting or lowering those aboard is the whole activation; sails that are down must be put right first [[10.5]]. Ships without oars always begin with sails set.',
      'A ship with sails set may move under sail. Her sail speed is taken by the angle between her heading at the start of the activation and straight downwind, square sails first, lateens second: to 45 degrees 100 and 100 per cent; to 90, 75 and 80; to 130, 35 and 55; beyond, nothing. Then by the wind [[5.9]], and on as in [[5]].',
      'A leg on a heading on which the sails draw nothing carries her 20 mm at the most.',
      'Under sail there is no pivot, burst, backing, ramming or raking. A ship with oars too chooses one or the other for each move; under oars with sails set she rams at −2. Ships without oars know no other way.',
      'Sails aboard or set make fires likelier [[6.6]] and capsizing easier [[9.7]].',
      'Set-up: in a battle by points each ship’s sails are chosen with the fleet. When a battle of a campaign is fought on the table, each side says whether its ships with oars leave sails ashore, carry them, or have them set.',
    ],
    chart: 'sail',
  },
  {
    case: '5.9',
    title: 'Wind strength and sailing ships',
    text: [
      'Share of the sail speed: Still 0, Light Airs 40, Breeze 100, Strong Breeze 130, Storm and Gale 150 per cent.',
      'In a Storm or Gale a ship with sails set takes a crew test, at −1 or −3. Failed: the sails come down and she takes Light damage. She tests once in each of her side’s Action Phases, when she is activated, or at the end of the phase if she was passed over or left alone.',
    ],
    chart: 'sail',
  },
];
