import { type Chart, rulebook } from '../../../kit/charts.js';
import { reconstructed } from '../data/chits.js';
import {
  BATTLE_TABLE,
  DAMAGED_FROM,
  HAWKINS_C,
  type MatrixCell,
  MORALE,
  RALLY,
  REPAIR,
  RESUPPLY,
  RETREAT,
  TACTICAL_MATRIX,
} from '../data/tables.js';
import { TACTICS } from '../ids.js';
import type { ArmadaChartWords } from '../words/charts.js';
import { provenanceIn, signed } from './figures.js';

function repair(words: ArmadaChartWords): Chart {
  const { charts } = words;
  const { title, columns, repaired, note } = charts.repair;
  const { orLess, orMore, noEffect } = charts.common;
  return {
    id: 'repair',
    title,
    case: '8.2',
    provenance: rulebook('8.2'),
    columns,
    rows: [
      { cells: [orLess(REPAIR.atLeast - 1), noEffect] },
      { cells: [orMore(REPAIR.atLeast), repaired] },
      {
        cells: [charts.common.damagedAtSea(DAMAGED_FROM), signed(REPAIR.damagedAtSea)],
        provenance: provenanceIn(words, reconstructed('damagedAtSea')),
      },
    ],
    notes: [note(REPAIR)],
  };
}

function rally(words: ArmadaChartWords): Chart {
  const { charts } = words;
  const { title, columns, rallied, inPort, note } = charts.rally;
  const { orLess, orMore, noEffect } = charts.common;
  return {
    id: 'rally',
    title,
    case: '8.3',
    provenance: rulebook('8.3'),
    columns,
    rows: [
      { cells: [orLess(RALLY.atMost), rallied] },
      { cells: [orMore(RALLY.atMost + 1), noEffect] },
      { cells: [inPort, signed(RALLY.inPort)], provenance: provenanceIn(words, reconstructed('rallyInPort')) },
      {
        cells: [charts.common.damagedAtSea(DAMAGED_FROM), signed(RALLY.damagedAtSea)],
        provenance: provenanceIn(words, reconstructed('damagedAtSea')),
      },
    ],
    notes: [note(RALLY)],
  };
}

function resupply({ charts }: ArmadaChartWords): Chart {
  const { title, columns, resupplied, note } = charts.resupply;
  const { orLess, orMore, noEffect } = charts.common;
  return {
    id: 'resupply',
    title,
    case: '8.4',
    provenance: rulebook('8.4'),
    columns,
    rows: [{ cells: [orLess(RESUPPLY.atLeast - 1), noEffect] }, { cells: [orMore(RESUPPLY.atLeast), resupplied] }],
    notes: [note(RESUPPLY)],
  };
}

function thirdSquare({ charts }: ArmadaChartWords): Chart {
  const { title, columns, entered, stays } = charts.thirdSquare;
  return {
    id: 'thirdSquare',
    title,
    case: '17.1.6(c)',
    provenance: rulebook('17.1.6(c)'),
    columns,
    rows: [{ cells: [`1-${HAWKINS_C}`, entered] }, { cells: [`${HAWKINS_C + 1}-6`, stays] }],
  };
}

export const recoveryCharts = (words: ArmadaChartWords): Chart[] => [repair(words), rally(words), resupply(words), thirdSquare(words)];

const fire = ({ dice, drm }: MatrixCell['english']) => `${dice} (${signed(drm)})`;

function tacticalMatrix(words: ArmadaChartWords): Chart {
  const { title, columns, first, note } = words.charts.tacticalMatrix;
  const cellText = (cell: MatrixCell) =>
    [`${fire(cell.english)} / ${fire(cell.spanish)}`, ...(cell.first ? [first(words.sides[cell.first])] : [])].join(', ');
  return {
    id: 'tacticalMatrix',
    title,
    case: '7.4.3',
    provenance: provenanceIn(words, reconstructed('matrix')),
    columns,
    rows: TACTICS.flatMap((english) =>
      TACTICS.map((spanish) => ({
        cells: [words.tactics[english], words.tactics[spanish], cellText(TACTICAL_MATRIX[english][spanish])],
        ...(english === 'standOff' && spanish === 'tryToBoard' && { provenance: rulebook('7.5') }),
      })),
    ),
    notes: [note],
  };
}

