import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const sieges: Rulebook = [
  {
    case: '10.0',
    title: 'Siege',
    text: [
      'Land units that are attacked in any hex, or ships that are attacked in a friendly fortress port, may enter siege instead of fighting: they are then besieged. The attackers move into the hex without losses, and that combat is over. In later Combat Segments either side may attack the other in that hex. The defender decides after the attack is announced and before either stack is revealed.',
      'Ruling: land units may enter siege even where there is no city. A besieging stack may not enter siege itself. Leaders in the hex are besieged with the units. The opponent decides for neutral French units.',
    ],
  },
  {
    case: '10.1',
    title: 'Combat and sieges',
    text: ['These cases cover combat between besieged units and besiegers.'],
  },
  {
    case: '10.11',
    title: 'Only one siege',
    text: ['Units that start a Combat Segment besieged must fight when attacked; they may not enter siege again.'],
  },
  {
    case: '10.12',
    title: 'How long a siege lasts',
    text: [
      'Units remain besieged only while there are enemy units in the hex. Units of the besieging side may enter the hex freely.',
      'Ruling: land units are besieged only by unbesieged enemy land units, ships only by unbesieged enemy ships. When a city’s besieged land units are gone, the besieger controls the city at once.',
    ],
  },
  {
    case: '10.13',
    title: 'Combat within the hex',
    text: [
      'Besieged units may be attacked only by their besiegers in the same hex.',
      'Ruling: besieged units may attack only in that hex. They may not move or embark.',
    ],
  },
  {
    case: '10.14',
    title: 'Relief',
    text: [
      'Units in one adjacent hex may attack the besiegers together with the besieged units. If the besiegers are driven out or eliminated, the siege ends and the relieving units may advance into the hex. Until then no unit may enter a hex where units of its own side are besieged.',
      'Ruling: all besieged land units of the hex join, with their leaders. Losses may be taken from relieving and besieged units. An attacker’s retreat moves only the relieving units. The besieged units may also attack alone.',
    ],
  },
  {
    case: '10.15',
    title: 'Strength of the besieged',
    text: [
      'The Combat Strength of besieged units is doubled when they defend and halved, rounded down, when they attack. Units that join the attack from outside are not halved. Exception: [[10.16]].',
      'Ruling: add the strengths of the besieged units, then halve and round.',
    ],
  },
  {
    case: '10.16',
    title: 'Besieged in a fortress',
    text: [
      'Land units besieged in a fortress are tripled instead of doubled when they defend. They are still halved when they attack.',
      'Ruling: the fortress must be friendly; otherwise the units are doubled.',
    ],
  },
  {
    case: '10.17',
    title: 'Lifting a siege',
    text: ['The besieger may lift a siege in any of their own Land Movement Segments by moving all besieging units out of the hex.'],
  },
  {
    case: '10.2',
    title: 'Ships and sieges',
    text: ['Ships can be besieged only in fortress ports.'],
  },
  {
    case: '10.21',
    title: 'Ships under siege',
    text: [
      'Only ships in a friendly fortress port may decline combat by entering siege. They are besieged while the besieging enemy ships remain in the hex.',
      'Ruling: besieged ships may not move, intercept or join ships that are not besieged.',
    ],
  },
  {
    case: '10.22',
    title: 'Combat of besieged ships',
    text: [
      'All of [[10.1]] applies to besieged ships, except [[10.15]] and [[10.16]]. Besieged ships attack at full strength. When they defend, they are doubled only by the fortress port [[7.62]].',
      'Ruling: fleets of one adjacent hex may attack the besieging ships together with besieged fleets [[7.14]]. Besieging ships that defend in an enemy port have no port factor.',
    ],
  },
  {
    case: '10.23',
    title: 'Ports besieged only by land or only by sea',
    text: [
      'Ships may freely enter and leave a fortress port besieged only by land. Land units may freely enter and leave a fortress port besieged only by sea.',
      'Ruling: besieged land units may not leave by sea [[10.13]]. The side that controls a port may enter it even while the port is besieged by land and sea. The enemy of that side may enter only while no unbesieged ships of the controlling side are there [[7.61]].',
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
      'A port that is besieged by land and has enemy ships in it counts as besieged by land and by sea. No ships of its own side need be besieged there. This matters for starvation [[10.3]].',
    ],
  },
  {
    case: '10.3',
    title: 'Duration of sieges',
    text: [
      'These cases give the time that besieged units hold out before they starve.',
      'Ruling: count the besieged side’s Land Combat Segments that end while the hex is cut off [[10.31]]. The count returns to 0 when the hex is no longer cut off. Check after combat, so that units relieved in the last segment survive.',
      'Ruling: when the time is up, the besieged land units and their side’s ships in the hex go to the pool. Their leaders there are eliminated, and the besieger captures the city. These ships do not count as steps lost [[16.1]].',
    ],
    chart: 'sieges',
  },
  {
    case: '10.31',
    title: 'Two segments',
    text: [
      'Units besieged in a hex without a port or fortress hold out for two segments. So do units besieged by land and sea in a port without a fortress. They are eliminated at the end of their side’s second Land Combat Segment since they entered siege.',
      'Ruling: units in a fortress that their side does not control have two segments as well.',
    ],
    chart: 'sieges',
  },
  {
    case: '10.32',
    title: 'Six segments',
    text: [
      'Units besieged in a fortress without a port hold out for six segments. So do units besieged by land and sea in a fortress port. They are eliminated at the end of their side’s sixth Land Combat Segment since they entered siege.',
    ],
    chart: 'sieges',
  },
  {
    case: '10.33',
    title: 'No limit',
    text: [
      'Units in a port besieged only by land or only by sea hold out indefinitely. They starve only if they are besieged both by land and by sea.',
    ],
    chart: 'sieges',
  },
  {
    case: '10.34',
    title: 'Winter in a siege',
    text: [
      'A winter Game-Turn counts as five segments of a siege. Even if this exceeds the limit, the besieged side may still relieve the place until the end of its Land Combat Segment in that winter.',
    ],
    chart: 'sieges',
  },
  {
    case: '10.4',
    title: 'Tracks during sieges',
    text: ['In a besieged city or hex, no unit may be built, advance on a track or be laid up. For cities see [[5.56]].'],
  },
];

