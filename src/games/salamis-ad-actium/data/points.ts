import type { Hull, Ram } from './boarding.js';

// The points battle [2 intro, 15]: sizes and eras.

export const SIZES = ['skirmish', 'battle', 'great'] as const;
export type Size = (typeof SIZES)[number];

/** Table size in mm, and maximum number of ships per fleet. */
interface Extent {
  readonly w: number;
  readonly h: number;
  readonly ships: number;
}

export const SIZE: { readonly [size in Size]: Extent & { readonly points: number } } = {
  skirmish: { points: 250, w: 1200, h: 1200, ships: 8 },
  battle: { points: 400, w: 1800, h: 1200, ships: 12 },
  great: { points: 650, w: 2400, h: 1200, ships: 14 },
};

export const POINTS_BATTLE = { leastShips: 3, mostPoints: 1500, turnLimit: 12, alliedPart: 3, perSquadron: 6 } as const;

/** Minimum table width for deployment, in mm. Sizes are rounded up to multiples of `step`. */
const TABLE = { leastWidth: 900, step: 10 } as const;

/** Returns the table size and number of ships for a points total. */
export function extentOf(points: number): Extent {
  const [low, high] = points < SIZE.battle.points ? [SIZE.skirmish, SIZE.battle] : [SIZE.battle, SIZE.great];
  const between = (from: number, to: number, step: number): number =>
    step * Math.ceil((from * (high.points - points) + to * (points - low.points)) / ((high.points - low.points) * step));
  const ships = between(low.ships, high.ships, 1);
  return {
    w: Math.max(TABLE.leastWidth, between(low.w, high.w, TABLE.step)),
    h: SIZE.battle.h,
    ships: Math.max(POINTS_BATTLE.leastShips, ships),
  };
}

export const WIND_CHOICES = ['breeze', 'rolled'] as const;
export type WindChoice = (typeof WIND_CHOICES)[number];
export const CURRENT_CHOICES = ['none', 'weak', 'strong', 'rolled'] as const;
export type CurrentChoice = (typeof CURRENT_CHOICES)[number];
export const TIDE_CHOICES = ['none', 'rising', 'falling', 'rolled'] as const;
export type TideChoice = (typeof TIDE_CHOICES)[number];
/** Default number of turns after which a tide changes the depth [2.10]. */
export const TIDE_EVERY = 3;

export const ERAS: readonly { readonly name: string; readonly from: number; readonly to: number }[] = [
  { name: 'Bronze Age', from: -2000, to: -1001 },
  { name: 'Archaic', from: -1000, to: -501 },
  { name: 'Persian Wars', from: -500, to: -432 },
  { name: 'Peloponnesian War', from: -431, to: -401 },
  { name: 'Hellenistic', from: -400, to: -265 },
  { name: 'Punic Wars', from: -264, to: -146 },
  { name: 'Late Republic', from: -145, to: -31 },
  { name: 'Empire', from: -30, to: 283 },
  { name: 'Late Empire', from: 284, to: 599 },
  { name: 'Dark Ages', from: 600, to: 900 },
];

export const YEARS = [ERAS[0].from, ERAS[ERAS.length - 1].to] as const;

/** Price of a ship in tenths of a point, before its size [15]. */
export const PRICE = {
  size: 15,
  ram: { none: 0, light: 10, standard: 20, heavy: 30, spur: 10 } satisfies { readonly [ram in Ram]: number },
  /** Speeds that do not change the price. Half of any excess is added, half of any shortfall subtracted. */
  oarSpeed: 100,
  sailSpeed: 130,
  /** Price per point of fighting strength [8.2]. */
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
  /** Each step of size above `bigSize` raises the price by `bigPct` per cent. */
  bigSize: 3,
  bigPct: 15,
  leastBase: 3,
  least: 2,
} as const;
