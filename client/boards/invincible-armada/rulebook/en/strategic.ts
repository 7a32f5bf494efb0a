import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const regrouping: Rulebook = [
  {
    case: '9.0',
    title: 'Disengage and Reorganize',
    text: [
      'After combat the fleets separate, the English first. Squadrons move as far as they must. On the way they ignore the wind, forbidden and stop squares, and occupied squares. The fleets separate in all weather and in every box. [[9.1]] [[9.2]]',
      'Two squadrons may not end on the same square. A square vacated in this segment is vacant. [[9.3]]',
    ],
  },
  {
    case: '9.1',
    title: 'English Disengage Segment',
    text: [
      'Each English squadron on a white square must move to the nearest vacant square that is not white. The English player chooses among equally near squares, and the order of the squadrons. Squadrons on other squares do not move. [[2.1]]',
      'Distance is counted in squares; a diagonal step counts as one.',
    ],
  },
  {
    case: '9.2',
    title: 'Spanish Reorganize Segment',
    text: [
      'After the English have disengaged, each Spanish squadron that is not on a white square must move to the nearest vacant white square. This includes squadrons on rows 8 and 9. The Spanish player chooses among equally near squares, and the order of the squadrons. Squadrons on white squares do not move. [[2.1]]',
    ],
  },
  {
    case: '9.3',
    title: 'Disengagement and Reorganization in Calais Roads',
    text: [
      'On the turn of the fireship attack the Armada is anchored in box 10. English squadrons may not end on rows 8 and 9 or on white squares. Then the Spanish player places all Spanish squadrons still in play on different squares of C8 to H9. [[13.0]]',
      'Ruling: rows 8 and 9 are closed in all columns and to every English squadron on the map, not only to those that leave white squares. A squadron on these rows moves to the nearest vacant square of rows 1 to 7 that is not white.',
      'Ruling: this applies only on that turn. If Calm keeps the fleet in box 10, later turns are normal, and the fleet returns to the white squares. [[9.2]] [[13.2]]',
    ],
    chart: 'rulings',
  },
  {
    case: '10.0',
    title: 'Reinforce',
    text: [
      'After the Spanish have reorganized, roll a die for each English squadron that is not on the Tactical Map. In Calm, roll only for those in port. The Spanish do not reinforce. On 1 or 2 the squadron gains a point: remove one Hit or, if it has none, increase its Strength marker by one. Strength may exceed the printed value without limit. [[7.6]]',
      'The Volunteers chit gives one such squadron its point without a roll. Broken squadrons may be reinforced and stay Broken. [[16.0]] [[8.3]]',
    ],
    chart: 'reinforce',
  },
];

