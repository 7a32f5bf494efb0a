import type { Chances } from '../../../kit/evaluate.js';

/** Fitted on 200 matches between captains and between cadets: `npm run -s evaluate -- --game grand-armada --matches 50 --seed 1 --fit`. */
export const chances: Chances = {
  points: [0.62, 0.7],
  holding: [0.18, 0.95],
  prey: [0.53, 0.26],
  ships: [0, 0.57],
  hulls: [0.36, 1.04],
  crews: [0.3, 0.94],
  guns: [0.29, 1.29],
  reserves: [0.08, 0.3],
  lean: [0.68, -0.33],
};
