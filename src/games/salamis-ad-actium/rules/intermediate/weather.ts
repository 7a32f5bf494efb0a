import { SEAS } from '../../data/movement.js';
import { STRONGEST, WEATHER_CHANGE } from '../../data/weather.js';
import { heading } from '../../geometry/angles.js';
import type { Salamis, WindStrength } from '../../state.js';
import { baseOf, onTable, ship, type Tools } from '../basics/ships.js';
import { rollSea } from '../settingUp/openingWeather.js';
import { leastSea, specialRules, weatherIsFixed } from '../settingUp/scenarioRules.js';
import { shoals } from '../settingUp/surroundings.js';

/** Changing weather [10.7] and the tide's depth [2.10]. */

/** Lowest total at which a dying wind falls. */
export const DIES_ON = 6;

/** The sea follows a wind that has changed, a level at a time. */
function seaFollows({ G, dice, emit }: Tools): void {
  const { weather } = G;
  const now = SEAS.indexOf(weather.sea);
  const wanted = Math.max(SEAS.indexOf(rollSea(G, weather.strength, dice)), SEAS.indexOf(leastSea(G)));
  if (wanted === now) return;
  weather.sea = SEAS[now + (wanted > now ? 1 : -1)];
  emit({ key: 'seaChanges', case: '2.6', values: { sea: weather.sea } });
}

/** A wind that a scenario lets die [2.5]. */
function dyingWind({ G, dice, emit }: Tools): void {
  const die = dice.die(10);
  const falls = die >= DIES_ON && G.weather.strength > 0;
  if (falls) G.weather.strength = (G.weather.strength - 1) as WindStrength;
  emit({ key: falls ? 'windDies' : 'windHolds', case: '10.7', values: { strength: G.weather.strength }, roll: { dice: [die] } });
}

export const strongestWind = (G: Salamis): WindStrength => (G.options.severeWeather ? STRONGEST.severe : STRONGEST.usual[G.weather.region]);

/** I9: the wind may veer, back, freshen or drop. */
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

/** I9: the tide takes water off the shallows, or brings it back. */
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
