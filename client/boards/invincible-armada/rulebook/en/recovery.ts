import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Module 8.0. */
export const recovery: Rulebook = [
  {
    case: '8.0',
    title: 'Repair, Rally or Resupply',
    text: ['What a squadron may do to mend itself when it does not choose a Move.'],
  },
  {
    case: '8.1',
    title: 'One Choice',
    text: [
      'A squadron that does not Move may make one attempt: to Repair, to Rally or to Resupply. It is its action; afterwards it has a Moved marker. It may be on either map, at sea or in port, and Broken. English squadrons in port have a bonus on each of the three tables. [[6.1]]',
      'In Calm and Fog all of this goes on; in Gales nobody attempts any of it. [[11.1]]',
      'Ruling: there must be something to mend: a Hit, the Broken side, Shot or a Low Ammo marker that can come off.',
    ],
  },
  {
    case: '8.2',
    title: 'Repair',
    text: [
      'Two dice: 8 or more takes one Hit off. Added are the squadron’s own repair modifier (Hawkins +1, Bertendona and Moncada -1), +2 for an English squadron in port, and +3 with the Shipwrights chit. [[2.3]] [[16.0]]',
      'Option: under Santa Cruz Spanish repairs are at +1. [[17.1.2]]',
    ],
    chart: 'repair',
  },
  {
    case: '8.2.1',
    title: 'English Seymour Squadron',
    text: [
      'When a Repair of Seymour’s squadron fails, the English player may roll a second time, with the same modifiers, Shipwrights included.',
    ],
    chart: 'repair',
  },
  {
    case: '8.3',
    title: 'Rally',
    text: [
      'A Broken squadron rolls two dice: at 8 or less it is no longer Broken. English in port roll at -2; Hits do not matter. The Holy Banner chit rallies a Spanish squadron without a roll. [[8.3.1]] [[16.0]]',
      'Ruling: the text gives the English a bonus in port and no figure; -2 mirrors the +2 of the other two tables, since low rolls are good here. [[8.2]] [[8.4.3]]',
      'Option: under Santa Cruz Spanish rallies are at -1. [[17.1.2]]',
    ],
    chart: 'rally',
  },
  {
    case: '8.3.1',
    title: 'Spanish Sidonia Squadron',
    text: [
      'Once a turn the flagship takes 1 off the Rally roll of one Spanish squadron, its own too.',
      'Ruling: the bonus is there as long as the squadron is, even Broken, and at any distance. It is announced before the roll, and not together with the Holy Banner. It touches Rally alone.',
    ],
  },
  {
    case: '8.4',
    title: 'Resupply',
    text: [
      'One die: 4 or more takes a Low Ammo marker off, or else one Shot. Modifiers: Spanish -1, English in port +2. Supply Hoys (English) and Urca Stores (Spanish) make it succeed without a die. [[8.4.1]] [[8.4.3]] [[16.0]]',
      'Modified rolls of 7 and more succeed like any other, and those below 1 fail. The squadron is then marked Moved, which does not keep it from defending itself. [[6.1]]',
      'Options: the Queen’s purse gives the English +1; Santa Cruz gives the Spanish +1; the failure at Cadiz cancels the Spanish -1. [[17.2.4]] [[17.1.2]] [[17.1.1]]',
    ],
    chart: 'resupply',
  },
  {
    case: '8.4.1',
    title: 'Spanish Modifier',
    text: ['Spanish squadrons always roll Resupply at -1. Option: not if Drake fails at Cadiz. [[17.1.1]]'],
  },
  {
    case: '8.4.2',
    title: 'Medina Squadrons and Resupply',
    text: [
      'Once in the game each Medina squadron may take over the Low Ammo marker of another Spanish squadron, without a roll. A Low Ammo marker on a Medina squadron, however it came there, stays for good, and a Medina squadron that has one can no longer do this.',
      'Ruling: it is the action of the Medina squadron, which is then marked Moved; like any recovery it is barred in Gales. Distance, Moved markers of the other and the Broken state of either do not matter. The marker cannot come from another Medina squadron. The relieved squadron has no Shot; what Shot the Medina had is replaced by the marker.',
      'A Medina squadron without Low Ammo may resupply its Shot like anybody. [[8.4]]',
    ],
    chart: 'specials',
  },
  {
    case: '8.4.3',
    title: 'English Port Modifier',
    text: ['An English squadron in port rolls Resupply at +2.'],
  },
];
