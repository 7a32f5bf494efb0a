import type { Chances } from '../../../kit/appraise.js';

/** Fitted on 48 matches between captains and between cadets: `npm run -s appraise -- --game war-with-spain --matches 60 --seed 1 --fit`. */
export const chances: Chances = {
  lead: [0, 0.19],
  pressing: [0.06, 0.74],
  level: [0.44, 0.43],
  ships: [0.4, 0.51],
  treasury: [0.13, 1.07],
  landings: [0.65, 0.79],
  lean: [-0.51, -0.06],
};
