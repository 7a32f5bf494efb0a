import type { SalamisChartWords } from '../../words/charts.js';
import {
  ANSWER_UP_TO,
  COMMAND,
  COMMANDS,
  CREW,
  CREWS,
  GOD_NAMES,
  GODS,
  LIBATIONS,
  PANTHEONS,
  TRAINING,
  TRAINING_PRICE,
  TRAININGS,
} from '../intermediate.js';
import {
  CURRENT_ROLL,
  SEA_STATE,
  SHELTER,
  STRONGEST,
  TIDE_ROLL,
  WEATHER_CHANGE,
  WIND_FROM,
  WIND_STRENGTH,
  WINDS,
  type WindStrength,
} from '../movement.js';
import { TIDE_EVERY } from '../points.js';
import { COUNTERS, DEPLOYMENT, LOYALTIES, LOYALTY, OFF_TABLE } from '../setup.js';
import { BAND_WIDTH, COAST, ISLAND_GAP, SQUARE, TERRAIN, TOWN_FORT } from '../terrain.js';
import { type ChartIn, cm, made, printed, row, rowFrom, signed, spans, termOf } from './common.js';

const crews: ChartIn = (words) => {
  const w = words.charts.start.crews;
  return {
    id: 'crews',
    title: w.title,
    case: '1.7',
    provenance: printed('1.7'),
    columns: w.columns,
    rows: [...CREWS].reverse().map((id) => row(id, signed(CREW[id].mod))),
  };
};

const crewEffects: ChartIn = (words) => {
  const w = words.charts.start.crewEffects;
  return {
    id: 'crewEffects',
    title: w.title,
    case: '15.0',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [...CREWS].reverse().map((id) => row(id, signed(CREW[id].boardingMod), CREW[id].bursts, CREW[id].pointsPct)),
  };
};

const commands: ChartIn = (words) => {
  const w = words.charts.start.commands;
  return {
    id: 'commands',
    title: w.title,
    case: '1.7',
    provenance: printed('1.7'),
    columns: w.columns,
    rows: [...COMMANDS].reverse().map((id) => row(id, signed(COMMAND[id].mod), COMMAND[id].counters)),
    notes: [w.note],
  };
};

const qualityPrices: ChartIn = (words) => {
  const w = words.charts.start.qualityPrices;
  return {
    id: 'qualityPrices',
    title: w.title,
    case: '15.0',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      ...[...COMMANDS].reverse().map((id) => row(w.officer(termOf(words, id)), '–', COMMAND[id].admiral, COMMAND[id].vice)),
      ...TRAININGS.map((id) =>
        row(w.training(termOf(words, id)), TRAINING_PRICE[id].crewPct, TRAINING_PRICE[id].admiral, TRAINING_PRICE[id].vice),
      ),
    ],
  };
};

/** Returns die ranges ("1-3") from the highest roll for each modifier. */
const trainingSpans = (highest: readonly number[]): string[] => {
  let from = 1;
  return highest.map((to) => {
    if (!to) return '–';
    const text = from === to ? `${from}` : `${from}-${to}`;
    from = to + 1;
    return text;
  });
};

const training: ChartIn = (words) => {
  const w = words.charts.start.training;
  return {
    id: 'training',
    title: w.title,
    case: '2.3',
    provenance: printed('2.3'),
    columns: w.columns,
    rows: TRAININGS.map((id) => row(id, ...trainingSpans(TRAINING[id]))),
    notes: [w.note],
  };
};

const counters: ChartIn = (words) => {
  const w = words.charts.start.counters;
  return {
    id: 'counters',
    title: w.title,
    case: '1.6',
    provenance: printed('1.6'),
    columns: w.columns,
    rows: [
      row(w.actionPhase, COUNTERS.perSide),
      row(w.intermediatePhase, COUNTERS.intermediate),
      rowFrom(made(words, w.whyInitiative), w.initiative, COUNTERS.initiativePerTurn),
    ],
  };
};

const terrain: ChartIn = (words) => {
  const w = words.charts.start.terrain;
  return {
    id: 'terrain',
    title: w.title,
    case: '2.4',
    provenance: printed('2.4'),
    columns: w.columns,
    rows: spans(TERRAIN, 2).map(([dice, feature]) => row(dice, feature)),
    notes: [
      w.note(cm(SQUARE), cm(ISLAND_GAP), cm(BAND_WIDTH)),
      w.note2(COAST.sandy, COAST.open, COAST.village),
      w.note3(TOWN_FORT.strength, TOWN_FORT.archers, TOWN_FORT.ballistae),
    ],
  };
};

