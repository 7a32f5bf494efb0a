import { swung } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ATTITUDES, type Attitude, WIND_CHANGE, WIND_EVERY } from '../data/tables.js';
import type { Heading } from '../ids.js';
import type { GrandArmada } from '../state.js';
import type { Tools } from './ships.js';

// Attitude to the wind [5.2], and wind changes [6].

/** Returns how many hexsides a heading is from the direction of the wind, 0 to 3. */
export const steps = (heading: Heading, windFrom: Heading): number => Math.min((heading - windFrom + 6) % 6, (windFrom - heading + 6) % 6);

export const attitude = (heading: Heading, windFrom: Heading): Attitude => ATTITUDES[steps(heading, windFrom)];

/** Returns the direction of the wind after a roll [6]. */
export function windAfter(die: number, initial: Heading, present: Heading): Heading {
  const change = WIND_CHANGE[die - 1];
  return change === 'same' ? present : swung(initial, change);
}

export const windIsChecked = (G: GrandArmada, turn: number): boolean => G.options.windChanges && turn % WIND_EVERY === 0;

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
