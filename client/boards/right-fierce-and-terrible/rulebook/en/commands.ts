import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 4.0 */
export const activation: Rulebook = [
  {
    case: '4.0',
    title: 'Activation',
    text: ['This chapter says who chooses the command that acts next, and who goes first in the Sally.'],
  },
  {
    case: '4.1',
    title: 'Activation Phase Procedure',
    text: [
      'Chits from a cup decide whose choice the next command is. Whoever chooses, the owner alone plays the command through its segments. [[2.1]]',
    ],
  },
  {
    case: '4.1.1',
    title: 'The cup',
    text: [
      'All five chits are in the cup when the Activation Phase begins. The players draw by turns, without looking; in each turn the English draw first.',
      'Ruling: the five are two English, two French and one ANY. A command with nothing that could act cannot be named. [[2.1.10]]',
    ],
    chart: 'chits',
  },
  {
    case: '4.1.2',
    title: 'English chit',
    text: [
      'The English activate one of their commands, or they make the French choose and activate one of theirs.',
      'Ruling: by this chit you cannot name the enemy’s command yourself; the player who is forced names one of his own.',
    ],
  },
  {
    case: '4.1.3',
    title: 'French chit',
    text: [
      'The French activate one of their commands, or they make the English choose and activate one of theirs.',
      'Ruling: the player who is forced names the command. [[4.1.2]]',
    ],
  },
  {
    case: '4.1.4',
    title: 'ANY chit',
    text: [
      'Whoever drew it activates one of his own commands, or names a command of his opponent’s that has not acted yet, which must then be activated. Its owner plays it as he likes.',
    ],
  },
  {
    case: '4.1.5',
    title: 'Command boxes',
    text: [
      'The chit that activated a command lies in that command’s box until the turn ends, and shows that it cannot act again. A command that acted without a chit is marked too.',
    ],
  },
  {
    case: '4.1.6',
    title: 'The last command',
    text: ['When the five chits are gone, the one command left is activated by its owner without a chit.'],
  },
  {
    case: '4.1.7',
    title: 'One side is through',
    text: [
      'When all commands of one player have acted, the other activates the rest of his, one at a time and in the order he likes.',
      'Ruling: no chits are drawn for them. The same holds while one side has only commands that sleep or have nothing to act with. [[12.2]]',
    ],
  },
  {
    case: '4.2',
    title: 'Sally Phase Procedure',
    text: ['Initiative says which side goes first in each segment of the Sally, and whether there is one at all. [[2.2]]'],
  },
  {
    case: '4.2.1',
    title: 'Initiative',
    text: [
      'At the start of each segment both players throw one die. The higher die has the initiative.',
      'Ruling: the English may use the King’s luck to have both dice thrown again. [[3.5.1]]',
    ],
  },
  {
    case: '4.2.2',
    title: 'Who goes first',
    text: ['The side with the initiative finishes everything it wants to do in the segment; the other side follows.'],
  },
  {
    case: '4.2.3',
    title: 'A tie',
    text: ['Equal dice end the Sally Phase there and then; the segment does not take place, and the End Phase begins. [[2.3]]'],
  },
];