export const landCombat: Rulebook = [
  {
    case: '9.0',
    title: 'Land combat',
    text: [
      'In the Land Combat Segment the phasing player (the attacker) may attack enemy land units in adjacent hexes. A stack may attack only one stack, and may be attacked from only one hex. Exception: attacks together with besieged units [[10.14]]. Stacks are hidden; the attacker must commit before seeing the defender.',
      'The odds are the ratio of the attacker’s strength to the defender’s, rounded in favour of the defender: 13 to 4 is 3-1. Roll a die and use the column of these odds in the table [[9.3]]. Apply the result at once: losses [[9.13]], retreats [[9.21]], advance [[9.23]].',
      'Ruling: all or some of the units in a hex may attack, with leaders in that hex. In each segment, the units of a hex may attack only once, and a hex may be attacked only once. The defender may enter siege instead of fighting [[10.0]].',
      'Ruling: apply factors [[9.15]] [[10.15]] [[10.16]] first, round down, and add leaders last [[13.0]]. Odds of 4-1 or more, or a defence of 0, use “greater than 3-1”; odds below 1-3 use 1-3.',
      'Option: with open information both players see all stacks.',
    ],
    chart: 'land',
  },
  {
    case: '9.1',
    title: 'Explanations and restrictions',
    text: ['These cases cover the order of attacks, restrictions, steps and fortresses.'],
  },
  {
    case: '9.11',
    title: 'Order of attacks',
    text: ['The attacker chooses the order of attacks, and each is resolved before the next.'],
  },
  {
    case: '9.12',
    title: 'Prohibited attacks',
    text: ['Land units may not attack across hexsides closed to them or high seas hexsides, or into an area they may not enter [[8.2]].'],
    chart: 'hexsides',
  },
  {
    case: '9.13',
    title: 'Steps',
    text: [
      'The first number of a result is the number of steps that the attacker loses; the second is the number that the defender loses. Take these losses as in naval combat [[7.32]]. A land unit with a printed back has two steps; other land units have one step. For units of strength 20 and more see [[9.14]].',
      'Ruling: losses come before retreats, and both sides choose at the same time. Excess steps are ignored.',
    ],
  },
  {
    case: '9.14',
    title: 'Units of 20 and 30',
    text: [
      'A unit of Combat Strength 20 or more has no printed back but counts as two steps. To lose one step it is replaced with a weaker unit of its nationality that was eliminated or not yet built. Removing it without a replacement counts as two steps. The English 30 counts as three steps. Replacing it with the English 20 counts as one step, replacing it with any other unit as two, and removing it as three.',
      'Ruling: the replacement comes from the pool, not from a track, at full strength. If there is none, or the owner declines it, the unit is eliminated even for a single step. A unit that must lose all its steps is eliminated and not replaced.',
    ],
  },
  {
    case: '9.15',
    title: 'Fortress',
    text: ['The Combat Strength of units defending in a friendly fortress is doubled, or tripled if they are besieged [[10.16]].'],
  },
  {
    case: '9.2',
    title: 'Retreating and advancing',
    text: ['These cases cover retreats after combat, and advances into empty hexes.'],
  },
  {
    case: '9.21',
    title: 'Retreat',
    text: [
      'If the result of a side has an “r”, that side must retreat one hex: its owner moves the whole stack to one adjacent hex at once.',
      'Ruling: the attacker retreats the units that attacked from outside; the defender retreats all units in the hex. Leaders retreat with them. If both sides retreat, the attacker goes first.',
    ],
  },
  {
    case: '9.22',
    title: 'Prohibited retreats',
    text: [
      'A stack may not retreat across hexsides closed to land units, across high seas hexsides, or into a hex occupied by enemy land units. A stack that cannot retreat is eliminated.',
      'Ruling: besieged enemy units do not block a hex. Enemy units that are besieging units of the retreating side do block it. The stack stays together. If no hex is open to all its units [[8.2]], the units that may not enter the chosen hex are eliminated. A retreat into neutral France violates its neutrality [[15.11]].',
    ],
  },
  {
    case: '9.23',
    title: 'Advance',
    text: [
      'When combat empties a hex, by retreat or elimination, any of the victorious units may advance into it. An advance is optional and must be made at once.',
      'Ruling: either side may advance, with units that fought and their leaders. The limits of [[8.2]] apply. An advance captures a city [[16.2]].',
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
      'The odds, attacker to defender, give the column, from 1-3 to greater than 3-1. A die roll gives the steps that each side loses; “r” is a retreat of one hex.',
    ],
    chart: 'land',
  },
];

