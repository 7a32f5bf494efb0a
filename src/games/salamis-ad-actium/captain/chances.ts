import type { Chances } from '../../../kit/appraise.js';

/** Fitted on 98 matches between captains and between cadets: `npm run -s appraise -- --game salamis-ad-actium --matches 8 --seed 1 --fit`. */
export const chances: Chances = {
  points: [2.65, 0.79],
  losses: [1.02, 0.53],
  fleet: [0.95, 0.25],
  men: [0.41, 0],
  initiative: [1.22, 1.14],
  aim: [0.73, 0.49],
  spare: [1.03, 0.03],
  lean: [0.31, -0.29],
  war: [1.07, 1.45],
  shipsTaken: [0, 0.54],
  treasury: [0.05, 0.34],
};
