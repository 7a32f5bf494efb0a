import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 1.0 */
export const introduction: Rulebook = [
  {
    case: '1.0',
    title: 'Introduction',
    text: [
      'This chapter names the parts of the game, its terms, its scale, its map and its counters. Two players fight the battle of Sluys on 24 June 1340: one leads the fleet of King Edward III, the other the French with their Genoese and Spanish allies. Nothing is hidden; only dice and chits are unknown. You win by breaking the morale of the other fleet. [[11.0]]',
    ],
  },
  {
    case: '1.1',
    title: 'Components',
    text: [
      'In print the game is a map, 32 large and 140 half-size counters, charts, two dice and a cup. This has no effect here: the board brings them all.',
      'Ruling: the map, the figures on the counters, most charts, the scenarios and the optional rules are our reconstruction, kept within what the rules say of them. Every chart tells where its figures come from.',
    ],
  },
  {
    case: '1.2',
    title: 'Terms',
    text: [
      'A unit is a squadron, a marine unit or a leader; knights, men-at-arms and mariners are marines. Units are active while they may act: the squadrons of the acting command with everybody aboard, and in the Sally all marines and leaders. Friendly means controlled by your fleet: prizes you have taken are, ships the enemy took from you are not. Movement allowance (MA) is what a squadron may spend in movement points (MP). The mêlée factor (MF) is added to the dice of a mêlée; a unit with 0 or less fights all the same.',
      'Whoever has an archery factor, even 0, is an archer: longbowmen if English, crossbowmen otherwise. The castle factor counts in rams, grapples, archery and mêlée, and in the price of a prize. Steps are men; a unit that has lost one is reduced, and weaker for it. Damage is harm to the hulls and the only thing that sinks them. [[3.1.2]] [[3.1.4]]',
    ],
    chart: 'squadrons',
  },
  {
    case: '1.3',
    title: 'Scale',
    text: [
      'A turn stands for twenty to thirty minutes, and eight hexes are a little less than a nautical mile. A squadron is eight to fourteen ships, a marine unit up to five hundred men or a small company of knights. None of this has an effect on play.',
    ],
  },
  {
    case: '1.4',
    title: 'The Map',
    text: [
      'The battle is fought on hexes, 32 columns by 20 rows, of which 380 are water. A hex is called by column and row; 0101 lies in the north-west. Distance is counted in hexes over water and land alike, and adjacent means a distance of one.',
      'Ruling: the printed map is lost to us. Ours follows the histories: open sea in the north, the mouth between Knokke and Cadzand, a channel behind Cadzand, the roads, and Sluys at their head.',
    ],
    chart: 'map',
  },
  {
    case: '1.4.1',
    title: 'Units stand in hexes',
    text: ['Every unit is always in one hex. Hexes that the border of the map cuts are used like whole ones.'],
  },
  {
    case: '1.4.2',
    title: 'Grapples lie between hexes',
    text: [
      'A grapple lies across the side between two adjacent hexes and ties whatever is in the one to whatever is in the other. [[7.1.2]]',
    ],
  },
  {
    case: '1.4.3',
    title: 'Deep and shallow',
    text: ['Water is deep or shallow. The rest is land, which no squadron enters.'],
    chart: 'map',
  },
  {
    case: '1.4.4',
    title: 'Sails in shallows',
    text: [
      'Shallows are a burden to squadrons under sail: they cost more to enter and count as a level of damage. Oars feel neither. [[6.1.8]]',
    ],
  },
  {
    case: '1.4.5',
    title: 'Red entry zones',
    text: [
      'The two red stretches of the northern edge lead in from the North Sea: 0501 to 1301 in the north-west, 2401 to 3001 in the north-east. English squadrons waiting at sea come on when their command is activated. All of them are placed first, each in a free hex of a zone that the scenario opens; only then do squadrons move. Being placed is the first movement point that a squadron spends. [[2.1.2]] [[12.0]]',
      'Ruling: placement costs exactly 1 MP whatever the wind, the neighbours or the shallows. A squadron must come on while there is a free hex; one that finds none waits for a later activation. Where both zones are open, the first squadron placed fixes the zone for the whole activation.',
    ],
    chart: 'costs',
  },
  { case: '1.4.6', title: 'No way out', text: ['A squadron that is on the map stays on it: none may leave over an edge.'] },
  {
    case: '1.5',
    title: 'The Units',
    text: ['Large counters are squadrons, half-size ones marines and leaders. Markers are explained with the rules that use them.'],
  },
  {
    case: '1.5.1',
    title: 'English counters',
    text: [
      'In print a red stripe marks the English. Here their squadrons bear a red band with leopards and their marines are square tiles. It has no effect on play; what counts is who controls a squadron now. [[5.2.5]]',
    ],
  },
  {
    case: '1.5.2',
    title: 'French counters',
    text: [
      'In print a blue stripe marks the French and their allies. Here their squadrons bear a blue band with lilies and their marines are pointed tiles. It has no effect on play. [[5.2.5]]',
    ],
  },
];

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
