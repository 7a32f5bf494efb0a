import type { Chart } from '../../../../kit/charts.js';
import { ANSWER_UP_TO, GOD_NAMES, GODS, LIBATIONS, PANTHEONS } from '../divineIntervention.js';
import { COMMAND, COMMANDS, CREW, CREWS, TRAINING, TRAINING_PRICE, TRAININGS } from '../quality.js';
import { COUNTERS, DEPLOYMENT, LOYALTIES, LOYALTY, OFF_TABLE } from '../setup.js';
import { BAND_WIDTH, COAST, ISLAND_GAP, SQUARE, TERRAIN, TOWN_FORT } from '../terrain.js';
import { SEA_STATE, SHELTER, STRONGEST, WEATHER_CHANGE, WIND_FROM, WIND_STRENGTH, WINDS } from '../weather.js';
import { cm, made, printed, row, rowFrom, signed, spans } from './common.js';

/** Charts of what comes before a battle, and of the weather. */

const crews: Chart = {
  id: 'crews',
  title: 'Crew quality',
  case: '1.7',
  provenance: printed('1.7'),
  columns: ['Crew', 'Modifier'],
  rows: [...CREWS].reverse().map((id) => row(id, signed(CREW[id].mod))),
};

const crewEffects: Chart = {
  id: 'crewEffects',
  title: 'What crews are worth',
  case: '15.0',
  provenance: made('marines are not rowers, so crews count half in boarding; prices weighed in test matches'),
  columns: ['Crew', 'In boarding', 'Bursts', 'Price %'],
  rows: [...CREWS].reverse().map((id) => row(id, signed(CREW[id].boardingMod), CREW[id].bursts, CREW[id].pointsPct)),
};

const commands: Chart = {
  id: 'commands',
  title: 'Command quality',
  case: '1.7',
  provenance: printed('1.7'),
  columns: ['Command', 'Modifier', 'Counters'],
  rows: [...COMMANDS].reverse().map((id) => row(id, signed(COMMAND[id].mod), COMMAND[id].counters)),
  notes: ['Vice Admirals bring no counters.'],
};

const qualityPrices: Chart = {
  id: 'qualityPrices',
  title: 'What officers and training cost',
  case: '15.0',
  provenance: made('weighed in test matches; a training costs about what it yields on the average'),
  columns: ['Quality', 'Crew %', 'Admiral', 'Vice Admiral'],
  rows: [
    ...[...COMMANDS].reverse().map((id) => row(`officer: ${id}`, '–', COMMAND[id].admiral, COMMAND[id].vice)),
    ...TRAININGS.map((id) => row(`training: ${id}`, TRAINING_PRICE[id].crewPct, TRAINING_PRICE[id].admiral, TRAINING_PRICE[id].vice)),
  ],
};

/** "1-3" for each modifier of a training, by the highest die of each. */
const trainingSpans = (highest: readonly number[]): string[] => {
  let from = 1;
  return highest.map((to) => {
    if (!to) return '–';
    const text = from === to ? `${from}` : `${from}-${to}`;
    from = to + 1;
    return text;
  });
};

const training: Chart = {
  id: 'training',
  title: 'Training',
  case: '2.3',
  provenance: printed('2.3'),
  columns: ['Training', '−2', '−1', '0', '+1', '+2'],
  rows: TRAININGS.map((id) => row(id, ...trainingSpans(TRAINING[id]))),
  notes: ['A d10 for each squadron’s crew and each officer.'],
};

const counters: Chart = {
  id: 'counters',
  title: 'Counters',
  case: '1.6',
  provenance: printed('1.6'),
  columns: ['Counter', 'Number'],
  rows: [
    row('Action Phase of a side', COUNTERS.perSide),
    row('Intermediate Phase', COUNTERS.intermediate),
    rowFrom(
      made('five counters must not end a battle in one go'),
      'Tactical Initiative that a side spends in a turn',
      COUNTERS.initiativePerTurn,
    ),
  ],
};

const terrain: Chart = {
  id: 'terrain',
  title: 'Playing area',
  case: '2.4',
  provenance: printed('2.4'),
  columns: ['2d6', 'Feature'],
  rows: spans(TERRAIN, 2).map(([dice, feature]) => row(dice, feature)),
  notes: [
    `Squares of ${cm(SQUARE)}. Islands keep ${cm(ISLAND_GAP)} from other land; each deployment band keeps ${cm(BAND_WIDTH)} free.`,
    `d6: coast sandy to ${COAST.sandy}, else rocky; land open to ${COAST.open}, else inhabited; a village to ${COAST.village}, else a town.`,
    `A town has a fort of strength ${TOWN_FORT.strength} with ${TOWN_FORT.archers} archers and ${TOWN_FORT.ballistae} ballista (reconstructed).`,
  ],
};

