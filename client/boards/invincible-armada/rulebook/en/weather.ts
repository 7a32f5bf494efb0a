import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Module 11.0. */
export const weather: Rulebook = [
  {
    case: '11.0',
    title: 'Weather and Wind',
    text: [
      'At the start of the Weather and Strategic Move Phase the weather becomes normal, and weather chits go back to the pool. Two dice are thrown: 2 to 8 west wind, 9 or 10 east wind, 11 or 12 the wind stays as it is and one more die tells of bad weather: 1 or 2 Calm, 3 or 4 Fog, 5 or 6 Gales. [[11.1]]',
      'Wind and weather hold for this phase and for the whole next turn, up to the next roll, unless a chit changes them. [[16.0]]',
      'Ruling: the split of the bad weather is not printed; ours is in even thirds.',
    ],
    chart: 'weatherGauge',
  },
  {
    case: '11.1',
    title: 'Weather Effects',
    text: [
      'Calm: the Armada lies still, and no English squadron moves on the Strategic Map. On the next turn only Moncada’s squadron moves and attacks, nobody withdraws from a battle, and only squadrons in port throw to reinforce. Rally, Resupply and Repair go on. [[6.1.4]] [[7.3]] [[10.0]]',
      'Fog: the Armada makes its run of one box, and an English squadron may make one step on the Strategic Map. On the next turn nobody moves or attacks on the Tactical Map. Rally, Resupply and Repair go on. [[12.3]]',
      'Gales: a die for every squadron that is not in port, the English first. On a 1 or 2 it takes a Hit and, unless it is Broken or lost, makes a Morale Roll; who is not hit does not roll. The Armada may run two boxes, but stops in Calais Roads; English squadrons may go three. On the next turn nobody moves or attacks, and nobody attempts Rally, Resupply or Repair. [[7.6]] [[12.2]] [[12.3]]',
      'In any bad weather rendezvous and invasion are put off; the fireships come all the same. [[14.3]] [[15.1]] [[13.2]]',
      'Ruling: Calm also forbids to leave or enter the Tactical Map. The three boxes of a gale are a normal move and one box more. A gale brought by a chit does no damage, but brings every restriction. [[12.1]] [[12.4]] [[16.0]]',
    ],
    chart: 'weatherEffects',
  },
];