function battle(words: ArmadaChartWords): Chart {
  const { title, columns, naturalSix, each } = words.charts.battle;
  const { orLess, orMore } = words.charts.common;
  const upTo = (max: number, before: number | undefined) => {
    if (before === undefined) return orLess(max);
    return Number.isFinite(max) ? String(max) : orMore(before + 1);
  };
  return {
    id: 'battle',
    title,
    case: '7.5',
    provenance: provenanceIn(words, reconstructed('battleTable')),
    columns,
    rows: BATTLE_TABLE.rows.map(({ max, hits }, index) => ({ cells: [upTo(max, BATTLE_TABLE.rows[index - 1]?.max), hits] })),
    notes: [naturalSix(BATTLE_TABLE.naturalSix), each(BATTLE_TABLE)],
  };
}

const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
/** Returns how many of the 36 results of two dice are `least` or more. */
const waysAtLeast = (least: number) => WAYS.reduce((ways, n, index) => (index + 2 >= least ? ways + n : ways), 0);

function morale({ charts }: ArmadaChartWords): Chart {
  const { title, columns, holds, broken, note } = charts.morale;
  const { orLess, orMore } = charts.common;
  return {
    id: 'morale',
    title,
    case: '7.6',
    provenance: rulebook('7.6'),
    columns,
    rows: [{ cells: [orLess(MORALE.breakAt - 1), holds] }, { cells: [orMore(MORALE.breakAt), broken] }],
    notes: [note(MORALE)],
  };
}

const [LEAST, MOST] = [-3, 8];

function moraleOdds({ charts }: ArmadaChartWords): Chart {
  const { title, columns } = charts.moraleOdds;
  const named = (modifier: number) => {
    if (modifier === LEAST) return charts.common.orLess(modifier);
    return modifier === MOST ? `+${charts.common.orMore(modifier)}` : signed(modifier);
  };
  return {
    id: 'moraleOdds',
    title,
    case: '7.6',
    provenance: rulebook('7.6'),
    columns,
    rows: Array.from({ length: MOST - LEAST + 1 }, (_, index) => index + LEAST).map((modifier) => ({
      cells: [named(modifier), modifier === LEAST ? 0 : waysAtLeast(MORALE.breakAt - modifier)],
    })),
  };
}

function lowAmmo({ charts }: ArmadaChartWords): Chart {
  const { title, columns, never } = charts.lowAmmo;
  return {
    id: 'lowAmmo',
    title,
    case: '7.6',
    provenance: rulebook('7.6'),
    columns,
    rows: [1, 2, 3, 4, 5, 6, 7].map((shot) => ({
      cells: [shot === 7 ? charts.common.orMore(shot) : shot, shot === 1 ? never : shot === 2 ? '1' : `1-${shot - 1}`],
    })),
  };
}

function retreat({ charts }: ArmadaChartWords): Chart {
  const { title, columns, withdraws, caught } = charts.retreat;
  const { orLess, orMore } = charts.common;
  return {
    id: 'retreat',
    title,
    case: '7.3',
    provenance: rulebook('7.3'),
    columns,
    rows: [{ cells: [orLess(RETREAT.atMost), withdraws] }, { cells: [orMore(RETREAT.atMost + 1), caught] }],
  };
}

export const battleCharts = (words: ArmadaChartWords): Chart[] => [
  tacticalMatrix(words),
  battle(words),
  morale(words),
  moraleOdds(words),
  lowAmmo(words),
  retreat(words),
];
