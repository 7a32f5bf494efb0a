import { swung } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ATTITUDES, type Attitude, WIND_CHANGE, WIND_EVERY } from '../data/tables.js';
import type { Heading } from '../ids.js';
import type { GrandArmada } from '../state.js';
import type { Tools } from './ships.js';

/** The wind: how it takes a ship [5.2], and how it shifts [6]. */

/** Hexsides between a heading and the side the wind comes from, 0 to 3. */
export const steps = (heading: Heading, windFrom: Heading): number => Math.min((heading - windFrom + 6) % 6, (windFrom - heading + 6) % 6);

export const attitude = (heading: Heading, windFrom: Heading): Attitude => ATTITUDES[steps(heading, windFrom)];

/** The wind after a die: never more than one side from where the scenario began [6]. */
export function windAfter(die: number, initial: Heading, present: Heading): Heading {
  const change = WIND_CHANGE[die - 1];
  return change === 'same' ? present : swung(initial, change);
}

export const windIsChecked = (G: GrandArmada, turn: number): boolean => G.options.windChanges && turn % WIND_EVERY === 0;

/** Step 1 of the sequence of play, every sixth turn. */
export function checkWind({ G, dice, emit }: Tools): void {
  if (!windIsChecked(G, G.turn)) return;
  const die = dice.die(6);
  const before = G.windFrom;
  G.windFrom = windAfter(die, scenarioOf(G).windFrom, before);
  emit({
    key: G.windFrom === before ? 'windHolds' : 'windShifts',
    case: '6.0',
    values: { from: G.windFrom },
    roll: { dice: [die], chart: 'windChange', row: die - 1 },
  });
}
