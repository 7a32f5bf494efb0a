import { ensign, lateen, line, oars, pennant, type ShipDrawing, spots, square } from './rigging.js';

const galleon: ShipDrawing = {
  hull: 'M6 25L19 28L20 34L31 36L32 41Q48 45 62 43L63 35L82 34L83 39L98 35L97 39Q88 44 85 49Q81 59 73 62H27Q16 60 12 50Q9 38 6 25Z',
  sails:
    square(47, 21, 13, 37, 14) +
    square(47, 7, 8.5, 18.5, 12) +
    square(71, 19, 9.5, 32, 10.5) +
    square(71, 8, 6, 16.5, 8.5) +
    lateen([31, 31], [13, 9], [14, 27]),
  rig:
    line(47, 43, 47, 1) +
    line(71, 36, 71, 3) +
    line(24, 34, 22, 8) +
    line(82, 37, 99, 22) +
    line(33, 20.5, 61, 20.5) +
    line(61, 18.5, 81, 18.5) +
    line(71, 5, 97, 24) +
    line(47, 4, 70, 18),
  flags: pennant(47, 1, 17) + pennant(71, 3, 14) + ensign(7, 17, -9, 7),
  trim: `M12 44Q40 52 84 46M10 36L31 41${spots(30, 76, 8, 51, 1.3)}`,
};

const raceGalleon: ShipDrawing = {
  hull: 'M5 32L18 36L19 40L34 42Q50 46 66 43L67 40L81 39L83 42L99 36L98 40Q90 46 86 51Q81 60 73 62H25Q14 60 11 53Q8 43 5 32Z',
  sails:
    square(46, 20, 14, 39, 15.5) +
    square(46, 6, 9, 17.5, 13) +
    square(71, 20, 10, 36, 11.5) +
    square(71, 8, 6.5, 17.5, 9.5) +
    lateen([32, 38], [14, 12], [13, 33]) +
    square(92, 34, 5, 41, 5),
  rig:
    line(46, 44, 46, 0) +
    line(71, 41, 71, 3) +
    line(23, 40, 22, 11) +
    line(82, 41, 100, 27) +
    line(31, 19.5, 61, 19.5) +
    line(60, 19.5, 82, 19.5) +
    line(71, 4, 99, 28),
  flags: pennant(46, 0, 18) + pennant(71, 3, 15) + ensign(6, 24, -9, 7),
  trim: `M10 48Q42 55 86 48M8 42L33 47${spots(22, 78, 11, 53, 1.25)}`,
};

const galleass: ShipDrawing = {
  hull: 'M4 33L16 36L17 44L68 47L69 40L80 40L81 47L100 50L99 53L86 55Q80 61 72 62H24Q12 60 9 52Q7 42 4 33Z',
  sails: lateen([66, 38], [38, 2], [31, 39]) + lateen([87, 39], [70, 9], [62, 38]) + lateen([32, 39], [18, 12], [13, 35]),
  rig:
    line(47, 46, 47, 8) +
    line(74, 42, 74, 12) +
    line(23, 44, 23, 14) +
    line(67, 39, 37, 1) +
    line(88, 40, 69, 8) +
    line(33, 40, 17, 11) +
    oars(22, 78, 15, 55, 69, 6),
  flags: pennant(47, 7, 16) + pennant(74, 11, 13) + ensign(5, 25, -9, 7),
  trim: `M10 50H84${spots(24, 66, 7, 50, 1)}`,
};

const urca: ShipDrawing = {
  hull: 'M9 25L22 27L23 34Q46 42 66 36L67 29L84 27L86 36Q92 40 90 46Q88 60 74 62H28Q12 61 10 47Q9 36 9 25Z',
  sails: square(48, 16, 13, 34, 14.5) + square(72, 17, 8.5, 29, 9.5) + lateen([33, 31], [17, 8], [15, 26]),
  rig:
    line(48, 40, 48, 4) +
    line(72, 32, 72, 8) +
    line(26, 32, 25, 9) +
    line(85, 32, 99, 20) +
    line(34, 15.5, 62, 15.5) +
    line(63, 16.5, 81, 16.5) +
    line(48, 5, 72, 16),
  flags: pennant(48, 4, 14) + pennant(72, 8, 11),
  trim: `M11 41Q46 51 89 42M11 48Q46 57 88 49M14 34L24 38${spots(40, 62, 4, 53, 1.2)}`,
};

const pinnace: ShipDrawing = {
  hull: 'M14 42L27 45L28 49Q50 53 74 48L92 42L91 46Q82 58 72 62H30Q18 60 14 42Z',
  sails: square(48, 19, 12, 43, 14) + square(70, 24, 8, 41, 9.5),
  rig: line(48, 50, 48, 9) + line(70, 47, 70, 16) + line(80, 46, 97, 34) + line(35, 18.5, 62, 18.5) + line(61, 23.5, 79, 23.5),
  flags: pennant(48, 9, 14) + ensign(15, 34, -8, 6),
  trim: `M17 53Q50 59 82 53${spots(34, 66, 4, 55, 1)}`,
};

const zabra: ShipDrawing = {
  hull: 'M12 43L26 46L27 50H72L92 43L90 48Q80 60 70 62H28Q16 59 12 43Z',
  sails: lateen([66, 43], [38, 8], [33, 45]) + lateen([88, 42], [70, 18], [64, 42]),
  rig: line(48, 50, 48, 14) + line(74, 48, 74, 22) + line(67, 44, 37, 7) + line(89, 43, 69, 17) + oars(34, 66, 7, 55, 67, 5),
  flags: pennant(48, 13, 13) + ensign(13, 35, -8, 6),
  trim: 'M17 54H82',
};

export const galleons = { galleon, raceGalleon, galleass, urca, pinnace, zabra } as const;
