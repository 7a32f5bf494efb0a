import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 11.0 */
export const morale: Rulebook = [
  {
    case: '11.0',
    title: 'Morale and Victory',
    text: [
      'This chapter says how morale rises and falls, and how the battle is won. You win when the enemy’s fleet collapses, or when nothing of it is left. [[11.2]] [[11.3]]',
      'Ruling: a player may concede at any time. Set-up option: with a last turn the match ends after that turn’s End Phase; the higher morale wins, equal morale is a draw. There is none unless you set it.',
    ],
  },
  {
    case: '11.1',
    title: 'General Rules',
    text: [
      'Each fleet has a morale from 0 to 20, shown on the Morale Track.',
      'Set-up option: a handicap of -5 to +3 is added to what a fleet starts with, which stays between 1 and 20.',
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
    title: 'At once',
    text: ['The events of the Morale Table change a fleet’s morale the moment they happen. [[11.1.5]]'],
    chart: 'morale',
  },
  { case: '11.1.3', title: 'Limits', text: ['Morale never rises above 20 nor sinks below 0.', 'Ruling: a gain beyond 20 is lost.'] },
  { case: '11.1.4', title: 'Nothing below 0', text: ['What a fleet would lose beyond 0 is not owed later.'] },
  {
    case: '11.1.5',
    title: 'What changes morale',
    text: [
      'Squadrons sunk, captured or liberated, leaders killed, captured, liberated or executed, and knights wiped out. A prize counts for whoever controls it: its sinking costs the captor, not the first owner.',
      'Ruling: a first capture costs the loser 1 and its castle factor; each later change of hands gives the taker 1 and costs the other 1. A squadron sunk costs 2, a knight unit lost 1. Killed, captured, liberated and executed mean -5, -4, +4 and -2 for Edward; -3, -2, +2 and -1 for Quieret and Behuchet; -2, -1, +1 and -1 for Huntingdon, Morley and Barbavera; the Queen killed or captured -3, liberated +3. A leader killed as a captive costs Edward’s fleet 2, any other 1. Whoever captures a leader gains 1; whoever executes one loses 1.',
    ],
    chart: 'morale',
  },
  {
    case: '11.2',
    title: 'Collapse',
    text: [
      'A fleet with little morale left may break at the end of a turn. [[2.3.1]]',
      'Set-up option: in All-the-Marbles no fleet collapses. [[13.3]] With a last turn, the higher morale wins after it. [[11.0]]',
    ],
  },
  { case: '11.2.1', title: 'The end', text: ['When the morale of one fleet collapses, the match is over and the other side has won.'] },
  {
    case: '11.2.2',
    title: 'Who checks',
    text: ['A fleet whose morale is below 6 in the Collapse Check Segment must check, unless the other fleet is below 6 too. [[11.2.4]]'],
  },
  {
    case: '11.2.3',
    title: 'Morale 0',
    text: [
      'A fleet whose morale is 0 when the segment begins collapses without a die. Heroism does not help.',
      'Ruling: nor does the King’s luck. It collapses even if the other fleet is below 6; if both are at 0, the match is a draw. [[11.2.6]]',
    ],
  },
  {
    case: '11.2.4',
    title: 'Collapse check',
    text: [
      'One die is thrown. If it is more than the fleet’s morale, the fleet collapses; if it is equal or less, nothing happens. If both fleets are below 6, neither checks, and play goes on. A failed English check may be thrown again by the King’s luck, and either side’s may be averted. [[3.5.1]] [[11.2.5]]',
    ],
  },
  {
    case: '11.2.5',
    title: 'Averting collapse',
    text: [
      'A player whose check has failed may have knights with the star lose a step; the failure is then void. Each side may do this once in the match. It ends the segment, and Rally follows. Knights on their last step are lost by it, at 1 morale; even if that brings morale to 0, the fleet does not collapse in this turn.',
      'Ruling: knights still at sea with squadrons that have not come on may do it too. Edward’s gift does not serve here. [[3.5.2]]',
    ],
  },
  { case: '11.2.6', title: 'Draw', text: ['If both fleets collapse at morale 0 in the same segment, the match is a draw. [[11.2.3]]'] },
  {
    case: '11.3',
    title: 'Decisive Victory',
    text: [
      'A player also wins, whatever the morale, once every enemy unit and leader has been eliminated or captured.',
      'Ruling: that is when a side controls no squadron, on the map or still at sea, and has no marine unit left and no free leader; the Queen does not count. It is looked at after each move with all that follows from it. If both sides are wiped out together, the match is a draw.',
    ],
  },
];

/** 9.0 */
export const rally: Rulebook = [
  {
    case: '9.0',
    title: 'Rally',
    text: ['This chapter says how reduced units regain a step in the Rally Segment of the End Phase. [[2.3.2]]'],
  },
  { case: '9.1', title: 'General Rules', text: ['The fleet as a whole and each free leader bring one rally a turn.'] },
  {
    case: '9.1.1',
    title: 'One unit a fleet',
    text: [
      'Each player may rally one squadron or marine unit of his, wherever it is.',
      'Ruling: the English rally first, then the French. No unit is rallied twice in a turn. Set-up option: in All-the-Marbles a fleet with morale 0 does not rally. [[13.3]]',
    ],
  },
  {
    case: '9.1.2',
    title: 'One unit a leader',
    text: [
      'Besides, each leader who is not a captive may rally one squadron or marine unit in his hex. With three leaders a side rallies four units at most.',
      'Ruling: he must be on the map. The Queen rallies nobody. [[13.2]]',
    ],
  },
  {
    case: '9.1.3',
    title: 'Reduced sides only',
    text: [
      'Only a unit on its reduced side can rally (in print an R on squadrons, a sword behind the shield of marines). It regains that one step; a stronger marine counter that is gone does not return. [[3.3.7]]',
      'Ruling: so knights and men-at-arms rally from three steps to four and from one to two, never from two to three; mariners from one to two.',
    ],
    chart: 'marines',
  },
  { case: '9.1.4', title: 'No die', text: ['A rally always succeeds; the counter is turned to its full side.'] },
  { case: '9.2', title: 'Restrictions', text: ['Enemies close at hand keep units from rallying.'] },
  {
    case: '9.2.1',
    title: 'Squadrons among enemies',
    text: ['A squadron does not rally while enemy marines are aboard, or while it is grappled to an enemy squadron.'],
  },
  {
    case: '9.2.2',
    title: 'Prizes',
    text: ['A squadron with a Captured or Liberated marker never rallies. Marines aboard it may. [[5.2.3]]'],
  },
  {
    case: '9.2.3',
    title: 'Marines among enemies',
    text: ['A marine unit does not rally in a hex with enemy marines, nor aboard a squadron that the enemy controls.'],
  },
];
