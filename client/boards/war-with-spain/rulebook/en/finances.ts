import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Building and repair. */
export const construction: Rulebook = [
  {
    case: '5.0',
    title: 'Construction, repair and de-activation',
    text: [
      'Units are built, repaired and laid up on Activation Tracks. In the Joint Activation Phase ships in box 1 must be placed in their port. Ships in boxes 4 and 3 must advance to the next lower box; ships in box 2 may advance or wait. Land units are always in box 1 and may be placed or wait. Then new orders may be given.',
      'Ships are built, repaired and laid up in friendly ports [[5.2]] [[5.3]] [[5.6]], land units in cities, hexes or areas that have a track [[5.1]] [[5.7]]. Tracks are closed under siege [[5.56]] and in winter [[5.57]].',
      'Ruling: orders are secret until both players have finished. Until then an order may be cancelled and its cost refunded, and it may be given again.',
    ],
  },
  {
    case: '5.1',
    title: 'Building land units',
    text: ['Land units are built on tracks of their own nationality and may be placed one Game-Turn later.'],
  },
  {
    case: '5.11',
    title: 'Which land units are built',
    text: [
      'England builds English and Dutch land units. Spain builds Spanish, Italian, Walloon, German and Burgundian land units. Allied units are never built: they are on the map at the start or arrive by events.',
      'Ruling: the rulebook names only Spanish and Walloon units for Spain here. Case [[5.52]], which includes the others, applies.',
    ],
  },
  {
    case: '5.12',
    title: 'Price and time of a land unit',
    text: [
      'A land unit costs three ducats for each point of its Combat Strength, paid in the Joint Activation Phase when it is placed in box 1 of a track. It may enter the map in the Joint Activation Phase of the next Game-Turn, or in any later one [[5.72]], but not in winter [[5.57]].',
      'Ruling: the purchase chart lists infantry at no cost; this case applies instead.',
    ],
    chart: 'prices',
  },
  {
    case: '5.13',
    title: 'Placing land units',
    text: [
      'A land unit on the track of a city or hex is placed in that city or hex; one on the track of an area, in any hex of that area. It may not be placed in a hex with enemy land units or one through which enemy land units were the last to move.',
      'Ruling: enemy ships in the hex do not prevent placement [[5.56]].',
    ],
  },
  {
    case: '5.2',
    title: 'Building ships',
    text: ['A new ship starts in box 4 and advances one box in each Joint Activation Phase until it is placed in its port.'],
  },
  {
    case: '5.21',
    title: 'Which ships are built',
    text: ['England builds English and Dutch ships, Spain builds Spanish and Walloon ones. The Treasure Fleet is never built [[11.22]].'],
  },
  {
    case: '5.22',
    title: 'Price of a ship',
    text: [
      'A deep draft ship costs 25 times its Maintenance Multiple, a shallow draft ship 6 times, and an invasion barge 3 times. The price is paid in the Joint Activation Phase, and the ship is placed in box 4 of the track of a friendly port where it may be built [[5.51]] [[5.53]].',
      'Ruling: an order that cannot be paid for at once is not allowed.',
    ],
    chart: 'prices',
  },
  {
    case: '5.23',
    title: 'Progress of a new ship',
    text: [
      'In each later Joint Activation Phase the ship advances one box. If it starts the phase in box 1, it is placed in the port. A ship ordered in April and never held is in port in August.',
      'Ruling: it is placed even if enemy ships are in the port. Both are then in the same hex, and either side may attack in its own segment [[7.14]].',
    ],
  },
  {
    case: '5.24',
    title: 'Waiting in box 2',
    text: [
      'A ship that starts the Joint Activation Phase in box 2 may stay there for any length of time. It stays unless its owner moves it to box 1.',
    ],
  },
  {
    case: '5.25',
    title: 'Activation Value',
    text: [
      'The total Combat Strength of all ships on the track of a port, whether being built, repaired or laid up, may not exceed its Activation Value. Exception: [[5.64]].',
      'Ruling: every ship counts with its full strength, reduced or not; a barge counts 4 [[5.63]].',
    ],
    chart: 'cities',
  },
  {
    case: '5.3',
    title: 'Repairing ships',
    text: ['A damaged ship is repaired on the track of the port where it is.'],
  },
  {
    case: '5.31',
    title: 'Which ships are repaired',
    text: ['A two-step ship that has lost one step may be restored to full strength. One-step ships are never repaired.'],
  },
  {
    case: '5.32',
    title: 'How a ship is repaired',
    text: [
      'The ship must start the Joint Activation Phase unbesieged in a friendly port where its nationality may repair [[5.51]] [[5.53]]. Repair costs half the price of building the ship. The ship is placed in box 4 of that port’s track and returns like a new one [[5.23]]; in box 2 it may wait.',
      'Ruling: half a ducat is rounded up. The ship leaves its fleet. Land units that the remaining ships cannot carry, and a leader assigned to the ship, go ashore in the port.',
    ],
    chart: 'prices',
  },
  {
    case: '5.4',
    title: 'Completed units',
    text: ['What new units may do, and which units may be built again.'],
  },
  {
    case: '5.41',
    title: 'Immediate use',
    text: ['A unit placed from a track may move and fight in the same Game-Turn.'],
  },
  {
    case: '5.42',
    title: 'Rebuilding',
    text: [
      'Units eliminated in combat or otherwise return to the pool. They may be built again if they are of a kind that can be built [[5.11]] [[5.21]].',
    ],
  },
];

