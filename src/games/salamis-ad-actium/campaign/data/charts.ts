import { published, reconstructed } from '../../../../kit/charts.js';
import { type ChartIn, row, signed, termOf } from '../../data/charts/common.js';
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
import { portsOf, THEATRES } from './theatres.js';

const areas: ChartIn = (words) => {
  const w = words.charts.campaign.areas;
  return {
    id: 'areas',
    title: w.title,
    case: '12.1',
    provenance: published(words.charts.sources.places),
    columns: w.columns,
    rows: Object.values(THEATRES).flatMap((theatre) =>
      Object.values(theatre.areas).map(({ name, adjacent, perilous }) => {
        const names = (ids: readonly string[]) => ids.map((id) => theatre.areas[id].name).join(', ') || '–';
        return row(words.names.theatres[theatre.id], name, names(adjacent), names(perilous));
      }),
    ),
  };
};

const ports: ChartIn = (words) => {
  const w = words.charts.campaign.ports;
  return {
    id: 'ports',
    title: w.title,
    case: '12.2',
    provenance: reconstructed(words.charts.sources.campaign),
    columns: w.columns,
    rows: Object.values(THEATRES).flatMap((theatre) =>
      portsOf(theatre).map(([, { name, size, owner, garrison, worth }, at]) =>
        row(words.names.theatres[theatre.id], name, theatre.areas[at].name, size, theatre.sides[owner].name, garrison, worth),
      ),
    ),
    notes: [w.note(PORTS.major.base, PORTS.major.income, PORTS.major.repairs, PORTS.minor.base, PORTS.minor.income, PORTS.minor.repairs)],
  };
};

const fleets: ChartIn = (words) => {
  const w = words.charts.campaign.fleets;
  return {
    id: 'fleets',
    title: w.title,
    case: '12.3',
    provenance: reconstructed(words.charts.sources.campaign),
    columns: w.columns,
    rows: Object.values(THEATRES).flatMap((theatre) =>
      Object.values(theatre.fleets).map(({ name, area, ships }) =>
        row(
          words.names.theatres[theatre.id],
          name,
          theatre.areas[area].name,
          ships.map(({ count, type, crew }) => w.ships(count, termOf(words, type), termOf(words, crew))).join(', '),
        ),
      ),
    ),
    notes: [w.note(FLEETS.ships, FLEETS.perSide)],
  };
};

const movement: ChartIn = (words) => {
  const w = words.charts.campaign.movement;
  return {
    id: 'campaignMovement',
    title: w.title,
    case: '12.5',
    provenance: reconstructed(words.charts.sources.campaign),
    columns: w.columns,
    rows: [
      row(w.movementPoints, ROUTES.points),
      row(w.normalRoute, ROUTES.normal),
      row(w.perilousRoute, ROUTES.perilous),
      row(w.intercepts, `${INTERCEPTION.target}+`),
      row(w.patrol, signed(INTERCEPTION.patrol)),
      row(w.blockade, signed(INTERCEPTION.blockade)),
      row(w.few(INTERCEPTION.few), signed(INTERCEPTION.fewShips)),
      row(w.larger, signed(INTERCEPTION.larger)),
      row(w.avoids, signed(INTERCEPTION.avoids)),
    ],
  };
};

const peril: ChartIn = (words) => {
  const w = words.charts.campaign.peril;
  return {
    id: 'peril',
    title: w.title,
    case: '12.6',
    provenance: reconstructed(words.charts.sources.campaign),
    columns: w.columns,
    rows: [
      row(w.to(PERIL.storm), w.storm(PERIL.lost, PERIL.damaged)),
      row(w.to(PERIL.scattered), w.scattered),
      row(w.to(PERIL.safe), w.safe),
      row(w.more, w.fair(ROUTES.fair)),
    ],
    notes: [MONTHS.map((month, i) => `${termOf(words, month)} ${signed(PERIL_MONTH[i])}`).join(', ')],
  };
};

const quick: ChartIn = (words) => {
  const w = words.charts.campaign.quick;
  return {
    id: 'quick',
    title: w.title,
    case: '12.8',
    provenance: reconstructed(words.charts.sources.campaign),
    columns: w.columns,
    rows: QUICK_RESULT.map(({ upTo, winner, loser, captured }) => row(upTo === 99 ? w.more : w.to(upTo), winner, loser, captured)),
    notes: [w.note(QUICK_ODDS.map(({ num, den, mod }) => `${num}:${den} ${signed(mod)}`).join(', '))],
  };
};

const events: ChartIn = (words) => {
  const w = words.charts.campaign.events;
  return {
    id: 'campaignEvents',
    title: w.title,
    case: '12.12',
    provenance: reconstructed(words.charts.sources.campaign),
    columns: w.columns,
    rows: EVENTS.map((event, i) => row(i + 2, event)),
  };
};

const costs: ChartIn = (words) => {
  const w = words.charts.campaign.costs;
  return {
    id: 'campaignCosts',
    title: w.title,
    case: '12.11',
    provenance: reconstructed(words.charts.sources.campaign),
    columns: w.columns,
    rows: [
      row(w.starvedToDeath, SUPPLY.lost),
      row(w.starved, SUPPLY.suffers),
      row(w.repair, COSTS.repair),
      row(w.troops, COSTS.troops),
      row(w.oarsmen, COSTS.oarsmen),
      row(w.training, COSTS.training),
      row(w.garrison, ASSAULT.garrison),
      row(w.defenders, signed(ASSAULT.defenders)),
      row(w.breached, signed(ASSAULT.breached)),
      row(w.blockaded, signed(ASSAULT.blockaded)),
      row(w.takesMinor, ASSAULT.succeeds),
      row(w.takesMajor, ASSAULT.captures),
    ],
  };
};

const victory: ChartIn = (words) => {
  const w = words.charts.campaign.victory;
  return {
    id: 'campaignVictory',
    title: w.title,
    case: '12.13',
    provenance: reconstructed(words.charts.sources.campaign),
    columns: w.columns,
    rows: [
      row(w.enemyShips, CAMPAIGN_VICTORY.pointsPerShips),
      row(w.draw, CAMPAIGN_VICTORY.draw),
      row(w.decisive, CAMPAIGN_VICTORY.decisive),
    ],
  };
};

export const campaignCharts: readonly ChartIn[] = [areas, ports, fleets, movement, peril, quick, events, costs, victory];
