import type { Chances } from '../../../kit/appraise.js';

/** Fitted on 40 matches between captains and between cadets: `npm run -s appraise -- --game war-with-spain --matches 50 --seed 1 --fit`. */
export const chances: Chances = {
  lead: [0.06, 0.18],
  pressing: [0.08, 0.7],
  level: [0.49, 0.47],
  ships: [0.42, 0.41],
  treasury: [0.23, 0.55],
  sieges: [0.01, 0],
  landings: [0.57, 0.76],
  lean: [-0.57, -0.26],
};