/** The Treasure Fleet, the Pope, bankruptcy and the tables of money. */
export const treasureFleet: Rulebook = [
  {
    case: '11.2',
    title: 'Treasure Fleet and the Pope',
    text: ['A Treasure Fleet arrives each year, and the Pope pays once for an invasion of the British Isles.'],
  },
  {
    case: '11.21',
    title: 'Choosing the month',
    text: [
      'In the joint activation of Game-Turns 1 and 9 Spain must secretly choose the month in which the coming year’s Treasure Fleet arrives. It is June, July or August.',
    ],
  },
  {
    case: '11.22',
    title: 'The Treasure Fleet arrives',
    text: [
      'In the chosen month Spain must place the Treasure Fleet on the western map edge, in any hex, during joint activation. It may move in the following Spanish Naval Movement Segment.',
      'Ruling: any hex of column 01 that ships may enter, with or without enemy ships. It is placed when both players have finished the phase. It has two steps (8-12-0, reduced strength 4) and deep draft. If last year’s Treasure Fleet is still at sea, that one counts as safe.',
    ],
    chart: 'calendar',
  },
  {
    case: '11.23',
    title: 'Moving alone',
    text: [
      'The Treasure Fleet may move by high seas movement without being in a fleet.',
      'Ruling: it may also use coastal movement or join an armada. Alone it can be intercepted and attacked, and fights as a loose ship [[7.12]].',
    ],
  },
  {
    case: '11.24',
    title: 'Arrival at Seville',
    text: [
      'When the Treasure Fleet enters the port of Seville, it is safe and leaves the map.',
      'Ruling: no other port makes it safe. A leader aboard goes ashore at Seville.',
    ],
  },
  {
    case: '11.25',
    title: 'Treasure Fleet and wind',
    text: [
      'The wind may reduce the Treasure Fleet’s Movement Allowance, but the Treasure Fleet loses no steps to it. In an armada the other ships suffer these losses in full.',
    ],
  },
  {
    case: '11.26',
    title: 'Loss of the Treasure Fleet',
    text: [
      'If a Treasure Fleet is eliminated before it reaches Seville, Spain loses part of its next income: 800 ducats in Game-Turn 9 for 1587, 400 in Game-Turn 17 for 1588. If the English player eliminated it, they receive 500 ducats at once.',
      'Ruling: the income is never below 0. There is no penalty for a fleet still at sea, or for one lost after its income. The English receive the 500 only for combat with their ships. Its steps count for victory [[16.1]].',
    ],
  },
  {
    case: '11.27',
    title: 'Papal grant',
    text: [
      'Once in the game, Spain receives 200 ducats as soon as it has five or more land units in England, Scotland or Ireland.',
      'Ruling: count the counters ashore in all three countries together, and only units that Spain maintains [[11.16]].',
    ],
  },
  {
    case: '11.3',
    title: 'Financial penalties',
    text: [
      'A player who cannot make a required payment at once suffers three penalties. (a) All their ships in friendly ports are laid up, as many in each as its Activation Value allows; the others are eliminated. (b) At least a third of their land units on the map are removed, by number and not by strength. (c) They lose 20 Victory Points. This applies in each Game-Turn in which they cannot pay. Allied units are never affected.',
      'Ruling: the treasury is set to 0 and the rest of the debt is cancelled. Ships in ports without a track for ships, or under siege, stay. The owner chooses which ships are laid up, as many as fit; eliminated ships do not count as steps lost. The third is rounded up and taken from units the side maintains, on the map or aboard. Dutch ships and the Treasure Fleet are not affected. This also applies in winter.',
    ],
  },
  {
    case: '11.4',
    title: 'Income Table',
    text: [
      'Roll one die for each side: 2300 to 2700 ducats for Spain, 1000 to 1400 for England.',
      'Option: with average income Spain always receives 2500 and England 1200, without a roll, and half of that in Game-Turn 17.',
    ],
    chart: 'income',
  },
  {
    case: '11.5',
    title: 'Purchase and Maintenance Cost Chart',
    text: [
      'Building: land units 3 × strength, deep draft ships 25 × M, shallow draft ships 6 × M, invasion barges 3 × M. A Munitions Point costs 4 × M. Maintenance: land units 2 × strength, ships 3 × M or 1 × M in a friendly port, barges 1 × M. Repair costs half of building. Winter maintenance is × 5.',
      'Ruling: the chart, printed as 11.6, lists infantry as free and a price for victuals. Neither row applies [[5.12]] [[12.3]].',
    ],
    chart: 'prices',
  },
];

