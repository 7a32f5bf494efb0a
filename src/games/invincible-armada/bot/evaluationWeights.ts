import type { Chances } from '../../../kit/evaluate.js';

/** Fitted on 200 matches between captains and between cadets: `npm run -s evaluate -- --game invincible-armada --matches 250 --seed 1 --fit`. */
export const chances: Chances = {
  unfit: [1.09, 0.61],
  english: [0.48, 0.15],
  spanish: [0.15, 0.16],
  soundEnglish: [0.28, 0.14],
  powderEnglish: [0.49, 0.58],
  powderSpanish: [0.19, 1.11],
  atSea: [0.33, 0],
  late: [0, 0.37],
  ashore: [0, 0.83],
  parma: [0.47, 0.45],
  chits: [0.13, 0],
  lean: [0.71, 0.47],
};
