import type { GameEvent } from '../../../kit/events.js';
import {
  added,
  type LuckSource,
  natural,
  pool,
  type RollReader,
  type Rolls,
  readingBy,
  rolled,
  rolledTest,
  type Stake,
  scored,
  tested,
  untold,
} from '../../../kit/luckRolls.js';
import { sumOf } from '../../../kit/modifiers.js';
import { both, dieOdds, times } from '../../../kit/odds.js';
import type { PlayerID } from '../../../kit/seats.js';
import { INTERCEPTION } from '../campaign/data/tables.js';
import { BOARDING_RESULT, CAPSIZE, FIRE_POTS, GREEK_FIRE, HARPAX, JARS } from '../data/boarding.js';
import { ANSWERS, FIRE, FLEET_MORALE, MORALE, OFFICERS, SINKING, type Training, trained } from '../data/intermediate.js';
import { WEATHER_CHANGE } from '../data/movement.js';
import { OFF_TABLE } from '../data/setup.js';
import { FORT, INCENDIARY, INTO_MELEE, PARABLEMATA_SAVE } from '../data/shooting.js';
import { passes } from '../rules/basics/damage.js';
import { typeOf } from '../rules/basics/ships.js';
import { holds } from '../rules/boarding/grappling.js';
import { resultRow } from '../rules/boarding/melee.js';
import { answerTo } from '../rules/divineIntervention/prayers.js';
import { DIES_ON } from '../rules/intermediate/fires.js';
import { harmOf } from '../rules/movement/memory.js';
import { rakeRow } from '../rules/ramming/rake.js';
import { ramLevel } from '../rules/ramming/ram.js';
import type { Engine } from '../rules/shooting/hits.js';
import { hits } from '../rules/shooting/missiles.js';
import { SIDES, type Side, seatOf } from '../sides.js';
import type { Salamis } from '../state.js';
import { words } from './words/index.js';

const TEN = { sides: 10 } as const;

const number = ({ values }: GameEvent, name: string): number => Number(values?.[name]);

const layout = () => [untold('layout')];

const asItFalls =
  (kind: string, sides = 6) =>
  (entry: GameEvent) => [rolled(kind, undefined, entry, (sum) => sum, { sides })];

/** Returns a change of weather [10.7], or the roll of a dying wind. */
const weather = (entry: GameEvent) => [
  rolledTest('weather', undefined, entry, (die) => (entry.roll?.chart ? WEATHER_CHANGE[die - 1] !== null : die >= DIES_ON), TEN),
];

const grapple = (entry: GameEvent) => [rolledTest('grapple', entry.by, entry, (die) => holds(die, added(entry)), TEN)];
const libation = (entry: GameEvent) => [rolled('libation', entry.by, entry, (die) => ANSWERS.indexOf(answerTo(die + added(entry))), TEN)];
const squadronMorale = (entry: GameEvent) => [
  rolledTest('squadronMorale', entry.by, entry, (die) => die + added(entry) >= MORALE.steady, TEN),
];
const quality = (entry: GameEvent) => [rolled('quality', entry.by, entry, (die) => trained(entry.values?.training as Training, die), TEN)];
const entering = (entry: GameEvent) => [rolledTest('entry', entry.by, entry, (die) => die + added(entry) >= OFF_TABLE.enters, TEN)];

/** Return whether a special weapon takes effect, given the natural die and the total. */
const WORKS: { readonly [key: string]: (die: number, total: number, entry: GameEvent) => boolean } = {
  siphon: (die, total) => die !== 1 && total >= GREEK_FIRE.hit,
  pot: (die, total) => die === 10 || (die !== 1 && total >= FIRE_POTS.hit),
  harpax: (_die, total) => total >= HARPAX.hit,
  jar: (die, total, { values }) => (values?.byHand ? die !== 1 && total >= JARS.handHit : total >= JARS.engineHit),
};

