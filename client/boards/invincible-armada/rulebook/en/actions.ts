import type { Rulebook } from '../../../../kit/rules/rulebook.js';

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
