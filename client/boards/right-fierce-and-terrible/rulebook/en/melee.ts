import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const marines: Rulebook = [
  {
    case: '3.3',
    title: 'Marines',
    text: ['Marines are knights, men-at-arms and mariners. Squadrons carry them, and they board enemy squadrons and fight.'],
    chart: 'marines',
  },
  {
    case: '3.3.1',
    title: 'Marines and commands',
    text: [
      'Marines belong to no command: they act with the squadron that carries them. A marine unit that boards a squadron of another command can act again in the same turn, when that command is activated. [[3.3.6]]',
    ],
  },
  {
    case: '3.3.2',
    title: 'Types of marines',
    text: [
      'Knights have four steps on two counters, with an MF of 5, 4, 3 and 2. They have the Heroism star at MF 5 and 2, and never shoot.',
      'Men-at-arms have four steps on two counters, with an MF of 4, 3, 2 and 1, and shoot only at full strength.',
      'Mariners (French only) have two steps, with an MF of 2 and 1, and shoot only at full strength.',
      'Marines may rally only on a reduced side: knights and men-at-arms with three steps or one, mariners with one. [[9.1.3]]',
      'Ruling: men-at-arms shoot only with all four steps. Men-at-arms and mariners that shoot have archery factor 0; English marines have longbows, French marines crossbows.',
    ],
    chart: 'marines',
  },
  {
    case: '3.3.3',
    title: 'Activation Phase',
    text: [
      'In the Activation Phase marines may shoot and board only from a friendly active squadron. Aboard an enemy squadron they may not shoot or board, and fight only if a Melee marker requires it. [[8.3.8]] [[8.3.10]]',
    ],
  },
  {
    case: '3.3.4',
    title: 'Sally Phase',
    text: ['In the Sally Phase all marines of a side may act in its part of each segment, wherever they are. [[2.2]]'],
  },
  {
    case: '3.3.5',
    title: 'Stacking',
    text: [
      'Marines are always aboard a squadron. A hex holds two marine units of each side, four in all. A hex with a chain holds four of each side. [[3.2.1]]',
      'Ruling: the limit applies after each single move, not only at the end of a segment.',
    ],
  },
  {
    case: '3.3.6',
    title: 'Activation',
    text: [
      'A marine unit is active in the Activation Phase with the friendly squadron it is aboard, and in the Sally Phase with all other marines. [[3.3.3]] [[3.3.4]]',
    ],
  },
  {
    case: '3.3.7',
    title: 'Steps',
    text: [
      'A step loss turns a marine counter to its reduced side. The next step loss replaces the counter with the unit’s weaker counter, or eliminates the unit if there is none. Removed counters never return by rally. A unit on its last step is eliminated when it loses that step. The last step is marked with a skull in print and with a small cross here. Knights with MF 5 thus go to MF 4, then to a new counter with MF 3, then to MF 2. They may rally from 4 to 5 and from 2 to 3, never from 3 to 4. Squadrons have one step to lose and are not eliminated by it. [[3.1.2]] [[9.1.3]]',
    ],
    chart: 'marines',
  },
  {
    case: '3.3.8',
    title: 'Heroism and sacrifice',
    text: [
      'Knights that show the star may lose a step to use Heroism in melee, to avert a collapse, or to save a friendly leader. [[8.3.21]] [[11.2.5]] [[3.4.6]]',
    ],
  },
];

