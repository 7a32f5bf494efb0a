import type { Rating } from '../../../../src/games/grand-armada/face.js';
import { line } from '../../../kit/ships/rigging.js';

/** A ship seen from above, heading north, about 96 units long, centred at 0. */
export interface HullDrawing {
  readonly hull: string;
  readonly deck: string;
  readonly sails: string;
  readonly spars: string;
  readonly oars?: string;
}

const sail = (y: number, half: number, belly: number) =>
  `M${-half} ${y}Q${-half * 0.6} ${y - belly} 0 ${y - belly}T${half} ${y}Q0 ${y - belly * 0.35} ${-half} ${y}Z`;

/** Returns the path of a lateen sail. */
const slanted = (y: number, half: number) =>
  `M${-half} ${y + half * 0.7}L${half * 0.9} ${y - half * 0.8}Q${half * 0.5} ${y + 4} ${-half} ${y + half * 0.7}Z`;

const yard = (y: number, half: number) => line(-half, y, half, y);

function hull(stem: number, length: number, waist: number, stern: number): string {
  const [bow, aft] = [-length, length];
  return (
    `M0 ${bow}Q${stem} ${bow + 12} ${waist * 0.86} ${bow + length * 0.52}Q${waist + 0.6} ${-length * 0.1} ${waist} ${length * 0.3}` +
    `Q${waist * 0.94} ${length * 0.72} ${stern} ${aft}Q0 ${aft + 3.5} ${-stern} ${aft}` +
    `Q${-waist * 0.94} ${length * 0.72} ${-waist} ${length * 0.3}Q${-waist - 0.6} ${-length * 0.1} ${-waist * 0.86} ${bow + length * 0.52}Q${-stem} ${bow + 12} 0 ${bow}Z`
  );
}

/** Returns the lines on deck: edges of the castles, grating and keel line. */
const deck = (length: number, waist: number, fore: number, half: number) =>
  line(-waist * 0.8, -length * fore, waist * 0.8, -length * fore) +
  line(-waist * 0.93, length * half, waist * 0.93, length * half) +
  line(-waist * 0.8, length * 0.74, waist * 0.8, length * 0.74) +
  `M-3 ${-length * 0.12}H3V${length * 0.16}H-3ZM-3 ${length * 0.02}H3`;

const bowsprit = (length: number, reach: number) => line(0, -length + 4, 0, -length - reach);

const race: HullDrawing = {
  hull: hull(3, 44, 11.5, 6.5),
  deck: deck(44, 11.5, 0.5, 0.46),
  sails: sail(-20, 17, 12) + sail(4, 21, 16) + slanted(24, 11) + slanted(36, 7),
  spars: bowsprit(44, 8) + yard(-20, 18) + yard(4, 22) + line(-11, 32, 10, 15) + line(-7, 41, 6, 30),
};

const galleon: HullDrawing = {
  hull: hull(5, 43, 14, 8.5),
  deck: deck(43, 14, 0.42, 0.34),
  sails: sail(-19, 18, 12) + sail(3, 22, 16) + slanted(23, 12) + slanted(35, 8),
  spars: bowsprit(43, 9) + yard(-19, 19) + yard(3, 23) + line(-12, 32, 11, 13) + line(-8, 41, 7, 29),
};

const greatShip: HullDrawing = {
  hull: hull(6, 46, 15, 9.5),
  deck: `${deck(46, 15, 0.4, 0.36)}${line(-11, -30, 11, -30)}`,
  sails: sail(-22, 19, 12) + sail(2, 24, 18) + slanted(23, 13) + slanted(37, 9),
  spars: bowsprit(46, 9) + yard(-22, 20) + yard(2, 25) + line(-13, 33, 12, 13) + line(-9, 44, 8, 30),
};

const merchant: HullDrawing = {
  hull: hull(5, 38, 11.5, 6.5),
  deck: deck(38, 11.5, 0.48, 0.4),
  sails: sail(-16, 15, 10) + sail(5, 18, 14) + slanted(25, 10),
  spars: bowsprit(38, 7) + yard(-16, 16) + yard(5, 19) + line(-10, 33, 9, 16),
};

