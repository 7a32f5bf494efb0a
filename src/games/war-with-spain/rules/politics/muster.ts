import { MUSTER } from '../../data/armies.js';
import { turnInfo } from '../../data/calendar.js';
import { seatOf } from '../../ids.js';
import type { Tools } from '../tools.js';

/** The musters of an invaded England [15.36]. */

/** The musters that an invasion brings are offered in the first activation that is not in winter [15.36]. */
export function offerMuster({ G, emit }: Tools): void {
  const { landed } = G;
  landed.freeMuster = [];
  if (!landed.musterDue || turnInfo(G.turn).winter) return;
  landed.musterDue = false;
  landed.freeMuster = MUSTER.filter((id) => !G.land[id]);
  if (landed.freeMuster.length) emit({ key: 'muster', case: '15.36', by: seatOf('E'), who: [...landed.freeMuster] });
}
