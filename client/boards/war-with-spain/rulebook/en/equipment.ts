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
