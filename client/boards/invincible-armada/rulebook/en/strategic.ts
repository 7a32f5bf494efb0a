import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Modules 9.0 and 10.0. */
export const regrouping: Rulebook = [
  {
    case: '9.0',
    title: 'Disengage and Reorganize',
    text: [
      'What is left of the day after the fighting: the fleets part, the English first. The wind and the squares it bars count for nothing here, nor does what lies on the way; a squadron goes as far as it must. It happens in every weather and in every box. [[9.1]] [[9.2]]',
      'No two squadrons end on one square. A square that has been left in the same segment is vacant. [[9.3]]',
    ],
  },
  {
    case: '9.1',
    title: 'English Disengage Segment',
    text: [
      'Each English squadron on a white square must go to the nearest vacant square that is not white. Where several are equally near its player chooses; he also chooses the order of his squadrons. Squadrons on other squares stay where they are. [[2.1]]',
      'Distance is counted in squares, diagonals like any other step.',
    ],
  },
  {
    case: '9.2',
    title: 'Spanish Reorganize Segment',
    text: [
      'Then each Spanish squadron that is not on a white square, those on rows 8 and 9 included, must go to the nearest vacant white square. Choice among equals and order are the Spanish player’s. Squadrons on white squares stay. [[2.1]]',
    ],
  },
  {
    case: '9.3',
    title: 'Disengagement and Reorganization in Calais Roads',
    text: [
      'On the turn of the fireships the Armada lies at anchor in box 10. The English squadrons then keep off rows 8 and 9 as well as the white squares. After them the Spanish player puts all his living squadrons on different squares of C8 to H9 as he likes. [[13.0]]',
      'Ruling: the bar on rows 8 and 9 holds for all columns and for every English squadron on the map, not only for those that leave white squares. Each goes to the nearest vacant square of rows 1 to 7 that is not white, which takes it toward an edge other than the southern one.',
      'Ruling: all this belongs to the turn of the fireships alone. If Calm holds the fleet in box 10 any longer, those turns are like any other: the fleet reforms on the white squares. [[9.2]] [[13.2]]',
    ],
    chart: 'rulings',
  },
  {
    case: '10.0',
    title: 'Reinforce',
    text: [
      'After the Spanish have reorganized, each English squadron that is not on the Tactical Map throws a die; in Calm only those in port do. The Spanish never reinforce. On a 1 or 2 it gains a point: one Hit comes off, or, if it has none, its Strength marker goes up by one, beyond the printed strength and without limit. [[7.6]]',
      'The Volunteers chit gives one such squadron its point without a die. Broken squadrons reinforce too, and stay Broken. [[16.0]] [[8.3]]',
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
      'In the Tactical Move Phase of its side each squadron takes one action, and finishes it, its battle included, before another squadron begins. Every English squadron is done before the first Spanish one acts.',
      'Ruling: a squadron may be passed over. That is as good as a Move on the spot without an attack. The phase ends when its player says so, or by itself when none of his squadrons can do anything more.',
    ],
  },
  {
    case: '6.1',
    title: 'Tactical Choices',
    text: [
      'The action is one of two: a Move on the Tactical Map, which may end in an attack; or one attempt to Repair, Rally or Resupply. A squadron that is off the Tactical Map and needs none of these does nothing. [[7.1]] [[8.1]]',
      'A squadron that has acted gets a Moved marker and does nothing more in this phase; the markers of a side come off when its phase ends. Being attacked neither gives a Moved marker nor asks for its absence.',
      'A Move can be chosen by a squadron on the Tactical Map that has not acted and has no Fouled Rigging, in normal weather; in Calm by the galleasses alone; in Fog and Gales by nobody. A Broken squadron may move but not attack. [[11.1]] [[16.0]]',
      'On turn 1 no English squadron is on the Tactical Map and none has anything to mend, so the English phase passes by itself.',
    ],
  },
  {
    case: '6.1.1',
    title: 'Tactical Movement',
    text: [
      'Squadrons move one at a time, in the order their player likes, from square to neighbouring square in any of the eight directions, as far as wind and allowance let them. Each makes its attack before the next one moves. [[6.1.2]]',
      'No squadron enters a square in which another lies, friend or enemy. Its own square is free again once it has left it. A Move may be no square at all: the squadron stays and may still attack. Nobody sails off the Tactical Map. [[7.1]] [[12.1]]',
      'Ruling: a diagonal step between two occupied squares is allowed.',
    ],
  },
  {
    case: '6.1.2',
    title: 'Wind',
    text: [
      'English squadrons sail up to three squares, Spanish ones a single square, Moncada’s two.',
      'Straight into the wind nobody sails but Moncada: in a west wind not to the square due west, in an east wind not to the one due east. A diagonal step toward the wind, north-west or south-west in a west wind, north-east or south-east in an east wind, ends the movement. All other steps are free.',
      'Ruling: one printed sentence seems to bar a stop square as the second square of an English squadron, and the next one says what happens when it is entered. A stop square may be entered at any step, and ends the movement there; the square straight upwind never.',
      'Options: without Hawkins’ reforms the third English square needs a die; with the galleasses crippled Moncada sails like the others. A Favourable Slant adds one square. [[17.1.6]] [[17.2.6]] [[16.0]]',
    ],
    chart: 'sailing',
  },
  {
    case: '6.1.3',
    title: 'English Movement onto the Tactical Map',
    text: [
      'English squadrons come on to the Tactical Map in the Strategic Move Phase, wind and weather permitting: when they sail into the Armada’s box, or when the Armada runs into the box where they are. Their player decides which of them enter and which stay on the Strategic Map. How they enter is told in [[12.4]].',
    ],
  },
  {
    case: '6.1.4',
    title: 'Spanish Galleasses',
    text: [
      'Moncada’s squadron goes up to two squares in any direction, straight upwind included, and no square stops it. In Calm it is the only squadron that may move or attack. It must still keep off occupied squares. [[6.1.1]] [[11.1]]',
      'Option: with the galleasses crippled it sails one square, obeys the wind, and neither moves nor attacks in Calm. [[17.2.6]]',
    ],
  },
];

