import { isHex } from './rules/places.js';
import type { WarWithSpain } from './state.js';

/** What cannot be true of a state that play has reached, or nothing. */
export function fault(G: WarWithSpain): string | undefined {
  for (const [id, unit] of Object.entries(G.naval)) if (unit.fleet !== null && !isHex(unit.at)) return `${id} sails in a fleet off the map`;
  return undefined;
}