/** Returns a reader for one match. A ship counts for its captor once it has a prize crew. */
function reader(first: Salamis): RollReader {
  const owners = new Map<string, Side | null>(Object.entries(first.ships).map(([id, { side }]) => [id, side]));
  const hulls = new Map(Object.entries(first.ships).map(([id, vessel]) => [id, typeOf(vessel).hull]));
  let shot: GameEvent | undefined;
  let opened: GameEvent | undefined;

  const seat = (side: Side): PlayerID => seatOf(first, side);
  /** Returns a ship's side. In a points battle, ids start with a or b [2.3]. */
  const sideOfShip = (id = ''): Side | null | undefined => {
    const bought = first.camp ? undefined : /^([ab])\d+-\d+$/.exec(id)?.[1];
    return owners.get(id) ?? (bought === undefined ? owners.get(id) : bought === 'a' ? 0 : 1);
  };
  const owner = ({ who = [] }: GameEvent): PlayerID | undefined => {
    const side = sideOfShip(who[0]);
    return side === undefined || side === null ? undefined : seat(side);
  };
  /** Returns a side's stake; `untold` if the ship's owner is unknown. */
  const staked = (kind: string, side: PlayerID | undefined, stake: (side: PlayerID) => Stake): Stake[] => [
    side === undefined ? untold(kind) : stake(side),
  ];
  /** Returns a reader for a test by the first ship of an event. */
  const own =
    (kind: string, test: (die: number, entry: GameEvent) => boolean, sides = 6) =>
    (entry: GameEvent) =>
      staked(kind, owner(entry), (side) => rolledTest(kind, side, entry, (die) => test(die, entry), { sides }));
  const ram = (entry: GameEvent) =>
    staked('ram', owner(entry), (side) => rolled('ram', side, entry, (die) => ramLevel(die + added(entry)), TEN));

  /** Returns a reader for an opposed roll, in which the first side gains what the second loses. */
  const contested =
    (kind: string, score: (difference: number) => number, by: (one: GameEvent) => PlayerID | undefined, sides = 10) =>
    (one: GameEvent, after: readonly GameEvent[]) => {
      const [other] = after;
      const side = by(one);
      if (side === undefined || !other?.roll) return [{ ...untold(kind), with: [other] }];
      const lead = added(one) - added(other);
      const fell = natural(one) - natural(other) + lead;
      const odds = (sign: 1 | -1) => both(pool(1, sides), pool(1, sides), (a, b) => sign * score(a - b + lead));
      const [mine, theirs] = SIDES.map((each) => seat(each)).sort((a) => (a === side ? -1 : 1));
      return [
        { ...scored(kind, mine, odds(1), score(fell)), with: [other] },
        { ...scored(kind, theirs, odds(-1), -score(fell)), with: [other] },
      ];
    };
  const rake = contested(
    'rake',
    (d) => rakeRow(d).target - rakeRow(d).mover,
    (entry) => owner(entry),
  );
  const boarding = contested(
    'boarding',
    (d) => BOARDING_RESULT[resultRow(d)].defender - BOARDING_RESULT[resultRow(d)].attackers,
    (entry) => owner(entry),
  );
  const capsize = contested(
    'capsize',
    (d) => (d >= CAPSIZE.success ? 1 : d <= CAPSIZE.fouled ? -1 : 0),
    (entry) => owner(entry),
  );
  const second = () => [];

  /** Returns an opposed roll logged in two events, with re-rolled ties. The first event yields both tests, the second none. */
  const order = (entry: GameEvent, after: readonly GameEvent[]) => {
    if (opened) {
      opened = undefined;
      return [];
    }
    opened = entry;
    const other = after.find(({ key }) => key === entry.key);
    if (!other) return [untold('order')];
    return [entry, other].map((one) => {
      const theirs = one === entry ? other : entry;
      const higher = both(pool(1, 10), pool(1, 10), (a, b) => Number(a + added(one) > b + added(theirs))).get(1) ?? 0;
      const won = natural(one) + added(one) > natural(theirs) + added(theirs);
      return { ...tested('order', seat(number(one, 'side') as Side), higher, won), with: [other] };
    });
  };

  /** Returns the roll for edges [2.8]. Tied rolls are not logged. */
  const edge = ({ roll, values }: GameEvent) => {
    const totals = values?.totals as readonly number[];
    const lead = totals[0] - totals[1] - ((roll?.dice[0] ?? 0) - (roll?.dice[1] ?? 0));
    const odds = both(pool(1, 10), pool(1, 10), (a, b) => Math.sign(a - b + lead));
    const [wins, loses] = [odds.get(1) ?? 0, odds.get(-1) ?? 0];
    return SIDES.map((side) => tested('edge', seat(side), (side === 0 ? wins : loses) / (wins + loses), values?.winner === side));
  };

  /** Returns the draw of a counter, judged by the counters in the bag [4.1]. */
  const draw = (entry: GameEvent) => {
    const { counter } = entry.values ?? {};
    const before = [0, 1].map((side) => number(entry, side === 0 ? 'a' : 'b') + Number(counter === side));
    const all = before[0] + before[1] + number(entry, 'i') + Number(counter === 'I');
    return SIDES.map((side) => tested('draw', seat(side), before[side] / all, counter === side));
  };

  const shoots = (entry: GameEvent) => {
    shot = entry;
    const { dice = [], modifiers = [] } = entry.roll ?? {};
    const aim = { need: number(entry, 'need'), modifiers, sides: entry.values?.weapon === 'archers' ? 6 : 10 } as const;
    const one = dieOdds(aim.sides, (die) => Number(hits(die, aim)));
    return staked('shooting', owner(entry), (side) => scored('shooting', side, times(dice.length, one), number(entry, 'hits')));
  };
  const shooter = (): PlayerID | undefined => shot && owner(shot);
  const astray = (entry: GameEvent) => staked('astray', shooter(), (side) => rolledTest('astray', side, entry, (die) => die > INTO_MELEE));
  const ignites = (entry: GameEvent) => {
    const needs = INCENDIARY[shot?.values?.weapon as Engine];
    return staked('ignite', shooter(), (side) => rolledTest('ignite', side, entry, (die) => die + added(entry) >= needs));
  };
  const special = (weapon: string) =>
    own('special', (die, entry) => WORKS[weapon](die, die + sumOf(entry.roll?.modifiers ?? []), entry), 10);
  const collision = (entry: GameEvent) => {
    const hull = hulls.get(entry.who?.[0] ?? '');
    if (hull === undefined) return [untold('collision', owner(entry))];
    return own('collision', (die) => harmOf(die, hull === 'weak') === 'none')(entry);
  };
  const officer = (spares: (die: number) => boolean, sides = 6) => own('officer', spares, sides);
  const fleetMorale = (entry: GameEvent) => [
    rolledTest('fleetMorale', seat(number(entry, 'side') as Side), entry, (die) => die + added(entry) >= FLEET_MORALE.target, TEN),
  ];
  const intercept = (entry: GameEvent) => [
    rolledTest('intercept', seat(number(entry, 'by') as Side), entry, (die) => die + added(entry) >= INTERCEPTION.target, TEN),
  ];
  const campaign = () => [untold('campaign')];

  const rolls: Rolls = {
    terrain: layout,
    seaChanges: layout,
    seaHolds: layout,
    windFrom: layout,
    weather: layout,
    noCurrent: layout,
    currentRuns: layout,
    currentSets: layout,
    'tide.rising': layout,
    'tide.falling': layout,
    'tide.none': layout,
    crewQuality: quality,
    officerQuality: quality,
    edgeRoll: edge,
    entry: entering,
    draw,
    seizeOrder: order,
    boardingOrder: order,
    libation,
    crewTest: own('crewTest', (die, entry) => passes(die, added(entry)), 10),
    current: asItFalls('drift'),
    tide: asItFalls('drift'),
    windDrift: asItFalls('drift'),
    boom: own('boom', (die) => die >= FORT.boom.breakOn, 10),
    collision,
    ram,
    ramAnswer: ram,
    shock: own('shock', (die, entry) => die > number(entry, 'upTo')),
    ramEffect: asItFalls('ramEffect', 10),
    menLost: asItFalls('ramEffect'),
    rake,
    rakeEvaded: second,
    shoots,
    intoMelee: astray,
    casualty: asItFalls('casualty'),
    engineHit: asItFalls('engineHit'),
    screens: own('screens', (die) => die >= PARABLEMATA_SAVE),
    officerAimed: officer((die) => die < OFFICERS.shotHit),
    officerInBoarding: officer((die) => die > OFFICERS.boardingKilled, 10),
    officerRescue: officer((die) => die >= OFFICERS.rescue),
    ignites,
    fortHit: () => [untold('fort')],
    mishap: own('mishap', (die) => die > INCENDIARY.mishap),
    siphonHits: special('siphon'),
    siphonMisses: special('siphon'),
    potHits: special('pot'),
    potMisses: special('pot'),
    harpaxHolds: special('harpax'),
    harpaxMisses: special('harpax'),
    jarHits: special('jar'),
    jarMisses: special('jar'),
    grappled: grapple,
    grappleFails: grapple,
    melee: boarding,
    meleeDefence: second,
    capsize,
    capsizeHeld: second,
    fireSpreads: own('fire', (die) => die < FIRE.spreadOn),
    sinking: own('sinking', (die, entry) => die + added(entry) < SINKING.target),
    'morale.steady': squadronMorale,
    'morale.shaken': squadronMorale,
    'morale.routed': squadronMorale,
    fleetMorale,
    windDies: weather,
    windHolds: weather,
    windTurns: weather,
    windStrength: weather,
    intercepted: intercept,
    evaded: intercept,
    // Campaign events lack some of these rolls or their totals.
    assault: campaign,
    quickBattle: campaign,
    commanderLost: campaign,
    commanderEscapes: campaign,
    foundersAfter: campaign,
    keepsAfloat: campaign,
    deserted: campaign,
    starves: campaign,
    newOfficer: campaign,
    event: campaign,
    peril: campaign,
    foundered: campaign,
    stormDamage: campaign,
    laidDown: campaign,
  };
  const watch = ({ key, who: [id = '', by = ''] = [] }: GameEvent) => {
    if (key === 'captured') owners.set(id, null);
    if (key === 'prizeCrew') owners.set(id, sideOfShip(by) ?? null);
  };
  return readingBy(rolls, { watch });
}

export const luckSource: LuckSource<Salamis> = {
  kinds: {
    layout: 1,
    quality: 1,
    edge: 1,
    entry: 2,
    draw: 1,
    order: 1,
    libation: 1,
    crewTest: 1,
    drift: 1,
    boom: 1,
    collision: 2,
    ram: 3,
    shock: 2,
    ramEffect: 1,
    rake: 2,
    shooting: 2,
    astray: 1,
    casualty: 1,
    engineHit: 1,
    screens: 1,
    officer: 3,
    ignite: 2,
    fort: 1,
    mishap: 2,
    special: 2,
    grapple: 2,
    boarding: 3,
    capsize: 3,
    fire: 2,
    sinking: 2,
    squadronMorale: 3,
    fleetMorale: 3,
    weather: 1,
    intercept: 2,
    campaign: 1,
  },
  reader,
  words: (language) => language.of(words),
};
