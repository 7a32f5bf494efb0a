import { type Chart, rulebook } from '../../../kit/charts.js';
import { madeUp } from '../data/origins.js';
import { ARMY, CONDITION, FIRESHIP_DIAGRAM, FIRESHIP_MORALE, HELLBURNERS } from '../data/tables.js';
import type { ArmadaChartWords } from '../words/charts.js';
import { provenanceIn, signed } from './figures.js';

/** The charts of modules 13.0 to 15.0. */

function fireshipMorale(words: ArmadaChartWords): Chart {
  const { title, columns, note } = words.charts.fireshipMorale;
  return {
    id: 'fireshipMorale',
    title,
    case: '13.1',
    provenance: provenanceIn(words, madeUp('fireshipMorale')),
    columns,
    rows: FIRESHIP_MORALE.map((modifier, count) => ({ cells: [count, signed(modifier)] })),
    notes: [note(HELLBURNERS)],
  };
}

function fireshipDiagram(words: ArmadaChartWords): Chart {
  const { title, columns } = words.charts.fireshipDiagram;
  return {
    id: 'fireshipDiagram',
    title,
    case: '13.2',
    provenance: provenanceIn(words, madeUp('fireshipDiagram')),
    columns,
    rows: FIRESHIP_DIAGRAM.map(({ dx, dy }, index) => ({ cells: [index + 2, words.drifts[index], dx, dy] })),
  };
}

function condition(words: ArmadaChartWords): Chart {
  const { title, columns, warship, medina, flagship, powder } = words.charts.condition;
  return {
    id: 'condition',
    title,
    case: '14.1',
    provenance: provenanceIn(words, madeUp('condition')),
    columns,
    rows: [
      { cells: [warship, signed(CONDITION.warship)] },
      { cells: [medina, signed(CONDITION.medina)] },
      { cells: [flagship, signed(CONDITION.flagship)] },
      { cells: [powder(CONDITION.powderFrom), signed(CONDITION.powder)] },
    ],
  };
}

function conditionTest({ charts }: ArmadaChartWords): Chart {
  const { title, columns, unfit, fit } = charts.conditionTest;
  const { orLess, orMore } = charts.common;
  return {
    id: 'conditionTest',
    title,
    case: '14.1',
    provenance: rulebook('14.1'),
    columns,
    rows: [{ cells: [orLess(CONDITION.atLeast - 1), unfit] }, { cells: [orMore(CONDITION.atLeast), fit] }],
  };
}

function armyArrival({ charts }: ArmadaChartWords): Chart {
  const { title, columns, attempts, certain, note } = charts.armyArrival;
  const { orMore } = charts.common;
  const [first, second, later] = attempts;
  return {
    id: 'armyArrival',
    title,
    case: '14.2',
    provenance: rulebook('14.2'),
    columns,
    rows: [
      { cells: [first, orMore(ARMY.needed[0])] },
      { cells: [second, orMore(ARMY.needed[1])] },
      { cells: [later, certain(orMore(ARMY.blockadedNeed))] },
    ],
    notes: [
      note({
        ready: signed(ARMY.ready),
        delayed: signed(ARMY.delayed),
        parmaPrepared: signed(ARMY.parmaPrepared),
        dutchBlockade: signed(ARMY.dutchBlockade),
      }),
    ],
  };
}

export const campaignCharts = (words: ArmadaChartWords): Chart[] => [
  fireshipMorale(words),
  fireshipDiagram(words),
  condition(words),
  conditionTest(words),
  armyArrival(words),
];
