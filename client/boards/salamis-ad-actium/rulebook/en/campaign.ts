import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 12, to 12.6: the map, ports, fleets and their movement. */
export const campaign: Rulebook = [
  {
    case: '12',
    title: 'Campaign rules',
    text: [
      'A war at sea, month by month. There are two theatres: the First Punic War from March 260 BC (Rome against Carthage, 22 areas, a model for ten ships) and the Ionian War from March 411 BC (Athens against Sparta and her allies, 23 areas).',
      'It lasts 8, 16 or 24 months, March to October of each year. The order of a month is in [[12.13]]. Where ill luck picks ships, it takes the worst crews first, then the fewest points, then the first numbered.',
    ],
  },
  {
    case: '12.1',
    title: 'Campaign areas',
    text: [
      'Areas are joined by normal and by perilous routes, both ways. The number of perilous routes of an area makes the sea of a battle there rougher [[2.6]].',
    ],
    chart: 'areas',
  },
  {
    case: '12.2',
    title: 'Ports',
    text: [
      'A major port keeps 20 ships, brings 12 a month, repairs 4 ships and builds. A minor one keeps 6, brings 4, repairs 2. A blockaded port brings nothing. Rome and Carthage have 24 a month besides from allies and tribute, Sparta 40 in Persian gold. Wars begin with 120 each in the west, with 100 for Athens and 140 for Sparta in the Aegean.',
      'Blockade: at the end of the month every port in whose area an enemy fleet lies with the stance of blockade is blockaded, until the end of the next.',
      'Assault, after the battles: a fleet with that stance and no enemy fleet in its area assaults an enemy port there, the one it was sent against or the first. Its strength is that of its troops: 3, 2 and 1 for heavy, normal and archers [[8.2]], rowers never; the port’s is 4 for each point of garrison. d10, odds as in boarding, the officer’s command, +2 if walls are breached, +1 if the port was blockaded, against d10 and 3.',
      'Better by 4 or more: captured. By 1 to 3: a minor port is captured, a major one breached. Otherwise repulsed. The fleet loses 20 per cent of each kind of troops if repulsed, 10 if not, rounded up. A captured port has half its garrison, rounded up, whole walls and no blockade.',
    ],
    chart: 'ports',
  },
  {
    case: '12.3',
    title: 'Fleets',
    text: [
      'A fleet has 1 to 20 ships and one officer; a side has six fleets at the most. One officer of a side is its Admiral; when he is gone the best of the others takes his rank. Commands are thrown for by training as the war begins [[2.3]].',
      'A fleet is hidden from the enemy, with its ships and officer, unless he has a fleet in its area or next to it by a normal route, or a port in its area.',
      'Spectators see what both sides see.',
    ],
    chart: 'fleets',
  },
  {
    case: '12.4',
    title: 'Supply',
    text: [
      'A fleet is supplied by an area, its own or the next by a normal route, where its side has ports that are not blockaded and keep together at least as many ships as the side has there.',
      'The first month without supply does nothing. From the second on each ship throws a d10 with her crew: 1 or less, she is lost; 2 to 4, she takes a level of damage and her oarsmen fall to three quarters of the type’s, rounded down. Only the owner hears of it.',
    ],
    chart: 'campaignCosts',
  },
  {
    case: '12.5',
    title: 'Movement',
    text: [
      'Both sides write orders unseen: for each fleet a path and a stance of patrol, blockade, assault or avoid. A fleet without orders stays, avoiding in a friendly port and patrolling elsewhere.',
      'Three movement points: a normal route costs 1, a perilous one 2. A path may be one point too long after a perilous route, in hope of a fair wind [[12.6]].',
      'All fleets move step by step together. Enemies that would swap areas along one route meet and stop, in the area that stands first.',
      'Interception: a fleet that comes into an area where an enemy lies on patrol, or leaves one where an enemy lies in blockade. d10, the hunter’s command, +1 for patrol or +2 for blockade, −1 if he has fewer than 5 ships, less the other’s command, +1 if that has more ships than he, −1 if it avoids. 6 or more stops the fleet there, and neither side may decline the battle. Several hunters throw once, under their Admiral or best officer.',
      'Ruling: stances for lying in port and for passing through are left out, for they decide nothing. Only a fleet whose own move is over hunts.',
    ],
    chart: 'campaignMovement',
  },
  {
    case: '12.6',
    title: 'Perilous routes',
    text: [
      'Each fleet that crosses throws 2d6 with its officer’s command (1 at the most either way) and the month: March −2, April −1, May and June 0, July +1, August 0, September −1, October −2.',
      '3 or less, storm: each ship throws a d10 with her crew, +1 for a stout hull, −1 for a weak one or size 1-2; 1 or less she is lost, 2 to 4 she takes a level of damage. 4-5, scattered: the fleet stops on arrival and d3 ships take a level. 6-11, safe. 12 or more, a fair wind: a movement point more.',
      'At sea damage alone never sinks a ship: Severe is the worst.',
      'Ruling: the owner may name in his orders the ships that suffer first when a fleet is scattered; after them ill luck chooses.',
    ],
    chart: 'peril',
  },
];
