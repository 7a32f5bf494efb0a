import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Rules text on building and repair. */
export const construction: Rulebook = [
  {
    case: '5.0',
    title: 'Construction, repair and de-activation',
    text: [
      'Units are built, repaired and laid up on Activation Tracks. In the Joint Activation Phase, ships in box 1 must be placed in their port. Ships in boxes 4 and 3 must advance to the next lower box; ships in box 2 may advance or wait. Land units are always in box 1 and may be placed or wait. Then new orders may be given.',
      'Ships use the tracks of friendly ports [[5.2]] [[5.3]] [[5.6]]. Land units use the tracks of cities, hexes or areas [[5.1]] [[5.7]]. Tracks are closed under siege [[5.56]] and in winter [[5.57]].',
      'Ruling: orders are secret until both players have finished. Until then, a player may cancel an order, which refunds its cost, and may give it again.',
    ],
  },
  {
    case: '5.1',
    title: 'Building land units',
    text: ['Land units are built on tracks of their own nationality and may be placed on the map one Game-Turn later.'],
  },
  {
    case: '5.11',
    title: 'Which land units are built',
    text: [
      'England builds English and Dutch land units. Spain builds Spanish, Italian, Walloon, German and Burgundian land units. Allied units are never built: they are on the map at the start or arrive by events.',
      'Ruling: for Spain, the rulebook names only Spanish and Walloon units here. Case [[5.52]], which includes the other nationalities, applies.',
    ],
  },
  {
    case: '5.12',
    title: 'Price and time of a land unit',
    text: [
      'A land unit costs three ducats for each point of its Combat Strength. The price is paid in the Joint Activation Phase in which the unit is placed in box 1 of a track. It may enter the map in the Joint Activation Phase of the next Game-Turn, or in any later one [[5.72]], but not in winter [[5.57]].',
      'Ruling: the purchase chart lists infantry at no cost; this case applies instead.',
    ],
    chart: 'prices',
  },
  {
    case: '5.13',
    title: 'Placing land units',
    text: [
      'A land unit on the track of a city or hex is placed in that city or hex. A unit on the track of an area is placed in any hex of that area. It may not be placed in a hex with enemy land units, or in a hex that enemy land units were the last to move through.',
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
    text: ['England builds English and Dutch ships. Spain builds Spanish and Walloon ships. The Treasure Fleet is never built [[11.22]].'],
  },
  {
    case: '5.22',
    title: 'Price of a ship',
    text: [
      'A deep draft ship costs 25 times its Maintenance Multiple, a shallow draft ship 6 times, and an invasion barge 3 times. The price is paid in the Joint Activation Phase. The ship is placed in box 4 of the track of a friendly port where it may be built [[5.51]] [[5.53]].',
      'Ruling: a player may give only orders that they can pay for at once.',
    ],
    chart: 'prices',
  },
  {
    case: '5.23',
    title: 'Progress of a new ship',
    text: [
      'In each later Joint Activation Phase the ship advances one box. If it starts the phase in box 1, it is placed in the port. A ship ordered in April that never waits in box 2 is in port in August.',
      'Ruling: the ship is placed even if enemy ships are in the port. Both sides then have ships in the same hex, and either may attack in its own segment [[7.14]].',
    ],
  },
  {
    case: '5.24',
    title: 'Waiting in box 2',
    text: [
      'A ship that starts the Joint Activation Phase in box 2 stays there until its owner moves it to box 1. It may stay for any length of time.',
    ],
  },
  {
    case: '5.25',
    title: 'Activation Value',
    text: [
      'The total Combat Strength of all ships on the track of a port may not exceed the Activation Value of the port. Ships being built, repaired and laid up all count. Exception: [[5.64]].',
      'Ruling: every ship counts at full strength, even if reduced; a barge counts as 4 [[5.63]].',
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
      'The ship must start the Joint Activation Phase unbesieged in a friendly port where its nationality may repair [[5.51]] [[5.53]]. Repair costs half the price of building the ship. The ship is placed in box 4 of that port’s track and advances like a new ship [[5.23]]; it may wait in box 2.',
      'Ruling: half a ducat is rounded up. The ship leaves its fleet. Land units that the remaining ships cannot carry, and a leader assigned to the ship, go ashore in the port.',
    ],
    chart: 'prices',
  },
  {
    case: '5.4',
    title: 'Completed units',
    text: ['These cases cover the use of completed units, and the units that may be built again.'],
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
      'Units that are eliminated for any reason return to the pool. They may be built again if they are of a kind that can be built [[5.11]] [[5.21]].',
    ],
  },
];

