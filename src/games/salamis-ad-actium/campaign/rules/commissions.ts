import type { Side } from '../../sides.js';
import type { Campaign, Commission } from '../state.js';

/** Commissions of officers: a fleet that is formed gives one, and none is thrown for again [12.9]. */

/** The number of a side's next commission. */
export function nextCommission(camp: Campaign, side: Side): number {
  camp.commissions[side] += 1;
  return camp.commissions[side];
}

/** Which of two officers leads the other: the higher rating, of equals the earlier commission [12.9]. */
export const isSenior = (a: Commission, b: Commission): boolean => a.mod > b.mod || (a.mod === b.mod && (a.no ?? 0) < (b.no ?? 0));
