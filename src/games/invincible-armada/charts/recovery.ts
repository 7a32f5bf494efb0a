import { type Chart, rulebook } from '../../../kit/charts.js';
import { HAWKINS_C, RALLY, REPAIR, RESUPPLY } from '../data/tables.js';
import type { ArmadaChartWords } from '../words/charts.js';

/** The charts of module 8.0, and the one of 17.1.6(c). */

function repair({ charts }: ArmadaChartWords): Chart {
  const { title, columns, repaired, note } = charts.repair;
  const { orLess, orMore, noEffect } = charts.common;
  return {
    id: 'repair',
    title,
    case: '8.2',
    provenance: rulebook('8.2'),
    columns,
    rows: [{ cells: [orLess(REPAIR.atLeast - 1), noEffect] }, { cells: [orMore(REPAIR.atLeast), repaired] }],
    notes: [note(REPAIR)],
  };
}

function rally({ charts }: ArmadaChartWords): Chart {
  const { title, columns, rallied, note } = charts.rally;
  const { orLess, orMore, noEffect } = charts.common;
  return {
    id: 'rally',
    title,
    case: '8.3',
    provenance: rulebook('8.3'),
    columns,
    rows: [{ cells: [orLess(RALLY.atMost), rallied] }, { cells: [orMore(RALLY.atMost + 1), noEffect] }],
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
