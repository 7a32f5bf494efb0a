import type { Chances } from '../../../kit/appraise.js';

/** Fitted on 100 matches between captains and between cadets: `npm run -s appraise -- --game grand-armada --matches 25 --seed 1 --fit`. */
export const chances: Chances = {
  points: [0.63, 0.49],
  holding: [0.26, 1],
  prey: [0.43, 0.13],
  ships: [0, 0.72],
  hulls: [0, 0.83],
  crews: [0, 0.59],
  guns: [0.57, 1.25],
  reserves: [0, 0.04],
  lean: [0.87, 0.12],
};
