import type { Chances } from '../../../kit/evaluate.js';

/** Fitted on 224 matches between captains and between cadets: `npm run -s evaluate -- --game salamis-ad-actium --matches 20 --seed 1 --fit`. */
export const chances: Chances = {
  points: [2.95, 0.88],
  losses: [1.21, 0.66],
  fleet: [1.63, 0.15],
  men: [0.1, 0],
  steady: [0, 0.03],
  initiative: [1.12, 1.12],
  aim: [1.4, 0.67],
  spare: [1.13, 0.09],
  lean: [0.47, 0.24],
  war: [1.8, 2.1],
  shipsTaken: [0, 0.96],
  field: [0.05, 0],
};
