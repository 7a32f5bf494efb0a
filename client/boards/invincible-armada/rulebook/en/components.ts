import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Modules 4.0 and 5.0. */
export const setup: Rulebook = [
  {
    case: '4.0',
    title: 'Set-up',
    text: [
      'There is one scenario, the whole campaign. The Spanish place their squadrons, and turn 1 begins. What-if options change the start or the rules; all of them are off unless they are chosen. [[17.0]]',
    ],
  },
  {
    case: '4.1',
    title: 'Map and Squadron Charts',
    text: [
      'The wind is west at the start: the marker lies on the western side of the Tactical Map and the wind blows east. The weather is normal. All 48 chits are in the pool and nobody holds one; no squadron has a marker.',
      'Options: the storm in Biscay gives Spanish squadrons Hits before they are placed; a blessing brings chits after that, before turn 1. [[17.2.5]] [[17.1.7]] [[17.2.7]]',
    ],
  },
  {
    case: '4.2',
    title: 'English',
    text: ['Howard, Drake, Hawkins and Frobisher begin in Plymouth, north of box 3. Seymour begins at sea in The Narrows, box 12.'],
    chart: 'start',
  },
  {
    case: '4.3',
    title: 'Spanish',
    text: [
      'The Armada counter begins in box 1, The Lizard. The Spanish player puts his ten squadrons on white squares as he likes, no two on one square. Spanish squadrons never leave the Tactical Map. [[2.1]] [[12.2]]',
      'Two historical orders are suggested: I, the all-round defence of 29 July, and II, the horns of 31 July. They may be taken over whole as long as no squadron is placed; the set-up of a match can also prescribe one of them, and then nothing is placed. The player confirms once all ten have a square.',
      'Ruling: the diagrams of both orders are missing. In I every side of every Medina square is covered by a friend; II is a crescent open to the west.',
    ],
    chart: 'deployments',
  },
  {
    case: '5.0',
    title: 'Turn Sequence',
    text: [
      '1. English Tactical Move Phase: the English squadrons act. 2. Spanish Tactical Move Phase: the Spanish ones do. [[6.0]]',
      '3. Reorganize and Reinforce Phase: the English disengage, the Spanish reorganize, in box 12 the invasion is tried, the English reinforce. Then come the fireships in box 10 and the rendezvous in box 11. [[9.1]] [[9.2]] [[15.0]] [[10.0]] [[13.0]] [[14.0]]',
      '4. Weather and Strategic Move Phase: wind and weather, English squadrons leave the Tactical Map, the Armada moves, English squadrons move and enter. [[11.0]] [[12.1]] [[12.2]] [[12.3]] [[12.4]]',
      '5. Event Chit Draw Phase: the Spanish draw and resolve, then the English. [[16.0]]',
      'Ruling: when turn 40 has been played the season is over and the English have won. Either player may concede whenever he is asked for a decision.',
    ],
    chart: 'limits',
  },
];