/** Rules text on the Treasure Fleet, the Pope, bankruptcy, and the money tables. */
export const treasureFleet: Rulebook = [
  {
    case: '11.2',
    title: 'Treasure Fleet and the Pope',
    text: ['A Treasure Fleet arrives each year. The Pope pays Spain once for an invasion of the British Isles.'],
  },
  {
    case: '11.21',
    title: 'Choosing the month',
    text: [
      'In the joint activation of Game-Turns 1 and 9, Spain must secretly choose the month in which the coming year’s Treasure Fleet arrives: June, July or August.',
    ],
  },
  {
    case: '11.22',
    title: 'The Treasure Fleet arrives',
    text: [
      'In the joint activation of the chosen month, Spain must place the Treasure Fleet in any hex on the western map edge. It may move in the following Spanish Naval Movement Segment.',
      'Ruling: place the Treasure Fleet when both players have finished the phase, in any hex of column 01 that ships may enter. Enemy ships may be there. The Treasure Fleet has two steps (8-12-0, reduced strength 4) and deep draft. If last year’s Treasure Fleet is still at sea, it counts as safe.',
    ],
    chart: 'calendar',
  },
  {
    case: '11.23',
    title: 'Moving alone',
    text: [
      'The Treasure Fleet may move by high seas movement without being in a fleet.',
      'Ruling: the Treasure Fleet may also use coastal movement or join an armada. While it is alone, it can be intercepted and attacked, and fights as a loose ship [[7.12]].',
    ],
  },
  {
    case: '11.24',
    title: 'Arrival at Seville',
    text: [
      'When the Treasure Fleet enters the port of Seville, it is safe and leaves the map.',
      'Ruling: the Treasure Fleet is safe in no other port. A leader aboard goes ashore at Seville.',
    ],
  },
  {
    case: '11.25',
    title: 'Treasure Fleet and wind',
    text: [
      'The wind may reduce the Treasure Fleet’s Movement Allowance, but the Treasure Fleet loses no steps to the wind. If the Treasure Fleet is in an armada, the armada’s other ships suffer the step losses in full.',
    ],
  },
  {
    case: '11.26',
    title: 'Loss of the Treasure Fleet',
    text: [
      'If a Treasure Fleet is eliminated before it reaches Seville, Spain loses part of its next income: 800 ducats in Game-Turn 9 for 1587, 400 in Game-Turn 17 for 1588. If the English player eliminated the Treasure Fleet, England receives 500 ducats at once.',
      'Ruling: the income is never below 0. There is no penalty for a Treasure Fleet that is still at sea, or that is lost after the income that it would reduce. The English receive the 500 ducats only if their ships eliminate the Treasure Fleet in combat. The lost steps of the Treasure Fleet count for victory [[16.1]].',
    ],
  },
  {
    case: '11.27',
    title: 'Papal grant',
    text: [
      'Once in the game, Spain receives 200 ducats as soon as it has five or more land units in England, Scotland or Ireland.',
      'Ruling: count the counters ashore in all three countries together, but only units that Spain maintains [[11.16]].',
    ],
  },
  {
    case: '11.3',
    title: 'Financial penalties',
    text: [
      'A player who cannot make a required payment suffers three penalties at once. (a) Their ships in friendly ports are laid up, as many in each port as its Activation Value allows. The other ships in these ports are eliminated. (b) At least a third of their land units on the map are removed; count units, not strength. (c) They lose 20 Victory Points. This applies in each Game-Turn in which they cannot pay. Allied units are never affected.',
      'Ruling: the treasury is set to 0 and the rest of the debt is cancelled. Ships in ports that are under siege or have no track for ships stay where they are. The owner chooses which ships are laid up, and must lay up as many as possible; eliminated ships do not count as steps lost. The owner removes exactly a third, rounded up, of the land units that the side maintains, on the map or aboard. Dutch ships and the Treasure Fleet are not affected. All this also applies in winter.',
    ],
  },
  {
    case: '11.4',
    title: 'Income Table',
    text: [
      'Roll one die for each side: 2300 to 2700 ducats for Spain, 1000 to 1400 for England.',
      'With the option “Average” nobody rolls: Spain always receives 2500 ducats and England 1200. In Game-Turn 17 each side receives half.',
    ],
    chart: 'income',
  },
  {
    case: '11.5',
    title: 'Purchase and Maintenance Cost Chart',
    text: [
      'All costs are in ducats; M is the Maintenance Multiple. Building costs 3 × strength for land units, 25 × M for deep draft ships, 6 × M for shallow draft ships and 3 × M for invasion barges. Repair costs half the price of building. A Munitions Point costs 4 × M. Maintenance costs 2 × strength for land units, 3 × M for ships (1 × M in a friendly port) and 1 × M for barges. In winter, maintenance is five times as high.',
      'Ruling: the chart, printed as 11.6, lists infantry at no cost and gives prices for victuals. These rows do not apply [[5.12]] [[12.3]].',
    ],
    chart: 'prices',
  },
];

