import { scenarioOf } from '../data/scenarios.js';
import { TIDE } from '../data/tables.js';
import type { Heading, ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { by, type Tools } from './ships.js';

/** The tide off Portland [11]: what it takes off the allowance of a ship that does not go with it. */

export const tideLoss = (die: number): number => Math.min(TIDE.most, die);

/** Whether a die is thrown for a ship (or its tow) with this heading. */
export function tideRolls(G: GrandArmada, heading: Heading, allowance: number): boolean {
  const { tide } = scenarioOf(G);
  return tide !== undefined && heading !== tide && allowance > 0;
}

/** @returns the allowance that is left */
export function tideTakes({ G, dice, tell }: Tools, id: ShipId, heading: Heading, allowance: number): number {
  if (!tideRolls(G, heading, allowance)) return allowance;
  const die = dice.die(6);
  const loss = tideLoss(die);
  const left = Math.max(0, allowance - loss);
  tell({
    key: 'tide',
    case: '11.0',
    by: by(G, id),
    who: [id],
    values: { loss, left },
    roll: { dice: [die], chart: 'tide', row: loss - 1 },
  });
  return left;
}