export const grappling: Rulebook = [
  {
    case: '7.0',
    title: 'Grappling and Disengaging',
    text: [
      'This chapter describes how squadrons grapple and disengage. In a Grapple Segment each active squadron may try to grapple once and to disengage once, in either order: it may disengage from one squadron and then grapple another. A grappled squadron may grapple further squadrons. [[2.1.5]]',
    ],
  },
  { case: '7.1', title: 'Grappling', text: ['A grapple connects two adjacent squadrons. [[7.1.1]]'], chart: 'grappleModifiers' },
  {
    case: '7.1.1',
    title: 'Procedure',
    text: [
      'Choose an active squadron and an adjacent squadron, friendly or enemy. Roll one die and apply the DRM of the table.',
      'Ruling: the attempt succeeds on 4 or more. The DRM is +1 if the active squadron’s castle factor is higher than the target’s, −1 if it is lower. A friendly target gives +2. An enemy target gives +1 if it is grappled to any squadron, −1 if it is oared and not grappled. An active squadron that is out of command has −1. [[13.1]]',
    ],
    chart: 'grapple',
  },
  {
    case: '7.1.2',
    title: 'Effect',
    text: [
      'A failed attempt has no effect. After a success the two squadrons are grappled: neither may move in Sails and Oars or Maneuver, and marines and leaders may move between them. [[6.3.2]] Three squadrons grappled to each other may share one marker.',
      'Ruling: a grappled squadron may not ram or cut loose either. Two squadrons can have only one grapple between them. Grapples stay when a squadron is captured, and hold a chain as one squadron. Three squadrons grappled to each other have three grapples.',
    ],
  },
  {
    case: '7.2',
    title: 'Disengaging',
    text: ['An active squadron may try to remove one of its grapples. [[7.2.2]]'],
    chart: 'disengageModifiers',
  },
  {
    case: '7.2.1',
    title: 'One grapple at a time',
    text: ['An attempt removes one grapple. A squadron with several may try to remove only one of them per Grapple Segment.'],
  },
  {
    case: '7.2.2',
    title: 'Procedure',
    text: [
      'Choose a grapple of an active squadron. Roll one die and apply the DRM of the table.',
      'Ruling: the attempt succeeds on 5 or more. The DRM is +2 if the other squadron is friendly. An oared active squadron has +1. The active squadron has −1 if its castle factor is lower than the other squadron’s, and −1 if enemy marines are aboard it.',
    ],
    chart: 'disengage',
  },
  { case: '7.2.3', title: 'Effect', text: ['If the attempt succeeds, remove that grapple; others stay. A failed attempt has no effect.'] },
];

