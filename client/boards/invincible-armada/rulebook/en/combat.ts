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

/** Module 13.0. */
export const fireships: Rulebook = [
  {
    case: '13.0',
    title: 'Fireships',
    text: [
      'Once in the game, on the first turn that the Armada is in Calais Roads (box 10) after disengaging, reorganizing and reinforcing, the English send fireships against it. The Spanish squadrons lie at anchor on C8 to H9, in any arrangement of their player. [[9.3]] [[10.0]]',
      'Ruling: they come in any weather, and whether or not English squadrons are near.',
    ],
  },
  {
    case: '13.1',
    title: 'Spanish Reaction',
    text: [
      'The squadrons react one after another by their place at the start: row 8 from C to H, then row 9 from C to H. Each finishes its reaction before the next. One that has been lost by then has none.',
      'A squadron that is not Broken makes a Morale Roll with all that is usually added, and with a modifier for the English squadrons on the Tactical Map, Broken or not: none 0, one or two +1, three +2, four or five +3. [[7.6]]',
      'If it holds, it must move one square to a vacant square beside it, in any direction and whatever the wind, as the Spanish player likes. If there is none it stays, takes a Hit and makes another Morale Roll.',
      'If it breaks, or was Broken before, it is carried away by [[13.2]].',
      'Ruling: the modifiers for the English squadrons are made up; they count for the roll of reaction alone. A squadron without sea room may be broken by its second roll, but is not carried away.',
      'Option: hellburners make each of these reaction rolls worse by 1. [[17.2.1]]',
    ],
    chart: 'fireshipMorale',
  },
  {
    case: '13.2',
    title: 'Fireships Resolution',
    text: [
      'A squadron that broke, or was Broken, takes a Hit. If it is still afloat, two dice on the Move Diagram say where it is carried: 2 west, 3 north-west, 4 two squares north, 5 north, 6 north-east, 7 east, 8 two east and one north, 9 south-east, 10 two east, 11 south, 12 south-west. Squares between do not matter.',
      'If a squadron of either side lies there, that one takes a Hit, and the moving squadron goes to a vacant square beside it; if there is none, it takes one more Hit and goes to the vacant square nearest to the one indicated. Such choices are the Spanish player’s. [[7.6]]',
      'The weather does not prevent the attack. In the strategic segment that follows the Armada does not move; the English move as usual, Seymour too. The next turn is a normal one. [[12.2]] [[12.3]]',
      'Ruling: the squadron that is run into rolls for morale as after any Hit, and stays where it is. If it is lost, the other takes its square. The square that a drifting squadron has left counts as vacant for it. The Diagram is made up.',
      'Ruling: a squadron that would be carried off the map takes one more Hit and goes to the vacant square nearest to the point indicated.',
      'Ruling: the attack does not come a second time if Calm holds the Armada in box 10.',
    ],
    chart: 'fireshipDiagram',
  },
];

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
