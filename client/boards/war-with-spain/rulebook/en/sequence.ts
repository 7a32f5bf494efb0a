import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const equipment: Rulebook = [
  {
    case: '3.0',
    title: 'Equipment',
    text: ['This chapter describes the map, the counters and the values printed on them.'],
  },
  {
    case: '3.1',
    title: 'The map',
    text: [
      'The map shows Western Europe in hexes of 66 km, 33 columns by 40 rows, divided into countries and areas. A city has two values: Victory Points on the left of the slash [[16.2]] and an Activation Value on the right [[5.25]]. A dash means that the city does not have that value. A port is a city with an anchor. A fortress is a city with the fortress symbol. A fortress port has both symbols.',
      'Ruling: the printed map is lost. Hexes named in the rules are where the rules put them. Coasts, wind arrows and the positions, values and symbols of other cities are reconstructed; the charts give the sources.',
    ],
    chart: 'cities',
  },
  {
    case: '3.2',
    title: 'The counters',
    text: [
      'The counters are ships, land units and leaders of both sides and of their possible allies. A ship or land unit with a weaker back has two steps: the first loss flips it, the second removes it. All others have one step: the first loss removes them. Exception: land units of strength 20 and more [[9.14]].',
    ],
    chart: 'armies',
  },
  {
    case: '3.21',
    title: 'Sample counters',
    text: ['The rulebook shows pictures of counters here. Case [[3.23]] explains their values. This case has no effect in play.'],
  },
  {
    case: '3.22',
    title: 'Unit types',
    text: [
      'Ships have deep or shallow draft, and are sailing or oared ships. Every oared ship has shallow draft; every deep draft ship is a sailing ship. Invasion barges are oared and have shallow draft. Leaders are naval, senior naval [[13.14]] or land leaders. Leyva is both a naval and a land leader [[13.12]].',
    ],
    chart: 'ships',
  },
  {
    case: '3.23',
    title: 'Unit values',
    text: [
      'Combat Strength is the strength of a ship in naval combat or of a land unit in land combat. Ships and land units never fight each other [[7.43]]. Movement Allowance is how many hexes a unit may move in one segment. Transport Capacity is the strength of land units that a ship can carry [[6.52]]. The Maintenance Multiple (M) gives the price and the maintenance of a ship [[11.5]]. A leader has a bonus [[13.0]].',
      'Ruling: ship values are listed as combat-movement-transport and M. Invasion barges, printed 0-20-10, have combat 0, transport 20 and movement 10.',
    ],
  },
  {
    case: '3.3',
    title: 'Tracks and tables',
    text: [
      'In the printed game, the tracks, holding boxes and tables are beside the map; here they are under Charts and Forces. This case has no effect in play.',
    ],
  },
  {
    case: '3.4',
    title: 'Parts list',
    text: ['The parts list has no effect in play. The 200 counters are 70 ships, 77 land units, 20 leaders and 33 markers.'],
  },
];

export const introduction: Rulebook = [
  {
    case: '1.0',
    title: 'Introduction',
    text: [
      'This is a game for two players about the war between Spain and England from the winter of 1586-87 to the winter of 1588-89. Each side receives one income a year and pays for its units, maintenance and munitions from that income. The game covers fleets, armies, revolts and the French parties. This case has no effect in play.',
    ],
  },
  {
    case: '2.0',
    title: 'Course of play',
    text: ['This chapter gives the units of each player and the set-up.'],
  },
  {
    case: '2.1',
    title: 'How the game is played',
    text: [
      'A game has seventeen Game-Turns. The English player commands the English and the Dutch; events may add Loyal Irish, Scottish Protestants and Huguenots [[8.21]]. The Spanish player commands the Spanish, Italian, Walloon, German and Burgundian units; events may add Irish rebels, Scottish and English Catholics and the Catholic League [[8.22]].',
      'In each Game-Turn both players first give orders on their Activation Tracks. English ships then move and fight, then Spanish ships, then English land units, then Spanish land units. At the end both players pay maintenance [[4.2]]. After the seventeenth Game-Turn Victory Points are counted [[16.0]].',
      'Ruling: wherever a case says “Spanish units”, this includes Italian, Walloon, German and Burgundian units. “Allied” units are French, Irish and Scottish units and English Catholics. The Dutch count as allies only for maintenance and penalties.',
    ],
  },
  {
    case: '2.2',
    title: 'Set-up',
    text: [
      'Land units and leaders with a set-up hex start in that hex. Ships with a set-up hex start in box 2 of that port’s Activation Track. All other units start in the pool. They are built, or enter play through an event. There are no fleets and no munitions. Each side rolls for its first income at the start of Game-Turn 1 [[11.4]].',
      'The campaign covers the whole war. The Armada of 1588 is a reconstructed scenario for one evening, with its own set-up, five Game-Turns and levels of victory [[16.4]]. Set-up options change the income [[11.4]], the secrecy of stacks [[7.0]] and the Victory Points [[16.4]].',
    ],
  },
];

export const sequence: Rulebook = [
  {
    case: '4.0',
    title: 'Sequence of play',
    text: ['This chapter lists the Game-Turns and the order of phases in each.'],
  },
  {
    case: '4.1',
    title: 'The Game-Turn',
    text: [
      'A Game-Turn is a month or a whole winter. Game-Turns 1, 9 and 17 are winters [[14.0]]; the others are April to October of 1587 and of 1588. The first and last phases of a Game-Turn are joint: both players act at the same time. In the naval and land phases the English act first, then the Spanish; the acting player is the phasing player. An activity is allowed only in its own phase or segment.',
      'Ruling: in the joint phases orders are secret and are revealed when both players have finished. The orders of one player never affect those of the other.',
    ],
    chart: 'calendar',
  },
  {
    case: '4.2',
    title: 'Game-Turn outline',
    text: [
      'A. Joint activation: income in winter [[11.0]]; ships move along their tracks, land units are placed, building and repair begin [[5.0]].',
      'B. Naval phases, first the English, then the Spanish: movement, during which the opponent may intercept [[6.0]]; then combat, starting with the combats of interceptors [[7.13]].',
      'C. Land phases, first the English, then the Spanish: movement [[8.0]], attrition in winter [[14.1]], combat [[9.0]], and starvation of that side’s besieged units [[10.3]].',
      'D. Joint administration: maintenance [[11.14]], then munitions [[12.1]] and de-activation [[5.6]]. E. The turn marker advances.',
      'Ruling: munitions and de-activation share one step. A step without a decision is skipped. If skipping would reveal a secret, an automatic answer passes instead, and the opponent sees only a pass. This answer is on by default.',
    ],
  },
];
