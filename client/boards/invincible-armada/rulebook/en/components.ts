import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const setup: Rulebook = [
  {
    case: '4.0',
    title: 'Set-up',
    text: [
      'There is one scenario, the whole campaign. The Spanish player places the squadrons, and turn 1 begins. What If? options change the start or the rules; all are off by default. [[17.0]]',
    ],
  },
  {
    case: '4.1',
    title: 'Map and Squadron Charts',
    text: [
      'At the start the wind is west: its marker is on the western side of the Tactical Map, and the wind blows from west to east. The weather is normal. All 48 chits are in the pool and no chit is held. No squadron has a marker.',
      'Options: the storm in Biscay may give Spanish squadrons Hits before they are placed. The chits of Papal Blessing and Prayers Answered are drawn after deployment, before turn 1. [[17.2.5]] [[17.1.7]] [[17.2.7]]',
    ],
  },
  {
    case: '4.2',
    title: 'English',
    text: ['Howard, Drake, Hawkins and Frobisher start in Plymouth, the port of box 3. Seymour starts at sea in The Narrows, box 12.'],
    chart: 'start',
  },
  {
    case: '4.3',
    title: 'Spanish',
    text: [
      'The Armada counter starts in box 1, The Lizard. The Spanish player places the ten squadrons on white squares, one per square, in any arrangement. Spanish squadrons never leave the Tactical Map. [[2.1]] [[12.2]]',
      'There are two historical deployments: I, the all-round defence of 29 July, and II, the horns of 31 July. The player may use one of them for all ten squadrons, before any squadron is placed. An option prescribes one of them; then all ten squadrons are placed automatically. The player confirms when all ten squadrons have a square.',
      'Ruling: the diagrams of both deployments are missing. In I, a friendly squadron covers every side of each Medina squadron. II is a crescent that is open to the west.',
    ],
    chart: 'deployments',
  },
  {
    case: '5.0',
    title: 'Turn Sequence',
    text: [
      '1. English Tactical Move Phase: English squadrons act. 2. Spanish Tactical Move Phase: Spanish squadrons act. [[6.0]]',
      '3. Reorganize and Reinforce Phase: the English disengage, the Spanish reorganize, in box 12 the invasion is attempted, and the English reinforce. Then the fireships are resolved in box 10, or the rendezvous in box 11. [[9.1]] [[9.2]] [[15.0]] [[10.0]] [[13.0]] [[14.0]]',
      '4. Weather and Strategic Move Phase: wind and weather, exit of English squadrons, Armada move, moves and entry of English squadrons. [[11.0]] [[12.1]] [[12.2]] [[12.3]] [[12.4]]',
      '5. Event Chit Draw Phase: the Spanish draw and resolve chits, then the English. [[16.0]]',
      'Ruling: after turn 40 the English win. A player may concede at any decision.',
    ],
    chart: 'limits',
  },
];

