import type { Dice } from '../../../../kit/dice.js';
import type { WindChoice } from '../../data/pointsBattle.js';
import type { Region } from '../../data/weather.js';
import type { Tools } from '../basics/ships.js';
import { rollWeather } from './openingWeather.js';
import { generateTerrain, type TerrainRequest } from './terrain.js';

/** Laying out the table of a battle: its land, its wind and its sea, each told with the dice that made it [2.4 to 2.6]. */

/** Dice that are written down as they fall. */
function noted(dice: Dice): { readonly dice: Dice; readonly thrown: number[] } {
  const thrown: number[] = [];
  const die = (sides: number): number => {
    thrown.push(dice.die(sides));
    return thrown[thrown.length - 1];
  };
  return { dice: { die }, thrown };
}

export function layTable({ G, dice, emit }: Tools, request: Omit<TerrainRequest, 'table'>, region: Region, wind: WindChoice): void {
  const forLand = noted(dice);
  Object.assign(G, generateTerrain({ ...request, table: G.table }, forLand.dice));
  emit({ key: 'terrain', case: '2.4', values: { pieces: Object.keys(G.land).length }, roll: { dice: forLand.thrown, chart: 'terrain' } });
  const forWeather = noted(dice);
  G.weather = rollWeather(G, region, wind, forWeather.dice);
  const { from, strength, sea } = G.weather;
  const [direction, ...others] = forWeather.thrown;
  emit({ key: 'windFrom', case: '2.5', values: { from }, roll: { dice: [direction], chart: 'wind' } });
  emit({ key: 'weather', case: '2.5', values: { from, strength, sea }, roll: { dice: others, chart: 'sea' } });
}
