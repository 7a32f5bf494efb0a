import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const introduction: Rulebook = [
  {
    case: '1.0',
    title: 'Introduction',
    text: [
      'Two players fight the battle of Sluys on 24 June 1340. One commands the fleet of King Edward III, the other the French fleet with its Genoese and Spanish allies. There is no hidden information: only dice and chits are random. You win when the enemy fleet’s morale collapses. [[11.0]]',
    ],
  },
  {
    case: '1.1',
    title: 'Components',
    text: [
      'The printed game has a map, 32 large and 140 half-size counters, charts, two dice and a cup. The board replaces them.',
      'Ruling: the map, the counters’ figures, most charts, the scenarios and the optional rules are our reconstruction, within the limits of the rulebook. Each chart names the source of its figures.',
    ],
  },
  {
    case: '1.2',
    title: 'Terms',
    text: [
      'A unit is a squadron, a marine unit or a leader. Marines are knights, men-at-arms and mariners. Active units may act: in an activation the squadrons of the active command and all units aboard; in the Sally Phase all marines and leaders. Friendly units are those your fleet controls: squadrons you have captured are friendly, squadrons the enemy has captured are not. The movement allowance (MA) is the number of movement points (MP) a squadron may spend. The melee factor (MF) is added to the dice in melee. A unit with an MF of 0 or less can still fight.',
      'A unit with an archery factor, even 0, is an archer. English archers have longbows, all other archers crossbows. The castle factor modifies rams, grapples, archery and melee, and sets the morale cost of a captured squadron. Steps represent men: a unit that has lost a step is reduced and weaker. Damage affects ships, and only damage can sink them. [[3.1.2]] [[3.1.4]]',
    ],
    chart: 'squadrons',
  },
  {
    case: '1.3',
    title: 'Scale',
    text: [
      'A turn represents 20 to 30 minutes, and eight hexes a little less than a nautical mile. A squadron is 8 to 14 ships, a marine unit up to 500 men or a small company of knights. The scale has no effect on play.',
    ],
  },
  {
    case: '1.4',
    title: 'The Map',
    text: [
      'The map has 32 columns and 20 rows of hexes, of which 380 are water. A hex is named by column and row; 0101 is in the north-west corner. Distance is counted in hexes, across water and land. Hexes are adjacent if their distance is 1.',
      'Ruling: the printed map is missing from our copy. Ours follows histories of the battle: open sea in the north, the mouth between Knokke and Cadzand, a channel behind Cadzand, the roads, and Sluys at their head.',
    ],
    chart: 'map',
  },
  {
    case: '1.4.1',
    title: 'Units and hexes',
    text: ['Each unit is always in one hex. Treat partial hexes at the edge of the map as whole hexes.'],
  },
  {
    case: '1.4.2',
    title: 'Grapples',
    text: ['A grapple lies between two adjacent hexes and connects the squadrons in them. [[7.1.2]]'],
  },
  {
    case: '1.4.3',
    title: 'Deep and shallow water',
    text: ['Water hexes are deep or shallow. All other hexes are land; squadrons cannot enter them.'],
    chart: 'map',
  },
  {
    case: '1.4.4',
    title: 'Sails in shallows',
    text: ['For sailed squadrons, shallows cost more MP and count as one damage level. Oared squadrons are not affected. [[6.1.8]]'],
  },
  {
    case: '1.4.5',
    title: 'Red Entry Zones',
    text: [
      'The two red zones on the northern edge give access to the North Sea: 0501 to 1301 in the north-west, 2401 to 3001 in the north-east. English squadrons in reserve enter when their command is activated. All are placed first, each in an empty hex of a zone that the scenario allows; then squadrons move. Placement is the first MP that a squadron spends. [[2.1.2]] [[12.0]]',
      'Ruling: placement costs exactly 1 MP, whatever the wind, adjacent squadrons or shallows. A squadron must enter if a hex of the zone is empty; otherwise it waits for a later activation. If both zones are allowed, the first squadron placed sets the zone for the whole activation.',
    ],
    chart: 'costs',
  },
  { case: '1.4.6', title: 'Leaving the map', text: ['Squadrons on the map may not leave it.'] },
  {
    case: '1.5',
    title: 'The Units',
    text: ['Large counters are squadrons; half-size counters are marines and leaders. Markers are explained with the rules that use them.'],
  },
  {
    case: '1.5.1',
    title: 'English counters',
    text: [
      'In print, English counters have a red stripe. Here English squadrons have a red band with leopards, and English marines are square. The colour has no effect on play; only control matters. [[5.2.5]]',
    ],
  },
  {
    case: '1.5.2',
    title: 'French counters',
    text: [
      'In print, the French and their allies have a blue stripe. Here French squadrons have a blue band with lilies, and French marines are pointed. The colour has no effect on play. [[5.2.5]]',
    ],
  },
];

