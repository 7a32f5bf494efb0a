import type { Tools } from '../ships.js';

/** Changing weather [10.7] and the tide's depth [2.10]. */
export function changeWeather(_table: Tools): void {}
export function tideTurns(_table: Tools): void {}
