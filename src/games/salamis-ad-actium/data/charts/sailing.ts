import { CORVUS } from '../boarding.js';
import { CREW_TEST, DAMAGE, DAMAGE_IDS, TESTS } from '../damage.js';
import { SINKING } from '../intermediate.js';
import {
  COLLISION,
  CURRENT,
  FLOWS,
  HIGH_SIDED,
  IN_IRONS,
  MOVEMENT,
  POINTS_OF_SAIL,
  SAIL_WIND_PCT,
  SEA_PCT,
  SEAS,
  SPARE_OARSMEN,
  type Throw,
  TURN_CLASSES,
  TURNING,
  WIND_DRIFT,
  WINDS,
} from '../movement.js';
import { type ChartIn, cm, made, printed, row, rowFrom, signed, termOf } from './common.js';

const damage: ChartIn = (words) => {
  const w = words.charts.sailing.damage;
  return {
    id: 'damage',
    title: w.title,
    case: '1.4',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: DAMAGE.map(({ speedPct, crewTest, boarding, turnShift, vpPct }, level) =>
      row(DAMAGE_IDS[level], speedPct, signed(crewTest), signed(boarding), turnShift ? w.oneWorse : '–', vpPct),
    ),
    notes: [w.note],
  };
};

/** Modifiers of the crew test, in chart order. */
const TEST_AMOUNTS = {
  onFire: CREW_TEST.onFire,
  infested: CREW_TEST.infested,
  shaken: CREW_TEST.shaken,
  routed: CREW_TEST.routed,
  prize: CREW_TEST.prize,
  halfCrew: CREW_TEST.halfCrew,
  burst: TESTS.burst,
  backOff: TESTS.backOff,
  cutFree: TESTS.cutFree,
  cutFreeCorvus: TESTS.cutFreeCorvus,
  cutFreeFerrea: TESTS.cutFreeFerrea,
  cutFreeWedge: TESTS.cutFreeWedge,
  cutFreeFromSinking: TESTS.cutFreeFromSinking,
  avoidFriend: TESTS.avoidFriend,
  ground: TESTS.ground,
  refloat: TESTS.refloat,
  refloatFalling: TESTS.refloatFalling,
  refloatRising: TESTS.refloatRising,
  refloatJettison: TESTS.refloatJettison,
  refloatOverloaded: TESTS.refloatOverloaded,
  refloatBeachedStart: TESTS.refloatBeachedStart,
  surrender3to1: TESTS.surrender3to1,
  flood: TESTS.flood,
  floodStout: TESTS.floodStout,
  floodChoppy: TESTS.floodChoppy,
  floodRough: TESTS.floodRough,
  floodVeryRough: TESTS.floodVeryRough,
  firePerLevelAbove1: TESTS.firePerLevelAbove1,
  fireGreek: TESTS.fireGreek,
  fireNotLinked: TESTS.fireNotLinked,
  clearPests: TESTS.clearPests,
  repairLeakPerLevel: TESTS.repairLeakPerLevel,
  weatherRough: TESTS.weatherRough,
  weatherVeryRoughSmall: TESTS.weatherVeryRoughSmall,
  weatherStout: TESTS.weatherStout,
  weatherWeak: TESTS.weatherWeak,
  weatherTower: TESTS.weatherTower,
  weatherCorvus: TESTS.weatherCorvus,
  weatherOverloaded: TESTS.weatherOverloaded,
  sailStorm: TESTS.sailStorm,
  sailGale: TESTS.sailGale,
  polearm: TESTS.polearm,
} as const;
type TestAmount = keyof typeof TEST_AMOUNTS;

const crewTest: ChartIn = (words) => {
  const w = words.charts.sailing.crewTest;
  return {
    id: 'crewTest',
    title: w.title,
    case: '2.11',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: (Object.keys(TEST_AMOUNTS) as TestAmount[]).map((id) => row(w.names[id], signed(TEST_AMOUNTS[id]))),
    notes: [w.note(CREW_TEST.target)],
  };
};

