import type { Rulebook } from '../../../../kit/rules/rulebook.js';

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
