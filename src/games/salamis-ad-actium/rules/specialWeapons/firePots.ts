import type { Tools } from '../ships.js';
import { noWeapon, type Weapon } from '../shooting/weapon.js';

/** Rhodian fire pots [9.1]. */

export const pots: Weapon = noWeapon('9.1');

/** Whether the crew of `mover` dares to ram `target` bow to bow; the test is thrown only where pots await it. */
export function nerveHolds(_table: Tools, _mover: string, _target: string): boolean {
  return true;
}
