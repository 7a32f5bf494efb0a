import { BURN, FIRE, FLEET_MORALE, MARGINS, MORALE, OFFICERS, REPAIR_OPTIONS, REPAIRS, TRANSFER, VICTORY_POINTS } from '../intermediate.js';
import { CONTROL_RANGE } from '../setup.js';
import { amounts, type ChartIn, cm, made, printed, row, rowFrom, signed, termOf } from './common.js';

/** Charts of the Intermediate Phase. */

const fires: ChartIn = (words) => {
  const w = words.charts.phase.fires;
  return {
    id: 'fire',
    title: w.title,
    case: '10.5',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: BURN.map(({ casualties, oarsmen, damage, spreads }, i) =>
      row(i + 1, casualties, oarsmen, damage, spreads ? w.on(FIRE.spreadOn) : '–'),
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
      [w.seesTheCommanderIn, MORALE.sight],
      [w.doesNotSeeHim, MORALE.noSight],
      [w.eachShipLostTo(MORALE.mostLost), MORALE.perShipLost],
      [w.mainBodyBelowA, MORALE.quarterStrength],
      [w.officerLost, MORALE.officerLost],
      [w.sideTookOrSank, MORALE.wonMore],
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
      row(w.holdsOnAD10, `${FLEET_MORALE.target}+`),
      row(w.noCommanderInChief, signed(FLEET_MORALE.noCommander)),
      row(w.sixTenthsGone, signed(FLEET_MORALE.heavyLoss.mod)),
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
      row(w.shipSunkOrWrecked, `${VICTORY_POINTS.sunkPct}%`),
      row(w.shipTakenAndHeld, `${VICTORY_POINTS.capturedPct}%`),
      row(w.shipFledOrRouted, `${VICTORY_POINTS.fledPct}%`),
      row(w.admiral, VICTORY_POINTS.admiral),
      row(w.viceAdmiral, VICTORY_POINTS.vice),
      row(w.toWin, w.ofTheEnemys(MARGINS.marginal)),
      row(w.decisive, w.ofTheEnemys2(MARGINS.decisive)),
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
      row(w.aCasualtyAmongThe, `d6 ${OFFICERS.shotHit}`),
      row(w.boardingLostBy(OFFICERS.boardingLostBy), `d10 ${OFFICERS.boardingKilled}`),
      row(w.shipSunkAFriend(cm(OFFICERS.rescueWithin)), `d6 ${OFFICERS.rescue}+`),
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
      ...REPAIR_OPTIONS.map((id) => row(w.repair(termOf(words, id)), w.oneAShip)),
      row(w.spareOarsInA, REPAIRS.sparesPerShip),
      rowFrom(made(words, w.whyAHandfulOfMen), w.factorsBetweenTwoShips, TRANSFER.most),
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
    rows: [row(w.fromTheFlagshipOr, cm(CONTROL_RANGE))],
  };
};

export const phaseCharts: readonly ChartIn[] = [fires, morale, fleetMorale, victory, officers, house, control];
