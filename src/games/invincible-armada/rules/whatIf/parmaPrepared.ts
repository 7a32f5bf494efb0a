import { living } from '../fleet.js';
import { lacksShot, resupplyRoll } from '../recovery/resupply.js';
import type { Tools } from '../tools.js';
/** Module 17.1.3: Parma is prepared. */

/** On the army's arrival every Spanish squadron that lacks shot rolls a Resupply at once. */
export function resupplyFleet(tools: Tools): void {
  const { G } = tools;
  if (!G.options.parmaPrepared) return;
  for (const id of living(G, 'spanish')) if (lacksShot(G, id)) resupplyRoll(tools, id, '17.1.3');
}
