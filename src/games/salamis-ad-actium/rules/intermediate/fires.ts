import type { Modifier } from '../../../../kit/events.js';
import { perilousRoutes } from '../../campaign/rules/areas.js';
import { BURN, FIRE } from '../../data/intermediate.js';
import { SEAS, STRONGEST, WEATHER_CHANGE } from '../../data/movement.js';
import { heading } from '../../geometry/shapes.js';
import type { RuleCase } from '../../keys.js';
import type { Salamis, Ship, WindStrength } from '../../state.js';
import { crewTest, crewTestDie, inflict, loseFighters, loseOarsmen, testModifier } from '../basics/damage.js';
import { baseOf, isLinked, lockedTo, onTable, ship, type Tools, touching } from '../basics/ships.js';
import { leastSea, specialRules, weatherIsFixed } from '../settingUp/scenarioRules.js';
import { seaFor, shoals } from '../settingUp/surroundings.js';

// Changing weather [10.7] and the tide's depth [2.10].

/** Lowest roll at which the wind drops. */
export const DIES_ON = 6;

/** Adjusts the sea to the wind, one level at a time. */
function seaFollows({ G, dice, emit }: Tools): void {
  const { weather } = G;
  const now = SEAS.indexOf(weather.sea);
  const die = dice.die(6);
  const perilous = perilousRoutes(G.camp);
  const wanted = Math.max(SEAS.indexOf(seaFor(G, weather.strength, die)), SEAS.indexOf(leastSea(G)));
  weather.sea = SEAS[now + Math.sign(wanted - now)];
  emit({
    key: wanted === now ? 'seaHolds' : 'seaChanges',
    case: '2.6',
    values: { sea: weather.sea },
    roll: { dice: [die], ...(perilous && { modifiers: [['perilous', perilous] as const], total: die + perilous }), chart: 'sea' },
  });
}

function dyingWind({ G, dice, emit }: Tools): void {
  const die = dice.die(10);
  const falls = die >= DIES_ON && G.weather.strength > 0;
  if (falls) G.weather.strength = (G.weather.strength - 1) as WindStrength;
  emit({ key: falls ? 'windDies' : 'windHolds', case: '10.7', values: { strength: G.weather.strength }, roll: { dice: [die] } });
}

export const strongestWind = (G: Salamis): WindStrength => (G.options.severeWeather ? STRONGEST.severe : STRONGEST.usual[G.weather.region]);

export function changeWeather(tools: Tools): void {
  const { G, dice, emit } = tools;
  const { windDies } = specialRules(G);
  if (windDies !== undefined && G.turn >= windDies) {
    dyingWind(tools);
    return;
  }
  if (!G.options.changingWeather || weatherIsFixed(G)) return;
  const { weather } = G;
  const die = dice.die(10);
  const change = WEATHER_CHANGE[die - 1];
  const roll = { dice: [die], chart: 'weather', row: die - 1 } as const;
  if (change === null) {
    emit({ key: 'windHolds', case: '10.7', values: { strength: weather.strength }, roll });
    return;
  }
  if ('turn' in change) {
    weather.from = heading(weather.from + change.turn);
    emit({ key: 'windTurns', case: '10.7', values: { by: change.turn, from: weather.from }, roll });
    return;
  }
  const strength = Math.min(strongestWind(G), Math.max(0, weather.strength + change.strength)) as WindStrength;
  const changed = strength !== weather.strength;
  weather.strength = strength;
  emit({ key: changed ? 'windStrength' : 'windHolds', case: '10.7', values: { strength }, roll });
  if (changed) seaFollows(tools);
}

