import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const activation: Rulebook = [
  {
    case: '4.0',
    title: 'Activation',
    text: ['This chapter describes how commands are chosen, and how initiative works in the Sally Phase.'],
  },
  {
    case: '4.1',
    title: 'Activation Phase Procedure',
    text: [
      'Chits drawn from a cup decide which player chooses the next command. The player who owns the command always performs its segments. [[2.1]]',
    ],
  },
  {
    case: '4.1.1',
    title: 'The cup',
    text: [
      'At the start of the Activation Phase all five chits are in the cup. The players alternate in drawing at random; the English draw first each turn.',
      'Ruling: the chits are two English, two French and one ANY. A command that cannot act cannot be chosen. [[2.1.10]]',
    ],
    chart: 'chits',
  },
  {
    case: '4.1.2',
    title: 'English chit',
    text: [
      'The English activate one of their commands, or make the French choose and activate a French command.',
      'Ruling: with this chit the English cannot choose the French command; the French choose it.',
    ],
  },
  {
    case: '4.1.3',
    title: 'French chit',
    text: [
      'The French activate one of their commands, or make the English choose and activate an English command.',
      'Ruling: the owner chooses the command. [[4.1.2]]',
    ],
  },
  {
    case: '4.1.4',
    title: 'ANY chit',
    text: [
      'The player who drew the chit activates one of their own commands, or chooses an enemy command not yet activated this turn. The enemy must activate the chosen command, but plays it freely.',
    ],
  },
  {
    case: '4.1.5',
    title: 'Command boxes',
    text: [
      'The chit that activated a command stays in that command’s box until the end of the turn, to show that the command cannot be activated again. A command activated without a chit is marked too.',
    ],
  },
  {
    case: '4.1.6',
    title: 'The last command',
    text: ['When all five chits have been drawn, the owner of the last command activates it without a chit.'],
  },
  {
    case: '4.1.7',
    title: 'One side is finished',
    text: [
      'When all commands of one player have been activated, the other player activates their remaining commands, one at a time in any order.',
      'Ruling: no chits are drawn for these activations. The same applies while one side has only commands that are dormant or cannot act. [[12.2]]',
    ],
  },
  {
    case: '4.2',
    title: 'Sally Phase Procedure',
    text: ['Initiative decides which side acts first in each segment of the Sally Phase, and whether the segment takes place. [[2.2]]'],
  },
  {
    case: '4.2.1',
    title: 'Initiative',
    text: [
      'At the start of each segment both players roll one die. The higher roll has initiative.',
      'Ruling: the English may use King Edward’s luck to re-roll both dice. [[3.5.1]]',
    ],
  },
  {
    case: '4.2.2',
    title: 'Order of play',
    text: ['The side with initiative performs all its actions in the segment; then the other side performs its actions.'],
  },
  {
    case: '4.2.3',
    title: 'Tie',
    text: ['If the dice are tied, the Sally Phase ends at once without this segment, and the End Phase begins. [[2.3]]'],
  },
];