const pinnace: HullDrawing = {
  hull: hull(3, 31, 8, 4.5),
  deck: `${line(-6, -14, 6, -14)}${line(-7, 14, 7, 14)}`,
  sails: sail(-10, 12, 10) + sail(8, 13, 10),
  spars: bowsprit(31, 7) + yard(-10, 13) + yard(8, 14),
};

/** Nao: a broad ship with a tall mainmast. */
const nao: HullDrawing = {
  hull: hull(8, 41, 16, 10),
  deck: deck(41, 16, 0.44, 0.38),
  sails: sail(-20, 16, 10) + sail(4, 26, 19) + slanted(27, 11),
  spars: bowsprit(41, 8) + yard(-20, 17) + yard(4, 27) + line(-11, 35, 10, 18),
};

const hulk: HullDrawing = {
  hull: hull(11, 37, 17, 12),
  deck: deck(37, 17, 0.5, 0.44),
  sails: sail(-17, 16, 10) + sail(5, 24, 18) + slanted(25, 10),
  spars: bowsprit(37, 6) + yard(-17, 17) + yard(5, 25) + line(-10, 32, 9, 17),
};

const galleass: HullDrawing = {
  hull: 'M0 -50L2.2 -38Q8 -34 9.5 -20V26Q9 38 6 44Q0 47 -6 44Q-9 38 -9.5 26V-20Q-8 -34 -2.2 -38Z',
  deck: `${line(-8, -24, 8, -24)}${line(-9, 24, 9, 24)}M0 -22V22M-4 -14H4M-4 -4H4M-4 6H4M-4 16H4`,
  sails: slanted(-16, 15) + slanted(5, 17) + slanted(26, 10),
  spars: line(-15, -6, 13, -28) + line(-17, 17, 15, -9) + line(-10, 33, 9, 18),
  oars: [-18, -11, -4, 3, 10, 17, 23].map((y) => line(9, y, 24, y + 5) + line(-9, y, -24, y + 5)).join(''),
};

export function hullOf({ type, side }: Rating): HullDrawing {
  switch (type) {
    case 'galleon':
      return side === 'E' ? race : galleon;
    case 'great ship':
      return greatShip;
    case 'merchant':
      return merchant;
    case 'pinnace':
      return pinnace;
    case 'nao':
      return nao;
    case 'hulk':
      return hulk;
    case 'galleass':
      return galleass;
  }
}

/** Damage shown on a ship: 0 none, 1 holes in the sails, 2 rags, 3 fallen masts. */
export type Damage = 0 | 1 | 2 | 3;

/** Returns the damage to draw on a ship that sinks at `defence` hull hits. */
export function damageOf(hull: number, defence: number): Damage {
  const share = hull / defence;
  if (share <= 0) return 0;
  return share > 2 / 3 ? 3 : share > 1 / 3 ? 2 : 1;
}

const hole = (x: number, y: number, r: number) => `M${x - r} ${y}l${r} ${-r}l${r} ${r * 0.7}l${-r * 0.6} ${r}Z`;
const HOLES = hole(-8, -3, 5) + hole(7, -25, 4);
const RAGS = `${HOLES}${hole(10, -4, 6)}M-22 4L-12 -8L-10 1L-5 -6L-2 3ZM-15 -20L-7 -28L-5 -21Z`;
const FALLEN = `M-3 -20L27 -31M0 4L-31 17M20 -36l4 13M-27 8l4 15`;

/** Drawings of damage. Holes and rags are drawn over the sails; fallen masts replace the sails. */
export const DAMAGE: { readonly [damage in Exclude<Damage, 0>]: { readonly holes?: string; readonly masts?: string } } = {
  1: { holes: HOLES },
  2: { holes: RAGS },
  3: { masts: FALLEN },
};
