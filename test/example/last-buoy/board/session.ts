import type { BoardLookBase, BoardTypes, PlannerOf, StepViewBase } from '../../../../client/kit/board/session.js';
import type { LastBuoy, LastBuoyMove, Side, Step } from '../face.js';
import type { LastBuoyBoardWords } from './words/index.js';

export interface Plan extends StepViewBase {
  /** The buoys that can be reached now. */
  readonly reach: readonly number[];
  press?(buoy: number): void;
}

/** The types of this board. */
export interface LastBuoyTypes extends BoardTypes {
  readonly G: LastBuoy;
  readonly move: LastBuoyMove;
  readonly side: Side;
  readonly step: Step;
  readonly words: LastBuoyBoardWords;
  readonly plan: Plan;
  readonly look: BoardLookBase;
  readonly courses: undefined;
}

export type Planner = PlannerOf<LastBuoyTypes>;
