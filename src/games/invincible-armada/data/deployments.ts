import type { SpanishId, Square } from '../ids.js';
import { madeUp, type Origin } from './origins.js';

export type Deployment = { readonly [id in SpanishId]: Square };

interface KnownDeployment {
  readonly squares: Deployment;
  readonly origin: Origin;
}

export const deployments: { readonly [id in 'historicalI' | 'historicalII']: KnownDeployment } = {
  historicalI: {
    squares: {
      sidonia: 'G5',
      recalde: 'D4',
      diego: 'F6',
      pedro: 'D5',
      oquendo: 'E6',
      bertendona: 'E3',
      moncada: 'F4',
      medina1: 'E4',
      medina2: 'E5',
      medina3: 'F5',
    },
    origin: madeUp('allRound'),
  },
  historicalII: {
    squares: {
      sidonia: 'E5',
      recalde: 'C7',
      diego: 'F6',
      pedro: 'D6',
      oquendo: 'D4',
      bertendona: 'C3',
      moncada: 'F4',
      medina1: 'F5',
      medina2: 'G4',
      medina3: 'G6',
    },
    origin: madeUp('horns'),
  },
};

/** An anchorage at Calais that keeps the Medina squadrons covered; only a suggestion [13.2]. */
export const calaisSuggested: KnownDeployment = {
  squares: {
    sidonia: 'E8',
    recalde: 'C8',
    diego: 'G8',
    pedro: 'C9',
    oquendo: 'D8',
    bertendona: 'H8',
    moncada: 'F8',
    medina1: 'E9',
    medina2: 'F9',
    medina3: 'G9',
  },
  origin: madeUp('anchorage'),
};