/** Modules 1.0 to 3.0. */
export const components: Rulebook = [
  {
    case: '1.0',
    title: 'Introduction',
    text: [
      'The Spanish fleet of 1588 sails up the Channel to fetch an army from Flanders and land it in England; the English try to leave it in no state to do so. Two players: the English move first and are red, the Spanish are yellow. The fleet as a whole sails on the Strategic Map; battles are fought on the Tactical Map, a piece of sea that goes along with it. [[2.1]]',
      'The Spanish win as soon as the army is landed. [[15.2]] The English win as soon as the Armada fails a test of its condition, at Gravelines or in The Narrows. [[14.1]] [[15.2]]',
      'Ruling: the English also win when the last Spanish squadron is lost, and when turn 40 has been played; a player may concede at any time. There are no draws. The English fleet may be lost to the last squadron: the Spanish must pass their tests all the same. [[7.6]] [[5.0]]',
      'The printed pages on how cases are numbered, on learning the game and on writing to the publisher have no effect in software.',
    ],
  },
  {
    case: '1.1',
    title: 'Game Scale',
    text: [
      'A turn is about a day. A point of strength is one large ship, of 150 tons or more, with the small craft that go with her; very large ships, the galleasses above all, count for two.',
      'Ruling: the printed strengths are missing. Ours follow this scale and public lists of both fleets: 63 points for the five English squadrons, 98 for the ten Spanish ones. [[2.3]]',
    ],
    chart: 'strengths',
  },
  {
    case: '2.0',
    title: 'Components',
    text: [
      'What lies in the printed box: a map, counters, displays for both sides, cards with charts, two dice. Map, counters and charts are on the screen, and the dice are thrown by the server; the count of the pieces has no effect in software. [[2.1]] [[2.2]] [[2.3]]',
    ],
  },
  {
    case: '2.1',
    title: 'The Game Board',
    text: [
      'The Strategic Map has twelve boxes in a line, from The Lizard (1) in the west to The Narrows (12) in the east, and four English ports: Plymouth joins box 3, Weymouth box 5, Portsmouth box 7 and Dover box 12, each that box alone. Red reminders stand at Calais Roads (10), Gravelines (11) and The Narrows (12). [[13.0]] [[14.0]] [[15.0]]',
      'The Tactical Map has ten columns, A in the west to J in the east, and nine rows, 1 in the north to 9 in the south. Battles are fought there while English squadrons are in the box of the Armada. The white squares are the station of the Armada.',
      'Ruling: both printed maps are missing. The white squares are C3 to H7, thirty of them, since rows 8 and 9 of columns C to H lie immediately below them; those twelve squares are the anchorage at Calais. Names of boxes and ports that no rule gives are ours. [[9.3]]',
    ],
    chart: 'tacticalMap',
  },
  {
    case: '2.2',
    title: 'Counters',
    text: [
      'One counter is the whole Armada and is used on the Strategic Map alone. The ten Spanish squadrons are used on the Tactical Map alone. Each of the five English squadrons has two counters, one for each map.',
      'In software an English squadron is in one place. While it is on the Tactical Map it is said to lie under the Armada counter and its strategic place is the Armada’s box; in the Armada’s box, but not on the Tactical Map, it lies on top of that counter. [[12.1]] [[12.4]]',
    ],
  },
  {
    case: '2.2.1',
    title: 'Squadrons',
    text: [
      'Each counter bears the name of its commander, who has a box of his own on the display of his side. The back of a tactical counter says Broken: it is shown when the squadron breaks, and the front again when it rallies. [[7.6]] [[8.3]] [[2.3]]',
      'Ruling: the picture of the counters shows one Oquendo; with the others named in the rules there are ten Spanish squadrons.',
    ],
  },
  {
    case: '2.2.2',
    title: 'Tactical Matrix Markers',
    text: [
      'Each side has three: Stand Off, Close In, Try to Board. They are chosen in secret. In software the choice of a player is kept from everybody else until both have chosen. [[7.4]]',
    ],
  },
  {
    case: '2.2.3',
    title: 'Event Chits',
    text: [
      'There are 48 chits in the pool, two of which read No Event. Red ones are played by the English alone, yellow ones by the Spanish alone, the others by either side. Nobody can see in which order they will be drawn. [[16.0]]',
      'Ruling: the printed list of the chits is missing. Ours keeps every name, number and kind that the rules mention; the rest fills up the 48.',
    ],
  },
  {
    case: '2.2.4',
    title: 'Neutral Markers',
    text: [
      'They show the wind, the weather, Hits, Shot, Low Ammo, added strength, and with Moved which squadrons have acted. [[7.6]] [[10.0]] [[11.0]]',
      'The numbers on their backs, and the advice to use as few of them as possible, have no effect in software: the board shows the figures.',
    ],
  },
  {
    case: '2.3',
    title: 'Squadron Display Charts',
    text: [
      'The display says what sets a squadron apart: its strength, what is added to its Morale Rolls and Repair rolls, its bonus in battle, its special abilities. [[1.1]] [[7.6]] [[8.2]]',
      'Battle bonuses of the English: Howard one die more with Stand Off or Close In; Drake +1 on each die with Close In or Try to Board; Hawkins +1 on each die with Stand Off; Frobisher one die more with Close In as the defender; Seymour none.',
      'Battle bonuses of the Spanish: Sidonia and Moncada +1 on each die with Close In; Recalde +1 on each die with Try to Board; Oquendo one die more with Close In as the attacker; Bertendona one die more with Try to Board; Diego and Pedro de Valdes none; the three Medinas -2 on each die with every tactic. [[7.4.3]]',
      'Special abilities: Seymour repairs twice and waits for the Armada at Calais; Sidonia helps to rally; Moncada rows; the Medinas never attack and can hand over their powder. [[8.2.1]] [[12.3]] [[8.3.1]] [[6.1.4]] [[7.1]] [[8.4.2]]',
      'Ruling: the displays are missing. The bonus of Howard, the penalty of the Medinas and the special abilities are in the rules; the other figures follow the character of the commanders and their ships.',
    ],
    chart: 'displays',
  },
  {
    case: '3.0',
    title: 'Important Concepts',
    text: [
      'DRM: a number that is added to a throw of the dice, or taken off it. All dice have six sides.',
      'Galleass: a big ship with oars and guns. Moncada’s squadron alone has them, and the wind does not touch it. [[6.1.4]]',
      'Shot: ships carry only so much of it. The English fetch more in port or are met at sea by supply craft; the Spanish have what their store ships can spare. [[7.6]] [[8.4]]',
      'Squadron: the unit of battle, a body of ships called after its leader.',
      'Stacking: one squadron to a square on the Tactical Map, as many as like in a box or port of the Strategic Map.',
      'Urcas and hulks: transports, hardly fit to fight, on which the landing depends. They make up the three Medina squadrons. [[7.1]] [[14.1]]',
      'Weather: square-rigged ships go where the wind lets them. [[6.1.2]] [[11.0]]',
    ],
  },
];
