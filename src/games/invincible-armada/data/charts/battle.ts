import { type Chart, reconstructed, rulebook } from '../../../../kit/charts.js';
import { TACTICS, type Tactic } from '../../ids.js';
import { BATTLE_TABLE, HAWKINS_C, type MatrixCell, MORALE, RALLY, REPAIR, RESUPPLY, RETREAT, TACTICAL_MATRIX } from '../tables.js';

/** The charts of modules 6.0 to 8.0. */

export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

export const TACTIC_NAME: { readonly [tactic in Tactic]: string } = {
  standOff: 'Stand Off',
  closeIn: 'Close In',
  tryToBoard: 'Try to Board',
};

const side = ({ dice, drm }: MatrixCell['english']) => `${dice} (${signed(drm)})`;
const cellText = (cell: MatrixCell) =>
  `${side(cell.english)} / ${side(cell.spanish)}${cell.first ? `, ${cell.first === 'english' ? 'English' : 'Spanish'} first` : ''}`;

const tacticalMatrix: Chart = {
  id: 'tacticalMatrix',
  title: 'Tactical Matrix',
  case: '7.4.3',
  provenance: reconstructed(
    'distance favours English guns and keeps two fleets standing off nearly harmless; grappling favours Spanish soldiers; who boards crosses the other’s fire first',
  ),
  columns: ['English', 'Spanish', 'English dice (each) / Spanish dice (each)'],
  rows: TACTICS.flatMap((english) =>
    TACTICS.map((spanish) => ({
      cells: [TACTIC_NAME[english], TACTIC_NAME[spanish], cellText(TACTICAL_MATRIX[english][spanish])],
      ...(english === 'standOff' && spanish === 'tryToBoard' && { provenance: rulebook('7.5') }),
    })),
  ),
  notes: ['Both sides fire at once unless one is named.'],
};

const upTo = (rows: readonly { readonly max: number }[], index: number) => {
  const { max } = rows[index];
  if (index === 0) return `${max} or less`;
  return Number.isFinite(max) ? String(max) : `${rows[index - 1].max + 1} or more`;
};

const battle: Chart = {
  id: 'battle',
  title: 'Battle Table',
  case: '7.5',
  provenance: reconstructed('up to six Hits must be possible, but rare, for a squadron with every advantage'),
  columns: ['Die with modifiers', 'Hits'],
  rows: BATTLE_TABLE.rows.map(({ hits }, index) => ({ cells: [upTo(BATTLE_TABLE.rows, index), hits] })),
  notes: [
    `A natural 6 scores at least ${BATTLE_TABLE.naturalSix} Hit.`,
    `On each die: current strength 1 to ${BATTLE_TABLE.weakStrength} ${BATTLE_TABLE.weak}; Broken ${BATTLE_TABLE.broken}; Low Ammo ${BATTLE_TABLE.lowAmmo}; and what the Matrix, the display, chits and options add.`,
  ],
};

const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
/** Ways of 36 in which two dice come to `least` or more. */
const waysAtLeast = (least: number) => WAYS.reduce((ways, n, index) => (index + 2 >= least ? ways + n : ways), 0);

const morale: Chart = {
  id: 'morale',
  title: 'Morale Table',
  case: '7.6',
  provenance: rulebook('7.6'),
  columns: ['Two dice with modifiers', 'Result'],
  rows: [{ cells: [`${MORALE.breakAt - 1} or less`, 'holds'] }, { cells: [`${MORALE.breakAt} or more`, 'Broken'] }],
  notes: [
    `+${MORALE.perHit} for each Hit; the squadron's own modifier; Stout Hearts ${MORALE.stoutHearts}, Murmurs +${MORALE.murmurs}, Ship Fever +${MORALE.fever}, Fire Aboard +${MORALE.fireAboard}.`,
  ],
};

const moraleOdds: Chart = {
  id: 'moraleOdds',
  title: 'Chance to Break',
  case: '7.6',
  provenance: rulebook('7.6'),
  columns: ['All modifiers together', 'Broken in 36'],
  rows: Array.from({ length: 12 }, (_, index) => index - 3).map((modifier) => ({
    cells: [
      modifier === -3 ? '-3 or less' : modifier === 8 ? '+8 or more' : signed(modifier),
      modifier === -3 ? 0 : waysAtLeast(MORALE.breakAt - modifier),
    ],
  })),
};

const lowAmmo: Chart = {
  id: 'lowAmmo',
  title: 'Low Ammo Table',
  case: '7.6',
  provenance: rulebook('7.6'),
  columns: ['Shot', 'Low Ammo on a die of'],
  rows: [1, 2, 3, 4, 5, 6, 7].map((shot) => ({
    cells: [shot === 7 ? '7 or more' : shot, shot === 1 ? 'never' : shot === 2 ? '1' : `1-${shot - 1}`],
  })),
};

const retreat: Chart = {
  id: 'retreat',
  title: 'Retreat Check',
  case: '7.3',
  provenance: rulebook('7.3'),
  columns: ['Two dice with modifiers', 'Result'],
  rows: [{ cells: [`${RETREAT.atMost} or less`, 'withdraws'] }, { cells: [`${RETREAT.atMost + 1} or more`, 'caught: Stand Off'] }],
};

const repair: Chart = {
  id: 'repair',
  title: 'Repair Table',
  case: '8.2',
  provenance: rulebook('8.2'),
  columns: ['Two dice with modifiers', 'Result'],
  rows: [{ cells: [`${REPAIR.atLeast - 1} or less`, 'no effect'] }, { cells: [`${REPAIR.atLeast} or more`, 'one Hit less'] }],
  notes: [
    `English in port +${REPAIR.inPort}; the squadron's own modifier; Shipwrights +${REPAIR.shipwrights}. Seymour rolls a second time.`,
  ],
};

const rally: Chart = {
  id: 'rally',
  title: 'Rally Table',
  case: '8.3',
  provenance: rulebook('8.3'),
  columns: ['Two dice with modifiers', 'Result'],
  rows: [{ cells: [`${RALLY.atMost} or less`, 'rallied'] }, { cells: [`${RALLY.atMost + 1} or more`, 'no effect'] }],
  notes: [`English in port ${RALLY.inPort} (reconstructed: as much as on the other two tables); Sidonia ${RALLY.sidonia} once a turn.`],
};

const resupply: Chart = {
  id: 'resupply',
  title: 'Resupply Table',
  case: '8.4',
  provenance: rulebook('8.4'),
  columns: ['One die with modifiers', 'Result'],
  rows: [
    { cells: [`${RESUPPLY.atLeast - 1} or less`, 'no effect'] },
    { cells: [`${RESUPPLY.atLeast} or more`, 'one Shot less, or no longer Low Ammo'] },
  ],
  notes: [`English in port +${RESUPPLY.inPort}; Spanish ${RESUPPLY.spanish}.`],
};

const thirdSquare: Chart = {
  id: 'thirdSquare',
  title: 'Third Square without Hawkins’ Reforms',
  case: '17.1.6(c)',
  provenance: rulebook('17.1.6(c)'),
  columns: ['Die', 'Result'],
  rows: [{ cells: [`1-${HAWKINS_C}`, 'entered'] }, { cells: [`${HAWKINS_C + 1}-6`, 'stays on its second square'] }],
};

export const battleCharts: readonly Chart[] = [
  tacticalMatrix,
  battle,
  morale,
  moraleOdds,
  lowAmmo,
  retreat,
  repair,
  rally,
  resupply,
  thirdSquare,
];
