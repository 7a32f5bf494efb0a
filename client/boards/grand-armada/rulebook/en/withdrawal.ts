import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Case 8.4. */
export const withdrawal: Rulebook = [
  {
    case: '8.4',
    title: 'Withdrawal from Combat',
    text: [
      'A ship with less than 0 crew is broken and must leave the fight. From that moment she neither fires nor boards nor holds anybody, has no zone of control, and lets go what she tows. [[8.1]] [[7.0]]',
      'In the withdrawal step of that turn she makes an extra move, unless a fighting enemy touches her: with the points that wind and heading give her now, without tide and without owing way, over any edge of the map. She may neither pass nor end nearer than range 3 to a fighting enemy. If she is clear of them all already she may stay where she is. Where there is such a move she must make one, of her owner’s choice; where there is none she surrenders. [[3.5]] [[9.0]]',
      'Ruling: a ship that begins nearer than that may still flee if each hex takes her farther from every enemy nearer than 3 and she ends at 3 or more. A crippled ship cannot flee.',
      'On the following turns she is sailed in the movement step until she leaves the map; every edge is open to her, and she does not fire. She must go on: each hex she enters lies nearer to the edge by which she can leave soonest, counted in hexes, as long as there is such a hex that she can pay for, turning included, that is no sand bar and that does not come within range 1 of a fighting enemy. Other hexes are closed to her, and only when there is none may she end her move. [[5.6]]',
      'If a fighting enemy is at range 0 or 1 from her at the end of her own move, or at the end of the movement step, she strikes at once and is captured. [[9.0]]',
      'A ship in flight that leaves the map counts for nobody. Until then she can be fired on, and blocks lines of fire. A ship that breaks before she has been sailed may still be sailed this turn, without firing. [[8.3]]',
      'Ships that have surrendered or been captured move only in tow. [[9.1]]',
    ],
    chart: 'limits',
  },
];