export const squadrons: Rulebook = [
  {
    case: '3.0',
    title: 'Forces',
    text: ['This chapter describes squadrons, chains, marines and leaders.'],
  },
  {
    case: '3.1',
    title: 'Squadrons',
    text: [
      'A squadron is a group of ships with their crews and soldiers. Cogs and nefs are sailed squadrons; barges, balingers and galleys are oared squadrons. Wind and current affect the two kinds differently. [[6.1.8]]',
    ],
    chart: 'squadrons',
  },
  {
    case: '3.1.1',
    title: 'Stacking',
    text: [
      'A hex can hold one squadron, and marines and leaders of both sides aboard it. Only a French chain puts two squadrons in one hex. [[3.2.1]] [[3.3.5]]',
    ],
  },
  {
    case: '3.1.2',
    title: 'Steps',
    text: [
      'A squadron has two steps. A step loss from archery or melee turns it to its reduced side, where it can be captured. [[5.2]] A reduced squadron loses no more steps. Only damage can eliminate a squadron. [[3.1.4]]',
    ],
  },
  {
    case: '3.1.3',
    title: 'Rally',
    text: ['A reduced squadron may be rallied to full strength, unless it has a Captured or Liberated marker. [[9.1]] [[9.2.2]]'],
  },
  {
    case: '3.1.4',
    title: 'Damage and sinking',
    text: [
      'Only rams, fire and the sinking of a grappled squadron cause damage. A damaged squadron has −1 to MA and MF, a severely damaged one −2 to each; MF may fall below 0. The next damage sinks it.',
      'When a squadron sinks, leaders aboard are killed and all marines in the hex are eliminated. The fleet that controls it loses 2 morale. Leaders and knights lost with it cost their own fleets morale too. [[11.1.5]] Roll one die for each squadron that was grappled to it, friendly or enemy: on a 6 it is damaged. If one of these sinks, the squadrons grappled to it check in turn. Remove the grapples after the checks. Chains have their own rules for sinking. [[3.2.9]]',
      'Ruling: for a sailed squadron, shallows count as one damage level for MA, MF and sinking. [[6.1.8]] Checks are made in ascending order of hex number, and the first squadron to sink is resolved first.',
    ],
    chart: 'ripple',
  },
  {
    case: '3.2',
    title: 'French Chains',
    text: [
      'The French fleet may be anchored with squadrons chained in pairs. Only the French may use chains, only at set-up, and only if the scenario allows it. [[12.1]]',
    ],
  },
  {
    case: '3.2.1',
    title: 'Chained stacking',
    text: [
      'Two chained squadrons are in one hex, one on top of the other, and act as one squadron. Up to four marine units of each side may be in that hex. If the two belong to different commands, the chain belongs to the command of the top squadron.',
      'Ruling: a chain counts as one adjacent squadron for movement costs, and as one target for grapples and rams. The scenario says which squadrons must or may be chained. Except in Free Setup, both squadrons of a chain belong to one command. [[12.8]]',
    ],
  },
  {
    case: '3.2.2',
    title: 'No movement',
    text: ['Chained squadrons do not move. In Sails and Oars or Maneuver they may only cut loose. [[3.2.3]]'],
  },
  {
    case: '3.2.3',
    title: 'Cutting loose',
    text: [
      'In Sails and Oars, a chain that is not grappled may cut loose. Its owner moves one of the two squadrons to an adjacent hex without a squadron. If there is no such hex, the chain cannot cut loose. Neither squadron moves again in that activation, and the two may never be chained again. The owner divides the marines and leaders, with at most two marine units on either squadron. Chains may also cut loose in Maneuver. [[6.2.1]]',
      'Ruling: the move costs no MP and ignores the wind. A chain with enemy marines or a free enemy leader aboard cannot cut loose; the captor decides where captives go. For the rest of the activation both squadrons may shoot and grapple, but not move, ram or maneuver. In Maneuver, the squadron that moves must be oared. After cutting loose, a squadron stays active only if its own command is the active command.',
    ],
  },
  {
    case: '3.2.4',
    title: 'No rams',
    text: ['Chained squadrons may not ram, even when cutting loose. [[8.1.2]]'],
  },
  {
    case: '3.2.5',
    title: 'Archery',
    text: ['Only the top squadron of a chain may shoot. Marines aboard shoot as usual. [[8.2]]'],
  },
  {
    case: '3.2.6',
    title: 'Melee',
    text: [
      'Both squadrons of a chain fight together in the same melee and add their MF. Only the castle factor of the top squadron counts. [[8.3.15]]',
    ],
  },
  {
    case: '3.2.7',
    title: 'Step losses',
    text: [
      'If a chain loses a step to archery or melee, the top squadron is reduced first. The bottom squadron can lose its step only after that.',
      'Ruling: a Vanquished chain is one unit and loses one step. [[8.3.19]]',
    ],
  },
  {
    case: '3.2.8',
    title: 'Capture',
    text: [
      'A chain can be captured only if both its squadrons are reduced. They are captured together and share one marker. The captor may cut the chain loose later. The squadron that is moved gets its own marker and joins a command of the captor’s choice. [[5.2.5]]',
      'Ruling: both squadrons count for morale. A side that liberates a chain may cut it loose in the same way.',
    ],
  },
  {
    case: '3.2.9',
    title: 'Damage, sinking and fire',
    text: [
      'Damage and fire affect only the top squadron. When it sinks, roll one die for the bottom squadron: on a 6 it is damaged. Then roll for each squadron grappled to the hex, and remove the grapples. If the top squadron was afire, the bottom one catches fire.',
      'Ruling: the bottom squadron still floats, so two marine units of each side and all leaders are saved. If a side has more marines aboard, its player chooses which are saved; the others are eliminated.',
    ],
    chart: 'ripple',
  },
];