export const actions: Rulebook = [
  {
    case: '6.0',
    title: 'Tactical Movement Actions',
    text: [
      'In the Tactical Move Phase of its side, each squadron takes one action. It finishes this action, including any battle, before another squadron begins. All English squadrons act before the first Spanish squadron.',
      'Ruling: a player may pass over a squadron; it then counts as having stayed on its square without an attack. The player ends the phase, which also ends automatically when no squadron can act.',
    ],
  },
  {
    case: '6.1',
    title: 'Tactical Choices',
    text: [
      'An action is either a Move on the Tactical Map, with or without an attack, or one attempt to Repair, Rally or Resupply. A squadron that is off the Tactical Map and needs no recovery takes no action. [[7.1]] [[8.1]]',
      'A squadron that has acted has a Moved marker and may not act again in this phase. The Moved markers of a side are removed when its phase ends. A squadron that is attacked gets no Moved marker, and defends itself even if it has one.',
      'A squadron may choose a Move if it is on the Tactical Map, has not acted and has no Fouled Rigging. In Calm only the galleasses may move; in Fog and Gales no squadron may. A Broken squadron may move but not attack. [[11.1]] [[16.0]]',
      'On turn 1 no English squadron is on the Tactical Map or needs recovery, so the English phase is skipped.',
    ],
  },
  {
    case: '6.1.1',
    title: 'Tactical Movement',
    text: [
      'Squadrons move one at a time, in any order, to adjacent squares in any of the eight directions, as far as wind and allowance permit. Each makes its attack before the next squadron moves. [[6.1.2]]',
      'A squadron may not enter an occupied square. Its own square is vacant once it has left. A Move may be zero squares: the squadron stays where it is and may still attack. Squadrons may not move off the Tactical Map. [[7.1]] [[12.1]]',
      'Ruling: a diagonal step between two occupied squares is allowed.',
    ],
  },
  {
    case: '6.1.2',
    title: 'Wind',
    text: [
      'English squadrons move up to three squares, Spanish squadrons one, Moncada’s squadron two.',
      'Only Moncada may move directly upwind: due west in a west wind, due east in an east wind. A diagonal step upwind ends the move: north-west or south-west in a west wind, north-east or south-east in an east wind. All other steps are unrestricted.',
      'Ruling: a stop square is a square diagonally upwind. One printed sentence seems to forbid it as the second square of an English squadron. The next sentence, however, says what happens when a squadron enters one. We allow a stop square at any step; entering it ends the move. The square directly upwind may never be entered.',
      'Options: without Hawkins’ reforms an English squadron must roll to enter a third square. Crippled galleasses move like other Spanish squadrons. Favourable Slant adds one square. [[17.1.6]] [[17.2.6]] [[16.0]]',
    ],
    chart: 'sailing',
  },
  {
    case: '6.1.3',
    title: 'English Movement onto the Tactical Map',
    text: [
      'English squadrons enter the Tactical Map in the Strategic Move Phase, if wind and weather permit: when they move into the Armada’s box, or when the Armada moves into theirs. The English player chooses which squadrons enter and which stay on the Strategic Map. See [[12.4]].',
    ],
  },
  {
    case: '6.1.4',
    title: 'Spanish Galleasses',
    text: [
      'Moncada’s squadron may move up to two squares in any direction, even directly upwind, and ignores stop squares. It may not enter occupied squares. In Calm no other squadron may move or attack.',
      'Option: crippled galleasses move one square, are affected by the wind, and may not move or attack in Calm. [[17.2.6]]',
    ],
  },
];

export const weather: Rulebook = [
  {
    case: '11.0',
    title: 'Weather and Wind',
    text: [
      'At the start of the Weather and Strategic Move Phase the weather becomes normal, and weather chits return to the pool. Roll two dice: on 2 to 8 the wind is west, on 9 or 10 it is east. On 11 or 12 the wind does not change; roll one die for bad weather: 1 or 2 Calm, 3 or 4 Fog, 5 or 6 Gales. [[11.1]]',
      'Wind and weather apply to this phase and the whole next turn, until the next roll, unless a chit changes them. [[16.0]]',
      'Ruling: the rulebook does not print the chances of each kind of bad weather; we use equal thirds.',
    ],
    chart: 'weatherGauge',
  },
  {
    case: '11.1',
    title: 'Weather Effects',
    text: [
      'Calm: the Armada and English squadrons do not move on the Strategic Map. Next turn only Moncada’s squadron may move and attack, no squadron may withdraw, and only squadrons in port may reinforce. Rally, Resupply and Repair are allowed. [[6.1.4]] [[7.3]] [[10.0]]',
      'Fog: the Armada moves one box, and an English squadron may make one step on the Strategic Map. Next turn there are no moves or attacks on the Tactical Map. Rally, Resupply and Repair are allowed. [[12.3]]',
      'Gales: roll a die for every squadron that is not in port, the English first. On 1 or 2 it takes a Hit and, unless Broken or eliminated, makes a Morale Roll. A squadron that is not hit makes no Morale Roll. The Armada may move two boxes, but must stop in Calais Roads. English squadrons may move three boxes. Next turn no squadron may move, attack, Rally, Resupply or Repair. [[7.6]] [[12.2]] [[12.3]]',
      'Bad weather postpones the rendezvous and the invasion, but not the fireship attack. [[14.3]] [[15.1]] [[13.2]]',
      'Ruling: in Calm English squadrons may neither leave nor enter the Tactical Map. The three boxes of Gales are a normal move plus one box. Gales caused by a chit do no damage, but all restrictions apply. [[12.1]] [[12.4]] [[16.0]]',
    ],
    chart: 'weatherEffects',
  },
];

