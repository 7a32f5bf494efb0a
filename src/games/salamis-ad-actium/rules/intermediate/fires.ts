import type { Tools } from '../ships.js';

/** Fires, snakes and bees [10.5]. */

/** The fire of a ship grows, whoever lit it. */
export function feedFire({ G, tell }: Tools, id: string, levels: number, greek: boolean, ruleCase: string): void {
  const vessel = G.ships[id];
  vessel.fire = Math.min(3, vessel.fire + levels) as 0 | 1 | 2 | 3;
  vessel.greek ||= greek;
  tell({ key: 'fire', case: ruleCase, who: [id], values: { level: vessel.fire, greek: vessel.greek } });
}

export function fires(_table: Tools): void {}
export function pests(_table: Tools): void {}
