import { type Chart, reconstructed, rulebook } from '../../../../kit/charts.js';
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
} from '../tables.js';
import { signed } from './battle.js';

/** The charts of modules 10.0 to 15.0. */

const bands = (rows: readonly { readonly max: number }[], least: number) =>
  rows.map(({ max }, index) => `${index ? rows[index - 1].max + 1 : least}-${max}`);

const GAUGE_TEXT = { west: 'Westerly wind', east: 'Easterly wind', badWeather: 'Wind unchanged; roll for bad weather' } as const;
const WEATHER_NAME = { calm: 'Calm', fog: 'Fog', gales: 'Gales' } as const;

const reinforce: Chart = {
  id: 'reinforce',
  title: 'Reinforce',
  case: '10.0',
  provenance: rulebook('10.0'),
  columns: ['Die', 'Result'],
  rows: [{ cells: [`1-${REINFORCE.atMost}`, 'one Hit less, or one strength more'] }, { cells: [`${REINFORCE.atMost + 1}-6`, 'none'] }],
};

const weatherGauge: Chart = {
  id: 'weatherGauge',
  title: 'Weather Gauge',
  case: '11.0',
  provenance: rulebook('11.0'),
  columns: ['Two dice', 'Result'],
  rows: WEATHER_GAUGE.map(({ result }, index) => ({ cells: [bands(WEATHER_GAUGE, 2)[index], GAUGE_TEXT[result]] })),
};

const badWeather: Chart = {
  id: 'badWeather',
  title: 'Bad Weather',
  case: '11.0',
  provenance: reconstructed('the three results are those of 11.0; the split is not printed: even thirds'),
  columns: ['Die', 'Weather'],
  rows: BAD_WEATHER.map(({ result }, index) => ({ cells: [bands(BAD_WEATHER, 1)[index], WEATHER_NAME[result]] })),
};

const weatherEffects: Chart = {
  id: 'weatherEffects',
  title: 'Weather Effects',
  case: '11.1',
  provenance: rulebook('11.1'),
  columns: ['', 'Normal', 'Calm', 'Fog', 'Gales'],
  rows: [
    { cells: ['Move and attack', 'all', 'Moncada', 'none', 'none'] },
    { cells: ['Rally, Repair, Resupply', 'yes', 'yes', 'yes', 'no'] },
    { cells: ['Reinforce', 'off the map', 'in port', 'off the map', 'off the map'] },
    { cells: ['Armada', '1 box', 'lies still', '1 box', '1 or 2 boxes'] },
    { cells: ['English, strategic', '2 with the wind, 1 against', 'none', '1 box', 'as normal, then 1 more'] },
    {
      cells: ['Exit and entry', 'yes', 'no', 'yes', 'yes'],
      provenance: reconstructed('a squadron without wind neither leaves nor joins; the rules bar its strategic move'),
    },
    { cells: ['Rendezvous, invasion', 'yes', 'postponed', 'postponed', 'postponed'] },
    { cells: ['Fireships', 'yes', 'yes', 'yes', 'yes'] },
  ],
};

const galeDamage: Chart = {
  id: 'galeDamage',
  title: 'Storm Damage',
  case: '11.1',
  provenance: rulebook('11.1'),
  columns: ['Die for each squadron not in port', 'Result'],
  rows: [{ cells: [`1-${GALE_HIT}`, 'one Hit, then Morale'] }, { cells: [`${GALE_HIT + 1}-6`, 'none'] }],
  notes: ['Also read, without Morale, for the storm in Biscay (17.2.5).'],
};

const strategicMoves: Chart = {
  id: 'strategicMoves',
  title: 'English Strategic Movement',
  case: '12.3',
  provenance: rulebook('12.3'),
  columns: ['Weather', 'A squadron may sail'],
  rows: [
    { cells: ['Normal', 'one step of any kind; or out of port and one box with the wind; or two boxes with it, or one and into port'] },
    { cells: ['Fog', 'one step of any kind'] },
    { cells: ['Gales', 'as in normal weather, then one step of any kind, unless it has put into port'] },
    { cells: ['Calm', 'nothing'] },
  ],
};

const fireshipMorale: Chart = {
  id: 'fireshipMorale',
  title: 'Fireships: Morale',
  case: '13.1',
  provenance: reconstructed('the more enemies lie watching, the more panic'),
  columns: ['English squadrons on the tactical map', 'Modifier'],
  rows: FIRESHIP_MORALE.map((modifier, count) => ({ cells: [count, signed(modifier)] })),
  notes: [`Hellburners (17.2.1): +${HELLBURNERS} more.`],
};

const fireshipDiagram: Chart = {
  id: 'fireshipDiagram',
  title: 'Fireships Attack Move Diagram',
  case: '13.2',
  provenance: reconstructed('wind and tide carried the ships north and east'),
  columns: ['Two dice', 'Carried', 'Columns east', 'Rows south'],
  rows: FIRESHIP_DIAGRAM.map(({ label, dx, dy }, index) => ({ cells: [index + 2, label, dx, dy] })),
};

const condition: Chart = {
  id: 'condition',
  title: 'Condition of the Armada',
  case: '14.1',
  provenance: reconstructed('modifiers worth enough to reach 10 with a fleet in good order; tuned by simulation'),
  columns: ['Added to one die', 'Modifier'],
  rows: [
    { cells: ['each unbroken squadron other than the Medinas', signed(CONDITION.warship)] },
    { cells: ['each unbroken Medina squadron', signed(CONDITION.medina)] },
    { cells: ['Sidonia unbroken, besides', signed(CONDITION.flagship)] },
    { cells: [`${CONDITION.powderFrom} squadrons or more with Low Ammo`, signed(CONDITION.powder)] },
  ],
};

const conditionTest: Chart = {
  id: 'conditionTest',
  title: 'Condition of the Armada: Result',
  case: '14.1',
  provenance: rulebook('14.1'),
  columns: ['Die with modifiers', 'Result'],
  rows: [{ cells: [`${CONDITION.atLeast - 1} or less`, 'unfit: the English win'] }, { cells: [`${CONDITION.atLeast} or more`, 'fit'] }],
};

const armyArrival: Chart = {
  id: 'armyArrival',
  title: 'Arrival of the Army',
  case: '14.2',
  provenance: rulebook('14.2'),
  columns: ['Attempt', 'Needed on one die with modifiers'],
  rows: [
    { cells: ['first', `${ARMY.needed[0]} or more`] },
    { cells: ['second', `${ARMY.needed[1]} or more`] },
    { cells: ['third and later', `certain (Dutch blockade: ${ARMY.blockadedNeed} or more)`] },
  ],
  notes: [
    `Parma Ready ${signed(ARMY.ready)} each, Parma Delayed ${signed(ARMY.delayed)} each (values reconstructed); Parma prepared ${signed(ARMY.parmaPrepared)}; Dutch blockade ${signed(ARMY.dutchBlockade)}.`,
  ],
};

export const campaignCharts: readonly Chart[] = [
  reinforce,
  weatherGauge,
  badWeather,
  weatherEffects,
  galeDamage,
  strategicMoves,
  fireshipMorale,
  fireshipDiagram,
  condition,
  conditionTest,
  armyArrival,
];