/** 3.0 to 3.2 */
export const squadrons: Rulebook = [
  {
    case: '3.0',
    title: 'Forces',
    text: ['This chapter says what squadrons, chains, marines and leaders are, and what can happen to them.'],
  },
  {
    case: '3.1',
    title: 'Squadrons',
    text: [
      'A squadron is a body of ships with their crews and fighting men. Cogs and nefs sail; barges, balingers and galleys row. Wind and current count differently for the two. [[6.1.8]]',
    ],
    chart: 'squadrons',
  },
  {
    case: '3.1.1',
    title: 'Stacking',
    text: [
      'A hex holds one squadron, besides marines and leaders of either side. Only a French chain puts two squadrons into one hex. [[3.2.1]] [[3.3.5]]',
    ],
  },
  {
    case: '3.1.2',
    title: 'Steps',
    text: [
      'A squadron has two steps. Losing one to archery or mêlée turns it to its reduced side, where it can be captured. [[5.2]] A reduced squadron loses no further steps; nothing but damage takes a squadron off the map. [[3.1.4]]',
    ],
  },
  {
    case: '3.1.3',
    title: 'Rally',
    text: ['A reduced squadron may be rallied to full strength, unless it bears a Captured or Liberated marker. [[9.1]] [[9.2.2]]'],
  },
  {
    case: '3.1.4',
    title: 'Damage and sinking',
    text: [
      'Only rams, fire and the sinking of a neighbour damage a squadron. Damaged, it has 1 less MA and MF; severely damaged, 2 less of each, and its MF may fall below 0. Damage again sinks it.',
      'When a squadron sinks, leaders aboard are killed, all marines in the hex are lost, and the fleet that controls the squadron loses 2 morale, besides the price of leaders and knights. [[11.1.5]] Each squadron that was grappled to it, friend or foe, throws one die and is damaged on a 6; one that sinks by this makes its own neighbours throw in turn. The grapples go after these throws. Chains are different. [[3.2.9]]',
      'Ruling: shallows count as one level of damage for a squadron under sail, in its MA, in its MF and in sinking. [[6.1.8]] The neighbours throw in ascending order of hex, and the first to sink is dealt with first.',
    ],
    chart: 'ripple',
  },
  {
    case: '3.2',
    title: 'French Chains',
    text: [
      'The French may lie at anchor with ships chained in pairs. Chains are made at set-up only, by the French only, where the scenario has them. [[12.1]]',
    ],
  },
  {
    case: '3.2.1',
    title: 'Chained stacking',
    text: [
      'Two chained squadrons lie in one hex, one on top of the other, and act as one squadron. Up to four marine units of each side may be in such a hex. If the two belong to different commands, the pair goes with the command of the top one.',
      'Ruling: a chain counts once as a neighbour that makes water dear, and as one target of grapples and rams. Each scenario says who must be chained and who cannot; in every one but Free Setup both squadrons of a chain are of one command. [[12.8]]',
    ],
  },
  {
    case: '3.2.2',
    title: 'Chains lie still',
    text: ['Chained squadrons do not move. All they can do in Sails and Oars or in Maneuver is to cut loose. [[3.2.3]]'],
  },
  {
    case: '3.2.3',
    title: 'Cutting loose',
    text: [
      'In Sails and Oars a chain that is not grappled may part: its owner says which of the two goes to an adjacent hex without a squadron; if there is none, it cannot be done. Neither of the two moves again in that activation, and they never join again. Marines and leaders stay or go as the owner likes, at most two marine units on either squadron. In Maneuver it may be done too. [[6.2.1]]',
      'Ruling: the move costs nothing and the wind does not matter. A chain with enemy marines or a free enemy leader aboard cannot part; captives go or stay as their captor likes. For the rest of the activation both may shoot and grapple, but neither moves, rams or maneuvers. In Maneuver the squadron that leaves must be oared. One whose command is not the one acting is active no longer.',
    ],
  },
  {
    case: '3.2.4',
    title: 'No rams',
    text: ['Chained squadrons do not ram, nor do those that have just cut loose. [[8.1.2]]'],
  },
  {
    case: '3.2.5',
    title: 'Archery from a chain',
    text: ['Of the two squadrons only the top one shoots. Marines aboard shoot as usual. [[8.2]]'],
  },
  {
    case: '3.2.6',
    title: 'Mêlée of a chain',
    text: [
      'Both squadrons of a chain fight in the same mêlée, and their MFs are added together. Of the castles only that of the top squadron counts. [[8.3.15]]',
    ],
  },
  {
    case: '3.2.7',
    title: 'Steps of a chain',
    text: [
      'When a chain loses a step to archery or mêlée, the top squadron is reduced first; the bottom one can lose its step only after that.',
      'Ruling: as a vanquished unit a chain is one unit and loses one step. [[8.3.19]]',
    ],
  },
  {
    case: '3.2.8',
    title: 'Capture of a chain',
    text: [
      'A chain can be captured only when both its squadrons are reduced; then both fall together and share one marker. The captor may cut it loose later. The squadron that leaves then gets a marker of its own and joins whichever of his commands he likes. [[5.2.5]]',
      'Ruling: the price in morale is paid for each of the two squadrons. A side that wins a chain back may cut it loose in the same way.',
    ],
  },
  {
    case: '3.2.9',
    title: 'Damage, sinking and fire of a chain',
    text: [
      'Damage and fire strike the top squadron alone. When it sinks, one die is thrown for the bottom squadron, which is damaged on a 6; then one for each squadron grappled to the hex, and then the grapples go. If the top was afire, the bottom burns from now on.',
      'Ruling: the bottom squadron still floats, so leaders and marines find room on it: two marine units of each side and all leaders are saved. Where more of a side are aboard, its player says who is saved; the others drown.',
    ],
    chart: 'ripple',
  },
];

