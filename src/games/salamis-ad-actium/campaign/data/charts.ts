import type { Chart } from '../../../../kit/charts.js';
import { row, signed } from '../../data/charts/common.js';
import {
  ASSAULT,
  CAMPAIGN_VICTORY,
  COSTS,
  EVENTS,
  FLEETS,
  INTERCEPTION,
  MONTHS,
  PERIL,
  PERIL_MONTH,
  PORTS,
  QUICK_ODDS,
  QUICK_RESULT,
  ROUTES,
  SUPPLY,
} from './tables.js';
import { campaignProvenance, portsOf, THEATRES } from './theatres.js';

/** Charts and data sets of the campaign. */

const { figures, places } = campaignProvenance;

const areas: Chart = {
  id: 'areas',
  title: 'Campaign areas',
  case: '12.1',
  provenance: places,
  columns: ['Theatre', 'Area', 'Normal routes', 'Perilous routes'],
  rows: Object.values(THEATRES).flatMap((theatre) =>
    Object.values(theatre.areas).map(({ name, adjacent, perilous }) => {
      const names = (ids: readonly string[]) => ids.map((id) => theatre.areas[id].name).join(', ') || '–';
      return row(theatre.title, name, names(adjacent), names(perilous));
    }),
  ),
};

const ports: Chart = {
  id: 'ports',
  title: 'Ports',
  case: '12.2',
  provenance: figures,
  columns: ['Theatre', 'Port', 'Area', 'Size', 'Held by', 'Garrison', 'Points'],
  rows: Object.values(THEATRES).flatMap((theatre) =>
    portsOf(theatre).map(([, { name, size, owner, garrison, worth }, at]) =>
      row(theatre.title, name, theatre.areas[at].name, size, theatre.sides[owner].name, garrison, worth),
    ),
  ),
  notes: [
    `Major: base ${PORTS.major.base}, income ${PORTS.major.income}, ${PORTS.major.repairs} repairs, builds. Minor: ${PORTS.minor.base}, ${PORTS.minor.income}, ${PORTS.minor.repairs}.`,
  ],
};

const fleets: Chart = {
  id: 'fleets',
  title: 'Fleets at the start',
  case: '12.3',
  provenance: figures,
  columns: ['Theatre', 'Fleet', 'Area', 'Ships'],
  rows: Object.values(THEATRES).flatMap((theatre) =>
    Object.values(theatre.fleets).map(({ name, area, ships }) =>
      row(theatre.title, name, theatre.areas[area].name, ships.map(({ count, type, crew }) => `${count} ${type} (${crew})`).join(', ')),
    ),
  ),
  notes: [`At most ${FLEETS.ships} ships a fleet and ${FLEETS.perSide} fleets a side.`],
};

const movement: Chart = {
  id: 'campaignMovement',
  title: 'Movement and interception',
  case: '12.5',
  provenance: figures,
  columns: ['What', 'Number'],
  rows: [
    row('Movement points', ROUTES.points),
    row('Normal route', ROUTES.normal),
    row('Perilous route', ROUTES.perilous),
    row('Interception succeeds on a d10 of', `${INTERCEPTION.target}+`),
    row('Patrol', signed(INTERCEPTION.patrol)),
    row('Blockade', signed(INTERCEPTION.blockade)),
    row(`Fewer than ${INTERCEPTION.few} ships`, signed(INTERCEPTION.fewShips)),
    row('Larger fleet to find', signed(INTERCEPTION.larger)),
    row('It avoids contact', signed(INTERCEPTION.avoids)),
  ],
};

const peril: Chart = {
  id: 'peril',
  title: 'Perilous routes',
  case: '12.6',
  provenance: figures,
  columns: ['2d6', 'Crossing'],
  rows: [
    row(`to ${PERIL.storm}`, `storm: each ship d10 and crew, lost to ${PERIL.lost}, Light damage to ${PERIL.damaged}`),
    row(`to ${PERIL.scattered}`, 'scattered: the fleet stops, d3 ships take Light damage'),
    row(`to ${PERIL.safe}`, 'safe'),
    row('more', `fair: ${ROUTES.fair} movement point more`),
  ],
  notes: [MONTHS.map((month, i) => `${month} ${signed(PERIL_MONTH[i])}`).join(', ')],
};

const quick: Chart = {
  id: 'quick',
  title: 'Quick battle resolution',
  case: '12.8',
  provenance: figures,
  columns: ['Difference', 'Winner loses %', 'Loser loses %', 'Captured %'],
  rows: QUICK_RESULT.map(({ upTo, winner, loser, captured }) => row(upTo === 99 ? 'more' : `to ${upTo}`, winner, loser, captured)),
  notes: [`Odds: ${QUICK_ODDS.map(({ num, den, mod }) => `${num}:${den} ${signed(mod)}`).join(', ')}.`],
};

const events: Chart = {
  id: 'campaignEvents',
  title: 'Random events',
  case: '12.12',
  provenance: figures,
  columns: ['2d6', 'Event'],
  rows: EVENTS.map((event, i) => row(i + 2, event)),
};

const costs: Chart = {
  id: 'campaignCosts',
  title: 'Supply, repairs, replacements, assaults',
  case: '12.11',
  provenance: figures,
  columns: ['What', 'Number'],
  rows: [
    row('Out of supply: d10 and crew loses a ship to', SUPPLY.lost),
    row('Out of supply: Light damage and fewer rowers to', SUPPLY.suffers),
    row('Repair of a level', COSTS.repair),
    row('Factor of troops', COSTS.troops),
    row('Factor of oarsmen', COSTS.oarsmen),
    row('Training, each ship', COSTS.training),
    row('Assault: strength of each garrison point', ASSAULT.garrison),
    row('Assault: defenders', signed(ASSAULT.defenders)),
    row('Assault: walls breached', signed(ASSAULT.breached)),
    row('Assault: blockaded before', signed(ASSAULT.blockaded)),
    row('Assault: takes a minor port, breaches a major one from', ASSAULT.succeeds),
    row('Assault: takes a major port from', ASSAULT.captures),
  ],
};

const victory: Chart = {
  id: 'campaignVictory',
  title: 'Victory in the campaign',
  case: '12.13',
  provenance: figures,
  columns: ['What', 'Number'],
  rows: [
    row('Points of enemy ships for a victory point', CAMPAIGN_VICTORY.pointsPerShips),
    row('Draw below a difference of', CAMPAIGN_VICTORY.draw),
    row('Decisive from', CAMPAIGN_VICTORY.decisive),
  ],
};

export const campaignCharts: readonly Chart[] = [areas, ports, fleets, movement, peril, quick, events, costs, victory];