const wind: ChartIn = (words) => {
  const w = words.charts.start.wind;
  return {
    id: 'wind',
    title: w.title,
    case: '2.5',
    provenance: printed('2.5'),
    columns: w.columns,
    rows: [
      ...spans(WIND_FROM).map(([d10, from]) => row(`d10 ${d10}`, w.from(w.bearings[from] ?? `${from}°`))),
      ...spans(WIND_STRENGTH.med).map(([d6, strength]) => row(w.mediterranean(d6), WINDS[strength])),
      ...spans(WIND_STRENGTH.north).map(([d6, strength]) => row(w.northernWaters(d6), WINDS[strength])),
    ],
  };
};

const sea: ChartIn = (words) => {
  const w = words.charts.start.sea;
  return {
    id: 'sea',
    title: w.title,
    case: '2.6',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: SEA_STATE.map((states, strength) => row(WINDS[strength], ...states)),
    notes: [w.note(SHELTER.levels, cm(SHELTER.reach))],
  };
};

const windIn = (words: SalamisChartWords, strength: WindStrength): string => termOf(words, WINDS[strength]);

const currents: ChartIn = (words) => {
  const w = words.charts.start.currents;
  return {
    id: 'currents',
    title: w.title,
    case: '2.10',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      ...spans(CURRENT_ROLL).map(([d6, strength]) => row(w.current(d6), strength ?? w.none)),
      ...spans(TIDE_ROLL).map(([d6, kind]) => row(w.tide(d6), kind ?? w.none)),
    ],
    notes: [w.note(TIDE_EVERY)],
  };
};

const weather: ChartIn = (words) => {
  const w = words.charts.start.weather;
  return {
    id: 'weather',
    title: w.title,
    case: '10.7',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: WEATHER_CHANGE.map((change, i) =>
      row(i + 1, change === null ? w.none : 'turn' in change ? (change.turn > 0 ? w.veers : w.backs) : w.strength(signed(change.strength))),
    ),
    notes: [w.note(windIn(words, STRONGEST.usual.med), windIn(words, STRONGEST.usual.north), windIn(words, STRONGEST.severe))],
  };
};

const deployment: ChartIn = (words) => {
  const w = words.charts.start.deployment;
  return {
    id: 'deployment',
    title: w.title,
    case: '2.8',
    provenance: printed('2.8'),
    columns: w.columns,
    rows: [
      row(w.depth, cm(DEPLOYMENT.depth)),
      row(w.sideMargin, cm(DEPLOYMENT.sideMargin)),
      row(w.enemyGap, cm(DEPLOYMENT.enemyGap)),
      rowFrom(made(words, w.whyScenarioMargin), w.scenarioMargin, cm(DEPLOYMENT.scenarioMargin)),
    ],
  };
};

const offTable: ChartIn = (words) => {
  const w = words.charts.start.offTable;
  return {
    id: 'offTable',
    title: w.title,
    case: '2.9',
    provenance: printed('2.9'),
    columns: w.columns,
    rows: [
      row(w.commander, w.hisCommand),
      row(w.ownBaseEdge, signed(OFF_TABLE.ownEdge)),
      row(w.behindRear, signed(OFF_TABLE.behindRear)),
      row(w.sideEdge, signed(OFF_TABLE.sideEdge)),
      row(w.beyondFront, signed(OFF_TABLE.beyondFront)),
      row(w.enemyNear(cm(OFF_TABLE.enemyWithin)), signed(OFF_TABLE.enemyNear)),
      ...LOYALTIES.map((id) => rowFrom(made(words, w.whyLoyalty), w.allies(termOf(words, id), LOYALTY[id].pct), signed(LOYALTY[id].mod))),
    ],
    notes: [w.note(OFF_TABLE.lost, OFF_TABLE.enters)],
  };
};

const libation: ChartIn = (words) => {
  const w = words.charts.start.libation;
  return {
    id: 'libation',
    title: w.title,
    case: '3.1',
    provenance: made(words, w.why),
    columns: [w.column, ...PANTHEONS],
    rows: GODS.map((god) => row(god, ...PANTHEONS.map((pantheon) => GOD_NAMES[god][pantheon]))),
    notes: [
      w.note(ANSWER_UP_TO.offended, ANSWER_UP_TO.silence, ANSWER_UP_TO.favour),
      w.note2(LIBATIONS.free, LIBATIONS.most, LIBATIONS.price),
    ],
  };
};

export const startCharts: readonly ChartIn[] = [
  crews,
  crewEffects,
  commands,
  qualityPrices,
  training,
  counters,
  terrain,
  wind,
  sea,
  currents,
  weather,
  deployment,
  offTable,
  libation,
];
