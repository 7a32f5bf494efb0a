import type { Tools } from '../ships.js';

/** Squadron morale [10.2]. It ends by clearing `lost`, `flagLost`, `cincLost` and `won`. */
export function squadronMorale(_table: Tools): void {}
