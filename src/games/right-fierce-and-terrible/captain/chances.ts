import type { Chances } from '../../../kit/appraise.js';

/** Fitted on 112 matches between captains and between cadets: `npm run -s appraise -- --game right-fierce-and-terrible --matches 20 --seed 1 --fit`. */
export const chances: Chances = {
  standing: [1.3, 1.36],
  breaking: [0.73, 0.59],
  squadrons: [0.37, 0.34],
  fighting: [0, 0.36],
  men: [0.3, 0.67],
  archers: [0, 0.63],
  castles: [0.14, 0],
  leaders: [0.58, 0.45],
  sound: [0.21, 0],
  grip: [0.37, 0.47],
  lean: [1.17, 0.28],
};
