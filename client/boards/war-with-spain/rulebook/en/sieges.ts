import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Sieges by land and by sea, and hunger. */
export const sieges: Rulebook = [
  {
    case: '10.0',
    title: 'Siege',
    text: [
      'This chapter is about sieges. A stack of land units that is attacked anywhere, or a stack of ships attacked in a friendly fortress port, may enter siege instead of fighting. The attackers are moved into its hex, nobody loses anything, and that combat is over. In later Combat Segments either may attack the other there. The defender says whether he enters siege after the attack is announced and before either stack is shown.',
      'Ruling: land units may do so in the open too. A stack that is besieging somebody may not enter siege itself. Leaders in the hex are besieged with the units. For neutral French units the other player answers.',
    ],
  },
  {
    case: '10.1',
    title: 'Combat and sieges',
    text: ['What besieged and besiegers may do by land, and how strong the besieged are.'],
  },
  {
    case: '10.11',
    title: 'Siege but once',
    text: ['Units that begin a Combat Segment under siege must fight when they are attacked: they cannot enter siege a second time.'],
  },
  {
    case: '10.12',
    title: 'How long units are besieged',
    text: [
      'A siege lasts while there are enemy units in the hex. Units of the besieger’s side enter the hex freely, whatever is besieged in it.',
      'Ruling: only unbesieged enemy land units keep land units besieged, and only unbesieged enemy ships keep ships besieged. When the besieged land units of a city are gone the besieger has the city at once.',
    ],
  },
  {
    case: '10.13',
    title: 'Fighting inside the hex',
    text: [
      'Nobody attacks units under siege but their besiegers, from within the hex.',
      'Ruling: they attack only in that hex as well, and neither move nor go aboard ship.',
    ],
  },
  {
    case: '10.14',
    title: 'Relief',
    text: [
      'Units of one adjacent hex and the besieged may attack the besiegers together. If the besiegers are driven out or destroyed the siege is over, and the relievers may advance there. Without that no unit may move into a hex where units of its side are besieged.',
      'Ruling: all besieged land units of the hex join, with their leaders. Losses may be taken from relievers and besieged alike; a retreat of the attacker moves the relievers only. The besieged may also attack alone.',
    ],
  },
  {
    case: '10.15',
    title: 'Strength of the besieged',
    text: [
      'Units under siege have their Combat Strength doubled when they defend and halved, rounded down, when they attack. Those who join their attack from outside are not halved. Exception: [[10.16]].',
      'Ruling: the strengths of the besieged are added before they are halved and rounded.',
    ],
  },
  {
    case: '10.16',
    title: 'Besieged in a fortress',
    text: [
      'Land units besieged in a fortress are tripled instead of doubled when they defend. When they attack they are halved like others.',
      'Ruling: the fortress must be friendly to them; in another they are doubled.',
    ],
  },
  {
    case: '10.17',
    title: 'Lifting a siege',
    text: ['The besieger may lift a siege in any Land Movement Segment of his by moving all besieging units out of the hex.'],
  },
  {
    case: '10.2',
    title: 'Ships and sieges',
    text: ['Ships stand siege in fortress ports only.'],
  },
  {
    case: '10.21',
    title: 'Ships under siege',
    text: [
      'Ships in a friendly fortress port, and no others, may refuse combat by entering siege. They are under siege as long as besieging enemy ships remain in the hex.',
      'Ruling: they neither move nor intercept, and do not join ships that are not besieged.',
    ],
  },
  {
    case: '10.22',
    title: 'Combat of besieged ships',
    text: [
      'All of [[10.1]] holds for ships under siege, except [[10.15]] and [[10.16]]. They attack with full strength. When they defend they are doubled, because they lie in a fortress port [[7.62]], and for no other reason.',
      'Ruling: fleets of one adjacent hex may attack the besieging ships together with besieged fleets [[7.14]]. Besieging ships that are attacked in the enemy’s port have no factor for it.',
    ],
  },
  {
    case: '10.23',
    title: 'Besieged on one side',
    text: [
      'Ships enter and leave freely a fortress port that is besieged by land alone. Land units enter and leave freely one that is besieged by sea alone.',
      'Ruling: land units that are besieged themselves cannot leave by sea [[10.13]].',
    ],
  },
  {
    case: '10.24',
    title: 'Enemy fortress ports',
    text: ['Ships may not enter siege in a fortress port that the enemy controls.'],
  },
  {
    case: '10.25',
    title: 'Enemy ships in a besieged port',
    text: [
      'A port under siege by land that has enemy ships in it is besieged by land and by sea, whether or not ships of its own side are besieged there too. This matters for hunger [[10.3]].',
    ],
  },
  {
    case: '10.3',
    title: 'Duration of sieges',
    text: [
      'How long the besieged hold out before hunger takes them.',
      'Ruling: the clock of a hex counts the Land Combat Segments of the besieged side at whose end nothing can come in, and goes back to 0 when something can. It is read after the fighting, so a relief in the last segment saves them. The besieged land units and the ships of their side in the hex go to the pool, leaders there die, and the city falls to the besieger. Such ships do not count as steps lost [[16.1]].',
    ],
    chart: 'sieges',
  },
  {
    case: '10.31',
    title: 'Two segments',
    text: [
      'Units besieged in a hex without a port, or by land and sea in a port without a fortress, are lost when the second Land Combat Segment of their side since they entered siege ends.',
      'Ruling: units in a fortress that their side does not control have two segments as well.',
    ],
    chart: 'sieges',
  },
  {
    case: '10.32',
    title: 'Six segments',
    text: [
      'Units besieged in a fortress without a port, or in a fortress port by land and by sea, are lost when the sixth Land Combat Segment of their side since they entered siege ends.',
    ],
    chart: 'sieges',
  },
  {
    case: '10.33',
    title: 'Without end',
    text: ['Units in a port that is besieged by land alone or by sea alone hold out for ever. Only a siege by both can starve them.'],
    chart: 'sieges',
  },
  {
    case: '10.34',
    title: 'Winter in a siege',
    text: [
      'A winter Game-Turn counts five in the duration of a siege. Even when that brings it past its end, the besieged side has until the end of its Land Combat Segment of the winter to relieve the place.',
    ],
    chart: 'sieges',
  },
  {
    case: '10.4',
    title: 'Tracks during sieges',
    text: [
      'Where there is a siege, in a city or another hex, no building begins or goes on, and no unit is laid up. [[5.56]] says the same of cities.',
    ],
  },
];