const turning: ChartIn = (words) => {
  const w = words.charts.sailing.turning;
  return {
    id: 'turning',
    title: w.title,
    case: '5.2',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: TURN_CLASSES.map((id) => row(id, `${TURNING[id].most}°`, cm(TURNING[id].run), `${TURNING[id].pivot}°`)),
  };
};

const movement: ChartIn = (words) => {
  const w = words.charts.sailing.movement;
  return {
    id: 'movement',
    title: w.title,
    case: '5.4',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      row(w.oarQuarters, MOVEMENT.oarQuarterPct.map((pct) => `${pct}%`).join(' ')),
      row(w.corvus, `${CORVUS.speedPct}%`),
      row(w.overloaded, `${MOVEMENT.overloadPct}%`),
      row(w.hindered, `${MOVEMENT.prizePct}%`),
      row(w.approach, w.approachAmount(MOVEMENT.approachPct, cm(MOVEMENT.approachStart), cm(MOVEMENT.approachKeep))),
      row(w.burst, `${MOVEMENT.burstPct}%`),
      row(w.backingWater, `${MOVEMENT.backPct}%`),
      row(w.pivot, w.pivotCost(MOVEMENT.pivotCostPct)),
      row(w.mostLoad, w.loadLimit(MOVEMENT.loadLimitPct)),
      row(w.spareOarsmen, w.spareOarsmenAmount(SPARE_OARSMEN.part, SPARE_OARSMEN.weight)),
    ],
  };
};

const seas: ChartIn = (words) => {
  const w = words.charts.sailing.seas;
  return {
    id: 'seaMovement',
    title: w.title,
    case: '5.5',
    provenance: made(words, w.why),
    columns: [w.column, ...SEAS],
    rows: [row(w.large, ...SEAS.map((sea) => `${SEA_PCT.large[sea]}%`)), row(w.small, ...SEAS.map((sea) => `${SEA_PCT.small[sea]}%`))],
  };
};

const sail: ChartIn = (words) => {
  const w = words.charts.sailing.sail;
  return {
    id: 'sail',
    title: w.title,
    case: '5.8',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      ...POINTS_OF_SAIL.map(({ upTo, square, lateen }) => row(w.to(upTo), `${square}%`, `${lateen}%`)),
      ...SAIL_WIND_PCT.map((pct, strength) => row(WINDS[strength], `${pct}%`, `${pct}%`)),
    ],
    notes: [w.note(cm(IN_IRONS))],
  };
};

const dice = (thrown: Throw | null): string =>
  thrown ? `${thrown.dice > 1 ? thrown.dice : ''}d${thrown.sides}${thrown.plus ? `+${thrown.plus}` : ''} cm` : '–';

const drift: ChartIn = (words) => {
  const w = words.charts.sailing.drift;
  return {
    id: 'drift',
    title: w.title,
    case: '5.10',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      ...FLOWS.map((flow) => rowFrom(printed('2.10'), w.currentOrTide(termOf(words, flow)), dice(CURRENT[flow]), dice(CURRENT[flow]))),
      ...WINDS.map((name, i) => row(name, dice(WIND_DRIFT.controlled[i]), dice(WIND_DRIFT.adrift[i]))),
    ],
    notes: [w.note(HIGH_SIDED.deck, HIGH_SIDED.extra)],
  };
};

const collision: ChartIn = (words) => {
  const w = words.charts.sailing.collision;
  return {
    id: 'collision',
    title: w.title,
    case: '5.11',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [row(w.one(COLLISION.damageWeak), w.lightDamage), row(w.to(COLLISION.oars), w.oarGroup), row(w.more, w.nothing)],
    notes: [w.note(COLLISION.movedPct)],
  };
};

const sinking: ChartIn = (words) => {
  const w = words.charts.sailing.sinking;
  return {
    id: 'sinking',
    title: w.title,
    case: '5.12',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [row(w.orMore(SINKING.target), w.sunk), row(w.less, w.clock(SINKING.clock))],
  };
};

export const sailingCharts: readonly ChartIn[] = [damage, crewTest, turning, movement, seas, sail, drift, collision, sinking];
