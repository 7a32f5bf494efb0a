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

/** Modules 14.0 and 15.0. */
export const invasion: Rulebook = [
  {
    case: '14.0',
    title: 'Armada Rendezvous',
    text: [
      'At Gravelines (box 11) the Armada is to take the army on board. On each turn that it is there, after disengaging, reorganizing and reinforcing, the Spanish test the fleet and then look for the army, until it is aboard. [[14.1]] [[14.2]] [[14.3]]',
    ],
  },
  {
    case: '14.1',
    title: 'Condition of the Armada',
    text: [
      'First every Spanish squadron that is not Broken makes a Morale Roll; those that fail are Broken. [[7.6]]',
      'Then one die: +1 for each unbroken squadron other than the Medinas, +2 for each unbroken Medina squadron, +2 more if Sidonia is unbroken, -1 if four or more Spanish squadrons have a Low Ammo marker. Squadrons that are lost count for nothing.',
      'With 10 or more the fleet is fit, and the procedure goes on. [[14.2]] With less the game is over and the English have won.',
      'Ruling: only the number to reach is printed; the modifiers are ours. A fleet in good order stands at +15.',
    ],
    chart: 'condition',
  },
  {
    case: '14.2',
    title: 'Arrival (or not) of the Army',
    text: [
      'If the fleet is fit, one die: at the first attempt the army comes on 5 or more, at the second on 3 or more, at the third without a die. Each Parma Ready adds 1, each Parma Delayed takes 1 off. [[16.0]]',
      'If it does not come, the Armada stays in box 11, and on the next turn the fleet is tested and the army looked for again. Once it is aboard, the Armada moves on to The Narrows. [[12.2]]',
      'Ruling: attempts are counted by tests made, not by days. The army stays aboard for the rest of the game: if Calm delays the last move, there is no second test.',
      'Options: Parma prepared adds 2, and the arrival brings a Resupply; the Dutch blockade takes 1 off, and from the third attempt on the die is thrown too and needs 1 or more. [[17.1.3]] [[17.2.2]]',
    ],
    chart: 'armyArrival',
  },
  {
    case: '14.3',
    title: 'Weather and the Rendezvous',
    text: [
      'In Calm, Fog or Gales there is neither test nor army. All of it is put off to the next turn with normal weather, the Armada does not leave Gravelines, and the English alone move on the Strategic Map, as far as the weather lets them. [[11.1]] [[12.3]]',
      'The weather that counts is that of the turn, rolled in the phase before. [[11.0]]',
    ],
  },
  {
    case: '15.0',
    title: 'Invasion',
    text: [
      'In The Narrows (box 12), as soon as the Spanish have reorganized, the landing is tried. [[9.2]] [[15.1]] [[15.2]]',
      'Ruling: it is tried before the English reinforce, since the text names the Spanish segment alone. [[10.0]]',
    ],
  },
  {
    case: '15.1',
    title: 'Weather Effects on Invasion',
    text: [
      'Nobody lands in Calm, Fog or Gales. The Armada waits in The Narrows for the first turn with normal weather; meanwhile the English move on the Strategic Map as the weather lets them. [[11.1]] [[12.3]]',
    ],
  },
  {
    case: '15.2',
    title: 'Invasion Resolution',
    text: [
      'The test of [[14.1]] once more: a Morale Roll for each unbroken Spanish squadron, then one die with the same modifiers. At 10 or more the army lands and the Spanish have won. At 9 or less the invasion fails and the English have won.',
    ],
    chart: 'conditionTest',
  },
];
