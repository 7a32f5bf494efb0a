import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const leaders: Rulebook = [
  {
    case: '13.0',
    title: 'Leaders',
    text: [
      'A leader adds a bonus to the Combat Strength of units in the same stack. The bonus is at most the summed Combat Strength of the leader’s side in the hex, counting combat units only.',
      'Ruling: this limit applies to each leader separately, not to the sum of several. Count units of the leader’s kind (land units ashore or ships) at their current strength, whether or not all take part.',
    ],
    chart: 'leaders',
  },
  {
    case: '13.1',
    title: 'Restrictions on leaders',
    text: ['These cases cover the bonus, movement and loss of leaders.'],
  },
  {
    case: '13.11',
    title: 'Land and sea',
    text: ['Land leaders give their bonus only in land combat, naval leaders only in naval combat.'],
    chart: 'leaders',
  },
  {
    case: '13.12',
    title: 'Leyva',
    text: ['Leyva (Spanish) is both a land and a naval leader and gives a bonus in both kinds of combat.'],
  },
  {
    case: '13.13',
    title: 'One naval leader',
    text: [
      'Only one naval leader in a fleet adds a bonus. Exception: [[13.14]].',
      'Ruling: the leader with the highest bonus counts. When several fleets fight together, attacking or defending, each counts one leader. The loose ships of a hex also count one leader. Only leaders aboard fighting ships count.',
    ],
  },
  {
    case: '13.14',
    title: 'Senior naval leaders',
    text: [
      'Three naval leaders are senior: Howard for England, Santa Cruz and Medina Sidonia for Spain. If one of them is in the hex, add the bonuses of all naval leaders.',
      'Ruling: all naval leaders aboard ships that fight in that hex then count, including other senior leaders.',
    ],
    chart: 'leaders',
  },
  {
    case: '13.15',
    title: 'Several land leaders',
    text: ['Always add the bonuses of all land leaders. No land leader is senior.'],
  },
  {
    case: '13.16',
    title: 'Leaders and their ships',
    text: [
      'A naval leader must be assigned to a specific ship to move or fight at sea. If that ship is eliminated, the leader is permanently eliminated.',
      'Ruling: leaders are assigned to a ship in the same hex, or put ashore, when fleets may be formed [[6.12]]. They may not go ashore on the high seas or where there are enemy land units. A leader that has moved may not board a ship that has not moved.',
      'Ruling: when a combat begins, a naval leader ashore stays ashore; a naval leader aboard without an assigned ship is assigned to the strongest fighting ship. A land leader aboard is eliminated when the last ship of the group is lost.',
    ],
  },
  {
    case: '13.17',
    title: 'Land leaders without units',
    text: [
      'If all land units with a land leader are eliminated in combat, the leader moves at once to the nearest safe place. A safe place is an unbesieged friendly fortress, or a friendly land unit with no adjacent enemy units. The leader may not cross high seas hexsides, enter hexes with enemy units or leave a siege.',
      'Ruling: use the nearest place by land route, never the hex of the combat itself. If several are equally near, use the one with the lowest hex number. A leader alone in a hex that enemy land units enter escapes in the same way.',
    ],
  },
  {
    case: '13.18',
    title: 'Lost leaders',
    text: ['A leader that can reach neither a friendly fortress nor a friendly unit is eliminated. Eliminated leaders never return.'],
  },
  {
    case: '13.19',
    title: 'Movement of naval leaders',
    text: [
      'Naval leaders use their own Movement Allowance only on land; at sea they move with their ship.',
      'Ruling: every leader has 10 MP on land.',
    ],
  },
  {
    case: '13.2',
    title: 'Santa Cruz',
    text: ['Santa Cruz dies at the end of Game-Turn 8 and is removed from play.'],
  },
];

