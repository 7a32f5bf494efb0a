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
  tested,
} from '../../../kit/luckRolls.js';
import { both } from '../../../kit/odds.js';
import {
  AFIRE_OUT,
  ARCHERY,
  CHIT_KINDS,
  CHITS,
  DISENGAGE,
  FLEMINGS_ON,
  GRAPPLE,
  KILLED_ON,
  RAM,
  RIPPLES_ON,
  rowOf,
  SPREADS_ON,
  WEATHER_ON,
} from '../data/tables.js';
import { LEADERS } from '../data/units.js';
import { type ChitKind, SIDES, type Side, type Sluys, seatOf, sideOf } from '../state.js';
import { words } from './words/index.js';

/** Returns the probability that one roll plus `plus` exceeds another roll plus `less`. */
const beats = (dice: number, plus: number, less: number): number =>
  both(pool(dice), pool(dice), (a, b) => Number(a + plus > b + less)).get(1) ?? 0;

const attempt = (kind: string, least: number) => (entry: GameEvent) => [
  rolledTest(kind, entry.by, entry, (die) => die + added(entry) >= least),
];

/** Returns a weather roll (2.3.4). The second die determines only the direction. */
const weather = (entry: GameEvent) => [rolledTest('weather', undefined, entry, (die) => die === WEATHER_ON, { dice: 1 })];

const fire = (entry: GameEvent) => [rolledTest('fire', entry.by, entry, (die) => die <= AFIRE_OUT)];
const collapse = (entry: GameEvent) => [rolledTest('collapse', entry.by, entry, (die) => die <= Number(entry.values?.morale))];
const flemings = (entry: GameEvent) => [rolledTest('flemings', seatOf('english'), entry, (die) => die >= FLEMINGS_ON)];
const alarm = (entry: GameEvent) => [rolledTest('alarm', seatOf('french'), entry, (die) => die <= Number(entry.values?.turn))];

const shot = (entry: GameEvent) => [rolled('archery', entry.by, entry, (die) => ARCHERY[rowOf(ARCHERY, die + added(entry))].steps)];

/** Returns a Casualty Check (3.4.5). Survival is good luck for the leader's side. */
const casualty = (entry: GameEvent) => [
  rolledTest('casualty', seatOf(LEADERS[entry.who?.[0] ?? ''].side), entry, (total) => total !== KILLED_ON),
];

/** Returns both rolls of a melee (8.3.18). The attacker's event comes first, but only the defender's names the chart. */
function melee(attacker: GameEvent, after: readonly GameEvent[]) {
  const defender = attacker.roll?.chart ? undefined : after.find(({ key }) => key === 'meleeDice');
  if (!defender) return [];
  const stakeOf = (own: GameEvent, theirs: GameEvent) => ({
    ...tested('melee', own.by, beats(2, added(own), added(theirs)), natural(own) + added(own) > natural(theirs) + added(theirs)),
    with: [defender],
  });
  return [stakeOf(attacker, defender), stakeOf(defender, attacker)];
}

function initiative({ roll }: GameEvent) {
  const [english, french] = roll?.dice ?? [];
  return [
    tested('initiative', seatOf('english'), beats(1, 0, 0), english > french),
    tested('initiative', seatOf('french'), beats(1, 0, 0), french > english),
  ];
}

/** Returns a reader for draws of chits. The ANY chit (4.1.1) counts for the side that draws it. */
function drawing(left: { [kind in ChitKind]: number }) {
  return ({ by = '', values }: GameEvent) => {
    const chit = values?.chit as ChitKind;
    const all = CHIT_KINDS.reduce((sum, kind) => sum + left[kind], 0);
    const decides = (kind: ChitKind): Side => (kind === 'any' ? sideOf(by) : kind);
    const stakes = SIDES.map((side) => {
      const own = CHIT_KINDS.filter((kind) => decides(kind) === side).reduce((sum, kind) => sum + left[kind], 0);
      return tested('chit', seatOf(side), own / all, decides(chit) === side);
    });
    left[chit] -= 1;
    return stakes;
  };
}

/** Returns a reader that tracks which side controls each squadron and which chits are in the cup. */
function reader({ squadrons, cup: begun }: Sluys): RollReader {
  const holders = new Map(Object.entries(squadrons).map(([id, { side }]) => [id, seatOf(side)]));
  const holder = (id = '') => holders.get(id);
  const cup = { ...begun };

  /** Returns a reader for rolls that harm a squadron on `harmsOn` or more. */
  const spared = (kind: string, harmsOn: number) => (entry: GameEvent) => [
    rolledTest(kind, holder(entry.who?.[0]), entry, (die) => die < harmsOn),
  ];
  const ram = (entry: GameEvent) => {
    const [rammer, target] = (entry.who ?? []).map(holder);
    // Damage to a friendly target counts against the same side.
    const sign = rammer === target ? -1 : 1;
    const score = (dice: number): number => {
      const row = RAM[rowOf(RAM, dice + added(entry))];
      return sign * row.target - row.rammer;
    };
    return [rolled('ram', rammer, entry, score)];
  };

  const rolls: Rolls = {
    initiative,
    grappled: attempt('grapple', GRAPPLE),
    grappleFailed: attempt('grapple', GRAPPLE),
    disengaged: attempt('disengage', DISENGAGE),
    disengageFailed: attempt('disengage', DISENGAGE),
    ram,
    shot,
    meleeDice: melee,
    casualtyCheck: casualty,
    rippleCheck: spared('ripple', RIPPLES_ON),
    fireOut: fire,
    fireBurns: fire,
    fireSpreads: spared('spread', SPREADS_ON),
    fireStays: spared('spread', SPREADS_ON),
    alarmDie: alarm,
    flemingsCome: flemings,
    flemingsWait: flemings,
    collapseHeld: collapse,
    collapseFailed: collapse,
    windTurns: weather,
    windHolds: weather,
    currentTurns: weather,
    currentHolds: weather,
  };
  const watch = ({ key, by = '', who = [] }: GameEvent) => {
    if (key === 'turn') Object.assign(cup, CHITS);
    if (key === 'captured' || key === 'liberated') for (const id of who) holders.set(id, by);
  };
  return readingBy(rolls, { drawn: { chit: drawing(cup) }, watch });
}

export const luckSource: LuckSource<Sluys> = {
  kinds: {
    chit: 2,
    initiative: 1,
    grapple: 1,
    disengage: 1,
    ram: 2,
    archery: 2,
    melee: 3,
    casualty: 3,
    ripple: 2,
    fire: 2,
    spread: 1,
    alarm: 2,
    flemings: 1,
    collapse: 3,
    weather: 1,
  },
  reader,
  words: (language) => language.of(words),
};