export const strategic: Rulebook = [
  {
    case: '12.0',
    title: 'Strategic Movement',
    text: [
      'Movement on the Strategic Map follows the weather roll. First English squadrons may leave the Tactical Map, then the Armada moves, then English squadrons move. English squadrons that reach the Armada may enter the Tactical Map. The weather may prevent or extend movement. [[12.1]] [[12.2]] [[12.3]] [[12.4]] [[11.1]]',
      'Ruling: the printed title limits this case to boxes 1 to 9, but later cases apply it to the English. English squadrons therefore also move by this case while the Armada is in boxes 10 to 12, after the events of the red reminders have been resolved.',
    ],
    chart: 'strategicMap',
  },
  {
    case: '12.1',
    title: 'English Exit of the Tactical Map',
    text: [
      'First, any English squadrons on the Tactical Map may leave it from any square. They are then in the Armada’s box, on top of its counter, and may move on the Strategic Map in this phase. Broken squadrons may leave too.',
      'Ruling: squadrons may not leave in Calm. [[11.1]]',
    ],
  },
  {
    case: '12.2',
    title: 'Spanish Armada Movement',
    text: [
      'The Armada moves one box, to the next higher number, whatever the wind. English squadrons on the Tactical Map move with it. The Armada never turns back. It stays in its box only if a rule requires it: in Calm, in Calais Roads after the fireships, at Gravelines until the army is aboard, and in The Narrows. [[11.1]] [[13.2]] [[14.2]] [[15.1]]',
      'In Gales the Armada moves one or two boxes, as the Spanish player chooses, but stops when it enters Calais Roads.',
      'English squadrons do not affect the Armada’s move. English squadrons in the box that it enters are placed on top of its counter. Spanish squadrons never leave the Armada.',
      'Ruling: the Armada also stops when it enters Gravelines and The Narrows, so a move of two boxes is possible only as far as box 10.',
    ],
  },
  {
    case: '12.3',
    title: 'English Squadron Movement',
    text: [
      'After the Armada has moved, each English squadron that is not on the Tactical Map may move once, in any order. It moves two boxes with the wind or one box against the wind. In a west wind, a move to the east is with the wind; in an east wind, a move to the west. [[11.0]]',
      'The first step out of a port leads to the box connected to it. From there the squadron may move one box with the wind. A step into the port of a box ends the move.',
      'Example: in a west wind a squadron moves out of Portsmouth to box 7 and may continue to box 8, in Gales to box 9.',
      'In Fog a squadron may make one step of any kind. In Gales it may make a normal move and may then make one more step in either direction, unless it has entered port. In Calm it may not move. [[11.1]]',
      'Seymour may not move until the Armada is in box 10. [[2.3]]',
      'Ruling: a step into or out of a port counts as a box, neither with nor against the wind. A normal move is therefore one step of any kind, or two boxes with the wind. It may also be one box with the wind and a step into port, or a step out of port and one box with the wind. Other squadrons and the Armada never block a move.',
      'With the option “Seymour released”, Seymour may move from turn 1. [[17.2.3]]',
    ],
    chart: 'strategicMoves',
  },
  {
    case: '12.4',
    title: 'Placement on the Tactical Map',
    text: [
      'A squadron that ends its move in the Armada’s box may enter on a vacant square of the edge it comes from. A squadron from the box to the west enters on A1 to A8, one from the box to the east on J1 to J9. A squadron directly out of a port enters on A1 to J1. There is no entry from the south. A squadron that enters does nothing more in this phase.',
      'A squadron that did not move and is on top of the Armada may enter on the eastern edge, J1 to J9. This applies whether the Armada came to the squadron’s box or the squadron stayed with the Armada.',
      'A squadron that does not enter stays on top of the Armada. It must stay there if the edge has no vacant square.',
      'Ruling: we use the entry squares as printed, so J9 is an entry square and A9 is not. A1 and J1 belong to two edges. If the Armada stayed in its box, a squadron that left the Tactical Map in this phase must move before it enters again. In Calm no squadron enters. [[12.1]] [[11.1]]',
    ],
    chart: 'tacticalMap',
  },
];
