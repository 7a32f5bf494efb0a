import type { Chart } from '../../../../kit/charts.js';
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
} from '../movement.js';
import { WINDS } from '../weather.js';
import { cm, made, printed, row, rowFrom, signed } from './common.js';

/** Charts of ships under way: damage, crew tests, movement, drift, collisions. */

const damage: Chart = {
  id: 'damage',
  title: 'Damage',
  case: '1.4',
  provenance: made('the names are printed (1.4), what the levels do is not'),
  columns: ['Level', 'Allowance %', 'Crew test', 'Boarding', 'Turn class', 'Points %'],
  rows: DAMAGE.map(({ speedPct, crewTest, boarding, turnShift, vpPct }, level) =>
    row(DAMAGE_IDS[level], speedPct, signed(crewTest), signed(boarding), turnShift ? 'one worse' : '–', vpPct),
  ),
  notes: ['Any damage makes a ship at least one level worse.'],
};

const TEST_NAMES: readonly (readonly [name: string, amount: number])[] = [
  ['on fire', CREW_TEST.onFire],
  ['snakes or bees aboard', CREW_TEST.infested],
  ['squadron shaken', CREW_TEST.shaken],
  ['squadron routed', CREW_TEST.routed],
  ['prize crew', CREW_TEST.prize],
  ['less than half the men left', CREW_TEST.halfCrew],
  ['burst', TESTS.burst],
  ['pivot in a rough sea, backing off, holding against fire pots', TESTS.backOff],
  ['cutting free', TESTS.cutFree],
  ['cutting free: corvus', TESTS.cutFreeCorvus],
  ['cutting free: iron hand or harpax', TESTS.cutFreeFerrea],
  ['cutting free: wedged', TESTS.cutFreeWedge],
  ['cutting free: from a sinking ship', TESTS.cutFreeFromSinking],
  ['avoiding a friend', TESTS.avoidFriend],
  ['feeling for the bottom', TESTS.ground],
  ['refloating', TESTS.refloat],
  ['refloating: tide falling, instead', TESTS.refloatFalling],
  ['refloating: tide rising, instead', TESTS.refloatRising],
  ['refloating: men overboard', TESTS.refloatJettison],
  ['refloating: overloaded', TESTS.refloatOverloaded],
  ['refloating: drawn up at the start', TESTS.refloatBeachedStart],
  ['striking to more than three times the strength', TESTS.surrender3to1],
  ['flooding', TESTS.flood],
  ['flooding: stout or weak hull (less)', TESTS.floodStout],
  ['flooding: choppy', TESTS.floodChoppy],
  ['flooding: rough', TESTS.floodRough],
  ['flooding: very rough', TESTS.floodVeryRough],
  ['fire: each level above one', TESTS.firePerLevelAbove1],
  ['fire: Greek fire', TESTS.fireGreek],
  ['fire: not linked', TESTS.fireNotLinked],
  ['killing snakes and bees', TESTS.clearPests],
  ['stopping a leak, each level', TESTS.repairLeakPerLevel],
  ['weather: rough', TESTS.weatherRough],
  ['weather: very rough, small ship', TESTS.weatherVeryRoughSmall],
  ['weather: stout hull', TESTS.weatherStout],
  ['weather: weak hull', TESTS.weatherWeak],
  ['weather: tower', TESTS.weatherTower],
  ['weather: corvus', TESTS.weatherCorvus],
  ['weather: overloaded', TESTS.weatherOverloaded],
  ['sails in a storm', TESTS.sailStorm],
  ['sails in a gale', TESTS.sailGale],
  ['against sickle poles', TESTS.polearm],
];

const crewTest: Chart = {
  id: 'crewTest',
  title: 'Crew test',
  case: '2.11',
  provenance: made('target and amounts; that crew and officer count is printed (1.7)'),
  columns: ['What', 'Modifier'],
  rows: TEST_NAMES.map(([name, amount]) => row(name, signed(amount))),
  notes: [`d10 with crew and officer: ${CREW_TEST.target} or more passes; a natural 1 fails, a natural 10 passes.`],
};

const turning: Chart = {
  id: 'turning',
  title: 'Turning',
  case: '5.2',
  provenance: made('by the length and weight of the ships'),
  columns: ['Class', 'Most', 'Run before', 'Pivot'],
  rows: TURN_CLASSES.map((id) => row(id, `${TURNING[id].most}°`, cm(TURNING[id].run), `${TURNING[id].pivot}°`)),
};

