import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Module 17.0, and section 17.1. */
export const proSpanish: Rulebook = [
  {
    case: '17.0',
    title: 'What If? Variants',
    text: [
      'Options that change the odds of the campaign, chosen by the players before the game. In software they are switched on when a match is set up; any combination may be played, and figures of several options are added. [[17.1]] [[17.2]]',
    ],
    chart: 'options',
  },
  {
    case: '17.1',
    title: 'Pro-Spanish Optional Rules',
    text: ['Seven options that favour the Spanish.'],
  },
  {
    case: '17.1.1',
    title: 'Drake’s Cadiz Raid Fails',
    text: ['With sound casks and stores the Spanish roll Resupply without their -1. [[8.4.1]]'],
  },
  {
    case: '17.1.2',
    title: 'Santa Cruz Lives',
    text: [
      'The Marquis of Santa Cruz, the victor of the Azores, commands instead of Medina Sidonia. Every Spanish squadron has -1 on Morale and Rally rolls and +1 on each Battle Die, on Repair rolls and on Resupply rolls. [[7.6]] [[8.3]] [[7.4.3]] [[8.2]] [[8.4]]',
      'On Resupply this makes up for the Spanish -1; together with 17.1.1 it comes to +1. Sidonia’s squadron is then shown under the name of Santa Cruz, with the same abilities. [[17.1.1]]',
    ],
  },
  {
    case: '17.1.3',
    title: 'Parma Prepared',
    text: [
      'The army arrival die has +2. As soon as the army has come, with or without a die, each Spanish squadron that has Shot, or a Low Ammo marker that can come off, may roll one Resupply with the usual modifiers. [[14.2]] [[8.4]]',
      'Ruling: the Spanish player names those that roll; these rolls are no actions.',
    ],
  },
  {
    case: '17.1.4',
    title: 'More Gunners than Priests',
    text: ['Trained gunners serve the Spanish pieces: +1 on each Spanish Battle Die. [[7.4.3]]'],
  },
  {
    case: '17.1.5',
    title: 'Naval Gun Carriages',
    text: [
      'Spanish guns stand on carriages made for ships: +1 on each Spanish Battle Die. With more gunners that is +2, and with Santa Cruz +3. [[17.1.4]] [[17.1.2]]',
    ],
  },
  {
    case: '17.1.6',
    title: 'Hawkins’ Reforms Not Implemented',
    text: [
      'The Queen’s ships have not been rebuilt. Three effects, each an option of its own.',
      '(a) Each English Battle Die is at -1 when the English tactic is Stand Off, also when it is forced. [[7.4.3]] [[7.4.1]]',
      '(b) Retreat Checks are made at +2. [[7.3]]',
      '(c) A third square is not sure. After its second square the squadron throws a die: on 1 to 3 it may enter a third one, on 4 to 6 it stays. It may attack in either case. [[6.1.2]]',
      'Ruling: under (b) the text speaks of a Morale Roll; the Retreat Check is meant. Under (c) the third square is named after the die, and may then be declined; the die is thrown as well when a Favourable Slant takes the squadron farther. [[16.0]]',
    ],
    chart: 'thirdSquare',
  },
  {
    case: '17.1.7',
    title: 'Papal Blessing',
    text: [
      'Before turn 1 the Spanish throw a die and draw as many chits. What they would rather not have they return to the pool; the others take effect, or are kept, as after any draw. [[16.0]]',
      'Ruling: each Bonus Draw among them adds two. All chits are drawn before any is chosen; No Event and Bonus Draw go back by themselves, and any of the rest may be returned. A Hand of God may answer here too.',
    ],
  },
];
