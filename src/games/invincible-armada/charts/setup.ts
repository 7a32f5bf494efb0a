import { type Chart, rulebook } from '../../../kit/charts.js';
import { calaisSuggested, deployments } from '../data/deployments.js';
import { optionData } from '../data/options.js';
import { madeUp } from '../data/origins.js';
import { squadronData } from '../data/squadrons.js';
import { ENGLISH_START, PORT } from '../data/strategicMap.js';
import { DRAWS } from '../data/tables.js';
import { MAX_TURNS } from '../data/turn.js';
import { OPTIONS, SPANISH, SQUADRONS } from '../ids.js';
import type { ArmadaChartWords } from '../words/charts.js';
import { provenanceIn } from './figures.js';

/** How a match begins, what may be different in it, and how long it lasts. */

function orders(words: ArmadaChartWords): Chart {
  const { title, columns } = words.charts.deployments;
  const places = [deployments.historicalI, deployments.historicalII, calaisSuggested];
  return {
    id: 'deployments',
    title,
    case: '4.3',
    provenance: provenanceIn(words, deployments.historicalI.origin),
    columns,
    rows: SPANISH.map((id) => ({ cells: [squadronData[id].name, ...places.map(({ squares }) => squares[id])] })),
  };
}

function start({ charts }: ArmadaChartWords): Chart {
  const { title, columns, box } = charts.start;
  return {
    id: 'start',
    title,
    case: '4.2',
    provenance: rulebook('4.2'),
    columns,
    rows: SQUADRONS.flatMap((id) => {
      const loc = ENGLISH_START[id];
      return loc ? [{ cells: [squadronData[id].name, loc.t === 'port' ? PORT[loc.id].name : box(loc.n)] }] : [];
    }),
  };
}

function options(words: ArmadaChartWords): Chart {
  const { title, columns } = words.charts.options;
  return {
    id: 'options',
    title,
    case: '17.0',
    provenance: rulebook('17.0'),
    columns,
    rows: OPTIONS.map((id) => {
      const { case: ruleCase, favours, origin } = optionData[id];
      const option = words.options[id];
      return { cells: [option.title, ruleCase, words.sides[favours], option.text], provenance: provenanceIn(words, origin) };
    }),
  };
}

function limits(words: ArmadaChartWords): Chart {
  const { title, columns, draws, turns } = words.charts.limits;
  return {
    id: 'limits',
    title,
    case: '5.0',
    provenance: rulebook('16.0'),
    columns,
    rows: [{ cells: [draws, DRAWS] }, { cells: [turns, MAX_TURNS], provenance: provenanceIn(words, madeUp('season')) }],
  };
}

export const setupCharts = (words: ArmadaChartWords): Chart[] => [orders(words), start(words), options(words), limits(words)];
