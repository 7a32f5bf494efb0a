import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 5.0 */
export const commands: Rulebook = [
  {
    case: '5.0',
    title: 'Commands',
    text: ['This chapter says which squadrons act together, and how squadrons are captured, liberated and assigned to a command.'],
  },
  {
    case: '5.1',
    title: 'General Rules',
    text: ['Every squadron belongs to one of the three commands of the side that controls it.'],
    chart: 'commands',
  },
  {
    case: '5.1.1',
    title: 'Three commands a side',
    text: [
      'The colour of its MF shield tells the command of a squadron; on a prize it is the colour of the marker. Each command has five Captured or Liberated markers, so that none grows beyond measure.',
      'Ruling: a command whose five markers are in play takes no further prize. A prize that sinks or is retaken gives its marker back, and a chain uses one. If all three commands are full, the limit is waived. Other markers never run out.',
    ],
    chart: 'commands',
  },
  {
    case: '5.1.2',
    title: 'One at a time, once a turn',
    text: [
      'One command acts at a time, and each acts once in a turn. A squadron may act twice, if it is captured or liberated after it acted and its new command has yet to act. [[5.2.3]]',
    ],
  },
  {
    case: '5.1.3',
    title: 'Men aboard',
    text: ['Only squadrons belong to commands. Marines and leaders act with whatever friendly squadron carries them. [[3.3.1]]'],
  },
  { case: '5.1.4', title: 'No commands in the Sally', text: ['In the Sally Phase commands have no meaning. [[2.2]]'] },
  {
    case: '5.2',
    title: 'Capturing and Liberating',
    text: [
      'A reduced squadron falls when nobody of its own side defends it. Keep marines or a leader aboard to prevent it. [[5.2.1]] [[5.2.2]]',
    ],
  },
  {
    case: '5.2.1',
    title: 'Capture by boarders',
    text: [
      'A reduced squadron without friendly marines and without a free friendly leader is captured at once when an enemy marine unit or free leader is in its hex. It can happen by boarding, by archery or by mêlée.',
      'Ruling: it is looked at after each boarding move, for the hex left behind as well, after each shot, each step lost to the Flemings or to avert a collapse, and the sinking of a chain’s top. In a mêlée it waits until the last round and its casualty checks are over. [[8.3.21]] Of a chain both squadrons must be reduced. [[3.2.8]] The Queen neither holds nor takes a ship. [[13.2]]',
    ],
  },
  {
    case: '5.2.2',
    title: 'Capture from next door',
    text: [
      'A defending squadron that was already reduced as the mêlée began, and has no friendly marines or free leader left, is captured too if it loses against a squadron that attacked from an adjacent hex, even with no enemy aboard. It falls when the mêlée is over.',
      'Ruling: each round of heroism counts as a new beginning. A free leader aboard prevents this capture. [[3.4.8]]',
    ],
  },
  {
    case: '5.2.3',
    title: 'What capture means',
    text: [
      'The squadron gets a Captured marker, which tells its new command. The loser’s morale falls by 1 plus its castle factor. [[11.1.5]] From now on the captor controls it and plays it with its new command, perhaps again in this turn. Its own archers shoot no more and it never rallies, though friendly marines aboard may do both. Its MF is at most 1, and less by damage.',
      'Ruling: it does not act any more in the activation in which it was taken. Steps, damage, fire and grapples stay as they are. A ship afire costs 1, its castle being worth nothing; a fire from the very mêlée that takes it counts. [[10.1.1]]',
    ],
    chart: 'morale',
  },
  {
    case: '5.2.4',
    title: 'Liberating',
    text: [
      'A prize taken again gets a Liberated marker in place of the old one, which tells its new command. It keeps an MF of at most 1, shoots no more, and never rallies. Every later change of hands, whoever the taker is, counts as a liberation and brings a new Liberated marker.',
      'Ruling: each liberation gives the taker 1 morale and costs the side that loses the ship 1. [[11.1.5]]',
    ],
    chart: 'morale',
  },
  {
    case: '5.2.5',
    title: 'Control',
    text: [
      'A prize is played only by its captor, who assigns it at once to any one of his commands; so does whoever liberates it. A liberated squadron bears its marker even if it returns to its old command. It cannot change to another command until it is taken again.',
      'Ruling: where only one command has a marker left, the prize joins that one without a question. [[5.1.1]]',
    ],
  },
];