/** Module 11.0. */
export const weather: Rulebook = [
  {
    case: '11.0',
    title: 'Weather and Wind',
    text: [
      'At the start of the Weather and Strategic Move Phase the weather becomes normal, and weather chits go back to the pool. Two dice are thrown: 2 to 8 west wind, 9 or 10 east wind, 11 or 12 the wind stays as it is and one more die tells of bad weather: 1 or 2 Calm, 3 or 4 Fog, 5 or 6 Gales. [[11.1]]',
      'Wind and weather hold for this phase and for the whole next turn, up to the next roll, unless a chit changes them. [[16.0]]',
      'Ruling: the split of the bad weather is not printed; ours is in even thirds.',
    ],
    chart: 'weatherGauge',
  },
  {
    case: '11.1',
    title: 'Weather Effects',
    text: [
      'Calm: the Armada lies still, and no English squadron moves on the Strategic Map. On the next turn only Moncada’s squadron moves and attacks, nobody withdraws from a battle, and only squadrons in port throw to reinforce. Rally, Resupply and Repair go on. [[6.1.4]] [[7.3]] [[10.0]]',
      'Fog: the Armada makes its run of one box, and an English squadron may make one step on the Strategic Map. On the next turn nobody moves or attacks on the Tactical Map. Rally, Resupply and Repair go on. [[12.3]]',
      'Gales: a die for every squadron that is not in port, the English first. On a 1 or 2 it takes a Hit and, unless it is Broken or lost, makes a Morale Roll; who is not hit does not roll. The Armada may run two boxes, but stops in Calais Roads; English squadrons may go three. On the next turn nobody moves or attacks, and nobody attempts Rally, Resupply or Repair. [[7.6]] [[12.2]] [[12.3]]',
      'In any bad weather rendezvous and invasion are put off; the fireships come all the same. [[14.3]] [[15.1]] [[13.2]]',
      'Ruling: Calm also forbids to leave or enter the Tactical Map. The three boxes of a gale are a normal move and one box more. A gale brought by a chit does no damage, but brings every restriction. [[12.1]] [[12.4]] [[16.0]]',
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
      'Movement on the Strategic Map, after the weather: English squadrons leave the Tactical Map, the Armada moves, English squadrons move, and those that reach the Armada may enter. The weather may forbid or lengthen it. [[12.1]] [[12.2]] [[12.3]] [[12.4]] [[11.1]]',
      'Ruling: the heading limits the procedure to boxes 1 to 9, but later cases send the English back to it; so for the English it holds in boxes 10 to 12 too. The Armada first settles there what the red reminders demand. [[13.0]] [[14.0]] [[15.0]]',
    ],
    chart: 'strategicMap',
  },
  {
    case: '12.1',
    title: 'English Exit of the Tactical Map',
    text: [
      'Before anything else moves, any of the English squadrons on the Tactical Map may leave it, wherever they lie. They are then in the Armada’s box, on top of its counter, and may move on the Strategic Map in this phase. Broken squadrons may leave as well.',
      'Ruling: nobody leaves in Calm. [[11.1]]',
    ],
  },
  {
    case: '12.2',
    title: 'Spanish Armada Movement',
    text: [
      'The Armada moves one box, always to the next higher number, whatever the wind, and takes along the English squadrons on the Tactical Map. It never turns back, and lies still only where a rule says so: in Calm; in Calais Roads after the fireships; at Gravelines until the army is aboard; in The Narrows. [[11.1]] [[13.2]] [[14.2]] [[15.1]]',
      'In Gales it moves one box or two, as the Spanish player likes, but stops on entering Calais Roads.',
      'English squadrons never hinder it. Those in the box where it arrives lie on top of its counter. No Spanish squadron ever parts from it.',
      'Ruling: it stops on entering Gravelines and The Narrows as well; so a run of two boxes is possible as far as box 10.',
    ],
  },
  {
    case: '12.3',
    title: 'English Squadron Movement',
    text: [
      'After the Armada each English squadron that is not on the Tactical Map may move once, in any order; none has to. With the wind it goes two boxes, against it one. East is with a west wind, west with an east wind. [[11.0]]',
      'Out of a port the first step leads into the box that the port joins; from there the squadron may go one box with the wind. Going into the port of a box ends a move.',
      'Example: out of Portsmouth in a west wind a squadron comes to box 7 and may go on to box 8; in Gales, on to box 9.',
      'In Fog a squadron moves one step of any kind. In Gales it makes its normal move, which may be none, then one step more in either direction, unless it has put into port. In Calm nobody moves. [[11.1]]',
      'Seymour may not move before the Armada is in box 10. [[2.3]]',
      'Ruling: a step into or out of a port costs a box and is neither with nor against the wind. In normal weather a move is therefore one step of any kind, or two boxes with the wind, or one box with it and into port, or out of port and one box with it. Other squadrons and the Armada never bar the way.',
      'Option: Seymour released may move from turn 1. [[17.2.3]]',
    ],
    chart: 'strategicMoves',
  },
  {
    case: '12.4',
    title: 'Placement on the Tactical Map',
    text: [
      'A squadron that ends its move in the Armada’s box may be put on a vacant square of the edge from which it comes: from the box to the west on A1 to A8; from the box to the east on J1 to J9; straight out of a port on A1 to J1. No one comes from the south. It does nothing more in this phase.',
      'A squadron on top of the Armada that has not moved, because the Armada came to it or because it stayed with it, may be put on the eastern edge, J1 to J9.',
      'Whoever is not put on the Tactical Map stays on top of the Armada. Without a vacant square on the edge it must.',
      'Ruling: the ranges stand as printed, so A9 is no entry square and J9 is one; A1 and J1 belong to two edges. A squadron that has left the Tactical Map in this phase, while the Armada stayed in its box, has to sail before it can come back. In Calm nobody enters. [[12.1]] [[11.1]]',
    ],
    chart: 'tacticalMap',
  },
];
