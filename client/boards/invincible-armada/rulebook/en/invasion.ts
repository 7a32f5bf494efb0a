import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Rules text of module 7.0 from the Battle Dice. */
export const results: Rulebook = [
  {
    case: '7.5',
    title: 'Battle Resolution Order',
    text: [
      'Fire is simultaneous unless the Matrix lets a side fire first. Both sides roll with the values they had before the battle, then both take their Hits. [[7.4.3]]',
      'If one side fires first, the other side takes its Hits and then makes a Morale Roll, even if it took no Hits. If it is eliminated or this roll breaks it, it does not fire. [[7.6]]',
      'Battle Table, for each modified die: 4 or less no Hit, 5 one Hit, 6 or more two Hits. A natural 6 scores at least one Hit.',
      'Example: Howard chooses Stand Off against Try to Board. Howard fires first with three dice, two from the Matrix and one from the squadron bonus. The Spanish squadron takes its Hits and makes a Morale Roll. If it passes, it fires two dice at −1 each.',
      'Ruling: a squadron that was Broken before the battle makes no Morale Roll and still fires. If the side that fires first has no dice, the other side still makes its Morale Roll. The printed Battle Table is missing; ours is reconstructed.',
    ],
    chart: 'battle',
  },
  {
    case: '7.6',
    title: 'Combat Results',
    text: [
      'Hits remain until repaired. Current strength is printed strength plus Strength markers minus Hits. When Hits equal printed strength plus Strength markers, the squadron is eliminated. It does not return, and excess Hits are lost. [[8.2]] [[10.0]]',
      'Morale: a squadron that takes Hits for any reason rolls two dice. Add 1 for each Hit on the squadron, the squadron’s modifier, and the modifiers of chits: Stout Hearts −2, Murmurs of Mutiny +2. On 10 or more it is Broken. A Broken squadron never rolls. [[2.3]] [[16.0]]',
      'Ruling: a squadron makes at most one Morale Roll per battle, after all Hits and after ammunition. A squadron that rolled because it fires second does not roll again. [[7.5]]',
      'Shot: each squadron that rolled a Battle Die, in attack or defence, gains one Shot and rolls one die. If the roll is less than its Shot, remove all Shot and place a Low Ammo marker. This never happens at Shot 1. It happens on 1 at Shot 2, on 1 or 2 at Shot 3, and so on; it always happens at Shot 7. A squadron has at most one Low Ammo marker; while it has one, it gains no Shot and does not roll. [[8.4]]',
      'Moved: the attacker has a Moved marker after its battle, the defender does not. [[6.1]]',
      'A Broken squadron may not attack, has −1 to each Battle Die, and does not count in the test of the Armada’s condition. It may move, defend, repair, resupply, and leave and enter the Tactical Map. [[14.1]]',
      'Ruling: the English win at once when the last Spanish squadron is eliminated. If all English squadrons are eliminated, the game continues. [[1.0]]',
      'Options: Santa Cruz gives −1 to Spanish Morale Rolls. The Queen’s purse gives +1 to English Low Ammo checks. [[17.1.2]] [[17.2.4]]',
    ],
    chart: 'morale',
  },
];

export const invasion: Rulebook = [
  {
    case: '14.0',
    title: 'Armada Rendezvous',
    text: [
      'At Gravelines (box 11) the Armada must embark the army. On each turn that it is there without the army, the Spanish player tests the fleet and then rolls for the army. This happens after the squadrons have disengaged, reorganized and reinforced. [[14.1]] [[14.2]] [[14.3]]',
    ],
  },
  {
    case: '14.1',
    title: 'Condition of the Armada',
    text: [
      'First each unbroken Spanish squadron makes a Morale Roll; a squadron that fails is Broken. [[7.6]]',
      'Then roll one die. Add +1 for each unbroken squadron except the Medina squadrons, +2 for each unbroken Medina squadron, and +2 more if Sidonia is unbroken. Add −1 if four or more Spanish squadrons have a Low Ammo marker. Eliminated squadrons do not count.',
      'On 10 or more the fleet is fit, and the procedure continues. [[14.2]] On 9 or less the game ends and the English win.',
      'Ruling: the rules give only the number to reach; the modifiers are ours. An undamaged fleet has a +15 DRM.',
    ],
    chart: 'condition',
  },
  {
    case: '14.2',
    title: 'Arrival (or not) of the Army',
    text: [
      'If the fleet is fit, roll one die. At the first attempt the army arrives on 5 or more, at the second on 3 or more, at the third without a roll. Each Parma Ready gives +1, each Parma Delayed −1. [[16.0]]',
      'If the army does not arrive, the Armada stays in box 11, and both the test and the roll are repeated next turn. When the army is aboard, the Armada moves on to The Narrows. [[12.2]]',
      'Ruling: count the attempts by the tests made, not by the turns spent in box 11. The army stays aboard for the rest of the game: if Calm delays the last move, there is no second test.',
      'Options: Parma prepared gives +2, and Spanish squadrons may roll for Resupply when the army arrives. The Dutch blockade gives −1, and from the third attempt a roll of 1 or more is needed. [[17.1.3]] [[17.2.2]]',
    ],
    chart: 'armyArrival',
  },
  {
    case: '14.3',
    title: 'Weather and the Rendezvous',
    text: [
      'In Calm, Fog or Gales there is no test and no arrival roll. The rendezvous is postponed to the next turn with normal weather, and the Armada stays at Gravelines. On the Strategic Map only English squadrons move, as far as the weather allows. [[11.1]] [[12.3]]',
      'The weather of the current turn counts, as rolled in the Strategic Move Phase of the previous turn. [[11.0]]',
    ],
  },
  {
    case: '15.0',
    title: 'Invasion',
    text: [
      'In The Narrows (box 12) the invasion is attempted as soon as the Spanish have reorganized. [[9.2]] [[15.1]] [[15.2]]',
      'Ruling: the invasion is attempted before the English reinforce, because the rules name only the Spanish segment. [[10.0]]',
    ],
  },
  {
    case: '15.1',
    title: 'Weather Effects on Invasion',
    text: [
      'There is no invasion in Calm, Fog or Gales. The Armada stays in The Narrows until the first turn with normal weather. English squadrons meanwhile move on the Strategic Map as far as the weather allows. [[11.1]] [[12.3]]',
    ],
  },
  {
    case: '15.2',
    title: 'Invasion Resolution',
    text: [
      'Repeat the test of [[14.1]]: a Morale Roll for each unbroken Spanish squadron, then one die with the same modifiers. On 10 or more the army lands and the Spanish win. On 9 or less the invasion fails and the English win.',
    ],
    chart: 'conditionTest',
  },
];
