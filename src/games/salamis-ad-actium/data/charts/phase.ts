import { BURN, FIRE, FLEET_MORALE, MARGINS, MORALE, OFFICERS, REPAIR_OPTIONS, REPAIRS, TRANSFER, VICTORY_POINTS } from '../intermediate.js';
import { CONTROL_RANGE } from '../setup.js';
import { amounts, type ChartIn, cm, made, printed, row, rowFrom, signed, termOf } from './common.js';

const fires: ChartIn = (words) => {
  const w = words.charts.phase.fires;
  return {
    id: 'fire',
    title: w.title,
    case: '10.5',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: BURN.map(({ casualties, oarsmen, damage, spreads }, i) =>
      row(i + 1, casualties, oarsmen, damage, spreads ? w.spreadsOn(FIRE.spreadOn) : '–'),
    ),
  };
};

const morale: ChartIn = (words) => {
  const w = words.charts.phase.morale;
  return amounts(
    words,
    {
      id: 'morale',
      title: w.title,
      case: '10.2',
      provenance: made(words, w.why),
      notes: [w.note(MORALE.steady, MORALE.shaken)],
    },
    [
      [w.noOfficer, MORALE.noOfficer],
      [w.seesCommander, MORALE.sight],
      [w.noCommander, MORALE.noSight],
      [w.shipsLost(MORALE.mostLost), MORALE.perShipLost],
      [w.quarterStrength, MORALE.quarterStrength],
      [w.officerLost, MORALE.officerLost],
      [w.winning, MORALE.wonMore],
    ],
  );
};

const fleetMorale: ChartIn = (words) => {
  const w = words.charts.phase.fleetMorale;
  return {
    id: 'fleetMorale',
    title: w.title,
    case: '10.3',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      row(w.beatenAtOnce, w.gone(FLEET_MORALE.beaten.num, FLEET_MORALE.beaten.den)),
      row(w.tests, w.gone(FLEET_MORALE.tests.num, FLEET_MORALE.tests.den)),
      row(w.holdsOn, `${FLEET_MORALE.target}+`),
      row(w.noCommander, signed(FLEET_MORALE.noCommander)),
      row(w.heavyLoss, signed(FLEET_MORALE.heavyLoss.mod)),
    ],
  };
};

const victory: ChartIn = (words) => {
  const w = words.charts.phase.victory;
  return {
    id: 'victory',
    title: w.title,
    case: '10.3',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      row(w.sunk, `${VICTORY_POINTS.sunkPct}%`),
      row(w.taken, `${VICTORY_POINTS.capturedPct}%`),
      row(w.fled, `${VICTORY_POINTS.fledPct}%`),
      row(w.admiral, VICTORY_POINTS.admiral),
      row(w.viceAdmiral, VICTORY_POINTS.vice),
      row(w.toWin, w.ofTheEnemys(MARGINS.marginal)),
      row(w.decisive, w.ofTheEnemys(MARGINS.decisive)),
    ],
  };
};

const officers: ChartIn = (words) => {
  const w = words.charts.phase.officers;
  return {
    id: 'officers',
    title: w.title,
    case: '10.6',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      row(w.casualty, `d6 ${OFFICERS.shotHit}`),
      row(w.boardingLostBy(OFFICERS.boardingLostBy), `d10 ${OFFICERS.boardingKilled}`),
      row(w.rescued(cm(OFFICERS.rescueWithin)), `d6 ${OFFICERS.rescue}+`),
    ],
  };
};

const house: ChartIn = (words) => {
  const w = words.charts.phase.house;
  return {
    id: 'house',
    title: w.title,
    case: '10.5',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      ...REPAIR_OPTIONS.map((id) => row(w.repair(termOf(words, id)), w.onePerShip)),
      row(w.spareOars, REPAIRS.sparesPerShip),
      rowFrom(made(words, w.whyTransfers), w.transfers, TRANSFER.most),
    ],
  };
};

const control: ChartIn = (words) => {
  const w = words.charts.phase.control;
  return {
    id: 'control',
    title: w.title,
    case: '2.2',
    provenance: printed('2.2'),
    columns: w.columns,
    rows: [row(w.range, cm(CONTROL_RANGE))],
  };
};

export const phaseCharts: readonly ChartIn[] = [fires, morale, fleetMorale, victory, officers, house, control];
