import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Powder and shot. */
export const munitions: Rulebook = [
  {
    case: '12.0',
    title: 'Munitions',
    text: [
      'This chapter is about powder and shot. Only fleets have munitions, counted in points that both players see, and only fleets with munitions intercept or attack. Without them ships of deep draft fight at half strength; ships of shallow draft do not suffer, but cannot attack. A point costs four times the Maintenance Multiples of all ships of the fleet together, and each round of combat costs a point.',
    ],
  },
  {
    case: '12.1',
    title: 'Buying munitions',
    text: ['Where munitions are bought, and what becomes of them when ships change their fleet.'],
  },
  {
    case: '12.11',
    title: 'Where munitions are bought',
    text: [
      'Munitions are bought in the Joint Administrative Phase for a fleet in a friendly port that is not besieged, in its home country: for Spain in Spain and at Antwerp, for the English side in England, in Ireland and in the Protestant Netherlands; never in captured ports.',
      'Ruling: one may buy as many points as one likes, each at four times the M of all ships of the fleet as they are, Dutch ships included. Enemy ships that besiege nobody do not close the market [[5.56]].',
    ],
  },
  {
    case: '12.12',
    title: 'Ships that change their fleet',
    text: [
      'Fleets in one hex may combine, or pass ships to each other. Two fleets that combine have the smaller number of points of the two. A fleet that takes in a ship of another fleet has its own number or that of the other, whichever is less. A fleet that takes in a loose ship has none, except by [[12.13]].',
      'Ruling: a fleet that parts leaves the old number to both parts. A fleet made of loose ships has none until it buys. This is done when fleets may be formed [[6.12]].',
    ],
  },
  {
    case: '12.13',
    title: 'Supplying new ships',
    text: [
      'When a fleet and loose ships that are to join it are, in the Joint Administrative Phase, in one port where munitions can be bought, points may be bought for these ships alone at four times their Multiples as they join. Unless as many points are bought as the fleet has, the fleet falls to the number bought.',
    ],
  },
  {
    case: '12.2',
    title: 'Munitions and combat',
    text: ['What a round costs, and what a fleet without munitions cannot do.'],
  },
  {
    case: '12.21',
    title: 'A point a round',
    text: [
      'In every round a fleet that fights spends one point. When an attacking fleet has none left the combat is over for it. Defenders without munitions, or loose, have the Combat Strength of their ships of deep draft halved.',
      'Ruling: the point is spent after the losses of the round; other attacking fleets may go on [[7.14]].',
    ],
  },
  {
    case: '12.22',
    title: 'Without munitions',
    text: [
      'Only fleets with munitions may intercept or attack. Fleets without, and loose ships, may be attacked, and such fleets intercepted.',
    ],
  },
  {
    case: '12.23',
    title: 'Defending at ease',
    text: ['In a round whose differential, attacker less defender, is below -30 the defender spends no munitions.'],
  },
  {
    case: '12.3',
    title: 'Victuals',
    text: ['The markers and the track for victuals belong to the first edition. They have no effect in this one.'],
  },
];
