import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 3.3 */
export const marines: Rulebook = [
  {
    case: '3.3',
    title: 'Marines',
    text: ['Knights, men-at-arms and mariners are the men who board and fight. They live on the decks of squadrons.'],
    chart: 'marines',
  },
  {
    case: '3.3.1',
    title: 'Marines have no command',
    text: [
      'Marines act with the squadron that carries them, whatever its command. By crossing to a squadron of another command that has not yet acted, a marine unit can act more than once in a turn. [[3.3.6]]',
    ],
  },
  {
    case: '3.3.2',
    title: 'Kinds of marines',
    text: [
      'Knights have four steps on two counters, with an MF of 5, 4, 3 and 2; they show the star of heroism at 5 and at 2, and never shoot. Men-at-arms have four steps on two counters, with an MF of 4, 3, 2 and 1, and shoot only at full strength. Mariners, French only, have two steps with an MF of 2 and 1, and shoot only at full strength. All of them may be rallied on a reduced side: knights and men-at-arms with three steps or one, mariners with one. [[9.1.3]]',
      'Ruling: men-at-arms shoot with all four steps only. The archery factor of all these marines is 0, longbows for the English, crossbows for the French.',
    ],
    chart: 'marines',
  },
  {
    case: '3.3.3',
    title: 'Only aboard active squadrons',
    text: [
      'In the Activation Phase marines shoot and board only from a friendly active squadron. Aboard an enemy squadron they do neither; they fight there only in their own boarding attack. [[8.3.8]] [[8.3.10]]',
    ],
  },
  {
    case: '3.3.4',
    title: 'Marines in the Sally',
    text: ['In the Sally every marine unit may act in its own side’s portion of a segment, wherever it is. [[2.2]]'],
  },
  {
    case: '3.3.5',
    title: 'Stacking',
    text: [
      'Marines are always aboard a squadron. A hex holds two marine units of each side, so up to four in all; where a chain lies, it holds four of each side. [[3.2.1]]',
      'Ruling: the limit holds after every single move, not only at the end of a segment.',
    ],
  },
  {
    case: '3.3.6',
    title: 'Activation',
    text: [
      'A marine unit acts in the Activation Phase with the friendly squadron under it, and in the Sally together with all others. [[3.3.3]] [[3.3.4]]',
    ],
  },
  {
    case: '3.3.7',
    title: 'Steps',
    text: [
      'A step lost turns a marine counter to its reduced side; the next one replaces it by its weaker counter, or removes it for good if it has none. A counter once removed never comes back by rally, and a unit on its last step (a skull in print, a small cross here) is lost with it. Knights of MF 5 thus go to 4, then to a new counter of 3, then to 2; they may rally from 4 to 5 and from 2 to 3, never from 3 to 4. Squadrons have one step to lose and are never removed for it. [[3.1.2]] [[9.1.3]]',
    ],
    chart: 'marines',
  },
  {
    case: '3.3.8',
    title: 'Heroism and sacrifice',
    text: [
      'Knights that show the star at that moment may spend a step on heroism in a mêlée, to avert a failed Collapse Check, or to die in place of a friendly leader. [[8.3.21]] [[11.2.5]] [[3.4.6]]',
    ],
  },
];

