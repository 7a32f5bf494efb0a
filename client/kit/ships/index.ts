import { ensign, lateen, line, oars, pennant, type ShipDrawing, spots, square } from './rigging.js';

export type { ShipDrawing } from './rigging.js';

/** A galleon of the 1580s: castles fore and aft, square rig on two masts, a lateen mizzen. */
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

/** The English answer: castles cut down, a long low hull that points closer to the wind. */
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

/** Oars and lateens under a broadside: the galleass of Naples. */
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

/** A round, roomy hulk of the Baltic trade. */
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

const galley: ShipDrawing = {
  hull: 'M5 36Q11 40 12 46L78 51L100 49L99 52L84 56Q78 61 70 62H22Q10 59 8 50Q4 42 5 36Z',
  sails: lateen([78, 45], [46, 5], [36, 45]) + lateen([92, 46], [80, 22], [72, 45]),
  rig: line(56, 51, 56, 12) + line(83, 52, 83, 26) + line(79, 46, 45, 4) + line(93, 47, 79, 21) + oars(20, 78, 18, 56, 69, 6),
  flags: pennant(56, 11, 15) + ensign(6, 28, -8, 6),
  trim: 'M11 51L84 55',
};

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

const longship: ShipDrawing = {
  hull: 'M6 26Q11 25 12 29Q9 30 11 38Q15 49 26 51H74Q86 49 90 37Q92 29 89 26Q94 22 98 27Q95 30 97 31Q98 56 76 62H24Q4 54 6 26Z',
  sails: square(50, 14, 18, 42, 20),
  rig: line(50, 52, 50, 7) + line(31, 13.5, 70, 13.5) + oars(24, 76, 14, 57, 69, 5),
  flags: pennant(50, 7, 12),
  trim: `M12 46Q20 57 50 57T92 44${spots(24, 76, 11, 51, 2)}`,
};

const trireme: ShipDrawing = {
  hull: 'M10 26Q2 32 8 42Q11 48 22 49H80L88 46L90 50L100 55L99 58L84 59Q78 62 70 62H22Q6 58 5 42Q4 28 14 24Z',
  sails: square(52, 15, 15, 40, 16),
  rig: line(52, 49, 52, 8) + line(36, 14.5, 68, 14.5) + oars(20, 82, 22, 54, 68, 6) + oars(23, 79, 20, 57, 69, 4),
  flags: pennant(52, 8, 12),
  trim: 'M8 50Q40 54 86 53M92 53l3 1.4',
};

const quinquereme: ShipDrawing = {
  hull: 'M10 24Q2 30 7 40L22 44H60V34H72V44L84 45L88 42L91 48L100 55L99 58L84 60Q78 62 70 62H20Q5 58 4 40Q4 26 14 22Z',
  sails: square(42, 12, 14, 37, 15),
  rig: line(42, 44, 42, 5) + line(27, 11.5, 57, 11.5) + oars(18, 82, 18, 52, 68, 6) + oars(20, 80, 18, 56, 69, 5),
  flags: pennant(42, 5, 13) + ensign(66, 24, 10, 6),
  trim: 'M8 46Q40 51 86 49M62 34v-3M66 34v-3M70 34v-3M92 53l3 1.4',
};

const liburnian: ShipDrawing = {
  hull: 'M12 32Q5 37 10 45Q14 51 24 52H78L86 49L90 53L98 57L84 60Q78 62 70 62H24Q9 59 8 46Q7 34 15 30Z',
  sails: square(52, 21, 12, 43, 13),
  rig: line(52, 52, 52, 14) + line(39, 20.5, 65, 20.5) + oars(24, 80, 16, 56, 69, 5),
  flags: pennant(52, 14, 11),
  trim: 'M11 53Q40 57 86 55',
};

const dromon: ShipDrawing = {
  hull: 'M8 28Q3 34 8 43L22 46H42V38H54V46H80L90 43L100 46L92 52Q86 61 74 62H22Q7 58 5 44Q4 31 13 26Z',
  sails: lateen([64, 40], [34, 6], [27, 40]) + lateen([88, 40], [70, 14], [62, 40]),
  rig:
    line(46, 40, 46, 12) +
    line(75, 46, 75, 18) +
    line(65, 41, 33, 5) +
    line(89, 41, 69, 13) +
    oars(20, 80, 18, 53, 68, 6) +
    oars(22, 78, 17, 57, 69, 4),
  flags: pennant(46, 11, 14) + ensign(9, 20, -8, 6),
  trim: 'M8 48Q40 53 88 50M44 38v-3M48 38v-3M52 38v-3',
};

/** Every ship type that a board may show. */
export const ships = {
  trireme,
  quinquereme,
  liburnian,
  dromon,
  longship,
  cog,
  nef,
  barge,
  balinger,
  galley,
  galleon,
  raceGalleon,
  galleass,
  urca,
  pinnace,
  zabra,
} as const satisfies Record<string, ShipDrawing>;

export type ShipType = keyof typeof ships;
