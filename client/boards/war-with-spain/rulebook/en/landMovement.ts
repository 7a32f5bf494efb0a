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

/** Battles on land. */
export const landCombat: Rulebook = [
  {
    case: '9.0',
    title: 'Land combat',
    text: [
      'This chapter is about battles of land units. In his Land Combat Segment the phasing player, the attacker, may attack enemy land units in adjacent hexes. A stack attacks one stack only, and a stack is attacked from one hex only, except with the besieged [[10.14]]. Stacks are secret; the attacker must commit himself before he sees what he attacks.',
      'The attacker’s strength and the defender’s make a ratio, rounded in favour of the defender: 13 against 4 is 3-1. A die is thrown and that column of the table read [[9.3]]. The result is applied at once: losses [[9.13]], retreats [[9.21]], advance [[9.23]].',
      'Ruling: all or some of the units of a hex may attack, with leaders of that hex; each hex attacks once and is attacked once in a segment. Factors [[9.15]] [[10.15]] [[10.16]] are applied first, rounded down, and leaders added last [[13.0]]. Four to one and more is “greater than 3-1”; worse than 1-3 uses 1-3; a defence of 0 uses “greater than 3-1”. The defender may answer with siege [[10.0]].',
      'Option: with open stacks everybody sees every stack.',
    ],
    chart: 'land',
  },
  {
    case: '9.1',
    title: 'Explanations and restrictions',
    text: ['The order of attacks, what bars them, steps and fortresses.'],
  },
  {
    case: '9.11',
    title: 'Order of attacks',
    text: ['The attacker makes his attacks in any order he likes, and each takes effect before the next.'],
  },
  {
    case: '9.12',
    title: 'Where nobody attacks',
    text: [
      'Land units never attack across hexsides closed to them or high seas hexsides, nor into an area that they may not enter [[8.2]].',
    ],
    chart: 'hexsides',
  },
  {
    case: '9.13',
    title: 'Steps',
    text: [
      'Of the two figures of a result the first is the steps that the attacker loses, the second those of the defender, taken as at sea [[7.32]]. A land unit with a back has two steps, one without has one; for units of 20 and more see [[9.14]].',
      'Ruling: losses come before retreats, and both sides choose at the same time. Steps beyond what a stack has are ignored.',
    ],
  },
  {
    case: '9.14',
    title: 'Units of 20 and 30',
    text: [
      'A unit of Combat Strength 20 or more has no back, but counts two steps: one step is lost by putting a weaker unit of its nationality, dead or not yet built, in its place; removed without that, it is two steps. The English 30 counts three: replaced by the English 20 it loses one, by any other unit two, removed it is three.',
      'Ruling: the weaker unit comes from the pool, not from a track, at full strength. If there is none, or its owner wants none, the great unit goes whole even for a single step.',
    ],
  },
  {
    case: '9.15',
    title: 'Fortress',
    text: ['Units that defend in a friendly fortress have their Combat Strength doubled. Besieged ones are tripled instead [[10.16]].'],
  },
  {
    case: '9.2',
    title: 'Retreating and advancing',
    text: ['Where beaten stacks go, and who may follow.'],
  },
  {
    case: '9.21',
    title: 'Retreat',
    text: [
      'An “r” in a result makes that side retreat one hex: its owner moves the whole stack to any one adjacent hex at once.',
      'Ruling: of the attacker the units that attacked from outside retreat, of the defender all in the hex. Leaders go with them. If both retreat the attacker goes first.',
    ],
  },
  {
    case: '9.22',
    title: 'Where nobody retreats',
    text: [
      'A stack does not retreat across hexsides closed to land units, across high seas hexsides, or into a hex that enemy land units hold. A stack that has nowhere to go is eliminated.',
      'Ruling: besieged enemies do not bar a hex; besiegers of its own side’s units do. The stack keeps together; where no hex is open to all of it [[8.2]], units that cannot enter the hex chosen are eliminated. A retreat into neutral France violates its neutrality [[15.11]].',
    ],
  },
  {
    case: '9.23',
    title: 'Advance',
    text: [
      'When a hex has been emptied by combat, by retreat or by elimination, any of the victorious units may advance into it. Nobody has to; but it is done at once or not at all.',
      'Ruling: attacker and defender alike may advance, with units that fought and the leaders with them. The limits of [[8.2]] hold. An advance captures a city [[16.2]].',
    ],
  },
  {
    case: '9.24',
    title: 'Besieged units',
    text: ['Besieged units are never forced to retreat.'],
  },
  {
    case: '9.3',
    title: 'Land Combat Results Table',
    text: [
      'The columns are the ratio of attacker to defender, 1-3 to greater than 3-1; a die gives the steps lost by each, with “r” for a retreat of one hex.',
    ],
    chart: 'land',
  },
];