export const politics: Rulebook = [
  {
    case: '15.0',
    title: 'Political events',
    text: ['The political events are the end of French neutrality and the revolts after Spanish landings in the British Isles.'],
  },
  {
    case: '15.1',
    title: 'France',
    text: [
      'France is neutral until a player violates its neutrality; then its parties join the two sides.',
      'Ruling: until then French units and leaders do not move, and other units may not enter their hexes. Attacking a French unit is a violation; the attacker’s opponent then decides for the French and chooses their losses.',
    ],
  },
  {
    case: '15.11',
    title: 'Violating French neutrality',
    text: [
      'Catholic League France and Huguenot France together are France. A player violates its neutrality by moving or debarking a land unit in France or by attacking a French unit. Coastal movement through French coastal hexes and moving ships into a French port are violations too.',
      'Ruling: retreats and advances into France are violations too. High seas movement, including that of an interceptor, violates neutrality only in port hexes. Only the first violation in the game counts.',
    ],
  },
  {
    case: '15.12',
    title: 'Price of the violation',
    text: [
      'The player who violates neutrality pays 100 ducats at once, and the opponent pays 50. If a player cannot pay, [[11.3]] applies.',
      'Ruling: the violator pays first. If the payment interrupts a move, the move then continues with the remaining units.',
    ],
  },
  {
    case: '15.13',
    title: 'The parties join',
    text: [
      'In the Game-Turn after the violation the English player gains control of the Huguenot units and the Spanish player of the Catholic League units.',
      'Ruling: this happens at the start of the Joint Activation Phase and is permanent. French units cost no maintenance, are not rebuilt and stay in France [[8.25]]. The player who controls them gains control of the cities that they occupy. If the besieging and the besieged units are now on the same side, the siege ends.',
    ],
  },
  {
    case: '15.14',
    title: 'French Civil War',
    text: [
      'At the end of the game the Huguenots win the civil war if units of the English player control any six cities of France. The Catholic League wins if units of the Spanish player control any seven. The player who controls the winning party scores Victory Points [[16.3]].',
      'Ruling: for control see [[16.2]]. This applies even if the French parties never joined a side. France has twelve cities, so only one party can win.',
    ],
  },
  {
    case: '15.2',
    title: 'Ireland',
    text: ['A Spanish landing in Ireland may cause a revolt. After a revolt, England receives the Loyal Irish.'],
  },
  {
    case: '15.21',
    title: 'The first landing in Ireland',
    text: [
      'After the first landing of Spanish-controlled units in Ireland, the Spanish player rolls a die on the Irish Revolt Table [[15.4]]. Roll at the end of that Naval Movement Segment. Use the column for the total Combat Strength of Spanish-controlled land units in Ireland.',
      'Ruling: units still aboard do not count.',
    ],
    chart: 'irish',
  },
  {
    case: '15.22',
    title: 'Rebels',
    text: [
      'The result is the total Combat Strength of Irish rebels that the Spanish player may place. The player may choose any rebel units up to this total.',
      'Ruling: the Spanish player may place fewer units, or none.',
    ],
  },
  {
    case: '15.23',
    title: 'Placing rebels',
    text: [
      'The Spanish player places the rebels in any hexes without enemy units in Ulster and Munster, the yellow provinces [[15.35]]. They may move and attack in the same Game-Turn.',
      'Ruling: rebels placed in an empty enemy city capture it.',
    ],
  },
  {
    case: '15.24',
    title: 'Loyal Irish',
    text: [
      'If any rebel unit was placed, England gains all Loyal Irish units when the next English Land Movement Segment starts. One must be placed in each blue province: Connaught, Leinster and the Pale.',
      'Ruling: if a province has no hex free of enemy units, its unit waits for the next segment.',
    ],
  },
  {
    case: '15.3',
    title: 'Scotland and England',
    text: ['A Spanish landing in Britain may cause Catholic revolts in both countries. It also gives England units at no cost.'],
  },
  {
    case: '15.31',
    title: 'The first landing in Britain',
    text: [
      'When Spanish units first land in Scotland or England, the Spanish player rolls twice at the end of that Naval Movement Segment. One die is for the English Catholic Revolt Table [[15.5]], one for the Scottish Intervention Table [[15.6]].',
      'Ruling: both tables are used once, at the first landing in either country. Spanish units that later cross the border by land cause no roll.',
    ],
  },
  {
    case: '15.32',
    title: 'English Catholics',
    text: [
      'The English Catholic result is the total Combat Strength of English Catholics that the Spanish player may place. The player may choose any of these units up to this total and places them in any hexes of Northern England, the yellow area.',
      'Ruling: units placed in an empty enemy city capture it.',
    ],
    chart: 'english',
  },
  {
    case: '15.33',
    title: 'Scottish Catholics',
    text: [
      'The Scottish result is the total Combat Strength of Scottish Catholics that the Spanish player may place. The player chooses them in the same way and places them in any hexes of the Highlands, the yellow area of Scotland.',
    ],
    chart: 'scottish',
  },
  {
    case: '15.34',
    title: 'Scottish Protestants',
    text: [
      'If any Scottish Catholic unit was placed, England gains all Scottish Protestant units when the next English Land Movement Segment starts. The English player places them in any hexes of the Lowlands, the blue area.',
      'Ruling: they must be placed; if there is no free hex, they wait for the next segment.',
    ],
  },
  {
    case: '15.35',
    title: 'Placement',
    text: ['None of these units may be placed in a hex with enemy units.', 'Ruling: enemy ships count as enemy units too.'],
  },
  {
    case: '15.36',
    title: 'English muster',
    text: [
      'England may muster in the first Joint Activation Phase after Spain lands in England or Scotland. It may put its land units of Combat Strength 20 and 30 on any English track at no cost. These units may be placed on the map in the next Joint Activation Phase. England may raise both units, only one, or none; a unit already on the map is not available.',
      'Ruling: a unit on a track is not available either. In winter the muster waits for the next Game-Turn that is not a winter.',
    ],
  },
  {
    case: '15.4',
    title: 'Irish Revolt Table',
    text: [
      'The die roll and the Spanish Combat Strength in Ireland, from 1-5 to 16 or more, give the strength of the rebels [[15.21]].',
      'Ruling: the rulebook prints this table as 16.4.',
    ],
    chart: 'irish',
  },
  {
    case: '15.5',
    title: 'English Catholic Revolt Table',
    text: ['A die roll gives the strength of the English Catholics, 0 to 8 [[15.32]].', 'Ruling: the rulebook prints this table as 16.5.'],
    chart: 'english',
  },
  {
    case: '15.6',
    title: 'Scottish Intervention Table',
    text: [
      'A die roll gives the strength of the Scottish Catholics, 0 to 10 [[15.33]].',
      'Ruling: the rulebook prints this table as 16.6.',
    ],
    chart: 'scottish',
  },
];
