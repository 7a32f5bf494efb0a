import type { Tools } from '../ships.js';

/** Weather damage, flooding [10.1] and ships that go down [5.12]. */

export function weatherDamage(_table: Tools): void {}
export function flooding(_table: Tools): void {}
export function sinking(_table: Tools): void {}