/** Marches, and where each nation may go. */
export const landMovement: Rulebook = [
  {
    case: '8.0',
    title: 'Land movement',
    text: [
      'This chapter is about marches. In the Land Movement Segment of his side a player marches as many of his land units as he likes, one by one or in stacks, along a path of adjacent hexes in any direction. Every hex costs one point of the Movement Allowance. There are no zones of control.',
      'Ruling: most units march 5 hexes; Irish and Scots 6; the English 30 and 20 and the Spanish 20 only 4; leaders 10. These figures are reconstructed.',
    ],
  },
  {
    case: '8.1',
    title: 'Restrictions on land movement',
    text: ['When land units move, and which hexes and hexsides stop them.'],
  },
  {
    case: '8.11',
    title: 'In turn',
    text: [
      'Land units move in their own Land Movement Segment only, each once. Besides that they retreat and advance in combat [[9.2]] and are carried by ships [[6.5]].',
    ],
  },
  {
    case: '8.12',
    title: 'Enemy hexes',
    text: [
      'Land units never enter a hex with enemy land units, unless these are besieged.',
      'Ruling: neutral French units bar their hexes in the same way, and so does a neutral leader who stands alone. An enemy leader without men bars nothing and flees [[13.17]].',
    ],
  },
  {
    case: '8.13',
    title: 'Besieged units',
    text: ['Besieged units do not move.', 'Ruling: nor do leaders besieged with them.'],
  },
  {
    case: '8.14',
    title: 'Closed hexsides',
    text: ['Land units do not cross hexsides closed to them, nor high seas hexsides.'],
    chart: 'hexsides',
  },
  {
    case: '8.2',
    title: 'National limitations',
    text: [
      'Whose orders each nation follows, and where its units may go. An area that a unit may not enter by marching it may not attack, retreat into, advance into or land in either. No limit is set for English Catholics.',
      'Ruling: English units may act in Ireland, on the Continent and in Spain without limit. Leaders keep the limits of their nation.',
    ],
    chart: 'areas',
  },
  {
    case: '8.21',
    title: 'Units of the English player',
    text: [
      'The English player begins with English and Dutch units only. After a violation the Huguenots are his as well [[15.13]]; when Ireland or Scotland is invaded, Loyal Irish and Scottish Protestants may be [[15.24]] [[15.34]].',
    ],
  },
  {
    case: '8.22',
    title: 'Units of the Spanish player',
    text: [
      'The Spanish player begins with Spanish units only, with their Italians, Walloons, Germans and Burgundians. After a violation the Catholic League is his as well [[15.13]]; after landings he may have Irish rebels and Scottish and English Catholics [[15.22]] [[15.32]] [[15.33]].',
    ],
  },
  {
    case: '8.23',
    title: 'Dutch',
    text: ['Dutch land units move and attack in the Protestant and the Catholic Netherlands only.'],
  },
  {
    case: '8.24',
    title: 'German States',
    text: [
      'Only German units enter the German States. They may not move or attack from there into the Protestant Netherlands, but from the Catholic Netherlands they may.',
      'Ruling: leaders do not enter the German States.',
    ],
  },
  {
    case: '8.25',
    title: 'French',
    text: [
      'Units of the Catholic League and of the Huguenots neither move nor attack out of France. France is both areas, the yellow and the blue.',
      'Ruling: so they never go aboard ship.',
    ],
  },
  {
    case: '8.26',
    title: 'Irish and Scots',
    text: [
      'Irish units, rebel or loyal, neither move nor attack out of Ireland. Scottish units move and attack in Scotland and England and are not carried out of Britain.',
      'Ruling: so neither ever goes aboard ship.',
    ],
  },
  {
    case: '8.27',
    title: 'English in Scotland',
    text: [
      'English units may not enter Scotland until the Spanish player has invaded Scotland or England; from then on they move there freely.',
      'Ruling: the invasion is the first landing of Spanish land units in either country, and it counts from the end of that Spanish movement segment [[15.31]].',
    ],
  },
  {
    case: '8.28',
    title: 'Marching into France',
    text: [
      'A player whose land unit moves into either area of France violates French neutrality [[15.11]]. Savoy, Lorraine, Franche-Comté, the Catholic Netherlands and Spain, the Spanish Road, may be entered without that.',
    ],
  },
  {
    case: '8.3',
    title: 'Stacking',
    text: ['Any number of land units may stand in one hex.', 'Ruling: ships too, however many.'],
  },
];
