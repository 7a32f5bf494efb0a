import type { Dice } from '../../../../kit/dice.js';
import { type Region, SEA_STATE, WIND_FROM, WIND_STRENGTH } from '../../data/weather.js';
import type { Sea, Weather, WindStrength } from '../../state.js';

/** Wind and sea at random [2.5, 2.6]. */

/** Sea state for a wind, by d6; `more` is added to it: perilous routes of a campaign area [2.6]. */
export const rollSea = (strength: WindStrength, dice: Dice, more = 0): Sea => SEA_STATE[strength][Math.min(6, dice.die(6) + more) - 1];

/** Direction, strength and sea state, in that order. */
export function rollWeather(region: Region, dice: Dice, more = 0): Weather {
  const from = WIND_FROM[dice.die(10) - 1];
  const strength = WIND_STRENGTH[region][dice.die(6) - 1];
  return { region, from, strength, sea: rollSea(strength, dice, more), currents: [], tide: null };
}