/** Munitions. */
export const munitions: Rulebook = [
  {
    case: '12.0',
    title: 'Munitions',
    text: [
      'Only fleets have munitions. They are counted in points that both players can see. Only fleets with munitions may intercept or attack. Without munitions deep draft ships fight at half strength; shallow draft ships are not halved, but cannot attack. A point costs four times the total Maintenance Multiple of all ships in the fleet. Each round of combat uses a point.',
    ],
  },
  {
    case: '12.1',
    title: 'Buying munitions',
    text: ['Where munitions are bought, and how they change when ships change fleets.'],
  },
  {
    case: '12.11',
    title: 'Where munitions are bought',
    text: [
      'Munitions are bought in the Joint Administrative Phase for a fleet in an unbesieged friendly port of its home country. The Spanish side buys in Spain and at Antwerp; the English side in England, Ireland and the Protestant Netherlands. Captured ports never sell munitions.',
      'Ruling: any number of points may be bought, each at four times the current M of all ships in the fleet, including Dutch ships. Enemy ships in the port that are not besieging it do not prevent this [[5.56]].',
    ],
  },
  {
    case: '12.12',
    title: 'Ships that change fleets',
    text: [
      'Fleets in one hex may combine or exchange ships. Two fleets that combine have the lower of their two numbers. A fleet joined by a ship of another fleet has its own number or the other fleet’s, whichever is lower. A fleet joined by a loose ship has none, except under [[12.13]].',
      'Ruling: if a fleet splits, both parts keep its number. A new fleet of loose ships has none until it buys some. Ships may change fleets when fleets may be formed [[6.12]].',
    ],
  },
  {
    case: '12.13',
    title: 'Munitions for joining ships',
    text: [
      'In the Joint Administrative Phase loose ships may join a fleet in a port where munitions can be bought. Points may then be bought for the joining ships only, at four times their Multiples. If fewer points are bought than the fleet has, the fleet’s number drops to the number bought.',
    ],
  },
  {
    case: '12.2',
    title: 'Munitions and combat',
    text: ['The cost of a round, and the limits of a fleet without munitions.'],
  },
  {
    case: '12.21',
    title: 'A point a round',
    text: [
      'Each fleet in combat spends one point in every round. When an attacking fleet has none left, its combat ends. The Combat Strength of deep draft defenders that are loose or without munitions is halved.',
      'Ruling: the point is spent after the losses of the round; other attacking fleets may go on [[7.14]].',
    ],
  },
  {
    case: '12.22',
    title: 'Without munitions',
    text: [
      'Only fleets with munitions may intercept or attack. Fleets without munitions and loose ships may be attacked, and such fleets may be intercepted.',
    ],
  },
  {
    case: '12.23',
    title: 'One-sided combat',
    text: ['In a round whose differential, attacker minus defender, is below -30, the defender spends no munitions.'],
  },
  {
    case: '12.3',
    title: 'Victuals',
    text: ['Victual markers and their track belong to the first edition and have no effect in this one.'],
  },
];