/** 3.4 and 3.5 */
export const leaders: Rulebook = [
  {
    case: '3.4',
    title: 'Leaders',
    text: ['Three leaders a side strengthen a mêlée, hold a deck and rally men. They can be killed, captured, freed and executed.'],
    chart: 'leaders',
  },
  {
    case: '3.4.1',
    title: 'Stacking',
    text: ['Any number of leaders of both sides may be in a hex, but only where there is a squadron to carry them.'],
  },
  {
    case: '3.4.2',
    title: 'Movement',
    text: ['Leaders become active and cross between ships as marines do. [[6.3]]'],
  },
  {
    case: '3.4.3',
    title: 'What leaders do not do',
    text: ['Leaders change nothing in rams, grapples or archery, and they never attack by themselves. [[8.3.5]]'],
  },
  {
    case: '3.4.4',
    title: 'Leaders in mêlée',
    text: [
      'Each leader, free or captive, lends 1 to the MF of a friendly unit that fights in his hex. Alone aboard an enemy squadron he may be attacked, and defends with 0. [[8.3.5]]',
      'Ruling: he adds nothing where no squadron or marine unit of his nation fights in the hex.',
    ],
  },
  {
    case: '3.4.5',
    title: 'Casualty check',
    text: [
      'Each time a hex is attacked by archery or mêlée, two dice are thrown for every leader in it, of both sides and captives too, even if nothing else was or could be lost. A 12 kills him, unless somebody takes his place. [[3.4.6]] The death changes morale. [[11.1.5]]',
      'Ruling: in a mêlée only leaders in the defending hex are at risk, not one aboard a squadron that joins from next door. Steps are lost before the checks. Leaders check in the order Edward, Huntingdon, Morley, the Queen, Quieret, Behuchet, Barbavera.',
    ],
    chart: 'casualty',
  },
  {
    case: '3.4.6',
    title: 'Heroic sacrifice',
    text: [
      'When a check kills a leader, his owner may have knights with the star in the same hex lose a step instead, and the leader lives. If that was their last step they are gone, at 1 morale. [[3.3.8]]',
      'Ruling: knights who lost their star to the very attack cannot do it, nor can the unit that has just declared heroism in this round of a mêlée. [[8.3.21]] A unit with Edward may do it by his gift. [[3.5.2]]',
    ],
  },
  { case: '3.4.7', title: 'Leaders rally', text: ['Each free leader may rally one unit in his hex in the Rally Segment. [[9.1.2]]'] },
  {
    case: '3.4.8',
    title: 'Capturing leaders',
    text: [
      'Leaders are captured only by mêlée, once its losses and casualty checks are done. A leader is taken if his side lost, no friendly marines are left with him, and enemies are in his hex, be it marines or the squadron under him. While friendly marines are with him he is safe. On a friendly reduced squadron that was boarded he falls together with the ship, and only if the mêlée is lost. Until then his presence alone keeps the ship from being taken. [[5.2.1]]',
      'Ruling: after a win or a tie he stays free. Beaten by squadrons from adjacent hexes alone, with no enemy marines aboard, he stays free and holds the ship. [[5.2.2]] A ship that was at full strength before the fight does not protect him; once reduced it falls with him.',
    ],
  },
  {
    case: '3.4.9',
    title: 'Captive leaders',
    text: [
      'The captor moves a captive leader like one of his own. The captive still adds 1 to his own nation’s men in mêlée, and cannot rally anybody. He is free again as soon as his hex holds no enemy marines and the squadron under him is not the enemy’s. In his own Sails and Oars Segment the captor may execute him without a die.',
      'Ruling: a captive may be executed wherever he is held. Execution costs his own fleet 2 morale for Edward and 1 for the others, and the executing fleet 1. Moving a captive onto a deck with enemies places no Mêlée marker and opens no fight. The Queen cannot be executed. [[13.2]]',
    ],
  },
  {
    case: '3.5',
    title: 'King Edward',
    text: ['All rules for leaders hold for Edward. Besides, he brings his fleet luck once and courage once.'],
  },
  {
    case: '3.5.1',
    title: 'The King’s luck',
    text: [
      'Once in the match the English may throw again where Edward has a part: all four dice of a mêlée, an initiative in the Sally, or their own failed Collapse Check. While he is a captive the luck cannot be used; if he dies unused it is lost.',
      'Ruling: these three are all; no archery, ram, grapple or casualty throw is repeated. He must be free and on the map; in a mêlée, in the defending hex or aboard a squadron that joins the English attack. In initiative both dice are thrown again. The English player settles whether his board asks him about every mêlée, only about those he is losing, or about none; about the other two it always asks.',
    ],
  },
  {
    case: '3.5.2',
    title: 'The King’s courage',
    text: [
      'Once in the match one unit that is with Edward may use heroism in a mêlée, or heroic sacrifice, as if it had the star. [[8.3.21]] [[3.4.6]]',
      'Ruling: an English unit in his hex will do, whichever can lose a step, a squadron too; for heroism it must take part in the fight. Edward must be free. It does not avert a collapse. Knights that show a star of their own spend that instead.',
    ],
  },
];