export const components: Rulebook = [
  {
    case: '1.0',
    title: 'Introduction',
    text: [
      'The Spanish fleet of 1588 sails up the Channel to embark an army in Flanders and land it in England. The English try to damage the fleet so badly that it cannot do this. There are two players: the English are red and act first, the Spanish are yellow. The whole fleet moves on the Strategic Map. Battles are fought on the Tactical Map, which shows the sea around the fleet. [[2.1]]',
      'The Spanish win as soon as the army lands. [[15.2]] The English win as soon as the Armada fails a test of its condition, at Gravelines or in The Narrows. [[14.1]] [[15.2]]',
      'Ruling: the English also win when the last Spanish squadron is eliminated, and after turn 40. A player may concede at any time. There are no draws. Even if all English squadrons are eliminated, the Spanish must pass their tests. [[7.6]] [[5.0]]',
      'The printed pages on case numbers, learning the game and writing to the publisher have no effect in software.',
    ],
  },
  {
    case: '1.1',
    title: 'Game Scale',
    text: [
      'A turn is about one day. A strength point is one large ship of 150 tons or more, with its small craft. Very large ships, such as the galleasses, count as two points.',
      'Ruling: the printed strengths are missing. Ours follow this scale and published lists of both fleets: 63 points for the five English squadrons, 98 for the ten Spanish squadrons. [[2.3]]',
    ],
    chart: 'strengths',
  },
  {
    case: '2.0',
    title: 'Components',
    text: [
      'The printed game has a map, counters, displays for both sides, cards with charts, and two dice. Here the map, counters and charts are on the screen, and the server rolls the dice. The number of pieces has no effect in software. [[2.1]] [[2.2]] [[2.3]]',
    ],
  },
  {
    case: '2.1',
    title: 'The Game Board',
    text: [
      'The Strategic Map has twelve boxes in a line, from The Lizard (1) in the west to The Narrows (12) in the east. It has four English ports, each connected to one box: Plymouth to 3, Weymouth to 5, Portsmouth to 7 and Dover to 12. Calais Roads (10), Gravelines (11) and The Narrows (12) have red reminders of their special rules. [[13.0]] [[14.0]] [[15.0]]',
      'The Tactical Map has ten columns, A in the west to J in the east, and nine rows, 1 in the north to 9 in the south. Battles are fought there while English squadrons are in the box of the Armada. The white squares are the area of the Armada.',
      'Ruling: both printed maps are missing. The white squares are the thirty squares C3 to H7, because rows 8 and 9 of columns C to H are directly below them. Those twelve squares are the anchorage in Calais Roads. We chose the names of boxes and ports that no rule gives. [[9.3]]',
    ],
    chart: 'tacticalMap',
  },
  {
    case: '2.2',
    title: 'Counters',
    text: [
      'One counter represents the whole Armada, on the Strategic Map only. The ten Spanish squadrons are used on the Tactical Map only. Each of the five English squadrons has two counters, one for each map.',
      'In software an English squadron is in one place. A squadron on the Tactical Map is “under the Armada counter”, and its strategic place is the Armada’s box. A squadron in the Armada’s box but not on the Tactical Map is “on top of the Armada counter”. [[12.1]] [[12.4]]',
    ],
  },
  {
    case: '2.2.1',
    title: 'Squadrons',
    text: [
      'Each counter has the name of its commander, and each commander has a box on the display of their side. The back of a tactical counter says Broken. The counter is flipped when the squadron breaks, and flipped back when it rallies. [[7.6]] [[8.3]] [[2.3]]',
      'Ruling: the picture of the counters shows one squadron of Oquendo. With nine others, from the rules and from published lists, there are ten Spanish squadrons.',
    ],
  },
  {
    case: '2.2.2',
    title: 'Tactical Matrix Markers',
    text: [
      'Each side has three tactics: Stand Off, Close In, Try to Board. The players choose them in secret. In software a choice stays hidden until both players have chosen. [[7.4]]',
    ],
  },
  {
    case: '2.2.3',
    title: 'Event Chits',
    text: [
      'The pool has 48 chits, two of them No Event. Only the English may play red chits, only the Spanish may play yellow chits; both sides may play the other chits. The order in which chits will be drawn is hidden. [[16.0]]',
      'Ruling: the printed list of chits is missing. Ours has every name, number and kind that the rules mention; we chose the rest to complete the 48.',
    ],
  },
  {
    case: '2.2.4',
    title: 'Neutral Markers',
    text: [
      'These markers show the wind, the weather, Hits, Shot, Low Ammo and added strength. Moved markers show which squadrons have acted. [[7.6]] [[10.0]] [[11.0]]',
      'The numbers on the backs of the markers, and the advice to use as few markers as possible, have no effect in software: the board shows the numbers.',
    ],
  },
  {
    case: '2.3',
    title: 'Squadron Display Charts',
    text: [
      'The display of a squadron gives its strength, its modifiers to Morale Rolls and Repair rolls, its battle bonus and its special abilities. [[1.1]] [[7.6]] [[8.2]]',
      'English battle bonuses: Howard has +1 die with Stand Off or Close In. Drake has +1 to each die with Close In or Try to Board, Hawkins +1 to each die with Stand Off. Frobisher has +1 die with Close In as defender. Seymour has none.',
      'Spanish battle bonuses: Sidonia and Moncada have +1 to each die with Close In, Recalde +1 to each die with Try to Board. Oquendo has +1 die with Close In as attacker, Bertendona +1 die with Try to Board. Diego and Pedro de Valdes have none. The three Medina squadrons have −2 to each die with every tactic. [[7.4.3]]',
      'Special abilities: Seymour may re-roll a failed Repair, and may not move until the Armada is in Calais Roads. Sidonia has a bonus for Rally rolls. Moncada ignores the wind. The Medina squadrons never attack, and each may take over a Low Ammo marker. [[8.2.1]] [[12.3]] [[8.3.1]] [[6.1.4]] [[7.1]] [[8.4.2]]',
      'Ruling: the displays are missing. The rules give Howard’s bonus, the Medina penalty and the special abilities. The other figures follow the reputation of the commanders and their ships.',
    ],
    chart: 'displays',
  },
  {
    case: '3.0',
    title: 'Important Concepts',
    text: [
      'DRM: a die roll modifier, added to a roll or subtracted from it. All dice have six sides.',
      'Galleass: a large ship with oars and guns. Only Moncada’s squadron has galleasses, and the wind does not affect it. [[6.1.4]]',
      'Shot: ships carry a limited supply of ammunition. The English resupply in port or from supply craft at sea, the Spanish from the supply ships of the fleet. [[7.6]] [[8.4]]',
      'Squadron: the combat unit, a group of ships named after its leader.',
      'Stacking: a square of the Tactical Map holds one squadron; a box or port of the Strategic Map holds any number.',
      'Urcas and hulks: transport ships with little fighting value, needed for the landing. They form the three Medina squadrons. [[7.1]] [[14.1]]',
      'Weather: square-rigged ships depend on the wind. [[6.1.2]] [[11.0]]',
    ],
  },
];
