import type { Rulebook } from '../../../../kit/rules/rulebook.js';

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
