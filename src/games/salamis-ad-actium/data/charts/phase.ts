import type { Chart } from '../../../../kit/charts.js';
import { BURN, FIRE, FLEET_MORALE, MARGINS, MORALE, OFFICERS, REPAIR_OPTIONS, REPAIRS, TRANSFER, VICTORY_POINTS } from '../intermediate.js';
import { CONTROL_RANGE } from '../setup.js';
import { amounts, cm, made, printed, row, rowFrom, signed } from './common.js';

/** Charts of the Intermediate Phase. */

const fires: Chart = {
  id: 'fire',
  title: 'Fires',
  case: '10.5',
  provenance: made('a small fire can be fought, a great one spreads'),
  columns: ['Level', 'Fighters', 'Oarsmen', 'Damage', 'Spreads'],
  rows: BURN.map(({ casualties, oarsmen, damage, spreads }, i) =>
    row(i + 1, casualties, oarsmen, damage, spreads ? `on ${FIRE.spreadOn}+` : '–'),
  ),
};

const morale: Chart = amounts(
  {
    id: 'morale',
    title: 'Squadron morale',
    case: '10.2',
    provenance: made('that half the main body and the sight of the Commander-in-Chief count is printed (2.1, 2.2)'),
    notes: [`d10 with crew and officer: ${MORALE.steady}+ steady, ${MORALE.shaken}+ shaken, less routed.`],
  },
  [
    ['no officer', MORALE.noOfficer],
    ['sees the Commander-in-Chief', MORALE.sight],
    ['does not see him', MORALE.noSight],
    [`each ship lost, to ${MORALE.mostLost}`, MORALE.perShipLost],
    ['main body below a quarter', MORALE.quarterStrength],
    ['officer lost', MORALE.officerLost],
    ['side took or sank more than it lost', MORALE.wonMore],
  ],
);

const fleetMorale: Chart = {
  id: 'fleetMorale',
  title: 'Lost battles',
  case: '10.3',
  provenance: made('half the fleet gone is a test, two thirds the end'),
  columns: ['What', 'Number'],
  rows: [
    row('Beaten at once', `${FLEET_MORALE.beaten.num}/${FLEET_MORALE.beaten.den} gone`),
    row('Tests', `${FLEET_MORALE.tests.num}/${FLEET_MORALE.tests.den} gone`),
    row('Holds on a d10 of', `${FLEET_MORALE.target}+`),
    row('No Commander-in-Chief', signed(FLEET_MORALE.noCommander)),
    row('Six tenths gone', signed(FLEET_MORALE.heavyLoss.mod)),
  ],
};

const victory: Chart = {
  id: 'victory',
  title: 'Victory points',
  case: '10.3',
  provenance: made('by the worth of the ships'),
  columns: ['What', 'Points'],
  rows: [
    row('Ship sunk or wrecked', `${VICTORY_POINTS.sunkPct}%`),
    row('Ship taken and held', `${VICTORY_POINTS.capturedPct}%`),
    row('Ship fled or routed', `${VICTORY_POINTS.fledPct}%`),
    row('Admiral', VICTORY_POINTS.admiral),
    row('Vice Admiral', VICTORY_POINTS.vice),
    row('To win', `${MARGINS.marginal}% of the enemy’s`),
    row('Decisive', `${MARGINS.decisive}% of the enemy’s`),
  ],
};

const officers: Chart = {
  id: 'officers',
  title: 'Admiral casualties',
  case: '10.6',
  provenance: made('seldom, and mostly with the ship'),
  columns: ['When', 'Die'],
  rows: [
    row('A casualty among the best troops aboard', `d6 ${OFFICERS.shotHit}`),
    row(`Boarding lost by ${OFFICERS.boardingLostBy}`, `d10 ${OFFICERS.boardingKilled}`),
    row(`Ship sunk, a friend within ${cm(OFFICERS.rescueWithin)}: saved`, `d6 ${OFFICERS.rescue}+`),
  ],
};

const house: Chart = {
  id: 'house',
  title: 'Repairs and transfers',
  case: '10.5',
  provenance: made('what a crew can do between two melees'),
  columns: ['What', 'Number'],
  rows: [
    ...REPAIR_OPTIONS.map((id) => row(`repair: ${id}`, 'one a ship')),
    row('Spare oars in a battle', REPAIRS.sparesPerShip),
    rowFrom(made('a handful of men at a time'), 'Factors between two ships', TRANSFER.most),
  ],
};

const control: Chart = {
  id: 'control',
  title: 'Command and control',
  case: '2.2',
  provenance: printed('2.2'),
  columns: ['What', 'Distance'],
  rows: [row('From the flagship, or from a ship so near to it', cm(CONTROL_RANGE))],
};

export const phaseCharts: readonly Chart[] = [fires, morale, fleetMorale, victory, officers, house, control];