export function tideTurns({ G, emit }: Tools): void {
  const { tide } = G.weather;
  if (!tide || !G.options.currentsAndTides || G.turn % tide.every !== 0) return;
  const before = shoals(G);
  const falls = tide.kind === 'falling';
  const depth = (now: number) => Math.max(0, now + (falls ? -1 : 1));
  for (const shallow of Object.values(G.shallows)) shallow.depth = depth(shallow.depth);
  for (const { shallow } of Object.values(G.land)) if (shallow) shallow.depth = depth(shallow.depth);
  for (const { id, covers } of before) {
    if (falls) G.fallen[id] = onTable(G).filter((each) => !ship(G, each).aground && covers(baseOf(ship(G, each))));
    else delete G.fallen[id];
  }
  emit({ key: falls ? 'tideFalls' : 'tideRises', case: '2.10' });
}

// Fires, snakes and bees [10.5].

const level = (amount: number): Ship['fire'] => Math.max(0, Math.min(FIRE.most, amount)) as Ship['fire'];

export function feedFire({ G, emit }: Tools, id: string, levels: number, greek: boolean, ruleCase: RuleCase): void {
  const vessel = ship(G, id);
  vessel.fire = level(vessel.fire + levels);
  if (greek) vessel.greek = true;
  emit({ key: 'fire', case: ruleCase, who: [id], values: { level: vessel.fire, greek: vessel.greek ?? false } });
}

function fireModifiers(G: Salamis, id: string): Modifier[] {
  const { fire, greek = false } = ship(G, id);
  const above = testModifier('firePerLevelAbove1', fire > 1).map(([name, amount]): Modifier => [name, amount * (fire - 1)]);
  return [...above, ...testModifier('fireGreek', greek), ...testModifier('fireNotLinked', !isLinked(G, id))];
}

function fight(tools: Tools, id: string): void {
  const { G, emit } = tools;
  const vessel = ship(G, id);
  const { passed, die } = crewTestDie(tools, id, 'fire', '10.5', fireModifiers(G, id));
  vessel.fire = level(vessel.fire + (passed ? (die === 10 ? -FIRE.tenLevels : -1) : 1));
  if (!vessel.fire) delete vessel.greek;
  emit({ key: vessel.fire ? 'burns' : 'fireOut', case: '10.5', who: [id], values: { level: vessel.fire } });
}

function spread(tools: Tools, id: string): void {
  const { G, dice, emit } = tools;
  const bound = lockedTo(G, id);
  for (const other of onTable(G)) {
    if (other === id || ship(G, other).fire || !(bound.includes(other) || touching(ship(G, id), ship(G, other)))) continue;
    const die = dice.die(6);
    const catches = die >= FIRE.spreadOn;
    emit({ key: 'fireSpreads', case: '10.5', who: [other, id], values: { catches }, roll: { dice: [die] } });
    if (catches) feedFire(tools, other, 1, false, '10.5');
  }
}

/** Applies a fire's effects: it kills men, damages the ship and, at the highest level, may spread. */
function burn(tools: Tools, id: string): void {
  const { G } = tools;
  const { casualties, oarsmen, damage, spreads } = BURN[ship(G, id).fire - 1];
  const fallen = loseFighters(tools, id, casualties, '10.5');
  loseOarsmen(tools, id, oarsmen + casualties - fallen, '10.5');
  inflict(tools, id, damage, '10.5');
  if (spreads) spread(tools, id);
}

/** Makes crews fight all fires, then applies the remaining fires (step I7b). */
export function fires(tools: Tools): void {
  const { G } = tools;
  const burning = () => onTable(G).filter((id) => ship(G, id).fire > 0);
  for (const id of burning()) fight(tools, id);
  for (const id of burning()) burn(tools, id);
}

export function pests(tools: Tools): void {
  const { G, emit } = tools;
  for (const id of onTable(G)) {
    const vessel = ship(G, id);
    if (!vessel.pests || !crewTest(tools, id, 'clearPests', '10.5', testModifier('clearPests'))) continue;
    emit({ key: 'pestsGone', case: '10.5', who: [id], values: { pest: vessel.pests } });
    vessel.pests = null;
  }
}
