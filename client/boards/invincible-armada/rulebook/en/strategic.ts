import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Modules 9.0 and 10.0. */
export const regrouping: Rulebook = [
  {
    case: '9.0',
    title: 'Disengage and Reorganize',
    text: [
      'After combat the fleets separate, the English first. Ignore the wind, forbidden and stop squares, and occupied squares on the way; a squadron moves as far as it must. This happens in every weather and in every box. [[9.1]] [[9.2]]',
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
      'Then each Spanish squadron that is not on a white square, including those on rows 8 and 9, must move to the nearest vacant white square. The Spanish player chooses among equally near squares, and the order. Squadrons on white squares do not move. [[2.1]]',
    ],
  },
  {
    case: '9.3',
    title: 'Disengagement and Reorganization in Calais Roads',
    text: [
      'On the fireships turn the Armada is anchored in box 10. English squadrons may not end on rows 8 and 9 or on white squares. Then the Spanish player places all Spanish squadrons still in play on different squares of C8 to H9. [[13.0]]',
      'Ruling: rows 8 and 9 are closed in all columns and to every English squadron on the map, not only to those that leave white squares. Each moves to the nearest vacant square of rows 1 to 7 that is not white, towards an edge other than the southern one.',
      'Ruling: this applies only on the fireships turn. If Calm keeps the fleet in box 10, later turns are normal, and the fleet returns to the white squares. [[9.2]] [[13.2]]',
    ],
    chart: 'rulings',
  },
  {
    case: '10.0',
    title: 'Reinforce',
    text: [
      'After the Spanish have reorganized, roll a die for each English squadron that is not on the Tactical Map; in Calm, only for those in port. The Spanish do not reinforce. On 1 or 2 the squadron gains a point: remove one Hit or, if it has none, increase its Strength marker by one. Strength may exceed the printed value without limit. [[7.6]]',
      'The Volunteers chit gives one such squadron its point without a roll. Broken squadrons may be reinforced and stay Broken. [[16.0]] [[8.3]]',
    ],
    chart: 'reinforce',
  },
];

/** Module 6.0. */
export const actions: Rulebook = [
  {
    case: '6.0',
    title: 'Tactical Movement Actions',
    text: [
      'In the Tactical Move Phase of its side each squadron takes one action, and finishes it, with its battle, before another squadron begins. All English squadrons act before the first Spanish squadron.',
      'Ruling: a squadron may be passed over. That equals a Move in place without an attack. The player ends the phase; it ends automatically when no squadron can act.',
    ],
  },
  {
    case: '6.1',
    title: 'Tactical Choices',
    text: [
      'An action is either a Move on the Tactical Map, with or without an attack, or one attempt to Repair, Rally or Resupply. A squadron that is off the Tactical Map and needs no recovery takes no action. [[7.1]] [[8.1]]',
      'A squadron that has acted has a Moved marker and may not act again in this phase. The markers of a side are removed when its phase ends. A squadron that is attacked gets no Moved marker, and defends itself even if it has one.',
      'A squadron may choose a Move if it is on the Tactical Map, has not acted and has no Fouled Rigging. In Calm only the galleasses may; in Fog and Gales no squadron may. A Broken squadron may move but not attack. [[11.1]] [[16.0]]',
      'On turn 1 no English squadron is on the Tactical Map or needs recovery, so the English phase is skipped.',
    ],
  },
  {
    case: '6.1.1',
    title: 'Tactical Movement',
    text: [
      'Squadrons move one at a time, in any order, to adjacent squares in any of the eight directions, as far as wind and allowance permit. Each makes its attack before the next squadron moves. [[6.1.2]]',
      'A squadron may not enter an occupied square. Its own square is vacant once it has left. A Move may be of no squares: the squadron stays and may still attack. Squadrons may not move off the Tactical Map. [[7.1]] [[12.1]]',
      'Ruling: a diagonal step between two occupied squares is allowed.',
    ],
  },
  {
    case: '6.1.2',
    title: 'Wind',
    text: [
      'English squadrons move up to three squares, Spanish squadrons one, Moncada’s squadron two.',
      'Only Moncada may move directly upwind: due west in a west wind, due east in an east wind. A diagonal step upwind ends the move: north-west or south-west in a west wind, north-east or south-east in an east wind. All other steps are free.',
      'Ruling: one printed sentence seems to forbid a stop square as the second square of an English squadron; the next tells what happens when it is entered. A stop square may be entered at any step and ends the move. The square directly upwind may never be entered.',
      'Options: without Hawkins’ reforms a third English square needs a roll. Crippled galleasses move like other Spanish squadrons. Favourable Slant adds one square. [[17.1.6]] [[17.2.6]] [[16.0]]',
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
      'Moncada’s squadron may move up to two squares in any direction, even directly upwind, and stop squares do not affect it. In Calm no other squadron may move or attack. It may not enter occupied squares. [[6.1.1]] [[11.1]]',
      'Option: crippled galleasses move one square, obey the wind, and may not move or attack in Calm. [[17.2.6]]',
    ],
  },
];

