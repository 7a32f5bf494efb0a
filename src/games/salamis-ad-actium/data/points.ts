import type { Hull, Ram } from './ramming.js';

/** What a ship is worth, in tenths of a point before the size is weighed [15]. */
export const PRICE = {
  size: 15,
  ram: { none: 0, light: 10, standard: 20, heavy: 30, spur: 10 } satisfies { readonly [ram in Ram]: number },
  /** Speeds that cost nothing; half of what is above counts, and half of what is below is taken off. */
  oarSpeed: 100,
  sailSpeed: 130,
  /** For each point of fighting strength [8.2], and again for each archer. */
  strength: 18,
  archers: 60,
  fightingOars: { none: 0, normal: 37, heavy: 40 },
  ballista: 60,
  engine: 60,
  tower: 10,
  parablemata: 60,
  siphon: 80,
  hull: { stout: 30, normal: 0, weak: -10 } satisfies { readonly [hull in Hull]: number },
  spareOarsmen: 10,
  /** Ships above this size cost so many hundredths more for each step. */
  bigSize: 3,
  bigPct: 15,
  leastBase: 3,
  least: 2,
} as const;
