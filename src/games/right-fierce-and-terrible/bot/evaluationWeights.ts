import type { Chances } from '../../../kit/evaluate.js';

/** Fitted on 168 matches between captains and between cadets: `npm run -s evaluate -- --game right-fierce-and-terrible --matches 30 --seed 1 --fit`. */
export const chances: Chances = {
  standing: [1.84, 1.92],
  breaking: [0.33, 0.17],
  squadrons: [0.08, 0.55],
  fighting: [0, 0.37],
  men: [0.83, 1.07],
  archers: [0, 0.55],
  castles: [0.2, 0],
  leaders: [0.9, 0.6],
  sound: [0, 0.15],
  grip: [0.29, 0.49],
  lean: [0.68, -0.03],
};
