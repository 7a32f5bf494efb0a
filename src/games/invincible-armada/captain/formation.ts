import type { Deployment } from '../data/deployments.js';

/**
 * How the captain keeps the Armada: the Medina squadrons inside, every side of theirs covered, the flagship in the nook on
 * the lee side where only two enemies can reach it, and the strongest at the points that stand out.
 */
export const formation: Deployment = {
  medina1: 'E4',
  medina2: 'E5',
  medina3: 'F5',
  sidonia: 'F4',
  oquendo: 'E3',
  diego: 'G5',
  recalde: 'D4',
  bertendona: 'D5',
  pedro: 'E6',
  moncada: 'F6',
};