export const melee: Rulebook = [
  {
    case: '8.3',
    title: 'Melee',
    text: [
      'Marines and squadrons fight hand to hand with their MF. Leaders help, but never attack alone. Melee is fought in the Melee Segments of the Activation and Sally Phases. [[2.1.7]] [[2.2.3]]',
    ],
    chart: 'melee',
  },
  { case: '8.3.1', title: 'Voluntary attacks', text: ['Attacks are voluntary, except with a Melee marker. [[8.3.9]]'] },
  {
    case: '8.3.2',
    title: 'Marines',
    text: ['Marines attack only in their own hex. Marines aboard a supporting squadron take no part.'],
  },
  {
    case: '8.3.3',
    title: 'Squadrons',
    text: [
      'A squadron may attack in its own hex in both phases. In the Activation Phase it may also attack an adjacent hex that it is grappled to, if an enemy squadron is there.',
    ],
  },
  {
    case: '8.3.4',
    title: 'Combined attacks',
    text: ['Squadrons in different hexes may attack together, if each is grappled to the squadron attacked.'],
  },
  {
    case: '8.3.5',
    title: 'Leaders',
    text: [
      'A leader alone may not attack; its defence MF is 0. Otherwise a leader adds 1 to the MF of one unit, a marine unit or the squadron. [[3.4.4]]',
      'Ruling: each leader, captives included, adds 1 to the total of their nation if it has a squadron or marines fighting in the hex. A free leader aboard a supporting squadron also adds 1 and is not at risk. In a Melee Segment of the Activation Phase a leader helps one attack only.',
    ],
  },
  {
    case: '8.3.6',
    title: 'Once per hex',
    text: [
      'An attack is made against one hex, and a hex is attacked once per Melee Segment.',
      'Ruling: in the Sally Phase each side may attack a hex once. In the Activation Phase no unit attacks twice in a segment. An attack on boarders in the unit’s own hex counts as its attack; defending does not.',
    ],
  },
  {
    case: '8.3.7',
    title: 'Defenders',
    text: ['All enemy squadrons, marines and leaders in the hex defend together. A hex without enemies cannot be attacked.'],
  },
  {
    case: '8.3.8',
    title: 'Attackers',
    text: [
      'In the Activation Phase only marines and leaders aboard friendly active squadrons attack. Marines and leaders aboard an enemy squadron attack only with a Melee marker. [[8.3.9]] [[8.3.10]]',
      'Ruling: an attack requires a Melee marker in the hex, an active squadron of the attacker there, or at least one active supporting squadron.',
    ],
  },
  {
    case: '8.3.9',
    title: 'Boarders must attack',
    text: [
      'Marines and leaders that entered a hex with enemies in the Boarding Segment must attack them in the following Melee Segment. A Melee marker shows this. [[6.3.5]]',
      'Ruling: a leader who joins marines in such a hex also places the marker; a captive does not. Remove the marker when no enemy is left in the hex.',
    ],
  },
  {
    case: '8.3.10',
    title: 'Effect of the marker',
    text: [
      'The marker activates all units of the boarders’ side in the hex, even a squadron of another command. All must attack.',
      'Ruling: units that have already attacked in the segment are excluded; if there are no other units, there is no attack. A squadron in a marked hex may not support another attack.',
    ],
  },
  {
    case: '8.3.11',
    title: 'All units attack',
    text: [
      'All friendly units in a hex in which you attack must take part, active or not.',
      'Ruling: only units that have already attacked in this segment are excluded. [[8.3.6]]',
    ],
  },
  {
    case: '8.3.12',
    title: 'Friendly squadron in the hex',
    text: ['If the attacker controls the squadron in the hex, adjacent squadrons may not support the attack.'],
  },
  {
    case: '8.3.13',
    title: 'Boarded squadrons',
    text: ['A squadron with enemy marines aboard may not support an attack on an adjacent hex.'],
  },
  {
    case: '8.3.14',
    title: 'Support for boarders',
    text: [
      'In the Activation Phase, active squadrons in adjacent hexes may support the attack in a hex with a Melee marker. They must be grappled to that hex and not boarded. [[8.3.4]] [[8.3.13]]',
    ],
  },
  {
    case: '8.3.15',
    title: 'Castle factor',
    text: [
      'The castle factor of the squadron in the hex is added to the total of its controller, attacker or defender. A squadron afire has none. [[10.1.1]]',
    ],
  },
  {
    case: '8.3.16',
    title: 'Sally Phase',
    text: ['In the Sally Phase each side attacks in its own part of the segment, and only enemies in the same hex. [[2.2.3]]'],
  },
  {
    case: '8.3.17',
    title: 'Units aboard enemy squadrons',
    text: ['In the Sally Melee Segment all marines and leaders aboard enemy squadrons are active and may attack.'],
  },
  {
    case: '8.3.18',
    title: 'Procedure',
    text: [
      'The active player names the hex and adds up the attacking MF; the defender adds up the defending MF. Each player rolls two dice and adds their total MF, leaders and castle factor included. Compare the modified totals. [[8.3.19]] Then remove the Melee marker and make Casualty Checks for the leaders in the hex. [[3.4.5]]',
      'Ruling: the order is dice, King Edward’s luck, Heroism, fire and step losses, Casualty Checks, captured leaders, captured squadrons in ascending order of hex number. [[3.5.1]] [[8.3.21]] [[3.4.8]] [[5.2]]',
    ],
    chart: 'melee',
  },
  {
    case: '8.3.19',
    title: 'Results',
    text: [
      'If the totals are tied, each player chooses one of their units to lose a step, the attacker first. Otherwise the side with the higher total is the Victor and the other side is the Vanquished.',
      'Losses of the Victor: if the Victor’s total is less than double the Vanquished’s total, one of its participating squadrons or marine units loses one step. Exception: the Victor loses no step if each side had only one unit with one step when the melee began. If the Victor’s total is at least double, the Victor loses no steps.',
      'Losses of the Vanquished: multiply the Vanquished’s total by three. If the product exceeds the Victor’s total, each Vanquished squadron and marine unit loses one step. If not, each Vanquished marine unit loses two steps and each Vanquished full-strength squadron loses one.',
      'Ruling: supporting squadrons count as Victor or Vanquished units like the others. Reduced squadrons lose no steps. Leaders do not count as units here, and a chain is one unit. Totals of 0 or less are compared in the same way. Knights that lose their last step cost their fleet 1 morale.',
    ],
    chart: 'melee',
  },
  {
    case: '8.3.20',
    title: 'Fire',
    text: [
      'If the dice of both sides are tied, before or after modifiers, place an Afire marker on the squadron in the hex. A squadron already afire is not affected. [[10.0]]',
      'Ruling: compare the sums of two dice, not single dice. In a chain the top squadron catches fire. A round cancelled by Heroism starts no fire.',
    ],
    chart: 'afire',
  },
  {
    case: '8.3.21',
    title: 'Melee Heroism',
    text: [
      'After the totals are compared, a player with a unit in the melee that shows the star may declare Heroism. The attacker decides first, then the defender. The unit loses a step, leaders in the hex make Casualty Checks, and another round is fought. After that round the leaders check again. Each unit capable of Heroism may cause one more round. A unit may not use both Heroism and Heroic Sacrifice in the same round. [[3.4.6]]',
      'Ruling: the round just rolled is cancelled, without step losses or fire, and captures wait until the end of the melee. A unit on its last step may declare Heroism only if another squadron or marine unit of its side stays in the melee. A unit in Edward’s hex may use the Heroism that he bestows. [[3.5.2]] A player who won the round is asked only if their automatic answers are set to ask.',
    ],
  },
];
