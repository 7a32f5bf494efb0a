import { CONDITION, RALLY, REPAIR, RESUPPLY, RETREAT } from '../../../src/games/invincible-armada/face.js';

/** What each throw must come to, in figures. */
export const NEEDS = {
  repair: `2d ≥ ${REPAIR.atLeast}`,
  rally: `2d ≤ ${RALLY.atMost}`,
  resupply: `1d ≥ ${RESUPPLY.atLeast}`,
  withdraw: `2d ≤ ${RETREAT.atMost}`,
  condition: `1d ≥ ${CONDITION.atLeast}`,
  army: (least: number) => `1d ≥ ${least}`,
} as const;