/** Rules text on land movement and national limits. */
export const landMovement: Rulebook = [
  {
    case: '8.0',
    title: 'Land movement',
    text: [
      'In its Land Movement Segment, a side may move any number of its land units, singly or in stacks, through adjacent hexes in any direction. Each hex costs 1 MP. There are no zones of control.',
      'Ruling: most units have a Movement Allowance of 5, Irish and Scottish units 6, and leaders 10. The English units of strength 30 and 20 and the Spanish unit of strength 20 have only 4. These values are reconstructed.',
    ],
  },
  {
    case: '8.1',
    title: 'Restrictions on land movement',
    text: ['These cases cover the time of movement, and the hexes and hexsides that are closed to land units.'],
  },
  {
    case: '8.11',
    title: 'Own segment',
    text: [
      'Each land unit may move once, and only in its own side’s Land Movement Segment. Land units may also retreat and advance in combat [[9.2]] and be transported by ships [[6.5]].',
    ],
  },
  {
    case: '8.12',
    title: 'Enemy hexes',
    text: [
      'Land units may not enter a hex with enemy land units unless these are besieged.',
      'Ruling: neutral French units block their hexes in the same way, as does a neutral French leader alone. An enemy leader without units does not block a hex and escapes [[13.17]].',
    ],
  },
  {
    case: '8.13',
    title: 'Besieged units',
    text: ['Besieged units may not move.', 'Ruling: leaders besieged with them may not move either.'],
  },
  {
    case: '8.14',
    title: 'Closed hexsides',
    text: ['Land units may not cross hexsides closed to them or high seas hexsides.'],
    chart: 'hexsides',
  },
  {
    case: '8.2',
    title: 'National limitations',
    text: [
      'These cases give the nationalities of each player, and the areas that their units may not enter. A unit may not attack into, retreat into, advance into or debark in an area that it may not enter. English Catholics may go anywhere.',
      'Ruling: English units may act in Ireland, on the Continent and in Spain without limit. Leaders have the limits of their nationality.',
    ],
    chart: 'areas',
  },
  {
    case: '8.21',
    title: 'Units of the English player',
    text: [
      'The English player starts with English and Dutch units only. The Huguenots join after a violation [[15.13]]. Loyal Irish and Scottish Protestants may join when Ireland or Scotland is invaded [[15.24]] [[15.34]].',
    ],
  },
  {
    case: '8.22',
    title: 'Units of the Spanish player',
    text: [
      'The Spanish player starts with Spanish units only, including Italian, Walloon, German and Burgundian units. The Catholic League joins after a violation [[15.13]]. Irish rebels and Scottish and English Catholics may join after landings [[15.22]] [[15.32]] [[15.33]].',
    ],
  },
  {
    case: '8.23',
    title: 'Dutch',
    text: ['Dutch land units may move and attack only in the Protestant and the Catholic Netherlands.'],
  },
  {
    case: '8.24',
    title: 'German States',
    text: [
      'Only German units may enter the German States. German units may not move or attack from there into the Protestant Netherlands, but may do so from the Catholic Netherlands.',
      'Ruling: leaders may not enter the German States.',
    ],
  },
  {
    case: '8.25',
    title: 'French',
    text: [
      'Catholic League and Huguenot units may not move or attack out of France, which consists of the yellow and the blue area.',
      'Ruling: French units therefore never embark.',
    ],
  },
  {
    case: '8.26',
    title: 'Irish and Scots',
    text: [
      'Rebel and loyal Irish units may not leave Ireland, nor attack out of it. Scottish units may move and attack only in Scotland and England; ships may not carry them out of Britain.',
      'Ruling: Irish and Scottish units therefore never embark.',
    ],
  },
  {
    case: '8.27',
    title: 'English in Scotland',
    text: [
      'English units may not enter Scotland until the Spanish player has invaded Scotland or England; afterwards they may move there freely.',
      'Ruling: the invasion is the first landing of Spanish land units in either country. English units may enter from the end of that Spanish movement segment [[15.31]].',
    ],
  },
  {
    case: '8.28',
    title: 'Marching into France',
    text: [
      'A player whose land unit moves into either area of France violates French neutrality [[15.11]]. Moving into Savoy, Lorraine, Franche-Comté, the Catholic Netherlands or Spain (the Spanish Road) is no violation.',
    ],
  },
  {
    case: '8.3',
    title: 'Stacking',
    text: ['Any number of land units may be in one hex.', 'Ruling: the same applies to ships.'],
  },
];