export const sequence: Rulebook = [
  {
    case: '2.0',
    title: 'Sequence of Play',
    text: [
      'A turn has three phases: the Activation Phase, the Sally Phase and the End Phase. In the Activation Phase the six commands act one after the other. Phases are divided into segments. A segment in which no action is possible is skipped. Otherwise the acting player ends the segment after all compulsory actions.',
    ],
  },
  {
    case: '2.1',
    title: 'Activation Phase',
    text: [
      'Each command is activated once. It performs seven segments before the next command is chosen: Sails and Oars, Ram Resolution, Archery, Grapple, Boarding, Melee, Maneuver. [[4.1]]',
    ],
  },
  {
    case: '2.1.1',
    title: 'Chit draw',
    text: [
      'The players alternate in drawing one of the five chits from the cup. The English draw first each turn. The chit decides which player chooses the next command. That player may choose their own command or make the opponent activate one. [[4.1.2]] [[4.1.3]] [[4.1.4]]',
    ],
    chart: 'chits',
  },
  {
    case: '2.1.2',
    title: 'Sails and Oars Segment',
    text: [
      'With Squadron Command, first determine which squadrons are in command. [[13.1]] Each squadron of the command may move, with all marines and leaders aboard. [[6.1]] Chains may cut loose, and squadrons that have moved may declare a ram. [[3.2.3]] [[8.1.4]] Captive leaders may be executed. [[3.4.9]]',
      'Ruling: entering squadrons are placed first, before the command check. [[1.4.5]]',
    ],
  },
  {
    case: '2.1.3',
    title: 'Ram Resolution Segment',
    text: [
      'Resolve each declared ram, in any order the owner chooses; all must be resolved. Remove the Ram marker after each. [[8.1.8]]',
      'Ruling: the target may be friendly. [[8.1]]',
    ],
  },
  {
    case: '2.1.4',
    title: 'Archery Segment',
    text: ['Each active archer unit, squadron or marines, may shoot once at an enemy in range. [[8.2]]'],
  },
  {
    case: '2.1.5',
    title: 'Grapple Segment',
    text: [
      'Each active squadron may try once to grapple an adjacent squadron, and once to disengage from a grappled one. Either may come first. [[7.1]] [[7.2]]',
    ],
  },
  {
    case: '2.1.6',
    title: 'Boarding Segment',
    text: [
      'Marines and leaders aboard active squadrons may move to an adjacent squadron. [[6.3]] If they enter a hex with enemy squadrons, marines or leaders, place a Melee marker. They must attack in the next segment. [[8.3.9]]',
    ],
  },
  {
    case: '2.1.7',
    title: 'Melee Segment',
    text: [
      'Active squadrons may attack enemy squadrons that they are grappled to, or enemies in their own hex. Units in a hex with a Melee marker must attack there; remove the marker afterwards. The hex attacked is the defending hex. All friendly marines and leaders in it join the attack, active or not. [[8.3]]',
    ],
  },
  {
    case: '2.1.8',
    title: 'Maneuver Segment',
    text: [
      'Each active oared squadron may do one of these: move 1 hex, ram, try to disengage, or try to grapple. A chain may only cut loose. Sailed squadrons do nothing. [[6.2.1]]',
    ],
  },
  {
    case: '2.1.9',
    title: 'The next command',
    text: [
      'If more than one command is left, the player who did not draw the last chit draws the next one, and another command is activated. The last command is activated without a chit. [[4.1.6]] [[4.1.7]]',
      'Ruling: the players alternate with each chit, whichever command it activates.',
    ],
  },
  {
    case: '2.1.10',
    title: 'End of the phase',
    text: [
      'After all six commands have been activated, the Sally Phase begins. [[2.2]]',
      'Ruling: a command is skipped if it is dormant, or if none of its squadrons is on the map or able to enter. It can be activated later in the phase if it is alarmed or gets a prize.',
    ],
  },
  {
    case: '2.2',
    title: 'Sally Phase',
    text: [
      'The Sally Phase is a round of archery, boarding and melee. Commands are not used. Before each segment both players roll for initiative; the player with initiative performs all actions first, then the other player. A tie ends the phase, so the phase may end before any segment takes place. [[4.2]]',
      'Ruling: if neither side could act in any segment of the Sally Phase, it is skipped without a roll.',
    ],
  },
  {
    case: '2.2.1',
    title: 'Sally Archery Segment',
    text: [
      'Roll for initiative. The side with initiative may shoot once with each of its archers, both marines and squadrons, at enemies in the archer’s own hex only. Then the other side does the same. A tie ends the Sally Phase. [[8.2.6]] [[4.2.3]]',
    ],
  },
  {
    case: '2.2.2',
    title: 'Sally Boarding Segment',
    text: [
      'Roll for initiative. The side with initiative may move any of its marines and leaders across grapples; then the other side may. The usual rules of movement and stacking apply. Squadrons do not move, and no Melee markers are placed. A tie ends the Sally Phase. [[6.3]] [[3.3.5]]',
      'Ruling: all marines and leaders of a side may move, even aboard enemy squadrons, and so may the captives it holds.',
    ],
  },
  {
    case: '2.2.3',
    title: 'Sally Melee Segment',
    text: [
      'Roll for initiative. The side with initiative may attack enemies in the same hex as its squadrons or marines; then the other side may. Adjacent squadrons do not support. Attacks are never compulsory, even for units that have just boarded, and units that did not move may attack. A tie ends the Sally Phase. [[8.3.16]] [[8.3.17]]',
      'Ruling: each side may attack a hex once, in its own part of the segment. [[8.3.6]]',
    ],
  },
  {
    case: '2.3',
    title: 'End Phase',
    text: [
      'The End Phase has four segments: Collapse Check, Rally, Squadrons Afire, Wind and Current Change. After the last segment all five chits return to the cup and a new turn begins; the English draw the first chit. [[2.1.1]]',
      'Ruling: in Froissart’s Version the Flemings act between the Collapse Check and Rally. [[12.7]] Set-up option: with a turn limit, the match ends after the End Phase of that turn. [[11.0]]',
    ],
  },
  {
    case: '2.3.1',
    title: 'Collapse Check Segment',
    text: [
      'A fleet with morale below 6 makes a Collapse Check; a fleet with morale 0 collapses without a roll. Heroism may avert a failed check. [[11.2.3]] [[11.2.4]] [[11.2.5]]',
    ],
  },
  {
    case: '2.3.2',
    title: 'Rally Segment',
    text: ['Each player may rally one unit, and each free leader may rally one more in the same hex. [[9.1]]'],
  },
  {
    case: '2.3.3',
    title: 'Squadrons Afire Segment',
    text: ['Roll one die for each squadron afire. [[10.1.2]]'],
    chart: 'afire',
  },
  {
    case: '2.3.4',
    title: 'Wind and Current Change Segment',
    text: [
      'Roll one die for the wind, then one for the current. On a 6, roll that die again: an odd result turns the arrow one hexside counter-clockwise, an even result one hexside clockwise. On any other first result there is no change.',
    ],
    chart: 'weather',
  },
];
