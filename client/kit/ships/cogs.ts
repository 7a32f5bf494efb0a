import { ensign, lateen, line, oars, pennant, type ShipDrawing, square } from './rigging.js';

const cog: ShipDrawing = {
  hull: 'M12 28H30V38L32 42Q50 47 68 42L70 36V28H86V38L88 40Q88 56 74 62H30Q14 58 12 40Z',
  sails: square(50, 13, 17, 39, 18),
  rig: line(50, 45, 50, 3) + line(32, 12.5, 69, 12.5) + line(50, 5, 84, 30) + line(50, 5, 16, 30),
  flags: pennant(50, 3, 15) + ensign(14, 20, -9, 6),
  trim: 'M14 47Q50 56 86 47M15 52Q50 60 84 52M17 28v6M21 28v6M25 28v6M74 28v6M78 28v6M82 28v6',
};

const nef: ShipDrawing = {
  hull: 'M6 24H28V34L31 40Q50 46 68 40L70 32V22H92V33Q92 38 90 42Q88 58 74 62H28Q12 58 9 42Q6 33 6 24Z',
  sails: square(43, 13, 14, 37, 16) + square(72, 14, 8, 29, 9),
  rig: line(43, 44, 43, 2) + line(72, 30, 72, 5) + line(29, 12.5, 58, 12.5) + line(63, 13.5, 81, 13.5),
  flags: pennant(43, 2, 16) + pennant(72, 5, 12) + ensign(8, 16, -9, 6),
  trim: 'M10 44Q50 54 89 44M11 50Q50 59 87 50M10 24v7M16 24v7M22 24v7M75 22v7M81 22v7M87 22v7',
};

const barge: ShipDrawing = {
  hull: 'M8 38Q14 46 20 48H78Q88 45 94 36Q92 54 78 62H24Q10 57 8 38Z',
  sails: square(50, 16, 15, 42, 17),
  rig: line(50, 50, 50, 7) + line(34, 15.5, 67, 15.5) + oars(24, 76, 12, 54, 68, 5),
  flags: pennant(50, 7, 14),
  trim: 'M12 50Q50 57 90 50M14 55Q50 61 86 55',
};

const balinger: ShipDrawing = {
  hull: 'M10 42Q18 49 24 50H76Q86 47 92 40Q90 56 76 62H26Q12 58 10 42Z',
  sails: square(52, 20, 12, 44, 14),
  rig: line(52, 52, 52, 11) + line(39, 19.5, 66, 19.5) + oars(26, 74, 9, 55, 68, 5),
  flags: ensign(52, 11, 12, 6),
  trim: 'M14 53Q50 59 88 53',
};

const galley: ShipDrawing = {
  hull: 'M5 36Q11 40 12 46L78 51L100 49L99 52L84 56Q78 61 70 62H22Q10 59 8 50Q4 42 5 36Z',
  sails: lateen([78, 45], [46, 5], [36, 45]) + lateen([92, 46], [80, 22], [72, 45]),
  rig: line(56, 51, 56, 12) + line(83, 52, 83, 26) + line(79, 46, 45, 4) + line(93, 47, 79, 21) + oars(20, 78, 18, 56, 69, 6),
  flags: pennant(56, 11, 15) + ensign(6, 28, -8, 6),
  trim: 'M11 51L84 55',
};

/** Medieval ship types, some of them still in use in the 1580s. */
export const cogs = { cog, nef, barge, balinger, galley } as const;
