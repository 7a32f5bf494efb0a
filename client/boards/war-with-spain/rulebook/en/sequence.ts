import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** The map and the counters. */
export const equipment: Rulebook = [
  {
    case: '3.0',
    title: 'Equipment',
    text: ['The map, the counters and what stands on them.'],
  },
  {
    case: '3.1',
    title: 'The map',
    text: [
      'Western Europe in hexes of 66 km, 33 columns by 40 rows, divided into countries and areas. A city has two values: its Victory Points on the left of the slash [[16.2]], its Activation Value on the right [[5.25]]; a dash stands for none. A port is a city with an anchor, a fortress one with the fortress symbol, a fortress port one with both.',
      'Ruling: the printed map is lost. The hexes that the rules name are kept; positions, values and symbols of the other cities, coasts and wind arrows are reconstructed, as the charts say.',
    ],
    chart: 'cities',
  },
  {
    case: '3.2',
    title: 'The counters',
    text: [
      'Counters are ships, land units and leaders of both sides and of the nations that may join them. A ship or land unit with a weaker back has two steps: its first loss turns it over, its second removes it. All others have one step and are removed at the first loss, except land units of 20 and more [[9.14]].',
    ],
    chart: 'armies',
  },
  {
    case: '3.21',
    title: 'Samples of counters',
    text: ['The print shows pictures of counters here. What the figures on them mean stands in [[3.23]]; the case has no effect in play.'],
  },
  {
    case: '3.22',
    title: 'Types of unit',
    text: [
      'Ships are of deep draft or of shallow draft, and go under sail or under oars. Every oared ship is of shallow draft; every ship of deep draft is under sail. Invasion barges are oared and shallow. Leaders are naval, senior naval [[13.14]], of the land, or, in the one case of Leyva, of both [[13.12]].',
    ],
    chart: 'ships',
  },
  {
    case: '3.23',
    title: 'Values of a unit',
    text: [
      'Combat Strength is what a unit is worth in battle: ships at sea, land units ashore, never the one against the other [[7.43]]. Movement Allowance is the hexes it can move in a segment. Transport Capacity is the strength of land units that a ship can carry [[6.52]]. The Maintenance Multiple, M, gives the price and the upkeep of a ship [[11.5]]. A leader has a bonus [[13.0]].',
      'Ruling: ships read combat-movement-transport and M. Invasion barges, printed 0-20-10, have combat 0, transport 20 and movement 10.',
    ],
  },
  {
    case: '3.3',
    title: 'Tracks and tables',
    text: ['Tracks, holding boxes and tables lie beside the map, here in the drawers of the table. The case has no effect in play.'],
  },
  {
    case: '3.4',
    title: 'Parts',
    text: ['The list of parts has no effect in play. Of the 200 counters 70 are ships, 77 land units, 20 leaders and 33 markers.'],
  },
];

/** What the game is, and how it is set up. */
export const introduction: Rulebook = [
  {
    case: '1.0',
    title: 'Introduction',
    text: [
      'Two years of the war between Spain and England, from the winter of 1586-87 to the winter of 1588-89, for two players. Each side has one purse a year, and whatever it builds, keeps and fires must come out of it. Fleets, armies, risings and the parties of France are all in play. This case has no effect in play.',
    ],
  },
  {
    case: '2.0',
    title: 'Course of play',
    text: ['Who commands whom, and how the war begins.'],
  },
  {
    case: '2.1',
    title: 'How the game is played',
    text: [
      'A game has seventeen Game-Turns. The English player commands the English and the Dutch; Loyal Irish, Scottish Protestants and Huguenots join him when events bring them in [[8.21]]. The Spanish player commands the Spanish with the Italians, Walloons, Germans and Burgundians; Irish rebels, Scottish and English Catholics and the Catholic League may join him [[8.22]].',
      'In each Game-Turn both order work on their Activation Tracks, then English ships move and fight, then Spanish ships, then English armies, then Spanish armies, and at the end both pay [[4.2]]. After the seventeenth the Victory Points are counted [[16.0]].',
      'Ruling: wherever a case says “Spanish units”, Italian, Walloon, German and Burgundian units are meant too. “Allied” units are the French, Irish and Scottish ones and the English Catholics; the Dutch count as allies for pay and penalties only.',
    ],
  },
  {
    case: '2.2',
    title: 'Setting up',
    text: [
      'Land units and leaders with a set-up hex stand in that hex. Ships with a set-up hex lie in box 2 of the Activation Track of that port. Everything without one is in the pool: it is built, or comes by an event. There are no fleets yet and no munitions. Each side throws for its first income at the beginning of Game-Turn 1 [[11.4]].',
      'There is one scenario, the whole war. Options of the set-up change the income [[11.4]], the secrecy of stacks [[7.0]] and the count of Victory Points [[16.4]].',
    ],
  },
];

/** The sequence of play. */
export const sequence: Rulebook = [
  {
    case: '4.0',
    title: 'Sequence of play',
    text: ['The Game-Turns of the war, and what is done in each, in which order.'],
  },
  {
    case: '4.1',
    title: 'The Game-Turn',
    text: [
      'A Game-Turn is a month, or a whole winter: Game-Turns 1, 9 and 17 are winters [[14.0]], and between them run April to October of 1587 and of 1588. The first phase and the last are joint, and both players act at once. In the naval and the land phases the English act first, then the Spanish; who is acting is the phasing player. Nothing may be done but what its phase or segment allows.',
      'Ruling: in the joint phases both write secretly, and what they ordered comes to light when both have finished. Nothing that one orders hinders the other.',
    ],
    chart: 'calendar',
  },
  {
    case: '4.2',
    title: 'Outline of a Game-Turn',
    text: [
      'A. Joint activation: income in winters [[11.0]], ships move along their tracks, land units take the field, building and repair begin [[5.0]].',
      'B. Naval phases, the English and then the Spanish: movement, while the other side may intercept [[6.0]]; then combat, the interceptors first [[7.13]].',
      'C. Land phases, the English and then the Spanish: movement [[8.0]]; in winter attrition [[14.1]]; combat [[9.0]]; then hunger in the places where that side is besieged [[10.3]].',
      'D. Joint administration: upkeep [[11.14]], then munitions [[12.1]] and laying up [[5.6]]. E. The turn marker moves on.',
      'Ruling: munitions and laying up share one step. A step in which nothing can be decided is skipped. Where that alone would tell a secret it is skipped under a standing order to pass where one can do nothing, which is on unless its owner turns it off; to the opponent it looks like a pass.',
    ],
  },
];
