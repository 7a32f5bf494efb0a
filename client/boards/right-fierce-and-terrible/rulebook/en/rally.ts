import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const morale: Rulebook = [
  {
    case: '11.0',
    title: 'Morale and Victory',
    text: [
      'This chapter describes morale and victory. You win if the enemy fleet collapses, or if the enemy has no units left. [[11.2]] [[11.3]]',
      'Ruling: a player may concede at any time. Set-up option: with a turn limit, the match ends after the End Phase of the last turn. The fleet with the higher morale wins; a tie is a draw. By default there is no limit.',
    ],
  },
  {
    case: '11.1',
    title: 'General Rules',
    text: [
      'Each fleet has a morale from 0 to 20, shown on the Morale Track.',
      'Set-up option: a handicap of −5 to +3 is added to starting morale, which stays between 1 and 20.',
    ],
    chart: 'morale',
  },
  {
    case: '11.1.1',
    title: 'Starting morale',
    text: ['Both fleets start with morale 17.', 'Set-up option: in the shorter game both start with 15.'],
    chart: 'morale',
  },
  {
    case: '11.1.2',
    title: 'Morale Table',
    text: ['Events on the Morale Table change morale as soon as they occur. [[11.1.5]]'],
    chart: 'morale',
  },
  { case: '11.1.3', title: 'Limits', text: ['Morale cannot be more than 20 or less than 0.', 'Ruling: gains above 20 are lost.'] },
  { case: '11.1.4', title: 'Losses at 0', text: ['Losses below 0 are ignored.'] },
  {
    case: '11.1.5',
    title: 'Events',
    text: [
      'Morale changes when squadrons are sunk, captured or liberated, when leaders are killed, captured, liberated or executed, and when knights are eliminated. A captured squadron counts for its controller: if it sinks, the captor loses morale, not the original owner.',
      'Ruling: a first capture costs the former side 1 morale plus the castle factor. Each liberation gives the new owner 1 morale and costs the other side 1. A squadron that sinks costs its controller 2 morale; a knight unit that is eliminated costs its fleet 1.',
      'Ruling: leaders change the morale of their own fleet. Edward: killed −5, captured −4, liberated +4, executed −2. Quieret or Behuchet: killed −3, captured −2, liberated +2, executed −1. Huntingdon, Morley or Barbavera: killed −2, captured −1, liberated +1, executed −1. The Queen: killed or captured −3, liberated +3. A captive who is killed: Edward −2, any other leader −1.',
      'Ruling: capturing a leader gives the captor’s fleet 1 morale; executing one costs the executing fleet 1.',
    ],
    chart: 'morale',
  },
  {
    case: '11.2',
    title: 'Collapse',
    text: [
      'A fleet with low morale may collapse at the end of a turn. [[2.3.1]]',
      'Set-up option: in All-the-Marbles fleets do not collapse. [[13.3]] With a turn limit, the fleet with the higher morale wins after the last turn. [[11.0]]',
    ],
  },
  { case: '11.2.1', title: 'End of the game', text: ['When one fleet collapses, the match is over and the other side wins.'] },
  {
    case: '11.2.2',
    title: 'Which fleet checks',
    text: [
      'A fleet with morale below 6 in the Collapse Check Segment must check, unless the other fleet’s morale is below 6 too. [[11.2.4]]',
    ],
  },
  {
    case: '11.2.3',
    title: 'Morale 0',
    text: [
      'A fleet with morale 0 at the start of the segment collapses without a roll. Heroism cannot avert this.',
      'Ruling: King Edward’s luck cannot avert it either. The fleet collapses even if the other fleet’s morale is below 6; if both fleets have morale 0, the match is a draw. [[11.2.6]]',
    ],
  },
  {
    case: '11.2.4',
    title: 'Collapse Check',
    text: [
      'Roll one die. If the roll is higher than the fleet’s morale, the fleet collapses; otherwise there is no effect. If both fleets have morale below 6, neither checks and play continues. King Edward’s luck may re-roll a failed English check, and either side may avert a collapse. [[3.5.1]] [[11.2.5]]',
    ],
  },
  {
    case: '11.2.5',
    title: 'Averting collapse',
    text: [
      'After a failed check, the player may reduce knights that show the Heroism star by one step to cancel the result. Each side may do this once per game. The segment then ends, and the Rally Segment follows. Knights on their last step are eliminated, at a cost of 1 morale. Even if this reduces morale to 0, the fleet does not collapse this turn.',
      'Ruling: knights in reserve, aboard squadrons that have not entered, may avert a collapse too. The Heroism that Edward bestows may not be used. [[3.5.2]]',
    ],
  },
  { case: '11.2.6', title: 'Draw', text: ['If both fleets collapse at morale 0 in the same segment, the match is a draw. [[11.2.3]]'] },
  {
    case: '11.3',
    title: 'Decisive Victory',
    text: [
      'A player also wins, whatever the morale, when all enemy units and leaders are eliminated or captured.',
      'Ruling: this applies when a side controls no squadron, on the map or in reserve, and has no marine unit and no free leader. The Queen does not count. It is checked after each completed move. If both sides are eliminated together, the match is a draw.',
    ],
  },
];

export const rally: Rulebook = [
  {
    case: '9.0',
    title: 'Rally',
    text: ['This chapter describes how reduced units regain a step in the Rally Segment of the End Phase. [[2.3.2]]'],
  },
  { case: '9.1', title: 'General Rules', text: ['Each turn a fleet may rally one unit, and each of its free leaders may rally one more.'] },
  {
    case: '9.1.1',
    title: 'One unit per fleet',
    text: [
      'Each player may rally one of their squadrons or marine units, anywhere.',
      'Ruling: the English rally first, then the French. A unit rallies once a turn. Set-up option: in All-the-Marbles, a fleet with morale 0 does not rally. [[13.3]]',
    ],
  },
  {
    case: '9.1.2',
    title: 'One unit per leader',
    text: [
      'Each leader who is not captive may also rally one squadron or marine unit in the same hex. With three leaders a side rallies up to four units.',
      'Ruling: the leader must be on the map. The Queen does not rally units. [[13.2]]',
    ],
  },
  {
    case: '9.1.3',
    title: 'Reduced sides only',
    text: [
      'Only a unit on its reduced side may rally. In print this side is marked with an R on squadrons and with a sword behind the shield on marines. The unit regains that one step; a removed stronger counter does not return. [[3.3.7]]',
      'Ruling: knights and men-at-arms rally from three steps to four and from one to two, never from two to three; mariners from one to two.',
    ],
    chart: 'marines',
  },
  { case: '9.1.4', title: 'No roll', text: ['A rally succeeds automatically: turn the counter to its full-strength side.'] },
  { case: '9.2', title: 'Restrictions', text: ['Enemies in or next to the hex may prevent a rally.'] },
  {
    case: '9.2.1',
    title: 'Squadrons',
    text: ['A squadron may not rally with enemy marines aboard, or while grappled to an enemy squadron.'],
  },
  {
    case: '9.2.2',
    title: 'Prizes',
    text: ['A squadron with a Captured or Liberated marker may not rally. Marines aboard it may. [[5.2.3]]'],
  },
  {
    case: '9.2.3',
    title: 'Marines',
    text: ['A marine unit may not rally in a hex with enemy marines or aboard a squadron that the enemy controls.'],
  },
];