export const weather: Rulebook = [
  {
    case: '11.0',
    title: 'Weather and Wind',
    text: [
      'At the start of the Weather and Strategic Move Phase the weather becomes normal, and weather chits return to the pool. Roll two dice: on 2 to 8 the wind is west, on 9 or 10 east. On 11 or 12 the wind does not change; roll one die for bad weather: 1 or 2 Calm, 3 or 4 Fog, 5 or 6 Gales. [[11.1]]',
      'Wind and weather apply to this phase and the whole next turn, until the next roll, unless a chit changes them. [[16.0]]',
      'Ruling: the split of the bad weather is not printed; we use equal thirds.',
    ],
    chart: 'weatherGauge',
  },
  {
    case: '11.1',
    title: 'Weather Effects',
    text: [
      'Calm: the Armada and English squadrons do not move on the Strategic Map. Next turn only Moncada’s squadron may move and attack, no squadron may withdraw, and only squadrons in port may reinforce. Rally, Resupply and Repair are allowed. [[6.1.4]] [[7.3]] [[10.0]]',
      'Fog: the Armada moves one box, and an English squadron may make one step on the Strategic Map. Next turn there are no moves or attacks on the Tactical Map. Rally, Resupply and Repair are allowed. [[12.3]]',
      'Gales: roll a die for every squadron that is not in port, the English first. On 1 or 2 it takes a Hit and, unless Broken or eliminated, makes a Morale Roll. A squadron that is not hit makes none. The Armada may move two boxes, but must stop in Calais Roads. English squadrons may move three. Next turn no squadron may move, attack, Rally, Resupply or Repair. [[7.6]] [[12.2]] [[12.3]]',
      'In bad weather rendezvous and invasion are postponed; the fireships attack is not. [[14.3]] [[15.1]] [[13.2]]',
      'Ruling: in Calm English squadrons may neither leave nor enter the Tactical Map. The three boxes of Gales are a normal move plus one box. Gales caused by a chit do no damage, but all restrictions apply. [[12.1]] [[12.4]] [[16.0]]',
    ],
    chart: 'weatherEffects',
  },
];

/** Module 12.0. */
export const strategic: Rulebook = [
  {
    case: '12.0',
    title: 'Strategic Movement',
    text: [
      'Movement on the Strategic Map follows the weather roll: English squadrons leave the Tactical Map, the Armada moves, English squadrons move, and those that reach the Armada may enter. The weather may prevent or extend it. [[12.1]] [[12.2]] [[12.3]] [[12.4]] [[11.1]]',
      'Ruling: the heading limits this procedure to boxes 1 to 9, but later cases refer the English back to it. For the English it also applies in boxes 10 to 12. There the Armada first resolves the red reminders. [[13.0]] [[14.0]] [[15.0]]',
    ],
    chart: 'strategicMap',
  },
  {
    case: '12.1',
    title: 'English Exit of the Tactical Map',
    text: [
      'First any English squadrons on the Tactical Map may leave it, from any square. They are then in the Armada’s box, on top of its counter, and may move on the Strategic Map in this phase. Broken squadrons may leave too.',
      'Ruling: squadrons may not leave in Calm. [[11.1]]',
    ],
  },
  {
    case: '12.2',
    title: 'Spanish Armada Movement',
    text: [
      'The Armada moves one box to the next higher number, whatever the wind, with the English squadrons on the Tactical Map. It never turns back. It stays only if a rule says so: in Calm, in Calais Roads after the fireships, at Gravelines until the army is aboard, and in The Narrows. [[11.1]] [[13.2]] [[14.2]] [[15.1]]',
      'In Gales it moves one or two boxes, as the Spanish player chooses, but stops when it enters Calais Roads.',
      'English squadrons do not affect its move. Those in the box it enters are placed on top of its counter. Spanish squadrons never leave the Armada.',
      'Ruling: it also stops when it enters Gravelines and The Narrows, so a move of two boxes is possible only as far as box 10.',
    ],
  },
  {
    case: '12.3',
    title: 'English Squadron Movement',
    text: [
      'After the Armada each English squadron that is not on the Tactical Map may move once, in any order. It moves two boxes with the wind or one against it. With the wind is east in a west wind, west in an east wind. [[11.0]]',
      'The first step out of a port leads to the box connected to it. From there the squadron may move one box with the wind. A step into the port of a box ends the move.',
      'Example: in a west wind a squadron moves out of Portsmouth to box 7 and may continue to box 8, in Gales to box 9.',
      'In Fog a squadron makes one step of any kind. In Gales it makes a normal move, which may be none, then one more step in either direction unless it has entered port. In Calm it does not move. [[11.1]]',
      'Seymour may not move until the Armada is in box 10. [[2.3]]',
      'Ruling: a step into or out of a port counts as a box, neither with nor against the wind. A normal move is therefore one step of any kind; two boxes with the wind; one box with the wind and into port; or out of port and one box with the wind. Other squadrons and the Armada never block a move.',
      'Option: Seymour released may move from turn 1. [[17.2.3]]',
    ],
    chart: 'strategicMoves',
  },
  {
    case: '12.4',
    title: 'Placement on the Tactical Map',
    text: [
      'A squadron that ends its move in the Armada’s box may enter on a vacant square of the edge it comes from. It enters from the box to the west on A1 to A8, from the box to the east on J1 to J9, and directly out of a port on A1 to J1. There is no entry from the south. It does nothing more in this phase.',
      'A squadron on top of the Armada that has not moved, because the Armada came to its box or because it stayed there, may enter on the eastern edge, J1 to J9.',
      'A squadron that does not enter stays on top of the Armada. It must stay there if the edge has no vacant square.',
      'Ruling: the ranges are used as printed, so J9 is an entry square and A9 is not; A1 and J1 belong to two edges. If the Armada stayed in its box, a squadron that left the Tactical Map in this phase must move before it enters again. In Calm no squadron enters. [[12.1]] [[11.1]]',
    ],
    chart: 'tacticalMap',
  },
];
