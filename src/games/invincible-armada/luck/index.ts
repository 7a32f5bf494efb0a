import type { GameEvent } from '../../../kit/events.js';
import { added, type LuckSource, readingBy, rolled, rolledTest, scored, tested } from '../../../kit/luckRolls.js';
import { chance, dieOdds } from '../../../kit/odds.js';
import {
  BAD_WEATHER,
  BISCAY_HIT,
  CONDITION,
  GALE_HIT,
  HAWKINS_C,
  MORALE,
  RALLY,
  REINFORCE,
  REPAIR,
  RESUPPLY,
  RETREAT,
  WEATHER_GAUGE,
} from '../data/tables.js';
import { flagOf, type SquadronId, seatOf } from '../ids.js';
import { hitOdds } from '../preview.js';
import { words } from './words/index.js';

const ownerOf = ({ who = [] }: GameEvent, n = 0): string => seatOf(flagOf(who[n] as SquadronId));

/** Returns a reader for tests, which count as luck of the squadron's owner. `passes` is called with the total of dice and modifiers. */
const test = (kind: string, passes: (total: number, entry: GameEvent) => boolean) => (entry: GameEvent) => [
  rolledTest(kind, ownerOf(entry), entry, (sum) => passes(sum + added(entry), entry)),
];

const spanishTest = (kind: string, passes: (total: number, entry: GameEvent) => boolean) => (entry: GameEvent) => [
  rolledTest(kind, seatOf('spanish'), entry, (sum) => passes(sum + added(entry), entry)),
];

/** Returns a reader for events with one test per squadron. */
const each = (kind: string, passes: (die: number) => boolean) => (entry: GameEvent) => {
  const p = chance(dieOdds(6), passes);
  return (entry.roll?.dice ?? []).map((die, n) => tested(kind, ownerOf(entry, n), p, passes(die)));
};

/** Returns a reader for the Hits of all of a side's Battle Dice [7.5]. */
const fire = (entry: GameEvent) => {
  const { dice = [], modifiers = [] } = entry.roll ?? {};
  const drm = modifiers.reduce((sum, [, amount]) => sum + amount, 0);
  return [scored('fire', entry.by, hitOdds(dice.length, drm), Number(entry.values?.hits))];
};

const westerly = (total: number): boolean => WEATHER_GAUGE.find(({ max }) => total <= max)?.result === 'west';
const gales = (die: number): boolean => BAD_WEATHER.find(({ max }) => die <= max)?.result === 'gales';
const wind = (entry: GameEvent) => [rolledTest('wind', undefined, entry, (total) => !westerly(total))];
const badWeather = (entry: GameEvent) => [rolledTest('badWeather', undefined, entry, gales)];

const gale = each('gale', (die) => die > GALE_HIT);
const storm = each('storm', (die) => die > BISCAY_HIT);
const reinforce = each('reinforce', (die) => die <= REINFORCE.atMost);
const lowAmmo = test('lowAmmo', (total, { values }) => total >= Number(values?.shot));
const retreat = test('retreat', (total) => total <= RETREAT.atMost);
const morale = test('morale', (total) => total < MORALE.breakAt);
const repair = test('repair', (total) => total >= REPAIR.atLeast);
const rally = test('rally', (total) => total <= RALLY.atMost);
const resupply = test('resupply', (total) => total >= RESUPPLY.atLeast);
const thirdSquare = test('thirdSquare', (total) => total <= HAWKINS_C);
const condition = spanishTest('condition', (total) => total >= CONDITION.atLeast);
const army = spanishTest('army', (total, { values }) => total >= Number(values?.needed));

const ROLLS = {
  blessing: (entry: GameEvent) => [rolled('blessing', entry.by, entry, (die) => die)],
  stormHit: storm,
  stormMiss: storm,
  'wind.west': wind,
  'wind.east': wind,
  'wind.badWeather': wind,
  'weather.calm': badWeather,
  'weather.fog': badWeather,
  'weather.gales': badWeather,
  galeHit: gale,
  galeMiss: gale,
  thirdSquare,
  noThirdSquare: thirdSquare,
  wayOut: retreat,
  caught: retreat,
  fire,
  breaks: morale,
  holds: morale,
  lowAmmo,
  ammoLasts: lowAmmo,
  repaired: repair,
  notRepaired: repair,
  rallied: rally,
  notRallied: rally,
  resupplied: resupply,
  notResupplied: resupply,
  reinforced: reinforce,
  notReinforced: reinforce,
  // A drift roll is neither good nor bad luck for a side [13.2].
  drifts: (entry: GameEvent) => [rolled('drift', undefined, entry, (sum) => sum)],
  fit: condition,
  unfit: condition,
  armyArrives: army,
  armyAbsent: army,
};

export const luckSource: LuckSource = {
  kinds: {
    blessing: 1,
    storm: 2,
    wind: 1,
    badWeather: 1,
    gale: 2,
    thirdSquare: 1,
    retreat: 2,
    fire: 3,
    morale: 3,
    lowAmmo: 1,
    repair: 1,
    rally: 1,
    resupply: 1,
    reinforce: 1,
    drift: 1,
    condition: 3,
    army: 3,
  },
  reader: () => readingBy(ROLLS),
  words: (language) => language.of(words),
};
