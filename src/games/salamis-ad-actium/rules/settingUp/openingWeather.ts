import type { Dice } from '../../../../kit/dice.js';
import { perilousRoutes } from '../../campaign/rules/areas.js';
import type { WindChoice } from '../../data/pointsBattle.js';
import { BREEZE, type Region, SEA_STATE, WIND_FROM, WIND_STRENGTH } from '../../data/weather.js';
import type { Salamis, Sea, Weather, WindStrength } from '../../state.js';

/** Wind and sea at random [2.5, 2.6]. */

/** Sea state for a wind, by d6; one more for every perilous route of the area in which a campaign's battle is fought [2.6]. */
export const rollSea = ({ camp }: Pick<Salamis, 'camp'>, strength: WindStrength, dice: Dice): Sea =>
  SEA_STATE[strength][Math.min(6, dice.die(6) + perilousRoutes(camp)) - 1];

/** Direction of the wind, its strength unless that was agreed on, and the sea, in that order. */
export function rollWeather(G: Pick<Salamis, 'camp'>, region: Region, wind: WindChoice, dice: Dice): Weather {
  const from = WIND_FROM[dice.die(10) - 1];
  const strength = wind === 'breeze' ? BREEZE : WIND_STRENGTH[region][dice.die(6) - 1];
  return { region, from, strength, sea: rollSea(G, strength, dice), currents: [], tide: null };
}
