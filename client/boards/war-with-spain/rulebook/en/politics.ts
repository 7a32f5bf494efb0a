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

/** France, Ireland, Scotland and England. */
export const politics: Rulebook = [
  {
    case: '15.0',
    title: 'Political events',
    text: ['This chapter is about the neutrality of France, and about the risings that landings in the British Isles call forth.'],
  },
  {
    case: '15.1',
    title: 'France',
    text: [
      'France is neutral until somebody violates it; then its parties take sides.',
      'Ruling: until then nobody moves French units or leaders, and nobody enters their hexes. They may be attacked, which is a violation; the other player answers and takes losses for them.',
    ],
  },
  {
    case: '15.11',
    title: 'Violating French neutrality',
    text: [
      'Catholic League France and Huguenot France together are France. A player violates its neutrality when he moves or lands a land unit in France, attacks a French unit, lets ships coast through its coastal hexes, or brings ships into one of its ports.',
      'Ruling: retreats and advances into France count too. High seas movement violates by port hexes only, an interceptor’s move as well. Only the first violation of the game counts.',
    ],
  },
  {
    case: '15.12',
    title: 'Price of the violation',
    text: [
      'The player who violates it pays 100 ducats at once, the other 50. Whoever cannot pay suffers [[11.3]].',
      'Ruling: the violator settles first, and a move that was interrupted goes on with what is left.',
    ],
  },
  {
    case: '15.13',
    title: 'The parties take sides',
    text: [
      'In the Game-Turn after the violation the English player gains control of the Huguenot units, the Spanish player of those of the Catholic League.',
      'Ruling: this happens at the beginning of its Joint Activation Phase, for good. French units are not paid and not rebuilt, and stay in France [[8.25]]. Cities in which they stand become their player’s. If besieger and besieged come to one side, that siege is over.',
    ],
  },
  {
    case: '15.14',
    title: 'French Civil War',
    text: [
      'When the game ends the Huguenots have won the civil war if units of the English player control any six cities of France; the League has, if units of the Spanish player control any seven. The winner’s player gains Victory Points [[16.3]].',
      'Ruling: control is that of [[16.2]]. The cities alone decide, whether French units have ever taken sides or not. France has twelve cities, so both cannot win.',
    ],
  },
  {
    case: '15.2',
    title: 'Ireland',
    text: ['A Spanish landing may raise Ireland, and then brings its loyal men to England.'],
  },
  {
    case: '15.21',
    title: 'The first landing in Ireland',
    text: [
      'When units of the Spanish player have made their first landing in Ireland, he ends that Naval Movement Segment with a die on the Irish Revolt Table [[15.4]], in the column of the Combat Strength of all land units of his side in Ireland.',
      'Ruling: units still aboard do not count.',
    ],
    chart: 'irish',
  },
  {
    case: '15.22',
    title: 'Rebels',
    text: [
      'The result is the Combat Strength of Irish rebels that the Spanish player may place. He chooses any of the rebel units, together not above it.',
      'Ruling: he may place fewer, or none.',
    ],
  },
  {
    case: '15.23',
    title: 'Where rebels rise',
    text: [
      'The rebels are placed in any hexes of Ulster and Munster, the yellow provinces, without enemy units [[15.35]]. They may move and attack in that Game-Turn.',
      'Ruling: rebels placed in an empty city of the enemy capture it.',
    ],
  },
  {
    case: '15.24',
    title: 'Loyal Irish',
    text: [
      'If any rebel unit was placed, the English player receives all Loyal Irish as his next Land Movement Segment begins, and must place one in each of the blue provinces, Connaught, Leinster and the Pale.',
      'Ruling: where a province has no hex without enemy units its unit waits for the next segment.',
    ],
  },
  {
    case: '15.3',
    title: 'Scotland and England',
    text: ['A Spanish landing in Britain may raise the Catholics of both countries, and lets England muster.'],
  },
  {
    case: '15.31',
    title: 'The first landing in Britain',
    text: [
      'When units of the Spanish player have made their first landing in Scotland or England, he ends that Naval Movement Segment with one die on the English Catholic Revolt Table [[15.5]] and one on the Scottish Intervention Table [[15.6]].',
      'Ruling: both tables are read once, at the first landing in either country. Marching over the border later throws nothing.',
    ],
  },
  {
    case: '15.32',
    title: 'English Catholics',
    text: [
      'The English Catholic result is the Combat Strength of English Catholics that the Spanish player may place: whichever of their units, together not above it, in any hexes of Northern England, the yellow area.',
      'Ruling: an empty city of the enemy in which they appear is captured.',
    ],
    chart: 'english',
  },
  {
    case: '15.33',
    title: 'Scottish Catholics',
    text: [
      'The Scottish result is the Combat Strength of Scottish Catholics that the Spanish player may place in the same way in any hexes of the Highlands, the yellow area of Scotland.',
    ],
    chart: 'scottish',
  },
  {
    case: '15.34',
    title: 'Scottish Protestants',
    text: [
      'If any Scottish Catholic unit was placed, the English player receives all Scottish Protestants as his next Land Movement Segment begins, and places them in any hexes of the Lowlands, the blue area.',
      'Ruling: they must be placed; without a free hex they wait for the next segment.',
    ],
  },
  {
    case: '15.35',
    title: 'Not beside the enemy',
    text: ['None of these units is ever placed in a hex with enemy units.', 'Ruling: enemy ships count as well as land units.'],
  },
  {
    case: '15.36',
    title: 'The muster of England',
    text: [
      'In the first Joint Activation Phase after Spain has invaded England or Scotland its enemy may put the English land units of Combat Strength 20 and 30 on any English track without paying. They may take the field in the next Joint Activation Phase. He may take one and not the other; a unit that is on the map already cannot be mustered.',
      'Ruling: nor can one that is on a track. In a winter the muster waits for the next Game-Turn that is none.',
    ],
  },
  {
    case: '15.4',
    title: 'Irish Revolt Table',
    text: [
      'A die and the Combat Strength of Spain in Ireland, from 1-5 to 16 and more, give the strength of the rebels [[15.21]].',
      'Ruling: the sheet prints it as 16.4.',
    ],
    chart: 'irish',
  },
  {
    case: '15.5',
    title: 'English Catholic Revolt Table',
    text: ['A die gives the strength of the English Catholics, 0 to 8 [[15.32]].', 'Ruling: the sheet prints it as 16.5.'],
    chart: 'english',
  },
  {
    case: '15.6',
    title: 'Scottish Intervention Table',
    text: ['A die gives the strength of the Scottish Catholics, 0 to 10 [[15.33]].', 'Ruling: the sheet prints it as 16.6.'],
    chart: 'scottish',
  },
];
