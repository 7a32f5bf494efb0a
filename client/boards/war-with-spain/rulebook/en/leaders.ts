import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Leaders. */
export const leaders: Rulebook = [
  {
    case: '13.0',
    title: 'Leaders',
    text: [
      'This chapter is about leaders. A leader adds his bonus to the Combat Strength of the units with which he is stacked, but never more than the Combat Strength of all friendly combat units in his hex.',
      'Ruling: each leader is bounded so by himself, their sum is not. Units of his kind count, land units ashore or ships, with the strength on their face, whether all take part or not.',
    ],
    chart: 'leaders',
  },
  {
    case: '13.1',
    title: 'Restrictions on leaders',
    text: ['Where a leader helps, how he moves, and what becomes of him.'],
  },
  {
    case: '13.11',
    title: 'Land and sea',
    text: ['Land leaders give their bonus in land combat only, naval leaders in naval combat only.'],
    chart: 'leaders',
  },
  {
    case: '13.12',
    title: 'Leyva',
    text: ['Leyva, of the Spanish, leads by land and by sea and gives his bonus in either kind of combat.'],
  },
  {
    case: '13.13',
    title: 'One naval leader',
    text: [
      'Of several naval leaders in a fleet only one adds his bonus. Exception: [[13.14]].',
      'Ruling: the best one counts. Fleets that fight together count one leader each, attacking or defending, and so do the loose ships of a hex. Leaders count aboard ships that fight.',
    ],
  },
  {
    case: '13.14',
    title: 'Senior naval leaders',
    text: [
      'Three naval leaders are senior: Howard for England, Santa Cruz and Medina Sidonia for Spain. Where one of them is in the hex the bonuses of several naval leaders are added.',
      'Ruling: then all naval leaders aboard the fighting ships of that hex count, other senior ones too.',
    ],
    chart: 'leaders',
  },
  {
    case: '13.15',
    title: 'Several land leaders',
    text: ['Land leaders always add their bonuses together. None of them is senior.'],
  },
  {
    case: '13.16',
    title: 'Leaders and their ships',
    text: [
      'A naval leader must be assigned to a certain ship to move or fight at sea. When that ship is eliminated he is dead for good.',
      'Ruling: his owner assigns him to a ship in the same hex, or puts him ashore, when fleets may be formed [[6.12]]; nobody goes ashore on the high seas or where an enemy army stands. A leader who has moved does not board a ship that has not. One who is ashore when a battle begins stays there; one who sails as a passenger takes the strongest fighting ship. A land leader aboard dies when his group is lost.',
    ],
  },
  {
    case: '13.17',
    title: 'Land leaders without men',
    text: [
      'A land leader whose land units have all been eliminated in a combat goes at once to the nearest safe place: a friendly fortress that is not besieged, or a friendly land unit with no enemy units adjacent to it. He does not pass high seas hexsides or hexes with enemy units, and does not get out of a siege.',
      'Ruling: the nearest is by the length of the way over land; of equally near ones the lowest hex number. A leader who stands alone in a hex that enemy land units enter flees in the same way.',
    ],
  },
  {
    case: '13.18',
    title: 'Lost leaders',
    text: ['A leader who can reach neither a friendly fortress nor a friendly unit is eliminated. Eliminated leaders never come back.'],
  },
  {
    case: '13.19',
    title: 'Movement of naval leaders',
    text: [
      'Naval leaders use their own Movement Allowance on land only; at sea they go as far as their ship.',
      'Ruling: every leader has 10 on land.',
    ],
  },
  {
    case: '13.2',
    title: 'Santa Cruz',
    text: ['Santa Cruz dies at the end of Game-Turn 8 and is removed.'],
  },
];
