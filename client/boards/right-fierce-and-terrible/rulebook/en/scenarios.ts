import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const optional: Rulebook = [
  {
    case: '13.0',
    title: 'Optional Rules',
    text: [
      'This chapter has three rules that can each be added at set-up.',
      'Ruling: our copy of the rulebook has little more than their titles; the texts are ours.',
    ],
  },
  {
    case: '13.1',
    title: 'Squadron Command',
    text: [
      'At the start of Sails and Oars, determine which active squadrons are in command. [[2.1.2]]',
      'Ruling: a squadron is in command if it is within 4 hexes of the leader of its current command. The side’s senior leader, Edward or Quieret, counts in the same way. The leader must be free and aboard a squadron of their own side. All other squadrons are out of command for the whole activation: their MA, after reductions for damage, is halved and rounded up. They may not ram, and their grapple attempts have −1. Shooting, disengaging, boarding and melee are not affected. [[7.1.1]]',
    ],
    chart: 'commands',
  },
  {
    case: '13.2',
    title: 'The Queen',
    text: [
      'Queen Philippa is an additional English leader.',
      'Ruling: she rallies no units, and adds 1 in melee only to English units that defend in her hex. She does not prevent the capture of her squadron and is captured with it. She may not enter a hex with an enemy squadron or enemy marines, unless her captor moves her there; she cannot be executed. Casualty Checks and Heroic Sacrifice apply to her. She does not count for Squadron Command or Decisive Victory. [[13.1]] [[11.3]]',
    ],
    chart: 'leaders',
  },
  {
    case: '13.3',
    title: 'The All-the-Marbles Victory',
    text: [
      'Fleets do not collapse. [[11.2]]',
      'Ruling: there are no Collapse Checks, and morale 0 does not end the game, but a fleet at 0 does not rally. The match ends by Decisive Victory, by concession, or after the last turn: turn 60 unless set otherwise. Then each side counts 1 plus the printed castle factor for each squadron it controls. The side with the higher sum wins; a tie is a draw. [[11.3]]',
    ],
  },
];

export const scenarios: Rulebook = [
  {
    case: '12.0',
    title: 'Scenarios',
    text: [
      'This chapter has seven scenarios and their set-up. In each, 12 English squadrons meet 18 French ones, and both fleets start with morale 17. [[11.1.1]]',
      'Ruling: our copy has only the titles. Wind, deployment and special rules are ours, based on the titles, histories and play reports.',
    ],
    chart: 'scenarios',
  },
  {
    case: '12.1',
    title: 'Preparation for Play',
    text: [
      'The French deploy their squadrons first, then their 21 marine units and three leaders. Then the English load 14 marine units and three leaders on squadrons in reserve. [[1.4.5]] All units start at full strength, without grapples or damage. The English draw the first chit. [[4.1.1]]',
      'Ruling: each French squadron is placed on water in its command’s area, one per hex or two as a chain. Sailed squadrons may not be deployed in shallows. A squadron carries up to two marine units, a chain four. Each leader starts aboard a squadron of their command, or a chain that includes such a squadron. The Queen starts on any English squadron except Edward’s. All units must be placed.',
      'Set-up option: with standard deployment both fleets are placed as the charts show, and the match starts at once. A player who deploys may use the same layout.',
    ],
    chart: 'loads',
  },
  {
    case: '12.2',
    title: 'Out of the Sun',
    text: [
      'All 18 French squadrons are in the roads (columns 9 to 22, rows 11 to 16) in nine chains, each of one command. The English enter through the north-eastern zone. The wind blows to the south-west, the current runs to the south. The three French commands are dormant: they cannot be activated until alarmed.',
      'Ruling: a dormant command is alarmed, permanently, when an English squadron is placed or ends a move within 4 hexes of one of its squadrons. A dormant command is also alarmed when one of its squadrons is shot at, rammed, grappled, boarded or attacked. Each command is alarmed separately and may be activated in the same turn. Prizes assigned to a dormant command do not alarm it when English squadrons approach or attack them. If prizes attack a dormant squadron, its command is alarmed.',
    ],
    chart: 'scenarios',
  },
  {
    case: '12.3',
    title: 'Barbavera’s Plan',
    text: [
      'All French squadrons are in the mouth (columns 6 to 22, rows 5 to 12, at least 4 hexes from the red zones), without chains. The English enter through either zone. The wind blows to the north-east, the current runs to the north.',
    ],
    chart: 'scenarios',
  },
  {
    case: '12.4',
    title: 'Coup de Main',
    text: [
      'All French squadrons are in the harbour (columns 9 to 22, rows 12 to 17), without chains, and all three commands are dormant. The English enter through either zone. The wind blows to the south-east, the current runs to the south. The first four mariner units start reduced.',
      'Ruling: dormant commands are alarmed as in Out of the Sun, but the alarm range is 2 hexes. [[12.2]] From turn 2, roll one die for each dormant command before the first chit; a roll of the turn number or less alarms the command. Turns 1 to 4 are dark: archery into adjacent hexes has −1 for both sides. [[8.2.9]]',
    ],
    chart: 'scenarios',
  },
  {
    case: '12.5',
    title: 'Quieret’s Plan',
    text: [
      'The Yellow and Violet commands are across the mouth (columns 8 to 18, rows 9 to 12), all in chains. The Orange command is behind them (columns 9 to 20, rows 12 to 15), without chains. The English enter through the north-western zone. The wind blows to the north-east, the current runs to the south.',
    ],
    chart: 'scenarios',
  },
  {
    case: '12.6',
    title: 'The Voice of Reason',
    text: [
      'All French squadrons are in a line across the estuary (columns 8 to 21, rows 10 to 13), without chains. The English enter through the north-western zone. The wind blows to the north-east, the current runs to the south. There are no special rules; this is the best scenario for a first match.',
    ],
    chart: 'scenarios',
  },
  {
    case: '12.7',
    title: 'Froissart’s Version',
    text: [
      'The Yellow and Violet commands are in the van (columns 9 to 19, rows 10 to 14), in chains except for Christopher and Cog Edward. The Orange command is to seaward (columns 7 to 14, rows 7 to 12), without chains. The English enter through the north-western zone. The wind blows to the north-east, the current runs to the south.',
      'Ruling: from turn 6, roll one die after the Collapse Check. On a 5 or 6 the English choose a squadron that the French control, in row 12 or further south and adjacent to land. The French lose one step in that hex, from a unit of their choice, without Casualty Checks; then captures are checked. [[5.2.1]] If there is no such squadron, there is no effect.',
    ],
    chart: 'flemings',
  },
  {
    case: '12.8',
    title: 'Free Setup',
    text: [
      'The French deploy anywhere at least 5 hexes from the red zones, singly or in chains as they choose, even chains of two commands. [[3.2.1]]',
      'Set-up option: wind and current are chosen, or rolled with one die for each, wind first: 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west. The English enter through the north-western zone, the north-eastern zone, or both. The defaults are random directions and the north-western zone.',
    ],
    chart: 'scenarios',
  },
];