const movement: Chart = {
  id: 'movement',
  title: 'Movement',
  case: '5.4',
  provenance: made('approach moves are reported from play, the amounts are not'),
  columns: ['What', 'Amount'],
  rows: [
    row('Oar quarters 0 to 4', MOVEMENT.oarQuarterPct.map((pct) => `${pct}%`).join(' ')),
    row('Corvus carried', `${CORVUS.speedPct}%`),
    row('Overloaded', `${MOVEMENT.overloadPct}%`),
    row('Prize, infested, towing, oars stowed, entering', `${MOVEMENT.prizePct}%`),
    row('Approach', `${MOVEMENT.approachPct}%, no enemy within ${cm(MOVEMENT.approachStart)}, keeping ${cm(MOVEMENT.approachKeep)}`),
    row('Burst', `${MOVEMENT.burstPct}%`),
    row('Backing water', `${MOVEMENT.backPct}%`),
    row('Pivot', `${MOVEMENT.pivotCostPct}% of the allowance`),
    row('Most load', `${MOVEMENT.loadLimitPct}% of the deck`),
    row('Spare oarsmen', `a ${SPARE_OARSMEN.part}th of the type’s, every ${SPARE_OARSMEN.weight} count as a factor on deck`),
  ],
};

const seas: Chart = {
  id: 'seaMovement',
  title: 'Sea state under oars',
  case: '5.5',
  provenance: made('small ships suffer more'),
  columns: ['Ships', ...SEAS],
  rows: [
    row('large', ...SEAS.map((sea) => `${SEA_PCT.large[sea]}%`)),
    row('size 1-2 or weak', ...SEAS.map((sea) => `${SEA_PCT.small[sea]}%`)),
  ],
};

const sail: Chart = {
  id: 'sail',
  title: 'Movement under sail',
  case: '5.8',
  provenance: made('square sails of the age do not point high, lateens a little higher'),
  columns: ['Off downwind', 'Square', 'Lateen'],
  rows: [
    ...POINTS_OF_SAIL.map(({ upTo, square, lateen }) => row(`to ${upTo}°`, `${square}%`, `${lateen}%`)),
    ...SAIL_WIND_PCT.map((pct, strength) => row(WINDS[strength], `${pct}%`, `${pct}%`)),
  ],
  notes: [`On a heading on which sails do not draw a ship carries ${cm(IN_IRONS)} of way.`],
};

const dice = (thrown: Throw | null): string =>
  thrown ? `${thrown.dice > 1 ? thrown.dice : ''}d${thrown.sides}${thrown.plus ? `+${thrown.plus}` : ''} cm` : '–';

const drift: Chart = {
  id: 'drift',
  title: 'Drifting',
  case: '5.10',
  provenance: made('drift before the wind'),
  columns: ['What', 'Under control', 'Adrift'],
  rows: [
    ...FLOWS.map((flow) => rowFrom(printed('2.10'), `${flow} current or tide`, dice(CURRENT[flow]), dice(CURRENT[flow]))),
    ...WINDS.map((name, i) => row(name, dice(WIND_DRIFT.controlled[i]), dice(WIND_DRIFT.adrift[i]))),
  ],
  notes: [`Decks of ${HIGH_SIDED.deck} and more: ${HIGH_SIDED.extra} cm farther.`],
};

const collision: Chart = {
  id: 'collision',
  title: 'Collisions',
  case: '5.11',
  provenance: made('a slow touch does no harm'),
  columns: ['d6', 'Effect'],
  rows: [
    row(`1 (weak hull 1-${COLLISION.damageWeak})`, 'Light damage'),
    row(`to ${COLLISION.oars}`, 'an oar group on the facing side'),
    row('more', 'nothing'),
  ],
  notes: [`From ${COLLISION.movedPct}% of the allowance on.`],
};

const sinking: Chart = {
  id: 'sinking',
  title: 'Sinking ships',
  case: '5.12',
  provenance: made('a turn or two'),
  columns: ['d6 and clock', 'Effect'],
  rows: [row(`${SINKING.target} or more`, 'sunk'), row('less', `clock +${SINKING.clock}`)],
};

export const sailingCharts: readonly Chart[] = [damage, crewTest, turning, movement, seas, sail, drift, collision, sinking];
