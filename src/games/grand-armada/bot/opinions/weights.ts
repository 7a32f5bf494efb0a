import type { Stresses } from '../../../../kit/admiral.js';
import type { Figure } from '../explain.js';
import type { ReasonKey } from '../words/index.js';

/** How many times as much each reason and figure counts. */
export type Weights = Stresses<ReasonKey | Figure>;
