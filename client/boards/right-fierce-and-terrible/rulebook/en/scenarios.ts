import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 13.0 */
export const optional: Rulebook = [
  {
    case: '13.0',
    title: 'Optional Rules',
    text: [
      'This chapter has three rules that may be added at set-up, each by itself.',
      'Ruling: of these rules the text we have gives little more than the titles; what they say here is ours.',
    ],
  },
  {
    case: '13.1',
    title: 'Squadron Command',
    text: [
      'As Sails and Oars begins, it is tested which active squadrons are in command. [[2.1.2]]',
      'Ruling: a squadron is in command within 4 hexes of the leader of its present command, or of the senior leader of its side, Edward or Quieret. He must be free and aboard a squadron of his own side. All others are out of command for the whole activation: their MA is halved after damage and rounded up, they cannot ram, and they grapple at -1. Shooting, disengaging, boarding and mêlée are as usual. [[7.1.1]]',
    ],
    chart: 'commands',
  },
  {
    case: '13.2',
    title: 'The Queen',
    text: [
      'Queen Philippa sails with the English as a further leader.',
      'Ruling: she rallies nobody, and adds 1 in mêlée only to English who defend in her hex. She does not keep a squadron from being captured and is captured with it. She never enters a hex with an enemy squadron or enemy marines, unless her captor takes her there; she cannot be executed. Casualty checks and sacrifice hold for her. She counts neither for Squadron Command nor for Decisive Victory. [[13.1]] [[11.3]]',
    ],
    chart: 'leaders',
  },
  {
    case: '13.3',
    title: 'The All-the-Marbles Victory',
    text: [
      'The fleets fight to the end: morale makes nobody collapse. [[11.2]]',
      'Ruling: there are no Collapse Checks, and morale 0 ends nothing, but a fleet at 0 does not rally. The match ends by Decisive Victory, by concession, or after the last turn, which is turn 60 unless set otherwise. Then each side adds up 1 and the printed castle for every squadron it controls; the higher sum wins, equal sums are a draw. [[11.3]]',
    ],
  },
];

/** 12.0 */
export const scenarios: Rulebook = [
  {
    case: '12.0',
    title: 'Scenarios',
    text: [
      'This chapter has the seven battles to choose from, and how they are set up. In each, 12 English squadrons meet 18 French ones, and both fleets start with morale 17. [[11.1.1]]',
      'Ruling: only the titles of the scenarios are in the text we have. Winds, anchorages and special rules are ours, after the titles, the histories and reports of play.',
    ],
    chart: 'scenarios',
  },
  {
    case: '12.1',
    title: 'Preparation for Play',
    text: [
      'The French place their squadrons first, then their 21 marine units and three leaders. Then the English load their 14 marine units and three leaders on squadrons that wait at sea. [[1.4.5]] All units start at full strength, without grapples or damage. The English draw the first chit. [[4.1.1]]',
      'Ruling: each French squadron lies on water of the area that the scenario gives its command, one to a hex or two as a chain; those under sail do not anchor in shallows. A squadron carries up to two marine units, a chain four. Each leader starts aboard a squadron of his own command, in a mixed chain of either; the Queen on any English squadron but Edward’s. A fleet is ready only when everything is placed.',
      'Set-up option: by the book, both fleets stand where the charts show them, and the match starts at once. A player who places his own fleet may call for the same layout.',
    ],
    chart: 'loads',
  },
  {
    case: '12.2',
    title: 'Out of the Sun',
    text: [
      'All eighteen French squadrons lie in the roads (columns 9 to 22, rows 11 to 16) in nine chains, each of one command. The English come on by the north-eastern zone. The wind blows to the south-west, the current runs to the south. The three French commands sleep and cannot be activated until they are alarmed.',
      'Ruling: a sleeping command wakes for good when an English squadron is placed or ends a move within 4 hexes of one of its squadrons, or when one of them is shot at, rammed, grappled, boarded or attacked. Each command wakes by itself and may act in the same turn. Prizes assigned to a sleeping command wake nobody when they are seen or attacked; what prizes do to a sleeping squadron wakes it as every attack does.',
    ],
    chart: 'scenarios',
  },
  {
    case: '12.3',
    title: 'Barbavera’s Plan',
    text: [
      'All French squadrons have put out to the mouth (columns 6 to 22, rows 5 to 12, at least 4 hexes from the red zones); none is chained. The English come on by either zone. The wind blows to the north-east, the current runs to the north.',
    ],
    chart: 'scenarios',
  },
  {
    case: '12.4',
    title: 'Coup de Main',
    text: [
      'All French squadrons lie in the harbour (columns 9 to 22, rows 12 to 17), unchained and asleep. The English come on by either zone. The wind blows to the south-east, the current runs to the south. The first four mariner units start reduced.',
      'Ruling: the commands sleep and wake as in Out of the Sun, but the alarm reaches only 2 hexes. [[12.2]] From the second turn on, one die is thrown for each sleeping command before the first chit, and the number of the turn or less wakes it. Turns 1 to 4 are dark: archery into adjacent hexes is at -1 for both sides. [[8.2.9]]',
    ],
    chart: 'scenarios',
  },
  {
    case: '12.5',
    title: 'Quieret’s Plan',
    text: [
      'Yellow and Violet lie across the mouth (columns 8 to 18, rows 9 to 12), all in chains; Orange lies behind them (columns 9 to 20, rows 12 to 15), unchained. The English come on by the north-western zone. The wind blows to the north-east, the current runs to the south.',
    ],
    chart: 'scenarios',
  },
  {
    case: '12.6',
    title: 'The Voice of Reason',
    text: [
      'All French squadrons lie in a line across the estuary (columns 8 to 21, rows 10 to 13); none is chained. The English come on by the north-western zone. The wind blows to the north-east, the current runs to the south. There are no special rules: it is the best first battle.',
    ],
    chart: 'scenarios',
  },
  {
    case: '12.7',
    title: 'Froissart’s Version',
    text: [
      'Yellow and Violet lie in the van (columns 9 to 19, rows 10 to 14), all in chains but the Christopher and the Cog Edward, which lie single; Orange lies to seaward (columns 7 to 14, rows 7 to 12), unchained. The English come on by the north-western zone. The wind blows to the north-east, the current runs to the south.',
      'Ruling: from turn 6 on, one die is thrown after the Collapse Check. On a 5 or 6 the English name a squadron that the French control, in row 12 or further south and next to land. The French lose one step in that hex, of a unit they choose, without casualty checks; then captures are tested. [[5.2.1]] Without such a squadron nothing happens.',
    ],
    chart: 'flemings',
  },
  {
    case: '12.8',
    title: 'Free Setup',
    text: [
      'The French lie anywhere at least 5 hexes from the red zones, singly or in chains as they like, also of two commands. [[3.2.1]]',
      'Set-up option: wind and current are as you set them, or by one die each, wind first: 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west. The English come on by the north-western zone, the north-eastern, or both. By default all is left to the dice, and they come on by the north-west.',
    ],
    chart: 'scenarios',
  },
];