const bearing = (from: number): string =>
  ({ 270: 'West', 315: 'North-west', 45: 'North-east', 90: 'East', 135: 'South-east', 225: 'South-west' })[from] ?? `${from}°`;

const wind: Chart = {
  id: 'wind',
  title: 'Wind',
  case: '2.5',
  provenance: printed('2.5'),
  columns: ['Die', 'Result'],
  rows: [
    ...spans(WIND_FROM).map(([d10, from]) => row(`d10 ${d10}`, `from ${bearing(from)}`)),
    ...spans(WIND_STRENGTH.med).map(([d6, strength]) => row(`d6 ${d6}, Mediterranean`, WINDS[strength])),
    ...spans(WIND_STRENGTH.north).map(([d6, strength]) => row(`d6 ${d6}, northern waters`, WINDS[strength])),
  ],
};

const sea: Chart = {
  id: 'sea',
  title: 'Sea state',
  case: '2.6',
  provenance: made('the states are printed, the spans of the dice are lost'),
  columns: ['Wind', '1', '2', '3', '4', '5', '6'],
  rows: SEA_STATE.map((states, strength) => row(WINDS[strength], ...states)),
  notes: [
    `In a campaign 1 more for each perilous route of the area. In shelter ${SHELTER.levels} level lower, up to ${cm(SHELTER.reach)} downwind.`,
  ],
};

const weather: Chart = {
  id: 'weather',
  title: 'Changing weather',
  case: '10.7',
  provenance: made('small changes, most turns none'),
  columns: ['d10', 'Change'],
  rows: WEATHER_CHANGE.map((change, i) =>
    row(
      i + 1,
      change === null
        ? 'none'
        : 'turn' in change
          ? change.turn > 0
            ? 'wind veers 45°'
            : 'wind backs 45°'
          : `strength ${signed(change.strength)}`,
    ),
  ),
  notes: [
    `Strongest: ${WINDS[STRONGEST.usual.med]}, in the north ${WINDS[STRONGEST.usual.north]}; with severe weather ${WINDS[STRONGEST.severe]}.`,
  ],
};

const deployment: Chart = {
  id: 'deployment',
  title: 'Deployment',
  case: '2.8',
  provenance: printed('2.8'),
  columns: ['What', 'Distance'],
  rows: [
    row('Depth from base edge or its coast', cm(DEPLOYMENT.depth)),
    row('Clear of the short edges', cm(DEPLOYMENT.sideMargin)),
    row('Clear of enemy bases', cm(DEPLOYMENT.enemyGap)),
    rowFrom(made('room to vary a scenario without changing it'), 'About the printed places of a scenario', cm(DEPLOYMENT.scenarioMargin)),
  ],
};

const offTable: Chart = {
  id: 'offTable',
  title: 'Off-table forces',
  case: '2.9',
  provenance: printed('2.9'),
  columns: ['Condition', 'Modifier'],
  rows: [
    row('Commander', 'his command'),
    row('Own base edge', signed(OFF_TABLE.ownEdge)),
    row('Behind the own rear', signed(OFF_TABLE.behindRear)),
    row('Side edge', signed(OFF_TABLE.sideEdge)),
    row('Beyond the own front', signed(OFF_TABLE.beyondFront)),
    row(`Enemy within ${cm(OFF_TABLE.enemyWithin)}`, signed(OFF_TABLE.enemyNear)),
    ...LOYALTIES.map((id) =>
      rowFrom(made('loyalty has no printed numbers'), `Allies, ${id} (+${LOYALTY[id].pct}% of their points)`, signed(LOYALTY[id].mod)),
    ),
  ],
  notes: [`d10: ${OFF_TABLE.lost} or less lost for good, below ${OFF_TABLE.enters} delayed, else they enter.`],
};

const libation: Chart = {
  id: 'libation',
  title: 'Libations',
  case: '3.1',
  provenance: made('magic as a small, risky chance'),
  columns: ['God of', ...PANTHEONS],
  rows: GODS.map((god) => row(god, ...PANTHEONS.map((pantheon) => GOD_NAMES[god][pantheon]))),
  notes: [
    `d10, 1 less for each libation before: offended to ${ANSWER_UP_TO.offended}, silence to ${ANSWER_UP_TO.silence}, favour to ${ANSWER_UP_TO.favour}, then great favour.`,
    `${LIBATIONS.free} is free, ${LIBATIONS.most} are the most, ${LIBATIONS.price} points each.`,
  ],
};

export const startCharts: readonly Chart[] = [
  crews,
  crewEffects,
  commands,
  qualityPrices,
  training,
  counters,
  terrain,
  wind,
  sea,
  weather,
  deployment,
  offTable,
  libation,
];
