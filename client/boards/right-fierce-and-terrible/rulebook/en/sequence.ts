import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 2.0 */
export const sequence: Rulebook = [
  {
    case: '2.0',
    title: 'Sequence of Play',
    text: [
      'This chapter says what happens in a turn, and in which order. In the Activation Phase the six commands act one after the other; a Sally Phase and an End Phase follow. Each phase is made of segments. A segment in which nobody can do anything is passed over; otherwise whoever acts ends it, once all that he must do is done.',
    ],
  },
  {
    case: '2.1',
    title: 'Activation Phase',
    text: [
      'Each command is activated once. It goes through seven segments before the next command is chosen: Sails and Oars, Ram Resolution, Archery, Grapple, Boarding, Mêlée, Maneuver. [[4.1]]',
    ],
  },
  {
    case: '2.1.1',
    title: 'Chit draw',
    text: [
      'The players take turns at drawing one of the five chits from the cup; the English draw the first chit of every turn. The chit decides which player picks the next command: he takes one of his own or makes one of the enemy’s act. [[4.1.2]] [[4.1.3]] [[4.1.4]]',
    ],
    chart: 'chits',
  },
  {
    case: '2.1.2',
    title: 'Sails and Oars Segment',
    text: [
      'If Squadron Command is played, it is settled first which squadrons are in command. [[13.1]] Every squadron of the command may then move, with all the marines and leaders aboard. [[6.1]] Chains may cut loose, and a squadron that has moved may be set to ram. [[3.2.3]] [[8.1.4]] Captive leaders may be put to death. [[3.4.9]]',
      'Ruling: squadrons coming in from the sea are placed before all of this, and the test of command follows their placement. [[1.4.5]]',
    ],
  },
  {
    case: '2.1.3',
    title: 'Ram Resolution Segment',
    text: [
      'Each ram that was declared is carried out, in the order that the owner likes; none may be dropped. Its marker is taken off afterwards. [[8.1.8]]',
      'Ruling: a friendly squadron may be the target too. [[8.1]]',
    ],
  },
  {
    case: '2.1.4',
    title: 'Archery Segment',
    text: ['The archers of the active squadrons and of the marines aboard them may shoot, once each, at enemies in range. [[8.2]]'],
  },
  {
    case: '2.1.5',
    title: 'Grapple Segment',
    text: [
      'Each active squadron may try once to grapple an adjacent squadron and once to disengage from one that it is grappled to, in whichever order. [[7.1]] [[7.2]]',
    ],
  },
  {
    case: '2.1.6',
    title: 'Boarding Segment',
    text: [
      'Marines and leaders aboard active squadrons may cross to an adjacent squadron. [[6.3]] Where they come among enemy squadrons, marines or leaders, the hex gets a Mêlée marker, and they must attack in the next segment. [[8.3.9]]',
    ],
  },
  {
    case: '2.1.7',
    title: 'Mêlée Segment',
    text: [
      'Active squadrons may attack an enemy squadron that they are grappled to, or enemies on their own decks. Whoever stands in a hex with a Mêlée marker must attack there; the marker goes when the fight is over. The hex that is fought over is the defending hex, and all friendly marines and leaders in it join the attack, active or not. [[8.3]]',
    ],
  },
  {
    case: '2.1.8',
    title: 'Maneuver Segment',
    text: [
      'Each active squadron under oars may do one thing: move one hex, ram, try to disengage or try to grapple. A chain may only cut loose. Squadrons under sail do nothing. [[6.2.1]]',
    ],
  },
  {
    case: '2.1.9',
    title: 'The next command',
    text: [
      'While more than one command has still to act, whoever did not draw the last chit draws the next one, and the command that is chosen goes through the segments. The last command left acts without a chit. [[4.1.6]] [[4.1.7]]',
      'Ruling: turns at the cup go by chits drawn, whoever’s command was chosen by them.',
    ],
  },
  {
    case: '2.1.10',
    title: 'All have acted',
    text: [
      'Once all six commands have acted, the Sally Phase begins. [[2.2]]',
      'Ruling: a command that has nothing on the map and nothing that could come on, or that sleeps, is passed over. It can act later in the turn if a prize joins it, or if it wakes, while the phase still lasts.',
    ],
  },
  {
    case: '2.2',
    title: 'Sally Phase',
    text: [
      'A last round of archery, boarding and mêlée, in which commands mean nothing. Before each segment the players throw for initiative. The winner does all he wants in it, then the other. A tie ends the phase at once, so it may be over before it has begun. [[4.2]]',
      'Ruling: if neither side could do anything in any segment of the Sally, it is left out and no die is thrown.',
    ],
  },
  {
    case: '2.2.1',
    title: 'Sally Archery Segment',
    text: [
      'After initiative, the side that has it may let each of its archers shoot once, marines and squadrons wherever they are, but only at enemies in the archer’s own hex. Then the other side does the same. A tie on the dice ends the Sally. [[8.2.6]] [[4.2.3]]',
    ],
  },
  {
    case: '2.2.2',
    title: 'Sally Boarding Segment',
    text: [
      'After initiative, the side that has it may move any of its marines and leaders across grapples; then the other side may. The limits of movement and stacking hold as ever, squadrons stay where they are, and no Mêlée markers are placed. A tie ends the Sally. [[6.3]] [[3.3.5]]',
      'Ruling: all men of a side move here, those aboard enemy ships included, and the captives it holds.',
    ],
  },
  {
    case: '2.2.3',
    title: 'Sally Mêlée Segment',
    text: [
      'After initiative, the side that has it may attack enemies that share a hex with its squadrons or marines; then the other side may. Nobody joins from an adjacent hex. No attack is compulsory, not even for men who have just boarded, and units that did not move may attack as well. A tie ends the Sally. [[8.3.16]] [[8.3.17]]',
      'Ruling: each side may attack a given hex once, in its own portion. [[8.3.6]]',
    ],
  },
  {
    case: '2.3',
    title: 'End Phase',
    text: [
      'Four segments follow one another: Collapse Check, Rally, Squadrons Afire, Wind and Current Change. Then all five chits go back into the cup, every command may act again, and the English draw the first chit of the next turn. [[2.1.1]]',
      'Ruling: in Froissart’s Version the Flemings come between the Collapse Check and Rally. [[12.7]] Set-up option: with a last turn, the match ends after this phase of that turn. [[11.0]]',
    ],
  },
  {
    case: '2.3.1',
    title: 'Collapse Check Segment',
    text: [
      'A fleet whose morale is below 6 checks for collapse; one whose morale is 0 collapses without a throw. Heroism may avert a failed check. [[11.2.3]] [[11.2.4]] [[11.2.5]]',
    ],
  },
  {
    case: '2.3.2',
    title: 'Rally Segment',
    text: ['Each player may rally one unit, and each free leader one more in his own hex. [[9.1]]'],
  },
  {
    case: '2.3.3',
    title: 'Squadrons Afire Segment',
    text: ['One die is thrown for each squadron that burns. [[10.1.2]]'],
    chart: 'afire',
  },
  {
    case: '2.3.4',
    title: 'Wind and Current Change Segment',
    text: [
      'One die is thrown for the wind, then one for the current. On a 6 a second die follows: odd turns the arrow one hexside counter-clockwise, even one hexside clockwise. On any other throw it stays.',
    ],
    chart: 'weather',
  },
];
