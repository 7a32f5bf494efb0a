import { type Chart, rulebook } from '../../../kit/charts.js';
import { madeUp } from '../data/origins.js';
import { BAD_WEATHER, GALE_HIT, REINFORCE, WEATHER_GAUGE } from '../data/tables.js';
import type { ArmadaChartWords } from '../words/charts.js';
import { bands, provenanceIn } from './figures.js';

/** The charts of modules 10.0 to 12.0. */

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
    provenance: provenanceIn(words, madeUp('badWeather')),
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
      { cells: rows.exit, provenance: provenanceIn(words, madeUp('becalmed')) },
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
