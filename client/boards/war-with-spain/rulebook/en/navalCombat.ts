import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Fleets, and how ships move. */
export const highSeas: Rulebook = [
  {
    case: '6.0',
    title: 'Naval movement',
    text: [
      'This chapter is about how ships move: over the high seas in fleets, where the wind counts and enemies may intercept, or along the coast, where neither does. In his Naval Movement Segment the phasing player may move any of his ships. A ship makes one move in a segment, of one kind.',
    ],
  },
  {
    case: '6.1',
    title: 'Fleets and armadas',
    text: [
      'Ships that sail the high seas, intercept or attack are grouped under a marker: Fleets for the English, Armadas for the Spanish.',
    ],
  },
  {
    case: '6.11',
    title: 'Six fleets',
    text: [
      'A side has six markers, and may move no more than six stacks by high seas movement in a Game-Turn. The ships of a fleet are off the map in its holding box; the opponent sees the marker and its munitions only [[7.0]].',
      'Ruling: the six are counted as stacks that have sailed. A part of a fleet that sails by itself counts as another; fleets that intercept, and the Treasure Fleet by itself, do not count. A new fleet takes the lowest free number.',
    ],
  },
  {
    case: '6.12',
    title: 'When fleets are formed',
    text: [
      'Ships in one hex are grouped into a fleet, or taken out of it, only in the Naval Movement Segment of their side or in the Joint Administrative Phase.',
      'Ruling: groups may be changed as often as their owner likes, before and after moving. A ship that has moved stays moved, and so does the fleet that it joins. Besieged ships do not join unbesieged ones. A fleet that loses its last ship is no more.',
    ],
  },
  {
    case: '6.13',
    title: 'Leaving a fleet',
    text: [
      'A ship may leave its fleet at any time. As it may not make both kinds of movement, one that leaves on the way must take a fleet marker of its own; if all six are in use, it cannot leave.',
      'Ruling: it may leave whether or not the wind is known, but not while an interception waits to be fought. What is left on the way keeps the munitions number of the fleet [[12.12]] and has moved; the fleet keeps the allowance with which it set out. Loose ships never lie in a high seas hex: there ships leave a fleet for another fleet only, the Treasure Fleet excepted.',
    ],
  },
  {
    case: '6.14',
    title: 'Movement Allowance of a fleet',
    text: [
      'A fleet has the Movement Allowance of its slowest ship; the wind may lower it [[6.24]].',
      'Ruling: a path may be no longer than the printed allowance of the slowest ship.',
    ],
  },
  {
    case: '6.15',
    title: 'Cargo of a fleet',
    text: [
      'Land units and leaders aboard the ships of a fleet belong to that fleet.',
      'Ruling: loose ships of one hex carry together in the same way. When a group parts, its owner says which part takes which men, each within its capacity [[6.52]]; leaders go with the ship to which they are assigned.',
    ],
  },
  {
    case: '6.2',
    title: 'High seas movement',
    text: ['Only fleets move over the high seas: the whole path is named, then the wind is thrown, then the fleet sails hex by hex.'],
  },
  {
    case: '6.21',
    title: 'What high seas movement is',
    text: [
      'A ship that crosses a high seas hexside moves by high seas movement. Only fleets may do so, and the Treasure Fleet [[11.23]].',
      'Ruling: every side of a high seas hex is a high seas hexside, and some sides between two coastal hexes are. A fleet whose path keeps to coasts and crosses none of them moves by coastal movement [[6.31]].',
    ],
    chart: 'hexsides',
  },
  {
    case: '6.22',
    title: 'With or against the wind',
    text: [
      'Before a fleet sails its owner names the whole path. If any single step of it goes against the prevailing wind of the sea zone, the fleet moves against the wind for all of its movement; otherwise it moves with it.',
      'Ruling: the diagram is lost. A wind blows along one direction of the hexes; steps in that direction and the two beside it are with the wind, the other three against. The zone of the hex entered decides, and steps into the Mediterranean are never against. When the throw has cost steps, or leaves less allowance than the path needs, the owner may stop short; he may not leave the path.',
    ],
    chart: 'zones',
  },
  {
    case: '6.23',
    title: 'Throwing for the wind',
    text: [
      'Two dice are thrown and added, and the Wind Effects Table is read: the left pair of columns from April to September, the right pair in October and in winters, in each the column “with” or “against”. The result is two figures with a slash between them [[6.24]].',
    ],
    chart: 'wind',
  },
  {
    case: '6.24',
    title: 'What the wind does',
    text: [
      'The first figure is taken off the Movement Allowance of every ship of the fleet for this segment. The second is the number of steps that the fleet must lose [[7.32]].',
      'Ruling: no allowance falls below 0. The steps are lost at once, before the fleet moves, from ships under sail only, those of deep draft first [[7.33]]; their owner chooses.',
    ],
    chart: 'wind',
  },
  {
    case: '6.25',
    title: 'Oared ships',
    text: [
      'Oared ships always have their printed Movement Allowance and are never touched by the wind.',
      'Ruling: they lose no steps to it either, and a fleet of oared ships alone does not throw.',
    ],
  },
  {
    case: '6.26',
    title: 'Lying still on the high seas',
    text: [
      'A fleet that stays in a high seas hex through its own movement segment without moving throws for the wind as if it moved with it.',
      'Ruling: this is done at the end of the segment, fleets in the order of their numbers, the Treasure Fleet last. A fleet that has thrown for a move does not throw again, unless ships that have not thrown have joined it.',
    ],
    chart: 'wind',
  },
  {
    case: '6.27',
    title: 'Mediterranean',
    text: [
      'The wind has no effect in the Mediterranean Sea, the zone east of column 14 and south of Spain, France and Savoy.',
      'Ruling: a path that lies partly outside it is thrown for.',
    ],
  },
  {
    case: '6.3',
    title: 'Coastal movement',
    text: ['Fleets and loose ships alike may creep along the coast: slowly, without wind, and never intercepted.'],
  },
  {
    case: '6.31',
    title: 'Where ships coast',
    text: [
      'Any ship may move by coastal movement, from one coastal hex to the next. It crosses no high seas hexside and enters no high seas hex.',
    ],
    chart: 'hexsides',
  },
  {
    case: '6.32',
    title: 'Allowance along the coast',
    text: [
      'The Movement Allowance of ships that coast is halved and rounded down.',
      'Ruling: it is halved for each ship, and ships that coast together go as far as the slowest.',
    ],
  },
  {
    case: '6.33',
    title: 'Stopping beside the enemy',
    text: [
      'Ships that coast must stop, and move no more, when they enter a hex that adjoins a coastal hex with enemy ships in it.',
      'Ruling: they stop in a hex that holds enemy ships as well. Besieged enemy ships do not count, nor those beyond a hexside closed to ships.',
    ],
  },
  {
    case: '6.34',
    title: 'No wind along the coast',
    text: ['The wind has no effect on ships that coast.'],
  },
  {
    case: '6.35',
    title: 'Shallow draft',
    text: ['Only ships of shallow draft may enter shallow coastal hexes, by either kind of movement.'],
  },
];

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
