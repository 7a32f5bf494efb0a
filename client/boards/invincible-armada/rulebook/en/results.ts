import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Module 7.0 from the throw of the dice on. */
export const results: Rulebook = [
  {
    case: '7.5',
    title: 'Battle Resolution Order',
    text: [
      'Both sides fire at once unless the Matrix lets one begin: both throw with what they had before the battle, then both take their Hits. [[7.4.3]]',
      'Where one side fires first, the other takes its Hits and then makes a Morale Roll, even if there were none. If it breaks by that roll, or is lost, it does not fire. [[7.6]]',
      'Battle Table, for each die with its modifiers: 4 or less no Hit, 5 one Hit, 6 or more two. A natural 6 scores at least one.',
      'Example: Stand Off by Howard against Try to Board. Howard fires first with three dice, two of the Matrix and one of his own. The Spanish squadron takes the Hits and rolls for morale; if it holds, it answers with two dice at -1 each.',
      'Ruling: a squadron that was Broken before the battle keeps its return fire; it makes no Morale Roll. Should the side firing first have no dice left, the other still makes its roll. The printed Battle Table is missing and ours made up.',
    ],
    chart: 'battle',
  },
  {
    case: '7.6',
    title: 'Combat Results',
    text: [
      'Hits stay on a squadron until they are repaired. Its current strength is the printed one, plus Strength markers, less Hits. When the Hits equal printed and added strength the squadron is lost for good, and surplus Hits with it. [[8.2]] [[10.0]]',
      'Morale: a squadron that takes Hits, for whatever reason, rolls two dice and adds 1 for each Hit on it, its own modifier, and chits: Stout Hearts -2, Murmurs of Mutiny +2. At 10 or more it is Broken. A squadron that is Broken already never rolls. [[2.3]] [[16.0]]',
      'Ruling: a battle brings at most one Morale Roll to a squadron, after all its Hits and after ammunition; whoever rolled because he was to fire second does not roll again. [[7.5]]',
      'Shot: each squadron that has thrown a Battle Die, attacking or defending, gains one Shot, then throws a die. If it shows less than its Shot, all Shot comes off and a Low Ammo marker takes its place: never at Shot 1, on a 1 at Shot 2, on 1 to 2 at Shot 3, and so on, surely at Shot 7. A squadron has one Low Ammo marker at most; while it lies there no Shot is gained and no die thrown. [[8.4]]',
      'Moved: the attacker is marked when its battle is over, the defender is not. [[6.1]]',
      'Being Broken: no attacks, -1 on each Battle Die, and nothing for the fleet in the tests of its condition. A Broken squadron may move, defend itself, repair, resupply, leave and enter the Tactical Map. [[14.1]]',
      'Ruling: the English win at once when the last Spanish squadron is lost; the loss of all English squadrons ends nothing. [[1.0]]',
      'Options: under Santa Cruz Spanish Morale Rolls are at -1; the Queen’s purse adds 1 to the English Low Ammo die. [[17.1.2]] [[17.2.4]]',
    ],
    chart: 'morale',
  },
];