export const leaders: Rulebook = [
  {
    case: '3.4',
    title: 'Leaders',
    text: [
      'Each side has three leaders. They help in melee, defend squadrons and rally units. They can be killed, captured, liberated and executed.',
    ],
    chart: 'leaders',
  },
  {
    case: '3.4.1',
    title: 'Stacking',
    text: ['Any number of leaders of both sides may be in a hex, but only with a squadron.'],
  },
  {
    case: '3.4.2',
    title: 'Movement',
    text: ['Leaders are activated and move like marines. [[6.3]]'],
  },
  {
    case: '3.4.3',
    title: 'Limits',
    text: ['Leaders have no effect on rams, grapples or archery, and may not attack alone. [[8.3.5]]'],
  },
  {
    case: '3.4.4',
    title: 'Leaders in melee',
    text: [
      'Each leader, free or captive, gives +1 MF to one friendly unit that fights in the same hex. A leader alone aboard an enemy squadron may be attacked and defends with 0. [[8.3.5]]',
      'Ruling: a leader adds nothing if no squadron or marine unit of the leader’s nation fights in the hex.',
    ],
  },
  {
    case: '3.4.5',
    title: 'Casualty Check',
    text: [
      'After each archery or melee attack on a hex, roll two dice for each leader in it, of both sides, captives included. Roll even if no step was or could be lost. On a 12 the leader is killed, unless a Heroic Sacrifice prevents it. [[3.4.6]] The death changes morale. [[11.1.5]]',
      'Ruling: in melee only leaders in the defending hex check, not those aboard supporting squadrons. Step losses come before the checks. The order is Edward, Huntingdon, Morley, the Queen, Quieret, Behuchet, Barbavera.',
    ],
    chart: 'casualty',
  },
  {
    case: '3.4.6',
    title: 'Heroic Sacrifice',
    text: [
      'If a check would kill a leader, the owner may instead reduce knights that show the Heroism star in the same hex by one step. The leader then survives. If that was the knights’ last step, they are eliminated at a cost of 1 morale. [[3.3.8]]',
      'Ruling: knights that lost their star in the same attack cannot make this sacrifice, nor can a unit that has declared Heroism in this round of melee. [[8.3.21]] A unit in Edward’s hex may make the sacrifice with the Heroism that he bestows. [[3.5.2]]',
    ],
  },
  { case: '3.4.7', title: 'Rally', text: ['In the Rally Segment each free leader may rally one unit in the same hex. [[9.1.2]]'] },
  {
    case: '3.4.8',
    title: 'Capturing leaders',
    text: [
      'Leaders are captured only in melee, after step losses and Casualty Checks. A leader whose side lost the melee is captured if no friendly marines are in the hex. In addition, enemy marines must be in the hex, or the enemy must control the squadron. A leader with friendly marines cannot be captured.',
      'A leader aboard a friendly reduced squadron that was boarded is captured together with the squadron, and only if their side loses the melee. Until then the leader prevents the capture of the squadron. [[5.2.1]]',
      'Ruling: after a win or a tie the leader stays free. A leader whose side loses only to adjacent squadrons, without enemy marines aboard, stays free, and the squadron is not captured. [[5.2.2]] A leader may be captured even aboard a squadron that was at full strength before the melee. If the squadron has been reduced, it is captured too.',
    ],
  },
  {
    case: '3.4.9',
    title: 'Captive leaders',
    text: [
      'The captor moves a captive leader like a leader of their own. The captive still adds 1 to a unit of the captive’s own nation in melee, and cannot rally units. The captive is liberated when the captor has no marines in the hex and does not control the squadron. In a Sails and Oars Segment of the captor’s side, the captor may execute a captive without a roll.',
      'Ruling: a captive may be executed in any hex. Execution costs the captive’s fleet 2 morale for Edward or 1 for another leader, and the executing fleet 1. Moving a captive into a hex with enemies places no Melee marker and causes no melee. The Queen cannot be executed. [[13.2]]',
    ],
  },
  {
    case: '3.5',
    title: 'King Edward',
    text: ['All rules for leaders apply to Edward. He also has two abilities, each usable once per game.'],
  },
  {
    case: '3.5.1',
    title: 'King Edward’s luck',
    text: [
      'Once per game, if Edward is involved, the English may re-roll one of these: all four dice of a melee, a roll for Sally initiative, or their own failed Collapse Check. His luck cannot be used while he is captive, and is lost if he is killed.',
      'Ruling: the list is complete: archery, rams, grapples and Casualty Checks cannot be re-rolled. Edward must be free and on the map. In melee he must be in the defending hex or aboard a squadron that supports an English attack. For initiative both dice are re-rolled. The English player can set the board to ask about every melee, only about melees that were lost, or about none. The board always asks about initiative and Collapse Checks.',
    ],
  },
  {
    case: '3.5.2',
    title: 'Bestowed Heroism',
    text: [
      'Once per game, one unit in Edward’s hex may use Heroism in melee or Heroic Sacrifice as if it had the star. [[8.3.21]] [[3.4.6]]',
      'Ruling: any English unit in his hex that can lose a step may use it, even a squadron. To use Heroism, the unit must be in the melee. Edward must be free. Bestowed Heroism cannot avert a collapse. Knights that show the star use their own star instead.',
    ],
  },
];