/** 7.0 */
export const grappling: Rulebook = [
  {
    case: '7.0',
    title: 'Grappling and Disengaging',
    text: [
      'This chapter says how squadrons catch hold of each other and how they part. In a Grapple Segment each active squadron has one try at each, in either order; it may break free of one neighbour and then catch another. Being grappled already does not stop a squadron from grappling more. [[2.1.5]]',
    ],
  },
  { case: '7.1', title: 'Grappling', text: ['A grapple ties two adjacent squadrons together. [[7.1.1]]'], chart: 'grappleModifiers' },
  {
    case: '7.1.1',
    title: 'How to grapple',
    text: [
      'Choose an active squadron and an adjacent one, friend or foe, and throw one die with the modifiers of the table.',
      'Ruling: 4 or more succeeds. Castle higher than the target’s +1, lower -1. A friendly target +2; an enemy target already grappled to anybody +1, or, if it is oared and not grappled, -1. Out of command -1. [[13.1]]',
    ],
    chart: 'grapple',
  },
  {
    case: '7.1.2',
    title: 'What a grapple does',
    text: [
      'A failed attempt changes nothing. After a success the two are grappled: neither moves in Sails and Oars or in Maneuver, and marines and leaders may cross between them. [[6.3.2]] Three squadrons all tied to each other may share one marker.',
      'Ruling: a grappled squadron cannot ram or cut loose either. No pair is grappled twice. Grapples stay when a ship changes hands, and hold a chain as one squadron. Three squadrons tied to each other count as three grapples.',
    ],
  },
  {
    case: '7.2',
    title: 'Disengaging',
    text: ['An active squadron may try to undo one of its grapples. [[7.2.2]]'],
    chart: 'disengageModifiers',
  },
  {
    case: '7.2.1',
    title: 'One grapple at a time',
    text: ['One attempt undoes one grapple. A squadron with several may try to undo just one of them in a Grapple Segment.'],
  },
  {
    case: '7.2.2',
    title: 'How to disengage',
    text: [
      'Choose a grapple that holds an active squadron and throw one die with the modifiers of the table.',
      'Ruling: 5 or more succeeds. The other squadron friendly +2; the active one oared +1; its castle lower than the other’s -1; enemy marines aboard it -1.',
    ],
    chart: 'disengage',
  },
  { case: '7.2.3', title: 'What it does', text: ['A success undoes that grapple, and others stay. A failure changes nothing.'] },
];

