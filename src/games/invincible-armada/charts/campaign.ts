import { type Chart, rulebook } from '../../../kit/charts.js';
import { reconstructed } from '../data/chits.js';
import {
  ARMY,
  BAD_WEATHER,
  CONDITION,
  FIRESHIP_DIAGRAM,
  FIRESHIP_MORALE,
  GALE_HIT,
  HELLBURNERS,
  REINFORCE,
  WEATHER_GAUGE,
} from '../data/tables.js';
import type { ArmadaChartWords } from '../words/charts.js';
import { bands, provenanceIn, signed } from './figures.js';

function reinforce({ charts }: ArmadaChartWords): Chart {
  const { title, columns, gain } = charts.reinforce;
  return {
    id: 'reinforce',
    title,
    case: '10.0',
    provenance: rulebook('10.0'),
    columns,
    rows: [{ cells: [`1-${REINFORCE.atMost}`, gain] }, { cells: [`${REINFORCE.atMost + 1}-6`, charts.common.none] }],
  };
}

function weatherGauge({ charts }: ArmadaChartWords): Chart {
  const { title, columns, results } = charts.weatherGauge;
  const totals = bands(WEATHER_GAUGE, 2);
  return {
    id: 'weatherGauge',
    title,
    case: '11.0',
    provenance: rulebook('11.0'),
    columns,
    rows: WEATHER_GAUGE.map(({ result }, index) => ({ cells: [totals[index], results[result]] })),
  };
}

function badWeather(words: ArmadaChartWords): Chart {
  const { title, columns, results } = words.charts.badWeather;
  const faces = bands(BAD_WEATHER, 1);
  return {
    id: 'badWeather',
    title,
    case: '11.0',
    provenance: provenanceIn(words, reconstructed('badWeather')),
    columns,
    rows: BAD_WEATHER.map(({ result }, index) => ({ cells: [faces[index], results[result]] })),
  };
}

function weatherEffects(words: ArmadaChartWords): Chart {
  const { title, columns, rows } = words.charts.weatherEffects;
  return {
    id: 'weatherEffects',
    title,
    case: '11.1',
    provenance: rulebook('11.1'),
    columns,
    rows: [
      { cells: rows.act },
      { cells: rows.recover },
      { cells: rows.reinforce },
      { cells: rows.armada },
      { cells: rows.strategic },
      { cells: rows.exit, provenance: provenanceIn(words, reconstructed('becalmed')) },
      { cells: rows.test },
      { cells: rows.fireships },
    ],
  };
}

function galeDamage({ charts }: ArmadaChartWords): Chart {
  const { title, columns, hit, note } = charts.galeDamage;
  return {
    id: 'galeDamage',
    title,
    case: '11.1',
    provenance: rulebook('11.1'),
    columns,
    rows: [{ cells: [`1-${GALE_HIT}`, hit] }, { cells: [`${GALE_HIT + 1}-6`, charts.common.none] }],
    notes: [note],
  };
}

function strategicMoves({ charts }: ArmadaChartWords): Chart {
  const { title, columns, rows } = charts.strategicMoves;
  return {
    id: 'strategicMoves',
    title,
    case: '12.3',
    provenance: rulebook('12.3'),
    columns,
    rows: rows.map((cells) => ({ cells })),
  };
}

export const weatherCharts = (words: ArmadaChartWords): Chart[] => [
  reinforce(words),
  weatherGauge(words),
  badWeather(words),
  weatherEffects(words),
  galeDamage(words),
  strategicMoves(words),
];

function fireshipMorale(words: ArmadaChartWords): Chart {
  const { title, columns, note } = words.charts.fireshipMorale;
  return {
    id: 'fireshipMorale',
    title,
    case: '13.1',
    provenance: provenanceIn(words, reconstructed('fireshipMorale')),
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
    provenance: provenanceIn(words, reconstructed('fireshipDiagram')),
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
    provenance: provenanceIn(words, reconstructed('condition')),
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
