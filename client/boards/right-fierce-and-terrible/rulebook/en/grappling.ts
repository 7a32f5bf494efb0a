import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 7.0 */
export const grappling: Rulebook = [
  {
    case: '7.0',
    title: 'Grappling and Disengaging',
    text: [
      'This chapter says how squadrons catch hold of each other and how they part. In a Grapple Segment each active squadron has one try at each, in either order; it may break free of one neighbour and then catch another. Being grappled already does not stop a squadron from grappling more. [[2.1.5]]',
    ],
  },
  { case: '7.1', title: 'Grappling', text: ['A grapple ties two adjacent squadrons together. [[7.1.1]]'], chart: 'grappleModifiers' },
  {
    case: '7.1.1',
    title: 'How to grapple',
    text: [
      'Choose an active squadron and an adjacent one, friend or foe, and throw one die with the modifiers of the table.',
      'Ruling: 4 or more succeeds. Castle higher than the target’s +1, lower -1. A friendly target +2; an enemy target already grappled to anybody +1, or, if it is oared and not grappled, -1. Out of command -1. [[13.1]]',
    ],
    chart: 'grapple',
  },
  {
    case: '7.1.2',
    title: 'What a grapple does',
    text: [
      'A failed attempt changes nothing. After a success the two are grappled: neither moves in Sails and Oars or in Maneuver, and marines and leaders may cross between them. [[6.3.2]] Three squadrons all tied to each other may share one marker.',
      'Ruling: a grappled squadron cannot ram or cut loose either. No pair is grappled twice. Grapples stay when a ship changes hands, and hold a chain as one squadron. Three squadrons tied to each other count as three grapples.',
    ],
  },
  {
    case: '7.2',
    title: 'Disengaging',
    text: ['An active squadron may try to undo one of its grapples. [[7.2.2]]'],
    chart: 'disengageModifiers',
  },
  {
    case: '7.2.1',
    title: 'One grapple at a time',
    text: ['One attempt undoes one grapple. A squadron with several may try to undo just one of them in a Grapple Segment.'],
  },
  {
    case: '7.2.2',
    title: 'How to disengage',
    text: [
      'Choose a grapple that holds an active squadron and throw one die with the modifiers of the table.',
      'Ruling: 5 or more succeeds. The other squadron friendly +2; the active one oared +1; its castle lower than the other’s -1; enemy marines aboard it -1.',
    ],
    chart: 'disengage',
  },
  { case: '7.2.3', title: 'What it does', text: ['A success undoes that grapple, and others stay. A failure changes nothing.'] },
];