/** 8.3 */
export const melee: Rulebook = [
  {
    case: '8.3',
    title: 'Mêlée',
    text: [
      'Marines and squadrons fight hand to hand with their MFs; leaders help, but never attack alone. Mêlée is fought in the Mêlée Segments of the Activation Phase and of the Sally. [[2.1.7]] [[2.2.3]]',
    ],
    chart: 'melee',
  },
  { case: '8.3.1', title: 'Free choice', text: ['Nobody has to attack, except where there is a Mêlée marker. [[8.3.9]]'] },
  {
    case: '8.3.2',
    title: 'Marines fight where they are',
    text: ['Marines attack only in their own hex. Those aboard a squadron that joins from an adjacent hex take no part.'],
  },
  {
    case: '8.3.3',
    title: 'Where squadrons attack',
    text: [
      'A squadron may attack in its own hex, in both phases. In the Activation Phase it may attack an adjacent hex that it is grappled to, if an enemy squadron is there.',
    ],
  },
  {
    case: '8.3.4',
    title: 'Attacking together',
    text: ['Squadrons of different hexes may join in one attack, provided each of them is grappled to the squadron attacked.'],
  },
  {
    case: '8.3.5',
    title: 'Leaders',
    text: [
      'A leader alone cannot attack, and defends with an MF of 0. With others he adds 1 to the MF of one of them, be it a marine unit or the squadron under him. [[3.4.4]]',
      'Ruling: each leader of a nation that has a squadron or marines fighting in the hex adds 1 to its total, captives too. A free leader aboard a squadron that joins from next door adds 1 as well and is not at risk. In a Mêlée Segment of the Activation Phase he lends it to one attack only.',
    ],
  },
  {
    case: '8.3.6',
    title: 'Once a hex',
    text: [
      'One attack goes against one hex, and a hex is attacked once in a Mêlée Segment.',
      'Ruling: in the Sally each side may attack a hex once. In the Activation Phase no unit attacks twice in a segment, in whatever order; fighting boarders on its own deck is an attack. Being attacked does not count.',
    ],
  },
  {
    case: '8.3.7',
    title: 'All defend',
    text: [
      'All enemy squadrons, marines and leaders in the hex defend together, as one group. Where there is none, there is nothing to attack.',
    ],
  },
  {
    case: '8.3.8',
    title: 'Who may attack',
    text: [
      'In the Activation Phase marines and leaders attack only from friendly active squadrons. Aboard an enemy squadron they do not, unless a Mêlée marker calls on them. [[8.3.9]] [[8.3.10]]',
      'Ruling: an attack needs a Mêlée marker in the hex, an active squadron of the attacker there, or at least one active squadron that joins from next door.',
    ],
  },
  {
    case: '8.3.9',
    title: 'Boarders must fight',
    text: [
      'Marines and leaders that entered a hex with enemies in the Boarding Segment must attack them in the Mêlée Segment that follows. A Mêlée marker on the hex says so. [[6.3.5]]',
      'Ruling: a leader who joins his marines in such a hex places the marker too; a captive taken there does not. The marker lapses when no enemy is left in the hex.',
    ],
  },
  {
    case: '8.3.10',
    title: 'What the marker does',
    text: [
      'The marker activates every friendly unit in its hex, and all of them must attack, a squadron of another command included.',
      'Ruling: units that have already attacked in the segment are left out; if nobody else is there, the marker brings no attack. A squadron in a marked hex does not join a fight next door.',
    ],
  },
  {
    case: '8.3.11',
    title: 'All attack',
    text: [
      'Whoever attacks in a hex attacks with all his units there, active or not.',
      'Ruling: only those that have attacked already in this segment stay out of it. [[8.3.6]]',
    ],
  },
  {
    case: '8.3.12',
    title: 'On a friendly deck',
    text: ['If the squadron in the hex is the attacker’s own, no squadrons join from adjacent hexes.'],
  },
  {
    case: '8.3.13',
    title: 'Boarded squadrons',
    text: ['A squadron with enemy marines aboard cannot join an attack on an adjacent hex.'],
  },
  {
    case: '8.3.14',
    title: 'Help for boarders',
    text: [
      'In the Activation Phase active squadrons next door, if grappled and not boarded, may join the attack in a hex with a Mêlée marker. [[8.3.4]] [[8.3.13]]',
    ],
  },
  {
    case: '8.3.15',
    title: 'Castles',
    text: [
      'The castle factor of the squadron fought on is added for the player who controls it, whether he attacks or defends. A ship afire has none. [[10.1.1]]',
    ],
  },
  {
    case: '8.3.16',
    title: 'Attacks in the Sally',
    text: ['In the Sally each side attacks in its own portion, and only enemies in the same hex. [[2.2.3]]'],
  },
  {
    case: '8.3.17',
    title: 'Men on enemy decks',
    text: ['In the Mêlée Segment of the Sally all men aboard enemy squadrons are active and may attack.'],
  },
  {
    case: '8.3.18',
    title: 'How a mêlée is fought',
    text: [
      'The active player names the hex and adds up the MFs that attack; the defender adds up his. Each throws two dice and adds his total, leaders and castle included. The sums are compared for the result. [[8.3.19]] Then the Mêlée marker goes, and the leaders in the hex check for casualties. [[3.4.5]]',
      'Ruling: the order is dice, the King’s luck, heroism, fire and lost steps, casualty checks, captured leaders, captured ships in ascending order of hex. [[3.5.1]] [[8.3.21]] [[3.4.8]] [[5.2]]',
    ],
    chart: 'melee',
  },
  {
    case: '8.3.19',
    title: 'Results of a mêlée',
    text: [
      'If the sums are equal, each player takes one step from a unit of his choice, the attacker first. Otherwise the higher sum is the victor’s. With less than double he loses one step from a squadron or marine unit of his in the fight, unless each side had but one unit, on its last step, when the mêlée began; with double or more he loses nothing. Three times the vanquished sum is compared with the victor’s: if it is more, every vanquished squadron and marine unit loses one step. If it is equal or less, each vanquished marine unit loses two and each full squadron one.',
      'Ruling: squadrons that joined from next door win and lose like the others. Reduced squadrons lose nothing. Leaders do not count as units here, and a chain is one. Sums of 0 or less are reckoned the same way. When the last step is lost by knights, their fleet loses 1 morale.',
    ],
    chart: 'melee',
  },
  {
    case: '8.3.20',
    title: 'Fire',
    text: [
      'If the dice of both sides are equal before anything is added, or the sums after it are, the squadron fought on gets an Afire marker. One that burns already is not affected. [[10.0]]',
      'Ruling: the totals of two dice are compared, not single dice. Of a chain the top squadron burns. A round that heroism makes void starts no fire.',
    ],
    chart: 'afire',
  },
  {
    case: '8.3.21',
    title: 'Mêlée heroism',
    text: [
      'Once the sums are compared, a player with a unit in the fight that shows the star may declare heroism; the attacker is asked first, then the defender. The unit loses a step, leaders in the hex check for casualties, and another round is fought; after it they check again. As many rounds may follow as there are units fit for heroism. A unit cannot spend both heroism and a heroic sacrifice on the same round. [[3.4.6]]',
      'Ruling: the round just thrown is void, with no losses and no fire, and captures wait until the whole fight is over. A unit on its last step may declare it only if another squadron or marine unit of its side stays in the fight. A unit with Edward may do it by his gift. [[3.5.2]] A player who has won the round is asked only if he told his board so.',
    ],
  },
];
