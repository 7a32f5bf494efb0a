import type { Chances } from '../../../kit/evaluate.js';

/** Fitted on 160 matches between captains and between cadets: `npm run -s evaluate -- --game war-with-spain --matches 200 --seed 1 --fit`. */
export const chances: Chances = {
  lead: [0.19, 0.32],
  pressing: [0.25, 0.84],
  level: [0.21, 0.02],
  armies: [0.07, 0.4],
  treasury: [1.02, 1.58],
  sieges: [0.17, 0.01],
  landings: [1.02, 1.41],
  lean: [-0.08, 0.13],
};
