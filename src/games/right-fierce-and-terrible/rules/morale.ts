import { MORALE } from '../data/tables.js';
import { type Side, seatOf } from '../state.js';
import type { Tools } from './args.js';

/** Changes a fleet's morale (11.1.2 to 11.1.4). `why` is the key of a reason. */
export function changeMorale({ G, emit }: Tools, side: Side, amount: number, why: string): void {
  const before = G.morale[side];
  const now = Math.max(0, Math.min(MORALE.max, before + amount));
  if (now === before) return;
  G.morale[side] = now;
  emit({ key: 'morale', case: '11.1.2', by: seatOf(side), values: { why, change: now - before, now } });
}