/** 5.0 */
export const commands: Rulebook = [
  {
    case: '5.0',
    title: 'Commands',
    text: ['This chapter says which squadrons act together, and how squadrons are captured, liberated and assigned to a command.'],
  },
  {
    case: '5.1',
    title: 'General Rules',
    text: ['Every squadron belongs to one of the three commands of the side that controls it.'],
    chart: 'commands',
  },
  {
    case: '5.1.1',
    title: 'Three commands a side',
    text: [
      'The colour of its MF shield tells the command of a squadron; on a prize it is the colour of the marker. Each command has five Captured or Liberated markers, so that none grows beyond measure.',
      'Ruling: a command whose five markers are in play takes no further prize. A prize that sinks or is retaken gives its marker back, and a chain uses one. If all three commands are full, the limit is waived. Other markers never run out.',
    ],
    chart: 'commands',
  },
  {
    case: '5.1.2',
    title: 'One at a time, once a turn',
    text: [
      'One command acts at a time, and each acts once in a turn. A squadron may act twice, if it is captured or liberated after it acted and its new command has yet to act. [[5.2.3]]',
    ],
  },
  {
    case: '5.1.3',
    title: 'Men aboard',
    text: ['Only squadrons belong to commands. Marines and leaders act with whatever friendly squadron carries them. [[3.3.1]]'],
  },
  { case: '5.1.4', title: 'No commands in the Sally', text: ['In the Sally Phase commands have no meaning. [[2.2]]'] },
  {
    case: '5.2',
    title: 'Capturing and Liberating',
    text: [
      'A reduced squadron falls when nobody of its own side defends it. Keep marines or a leader aboard to prevent it. [[5.2.1]] [[5.2.2]]',
    ],
  },
  {
    case: '5.2.1',
    title: 'Capture by boarders',
    text: [
      'A reduced squadron without friendly marines and without a free friendly leader is captured at once when an enemy marine unit or free leader is in its hex. It can happen by boarding, by archery or by mêlée.',
      'Ruling: it is looked at after each boarding move, for the hex left behind as well, after each shot, each step lost to the Flemings or to avert a collapse, and the sinking of a chain’s top. In a mêlée it waits until the last round and its casualty checks are over. [[8.3.21]] Of a chain both squadrons must be reduced. [[3.2.8]] The Queen neither holds nor takes a ship. [[13.2]]',
    ],
  },
  {
    case: '5.2.2',
    title: 'Capture from next door',
    text: [
      'A defending squadron that was already reduced as the mêlée began, and has no friendly marines or free leader left, is captured too if it loses against a squadron that attacked from an adjacent hex, even with no enemy aboard. It falls when the mêlée is over.',
      'Ruling: each round of heroism counts as a new beginning. A free leader aboard prevents this capture. [[3.4.8]]',
    ],
  },
  {
    case: '5.2.3',
    title: 'What capture means',
    text: [
      'The squadron gets a Captured marker, which tells its new command. The loser’s morale falls by 1 plus its castle factor. [[11.1.5]] From now on the captor controls it and plays it with its new command, perhaps again in this turn. Its own archers shoot no more and it never rallies, though friendly marines aboard may do both. Its MF is at most 1, and less by damage.',
      'Ruling: it does not act any more in the activation in which it was taken. Steps, damage, fire and grapples stay as they are. A ship afire costs 1, its castle being worth nothing; a fire from the very mêlée that takes it counts. [[10.1.1]]',
    ],
    chart: 'morale',
  },
  {
    case: '5.2.4',
    title: 'Liberating',
    text: [
      'A prize taken again gets a Liberated marker in place of the old one, which tells its new command. It keeps an MF of at most 1, shoots no more, and never rallies. Every later change of hands, whoever the taker is, counts as a liberation and brings a new Liberated marker.',
      'Ruling: each liberation gives the taker 1 morale and costs the side that loses the ship 1. [[11.1.5]]',
    ],
    chart: 'morale',
  },
  {
    case: '5.2.5',
    title: 'Control',
    text: [
      'A prize is played only by its captor, who assigns it at once to any one of his commands; so does whoever liberates it. A liberated squadron bears its marker even if it returns to its old command. It cannot change to another command until it is taken again.',
      'Ruling: where only one command has a marker left, the prize joins that one without a question. [[5.1.1]]',
    ],
  },
];
