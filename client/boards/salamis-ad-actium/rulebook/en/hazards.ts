import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 5, from 5.10: drifting, collisions, sinking, spare oarsmen. */
export const hazards: Rulebook = [
  {
    case: '5.10',
    title: 'Drifting',
    text: [
      'In the Intermediate Phase, before the melees: every current in turn, the tide’s stream, then the wind. Ships joined by links of any kind, tows too, are one group with one throw. A group does not drift if one of its ships is aground or beached, or tows and can still row or sail.',
      'Currents and tide carry every other group: weak d3 cm, strong d6 cm [[2.10]].',
      'Wind carries downwind. A single ship that can row: Strong Breeze d3 cm, Storm d6, Gale 2d6, less wind nothing. A ship that sails and cannot row does not drift before the wind. Adrift (ships linked or in tow, derelicts, ships that can neither row nor sail, Sinking ships): Breeze d3 cm, Strong Breeze d6, Storm d6 and 3, Gale 2d6. If a deck of the group is of height 4 or more, 1 cm is added to any such drift.',
      'Groups farthest along the direction go first, millimetre by millimetre. A ship in the way stops them without damage; land works as in [[5.6]], and so do shallows. A single ship whose centre crosses the edge of the table has fled; a group stops there.',
      'Option wind drift, off unless it is chosen: the wind moves nobody.',
      'Ruling: the basic game is a Breeze without drift, hence the option.',
    ],
    chart: 'drift',
  },
  {
    case: '5.11',
    title: 'Collisions',
    text: [
      'On the first millimetre on which her base would overlap another, a moving ship is left 1 mm before it: contact. Her move ends, unless a rake lets her run on [[7.5]].',
      'A friend: crew test at +1. Passed, nothing happens; failed, both collide.',
      'An enemy or a derelict: with the order to halt nothing happens. With the order to bump, or to ram or rake where that cannot be done [[7.1]], both collide if she has moved at least half her allowance; more slowly, nothing happens.',
      'Collision: each of the two throws a d6, the mover first. 1 (weak hull 1-2): Light damage. Otherwise to 3: one group of oars on the side where the other lies; dead ahead or astern, the side with more. 4 and more: nothing.',
    ],
    chart: 'collision',
  },
  {
    case: '5.12',
    title: 'Sinking ships',
    text: [
      'In the Intermediate Phase, after weather and flooding, each Sinking ship throws a d6 and adds 2 for every time it held her up before: on 4 or more she is gone. Ships still linked to her then take Light damage.',
      'Until then she cannot act, shoot or fight. Ships linked to her may cut free at +2 [[8.1]]; her men may be taken off [[10.4]]. She cannot be rammed, raked or grappled, only run into.',
    ],
    chart: 'sinking',
  },
  {
    case: '5.13',
    title: 'Additional oarsmen',
    text: [
      'A ship may carry spare oarsmen, bought or given by a scenario: up to a quarter of the type’s oarsmen, rounded down, but 1 at least for any ship with oars. Oarsmen who fall are taken from them first. Two of them count as one factor on deck, rounded up [[5.7]], and they give one more burst [[5.4]].',
    ],
    chart: 'movement',
  },
];
