import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Module 7.0 up to the throw of the dice. */
export const combat: Rulebook = [
  {
    case: '7.0',
    title: 'Combat',
    text: ['Who may attack whom, how a battle is fought step by step, and what it leaves behind.'],
  },
  {
    case: '7.1',
    title: 'General Procedure',
    text: [
      'A squadron that has chosen the Move action may attack when it has come to rest, also if it did not leave its square; nobody attacks and then moves. Its target is one enemy squadron on a square beside it along the row or the column, never across a corner. Attacking is free to choose, being attacked is not. [[6.1]] [[7.4.2]]',
      'A squadron attacks once in a phase. A target can be attacked up to four times in it, once from each of its four sides, in the order that the attacking player likes.',
      'A Broken squadron never attacks, and the three Medina squadrons never do; all of them defend themselves, the Medinas at -2 on each of their dice. Low Ammo does not forbid an attack. [[7.4.3]]',
      'Ruling: nobody strikes through a side from which the target has been fought in this phase, whoever did it. An attack from which the target withdrew does not use up the side.',
    ],
    chart: 'rulings',
  },
  {
    case: '7.2',
    title: 'Combat Sequence',
    text: [
      '1. English withdrawal, if the Spanish attack. 2. Choice of tactics. 3. Event chits. 4. Throw of the dice. 5. Hits. 6. Ammunition, then morale. [[7.3]] [[7.4]] [[7.4.3]] [[7.5]] [[7.6]]',
      'An attacking squadron names a single target. A Spanish one has to accept the battle, an English one may try to get away first. Each battle is finished before the next begins.',
      'Ruling: in step 6 the attacker checks before the defender. The fire of a side is reckoned when it is thrown, so that a side firing second counts the Hits it has just taken.',
    ],
  },
  {
    case: '7.3',
    title: 'English Battle Withdrawal',
    text: [
      'When a Spanish squadron attacks, its English target may try to withdraw, if there is a vacant square beside it, in any of the eight directions, that does not lie straight upwind. The Retreat Check is two dice: 8 or less, and the squadron moves to such a square of its player’s choice; with more it is caught. [[6.1.2]] [[7.4.1]]',
      'After a withdrawal there is no battle and nobody spends Shot. The Spanish squadron is marked Moved: no other attack, and no Rally, Repair or Resupply.',
      'No squadron and no chit changes the roll. A Broken squadron may withdraw as well, and a squadron that has fought or withdrawn may try again against the next attack.',
      'Ruling: without such a square, in Calm, and under Fouled Rigging there is no attempt, and the tactic may then be chosen freely. The square is named after the roll. The player may also accept battle without an attempt. [[11.1]] [[16.0]]',
      'Option: without Hawkins’ reforms (b) the roll is made at +2. [[17.1.6]]',
    ],
    chart: 'retreat',
  },
  {
    case: '7.4',
    title: 'Tactical Chit Selection',
    text: [
      'If the attack is not escaped, each side chooses one of three tactics in secret: Stand Off, Close In or Try to Board. Both are shown together, and the Tactical Matrix tells what they make of the battle. [[7.4.3]]',
      'A choice is final once it is made. Until both have chosen, neither the opponent nor a spectator sees it.',
    ],
  },
  {
    case: '7.4.1',
    title: 'English Withdrawal and Tactics',
    text: [
      'An English squadron that failed its Retreat Check must take Stand Off; Close In and Try to Board are closed to it. Everybody knows that, and only the Spanish still choose. [[7.3]]',
    ],
  },
  {
    case: '7.4.2',
    title: 'Mandatory Defence',
    text: [
      'A squadron under attack that has not withdrawn must answer the fire; it cannot save its shot. An attack can therefore serve to make the enemy spend his powder. [[7.6]]',
      'Ruling: a side whose dice are reduced to none by a chit does not fire, and gains no Shot. [[7.4.3]]',
    ],
  },
  {
    case: '7.4.3',
    title: 'Tactical Matrix and Modifiers',
    text: [
      'The Matrix gives each side its number of Battle Dice, what is added to each of them, and in three of the nine pairings a side that fires first. English Stand Off: 2 dice at -1 against 1 at -1 (Spanish Stand Off), 2 at 0 against 1 at 0 (Close In), 2 at 0 against 2 at -1 and the English first (Try to Board).',
      'English Close In: 3 at 0 against 2 at 0, 3 at 0 against 3 at 0, 2 at 0 against 3 at +1, in the same order. English Try to Board: 3 at +1 against 2 at 0 with the Spanish first, 3 at 0 against 3 at 0 with the Spanish first, 3 at 0 against 4 at +1.',
      'To the dice are added the squadron’s bonus and chits. To each die are added the bonus of the squadron, -1 if its current strength is 1 to 3, -1 if it is Broken, -2 if it has Low Ammo, and chits. [[2.3]] [[7.6]]',
      'Battle chits are played now, the attacker’s side first, then in turn, until both have passed one after the other; whoever has none that fits passes by himself. Any number may be played, and each leaves the hand when it is played. Broadside: one die more. Master Gunners: +1 on each die. Crossed Lines: one die less for the enemy. Weather Gage: two English dice more with Stand Off or Close In. Soldiers: two Spanish dice more with Try to Board. [[16.0]]',
      'Ruling: the printed Matrix is lost but for one pairing, Stand Off against Try to Board, which the rules tell. Dice taken off by Crossed Lines come off after everything else, to none at the least.',
      'Options: Santa Cruz lives, more gunners and naval carriages add +1 each to every Spanish die; without Hawkins’ reforms (a) every English die is at -1 with Stand Off. [[17.1.2]] [[17.1.4]] [[17.1.5]] [[17.1.6]]',
    ],
    chart: 'tacticalMatrix',
  },
];
