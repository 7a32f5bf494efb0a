import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** The Treasure Fleet, the Pope, bankruptcy and the tables of money. */
export const treasureFleet: Rulebook = [
  {
    case: '11.2',
    title: 'Treasure Fleet and the Pope',
    text: ['The silver of each year comes by sea, and an invasion of the British Isles pays once.'],
  },
  {
    case: '11.21',
    title: 'The month is noted',
    text: [
      'In Game-Turns 1 and 9, during joint activation, Spain must write down in secret the month in which the Treasure Fleet of the coming year will arrive: June, July or August.',
    ],
  },
  {
    case: '11.22',
    title: 'The Treasure Fleet arrives',
    text: [
      'When the month noted has come, Spain must bring in the Treasure Fleet during joint activation, in any hex of the western edge of the map; in the Spanish Naval Movement Segment that follows it may move.',
      'Ruling: a hex of column 01 that ships can be in, no matter which, whether enemy ships are in it or not; it appears when both players have finished the phase. It has two steps, 8-12-0, and 4 on its back, and is of deep draft. If the fleet of the year before is still at sea, that one counts as safe.',
    ],
    chart: 'calendar',
  },
  {
    case: '11.23',
    title: 'Sailing alone',
    text: [
      'The Treasure Fleet may move by high seas movement without being in a fleet.',
      'Ruling: it may coast as well, and it may join an armada; alone it can be intercepted and attacked, and fights as a loose ship [[7.12]].',
    ],
  },
  {
    case: '11.24',
    title: 'Arrival at Seville',
    text: [
      'At Seville the Treasure Fleet is safe: as it enters that port it leaves the map.',
      'Ruling: no other port makes it safe. A leader aboard goes ashore at Seville.',
    ],
  },
  {
    case: '11.25',
    title: 'Treasure Fleet and wind',
    text: [
      'The wind may take from the Treasure Fleet’s Movement Allowance, but it loses no steps to the wind. When it moves in an armada the other ships suffer these losses in full.',
    ],
  },
  {
    case: '11.26',
    title: 'Loss of the Treasure Fleet',
    text: [
      'A Treasure Fleet that does not live to reach Seville costs Spain part of its next income: 800 ducats in Game-Turn 9 for that of 1587, 400 in Game-Turn 17 for that of 1588. If the English player destroyed it he receives 500 ducats at once.',
      'Ruling: the income does not fall below 0. A fleet that is still at sea costs nothing, nor does one that is lost after the income it belongs to. Only combat with ships of the English player earns the 500. Its steps count [[16.1]].',
    ],
  },
  {
    case: '11.27',
    title: 'Grant of the Pope',
    text: [
      'The Pope pays 200 ducats to Spain, once in the game, as soon as it has five or more land units in England, Scotland or Ireland.',
      'Ruling: counters are counted, ashore, in the three countries together; only units that Spain pays [[11.16]].',
    ],
  },
  {
    case: '11.3',
    title: 'Financial penalties',
    text: [
      'A player who cannot make a payment that he must make at once (a) lays up all his ships in friendly ports, as many in each as its Activation Value takes, the others being eliminated, (b) removes at least a third of his land units from the map, by number and not by strength, and (c) loses 20 Victory Points. This happens in each Game-Turn in which he cannot pay. Allied units are never lost by it.',
      'Ruling: the treasury goes to 0 and the rest of the debt is forgiven. Ships in ports without a track for ships, or under siege, stay. The owner names the ships that are saved, always as many as fit; eliminated ones do not count as steps lost. The third is rounded up and taken from units that the side pays, on the map or aboard. Dutch ships and the Treasure Fleet are left alone. It holds in winter too.',
    ],
  },
  {
    case: '11.4',
    title: 'Income Table',
    text: [
      'One die for each side: 2300 to 2700 ducats for Spain, 1000 to 1400 for England.',
      'Option: with the average income Spain always has 2500 and England 1200, without a die; half of that in Game-Turn 17.',
    ],
    chart: 'income',
  },
  {
    case: '11.5',
    title: 'Purchase and Maintenance Cost Chart',
    text: [
      'To build: a land unit 3 times its strength, ships of deep draft 25 times M, of shallow draft 6 times, invasion barges 3 times. A Munitions Point costs 4 times M. To keep: a land unit 2 times its strength, a ship 3 times M or once in a friendly port, a barge once. Repair costs half of building; winter makes all upkeep fivefold.',
      'Ruling: the chart, printed as 11.6, calls infantry free and prices victuals; both rows are leftovers [[5.12]] [[12.3]].',
    ],
    chart: 'prices',
  },
];
