import type { Tools } from './ships.js';

/** Flag officers: hit, drowned, taken, succeeded [10.6]. */

/** How a ship with an officer aboard was lost to his squadron. */
export type ShipFate = 'sunk' | 'wrecked' | 'capsized' | 'captured' | 'fled' | 'escaped' | 'landed';

/** An officer is hit by shooting [6.3]. */
export function officerHit(_table: Tools, _id: string): void {}

/** What becomes of the officer of a ship that is lost, still at its place on the table. */
export function officerLeaves(_table: Tools, _id: string, _fate: ShipFate): void {}

/** I8: successions. */
export function successions(_table: Tools): void {}
