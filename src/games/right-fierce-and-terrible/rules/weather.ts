import { turned } from '../../../kit/hexGrid.js';
import { WEATHER_ON } from '../data/tables.js';
import type { Tools } from './args.js';

/** 2.3.4: a die for the wind, then one for the current; on a 6 a second one says which way it turns. */
export function changeWeather({ G, dice, emit }: Tools): void {
  for (const what of ['wind', 'current'] as const) {
    const thrown = [dice.die(6)];
    if (thrown[0] === WEATHER_ON) {
      thrown.push(dice.die(6));
      G[what] = turned(G[what], thrown[1] % 2 === 1 ? -1 : 1);
    }
    const key = thrown.length > 1 ? (`${what}Turns` as const) : (`${what}Holds` as const);
    emit({ key, case: '2.3.4', values: { to: G[what] }, roll: { dice: thrown, chart: 'weather', row: thrown.length > 1 ? 0 : 1 } });
  }
}