/** Income, maintenance and prices. */
export const finances: Rulebook = [
  {
    case: '11.0',
    title: 'Finances',
    text: [
      'Each side has a treasury in ducats. It pays for building, repair, maintenance and munitions; both treasuries are public. In the joint activation of Game-Turns 1, 9 and 17 each side rolls a die for its income [[11.4]]. In Game-Turn 17 it receives half.',
      'Ruling: Spain rolls first. The half is rounded down before the penalty for a lost Treasure Fleet is subtracted [[11.26]]. A player may never choose to spend more than their treasury.',
    ],
    chart: 'calendar',
  },
  {
    case: '11.1',
    title: 'Maintenance and purchase costs',
    text: ['The maintenance and prices of units.'],
    chart: 'prices',
  },
  {
    case: '11.11',
    title: 'Maintenance of ships',
    text: [
      'A ship costs three times its Maintenance Multiple in each Game-Turn, except barges [[11.12]] and ships in friendly ports [[11.13]]. The rulebook numbers this case 11.1.',
      'Ruling: a damaged ship uses the Multiple on its back.',
    ],
    chart: 'prices',
  },
  {
    case: '11.12',
    title: 'Maintenance of barges',
    text: ['Walloon invasion barges cost their Multiple once, wherever they are.'],
    chart: 'prices',
  },
  {
    case: '11.13',
    title: 'Maintenance in port',
    text: [
      'Ships in a friendly port hex when maintenance is paid cost their Multiple once.',
      'Ruling: a besieged port counts as long as it is friendly.',
    ],
    chart: 'prices',
  },
  {
    case: '11.14',
    title: 'Maintenance must be paid',
    text: [
      'A player must pay for all their units on the map and may not remove a unit to save its maintenance. If they cannot pay, [[11.3]] applies.',
      'Ruling: units aboard ships are on the map. The English pay first.',
    ],
  },
  {
    case: '11.15',
    title: 'Maintenance of land units',
    text: ['A land unit costs twice its Combat Strength.', 'Ruling: a damaged unit uses the strength on its back.'],
    chart: 'prices',
  },
  {
    case: '11.16',
    title: 'Units that are maintained',
    text: [
      'The English player pays maintenance only for English units, the Spanish player only for Spanish units. Neither pays for allied units.',
      'Ruling: Spanish units include Italian, Walloon, German and Burgundian units. Leaders and the Treasure Fleet cost nothing.',
    ],
  },
  {
    case: '11.17',
    title: 'Dutch',
    text: ['The English player pays to build Dutch units, but pays no maintenance for them.'],
  },
  {
    case: '11.18',
    title: 'Price of building',
    text: [
      'The price of a ship is a multiple of its Maintenance Multiple, that of a land unit a multiple of its Combat Strength. The chart lists the multiples [[11.5]].',
    ],
    chart: 'prices',
  },
  {
    case: '11.19',
    title: 'Units on tracks',
    text: ['Units on Activation Tracks cost no maintenance.'],
  },
];