export const munitions: Rulebook = [
  {
    case: '12.0',
    title: 'Munitions',
    text: [
      'Only fleets have munitions, which are counted in points that both players can see. Only fleets with munitions may intercept or attack. Without munitions deep draft ships fight at half strength; shallow draft ships are not halved, but cannot attack. Each Munitions Point costs, in ducats, four times the total Maintenance Multiple of the fleet’s ships. A fleet spends one point in each round of combat.',
    ],
  },
  {
    case: '12.1',
    title: 'Buying munitions',
    text: ['These cases cover the places where munitions are bought, and the munitions of a fleet that ships join.'],
  },
  {
    case: '12.11',
    title: 'Where munitions are bought',
    text: [
      'Munitions are bought in the Joint Administrative Phase for a fleet in an unbesieged friendly port of its home country. The Spanish side buys in Spain and at Antwerp; the English side in England, Ireland and the Protestant Netherlands. Captured ports never sell munitions.',
      'Ruling: any number of points may be bought, each at four times the current M of all ships in the fleet, including Dutch ships. Enemy ships in the port do not prevent this unless they besiege it [[5.56]].',
    ],
  },
  {
    case: '12.12',
    title: 'Ships that change fleets',
    text: [
      'Fleets in one hex may combine or exchange ships. Two fleets that combine keep the lower of their two munitions numbers. If a ship moves from one fleet to another, the fleet that it joins keeps the lower of the two fleets’ numbers. A fleet that a loose ship joins has no munitions, except under [[12.13]].',
      'Ruling: if a fleet splits, both parts keep its number. A new fleet of loose ships has no munitions until it buys some. Ships may change fleets when fleets may be formed [[6.12]].',
    ],
  },
  {
    case: '12.13',
    title: 'Munitions for joining ships',
    text: [
      'In the Joint Administrative Phase loose ships may join a fleet in a port where munitions can be bought. The owner may then buy points for the joining ships only, each at four times the total Maintenance Multiple of these ships. If the owner buys fewer points than the fleet has, the fleet’s munitions drop to the number bought.',
    ],
  },
  {
    case: '12.2',
    title: 'Munitions and combat',
    text: ['These cases give the munitions cost of a round, and the restrictions on fleets without munitions.'],
  },
  {
    case: '12.21',
    title: 'One point per round',
    text: [
      'Each fleet in combat spends one point in every round. When an attacking fleet has none left, its combat ends. The Combat Strength of deep draft defenders that are loose or without munitions is halved.',
      'Ruling: the point is spent after the losses of the round; other attacking fleets may go on [[7.14]].',
    ],
  },
  {
    case: '12.22',
    title: 'Without munitions',
    text: [
      'Only fleets with munitions may intercept or attack. Fleets without munitions and loose ships may be attacked; fleets without munitions may also be intercepted.',
    ],
  },
  {
    case: '12.23',
    title: 'One-sided combat',
    text: ['In a round with a differential (attacker minus defender) below -30, the defender spends no munitions.'],
  },
  {
    case: '12.3',
    title: 'Victuals',
    text: ['Victual markers and their track belong to the first edition and have no effect in this one.'],
  },
];

export const finances: Rulebook = [
  {
    case: '11.0',
    title: 'Finances',
    text: [
      'Each side has a treasury in ducats. The treasury pays for building, repair, maintenance and munitions; both treasuries are public. In the joint activation of Game-Turns 1, 9 and 17 each side rolls a die for its income [[11.4]]. In Game-Turn 17 each side receives half of its income.',
      'Ruling: Spain rolls first. Round the half down before subtracting the penalty for a lost Treasure Fleet [[11.26]]. A player may never choose to spend more than their treasury.',
    ],
    chart: 'calendar',
  },
  {
    case: '11.1',
    title: 'Maintenance and purchase costs',
    text: ['These cases give the maintenance and prices of units.'],
    chart: 'prices',
  },
  {
    case: '11.11',
    title: 'Maintenance of ships',
    text: [
      'In each Game-Turn a ship costs three times its Maintenance Multiple in ducats. Exceptions: barges [[11.12]] and ships in friendly ports [[11.13]]. The rulebook numbers this case 11.1.',
      'Ruling: a damaged ship uses the Multiple on its back.',
    ],
    chart: 'prices',
  },
  {
    case: '11.12',
    title: 'Maintenance of barges',
    text: ['A Walloon invasion barge costs only its Maintenance Multiple in ducats, wherever it is.'],
    chart: 'prices',
  },
  {
    case: '11.13',
    title: 'Maintenance in port',
    text: [
      'A ship that is in a friendly port hex when maintenance is paid costs only its Maintenance Multiple in ducats.',
      'Ruling: this includes besieged ports that are still friendly.',
    ],
    chart: 'prices',
  },
  {
    case: '11.14',
    title: 'Maintenance must be paid',
    text: [
      'A player must pay for all their units on the map and may not remove a unit to save its maintenance. If a player cannot pay, [[11.3]] applies.',
      'Ruling: units aboard ships are on the map. The English pay first.',
    ],
  },
  {
    case: '11.15',
    title: 'Maintenance of land units',
    text: ['A land unit costs two ducats for each point of its Combat Strength.', 'Ruling: a damaged unit uses the strength on its back.'],
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
      'The price of a ship is a multiple of its Maintenance Multiple. The price of a land unit is a multiple of its Combat Strength. The chart lists the factors [[11.5]].',
    ],
    chart: 'prices',
  },
  {
    case: '11.19',
    title: 'Units on tracks',
    text: ['Units on Activation Tracks cost no maintenance.'],
  },
];
