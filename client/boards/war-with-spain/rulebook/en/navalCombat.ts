import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Battles at sea. */
export const navalCombat: Rulebook = [
  {
    case: '7.0',
    title: 'Naval combat',
    text: [
      'This chapter is about battles of ships. In a Naval Combat Segment those who intercepted must attack, then the phasing player may attack; whoever attacks is the attacker, whatever the war looks like. Nobody may look into the enemy’s stacks of ships or holding boxes, except when one of his own stacks fights them.',
      'In a round each side adds up its Combat Strengths: where it has any ship of deep draft, only ships of deep draft count. The defender’s sum is taken from the attacker’s, a die is thrown on the Naval Combat Results Table [[7.2]], and both lose steps at once. Munitions are spent [[12.21]], then the defender may try to disengage [[7.51]]. The attacker fights as many rounds as he likes, until the defender gets away, the attacker’s munitions run out, a side is destroyed, or he breaks off.',
      'Ruling: of each ship the face counts first, then 1 for the wind [[7.73]], then half for want of munitions [[7.12]], then the port [[7.62]]. The sum is rounded down once, and leaders are added last [[13.0]]. An attacker commits himself before the defender’s stack is shown; after the battle both are hidden again. Of storms the opponent learns steps lost and ships sunk, not which were damaged.',
      'Option: with open stacks everybody sees every stack; the month of the Treasure Fleet stays secret.',
    ],
    chart: 'navalFactors',
  },
  {
    case: '7.1',
    title: 'Who may attack',
    text: ['Only fleets with munitions attack, each one enemy stack in a segment.'],
  },
  {
    case: '7.11',
    title: 'Fleets attack',
    text: [
      'Only fleets attack, after an interception or in their own Naval Combat Segment. Loose ships, and fleets without munitions, do not attack, but they may be attacked.',
    ],
  },
  {
    case: '7.12',
    title: 'Halved defenders',
    text: [
      'Ships that are attacked while they are loose, or while their fleet has no munitions, count half their Combat Strength. Ships of shallow draft are never halved.',
      'Ruling: the Treasure Fleet outside an armada counts as loose.',
    ],
    chart: 'navalFactors',
  },
  {
    case: '7.13',
    title: 'Interceptions first',
    text: [
      'In a Naval Combat Segment the enemy’s interceptors must attack those whom they intercepted, and the phasing player’s fleets may attack adjacent enemy ships. All battles of interception are fought before any other.',
      'Ruling: they are fought in the order of the interceptions, all interceptors of one fleet as one stack, against all enemy ships in its hex. The first round must be fought; then they may break off. With nobody left on a side the battle lapses.',
    ],
  },
  {
    case: '7.14',
    title: 'One stack, from one hex',
    text: [
      'A fleet attacks ships in an adjacent hex, one stack in a segment. Several fleets may attack the same stack together, but all from one hex; their strengths are added, and if any of them has ships of deep draft, only those count. A fleet that runs out of munitions drops out, and the others may go on.',
      'Ruling: all ships of a side in a hex are one stack. Ships in the same hex are attacked as if adjacent. A hex is attacked from one hex only in a segment, battles of interception counted apart. Relievers from one adjacent hex and the besieged may attack the besieging ships together [[10.22]]. A fleet may attack whether it has moved or not.',
    ],
  },
  {
    case: '7.2',
    title: 'Naval Combat Results Table',
    text: [
      'The columns are the attacker’s strength less the defender’s, from less than -20 to more than +20; a die gives the steps lost by the attacker and by the defender.',
    ],
    chart: 'navalCombat',
  },
  {
    case: '7.3',
    title: 'Results and steps',
    text: ['How results are read, and how ships lose steps.'],
  },
  {
    case: '7.31',
    title: 'Reading a result',
    text: ['A result has two figures: first the steps lost by the attacking stack, then those lost by the defending one.'],
    chart: 'navalCombat',
  },
  {
    case: '7.32',
    title: 'Losing steps',
    text: [
      'A ship with a back has two steps, one without has one. Its owner chooses where the steps are lost: turning a full ship of two steps to its back is one step, removing it is two, removing a ship that shows its back or has only one step is one.',
      'Ruling: steps beyond what a stack has are ignored. Both sides choose at the same time.',
    ],
  },
  {
    case: '7.33',
    title: 'Deep draft first',
    text: ['In a stack of both kinds ships of shallow draft lose no step until every ship of deep draft has been eliminated.'],
  },
  {
    case: '7.4',
    title: 'Terrain in naval combat',
    text: ['Shallows, closed hexsides and armies ashore.'],
  },
  {
    case: '7.41',
    title: 'Shallows',
    text: [
      'A fleet that has any ship of deep draft may not attack ships of shallow draft in a shallow coastal hex, even if it has ships of shallow draft as well.',
    ],
  },
  {
    case: '7.42',
    title: 'Closed hexsides',
    text: ['Ships never attack across a hexside that is closed to ships.'],
    chart: 'hexsides',
  },
  {
    case: '7.43',
    title: 'Ships and land units',
    text: ['Land units and ships never attack each other. Land units in a hex change nothing for the movement or combat of ships.'],
  },
  {
    case: '7.5',
    title: 'Disengagement',
    text: ['At the end of a round the defender may try to get away.'],
    chart: 'disengagement',
  },
  {
    case: '7.51',
    title: 'When it is tried',
    text: [
      'At the end of each round the defender may throw a die to disengage. The attacker need not: he breaks off when he likes.',
      'Ruling: besieged defenders may disengage too; that ends the fight, not the siege.',
    ],
  },
  {
    case: '7.52',
    title: 'With Spanish ships of deep draft',
    text: [
      'A defending stack with any Spanish ship of deep draft disengages on 5 or 6 only.',
      'Ruling: the Treasure Fleet is such a ship.',
    ],
    chart: 'disengagement',
  },
  {
    case: '7.53',
    title: 'All other stacks',
    text: [
      'A defending stack of ships of shallow draft, of English ships, or of both disengages on 4 to 6.',
      'Ruling: Dutch ships are all of shallow draft.',
    ],
    chart: 'disengagement',
  },
  {
    case: '7.54',
    title: 'Success',
    text: ['When the defender disengages the battle is over.', 'Ruling: nobody moves.'],
  },
];
