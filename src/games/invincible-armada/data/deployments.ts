import { type Provenance, reconstructed } from '../../../kit/charts.js';
import type { SpanishId, Square } from '../ids.js';

export type Deployment = { readonly [id in SpanishId]: Square };

export interface NamedDeployment {
  readonly name: string;
  readonly squares: Deployment;
  readonly provenance: Provenance;
}

export const deployments: { readonly [id in 'historicalI' | 'historicalII']: NamedDeployment } = {
  historicalI: {
    name: 'All-round defence, 29 July',
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
    provenance: reconstructed('the diagram of 4.3 is missing; every side of every Medina squadron is covered by a friend'),
  },
  historicalII: {
    name: 'Horns, 31 July',
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
    provenance: reconstructed(
      'the diagram of 4.3 is missing; wings after the public naval histories (Levant in the north, Biscay in the south), a crescent open to the west',
    ),
  },
};

/** An anchorage at Calais that keeps the Medina squadrons covered; only a suggestion [13.2]. */
export const calaisSuggested: NamedDeployment = {
  name: 'Suggested anchorage at Calais',
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
  provenance: reconstructed('the diagram of 13.2 is missing; the area is that of 9.3'),
};