export const commands: Rulebook = [
  {
    case: '5.0',
    title: 'Commands',
    text: ['This chapter describes commands, and how squadrons are captured, liberated and assigned to a command.'],
  },
  {
    case: '5.1',
    title: 'General Rules',
    text: ['Each squadron belongs to one of the three commands of the side that controls it.'],
    chart: 'commands',
  },
  {
    case: '5.1.1',
    title: 'Three commands',
    text: [
      'The colour of the MF shield shows a squadron’s command; on a prize it is the colour of the marker. Each command has only five Captured/Liberated markers, which limits the prizes that it can take.',
      'Ruling: a command with all five markers in play takes no more prizes. A prize that sinks or is liberated returns its marker, and a chain uses one. If all three commands are full, the limit is waived. Other markers are unlimited.',
    ],
    chart: 'commands',
  },
  {
    case: '5.1.2',
    title: 'One at a time, once a turn',
    text: [
      'One command is active at a time, and each is activated once a turn. A squadron may act twice if it is captured or liberated after it acted and its new command is activated later. [[5.2.3]]',
    ],
  },
  {
    case: '5.1.3',
    title: 'Units aboard',
    text: ['Only squadrons belong to commands. Marines and leaders act with the friendly squadron that carries them. [[3.3.1]]'],
  },
  { case: '5.1.4', title: 'Sally Phase', text: ['Commands are not used in the Sally Phase. [[2.2]]'] },
  {
    case: '5.2',
    title: 'Capturing and Liberating',
    text: ['A reduced squadron without defenders can be captured. Marines or a leader aboard prevent this. [[5.2.1]] [[5.2.2]]'],
  },
  {
    case: '5.2.1',
    title: 'Capture by boarders',
    text: [
      'A reduced squadron without friendly marines or a free friendly leader is captured as soon as enemy marines or a free enemy leader are aboard. Boarding, archery or melee may cause this.',
      'Ruling: check for captures after each boarding move, both in the hex entered and in the hex left, and after each shot. Also check after a step lost to the Flemings or to avert a collapse, and after a chain’s top squadron sinks. In melee, check after the last round and its Casualty Checks. [[8.3.21]] In a chain both squadrons must be reduced. [[3.2.8]] The Queen neither prevents a capture nor makes one. [[13.2]]',
    ],
  },
  {
    case: '5.2.2',
    title: 'Capture from an adjacent hex',
    text: [
      'A defending squadron without friendly marines or a free leader is also captured if it loses to an attack by an adjacent squadron. The defending squadron must have been reduced when the melee began, but no enemy need be aboard. It is captured at the end of the melee.',
      'Ruling: each round of Heroism counts as the beginning of a new melee. A free leader aboard prevents this capture. [[3.4.8]]',
    ],
  },
  {
    case: '5.2.3',
    title: 'Effects of capture',
    text: [
      'The squadron gets a Captured marker, which shows its new command. Its former side loses 1 morale plus the castle factor. [[11.1.5]] The captor now controls the squadron and plays it with its new command, perhaps again this turn. The squadron may not shoot or rally, but the captor’s marines aboard may. Its MF is at most 1, and less if it is damaged.',
      'Ruling: the squadron does not act in the rest of the activation in which it was captured. Its steps, damage, fire and grapples do not change. If a squadron is afire when it is captured, its former side loses only 1 morale, because its castle factor is 0. This also applies if the fire started in the melee in which the squadron is captured. [[10.1.1]]',
    ],
    chart: 'morale',
  },
  {
    case: '5.2.4',
    title: 'Liberating',
    text: [
      'A captured squadron that is retaken gets a Liberated marker instead, which shows its new command. Its MF is still at most 1, and it may not shoot or rally. Each later change of control, by either side, is a liberation with a new Liberated marker.',
      'Ruling: each liberation gives the new owner 1 morale and costs the other side 1. [[11.1.5]]',
    ],
    chart: 'morale',
  },
  {
    case: '5.2.5',
    title: 'Control',
    text: [
      'Only the captor may activate a captured squadron. The captor, or the player who liberates the squadron, assigns it at once to any of that player’s commands. A liberated squadron keeps its marker even in its original command. It cannot change command until it is captured or liberated again.',
      'Ruling: if only one command has a marker left, the squadron is assigned to it automatically. [[5.1.1]]',
    ],
  },
];
