import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 12, 12.7 and 12.8: battles of a campaign. */
export const campaignBattles: Rulebook = [
  {
    case: '12.7',
    title: 'Naval battles',
    text: [
      'After movement there is a battle in every area where fleets of both sides lie, in the order of the theatre, with all of them. Unless interception forces it, each side accepts or declines unseen. Both decline: nothing happens.',
      'One declines: if its ports in the area keep all its ships there, it stays in port. Otherwise it tries to slip away: the enemy throws for interception [[12.5]], and on success there is a battle. If he fails it goes by a normal route to an area without enemies, one with a friendly port if there is any; its owner chooses among several. With no such area it fights.',
      'Set-up: battles are fought on the table, by a quick throw [[12.8]], or as agreed each time: on the table if both want it.',
      'On the table: fleets become squadrons of at most ten ships; beyond 14 ships a side the rest is in reserve. The fleet’s officer leads its first squadron; for others command is thrown for by the side’s training. The Commander-in-Chief is the Admiral, or the best officer there. The table is 120 by 120 cm for up to 8 ships on the larger side, 180 by 120 for up to 12, else 240 by 120. Land is rolled, with 2 more for habitations if the area has a port [[2.4]]; wind, sea, currents and tide are rolled; then edges and deployment [[2.8]]. It lasts 12 turns unless the set-up says otherwise.',
      'Afterwards damage, troops and oarsmen go back to the fleets. The beaten side retreats [[12.8]] with ships afloat and those that fled; those linked to an enemy, aground or derelict are captured. Sinking ships are lost. Its ships with Severe damage founder on the way on a d6 of 1-2. After a draw both stay, and derelicts are lost. Giving up the battle does not give up the war.',
      'The officer of a fleet who fell, or was taken with his ship, is replaced by a new man [[12.9]].',
    ],
    chart: 'quick',
  },
  {
    case: '12.8',
    title: 'Quick battle resolution',
    text: [
      'A side’s strength is the points of its ships [[15]], each less 20 per cent for every level of damage, rounded down ship by ship. Each side throws a d10 with its commander; the stronger adds 5 at odds of 3 to 1, 3 at 2 to 1, 2 at 3 to 2, 1 at 5 to 4.',
      'Difference 0: both lose 10 per cent. 1-3: the winner loses 10, the loser 20, and 5 are captured. 4-6: 10, 30 and 10. 7-9: 5, 40 and 15. 10 or more: 5, 50 and 25. Shares are of the ships each has, halves up. The cheapest sink, the next are captured, with raw crews; as many of the survivors as were lost in both ways take a level of damage, worst crews first.',
      'If the loser is beaten by 7 or more and was led by his Admiral, that man is lost on a d10 of 1-2.',
      'The loser retreats with all his fleets: to the nearest area with a friendly port within two normal moves, which may be the one fought over; else to a neighbour by a normal route without enemies; with neither he is captured whole. Captured ships for which the captor has no fleet and may form none are burnt.',
      'Ruling: among refuges that are as near the owner chooses.',
    ],
    chart: 'quick',
  },
];
