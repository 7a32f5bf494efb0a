import { type LoggedMove, movesOf } from '../../../../src/boardgame/game.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import type { PlannedMove, PlanStep } from '../../../api/lobby.js';

type RawLog = Parameters<typeof movesOf>[0];

/** A decision, with the opponent's moves before it and the events that it caused. */
export interface OwnDecision extends PlannedMove {
  readonly after: readonly PlannedMove[];
  readonly told: readonly GameEvent[];
}

const bare = ({ move, args }: LoggedMove): PlannedMove => ({ move, args: args ?? [] });

/** Returns a seat's decisions, each with the opponent's moves since the previous decision. */
export function ownDecisionsIn(log: RawLog, playerID: string): OwnDecision[] {
  const tried: OwnDecision[] = [];
  let after: PlannedMove[] = [];
  for (const move of movesOf(log)) {
    if (move.playerID !== playerID) after.push(bare(move));
    else {
      tried.push({ ...bare(move), after, told: move.chronicle });
      after = [];
    }
  }
  return tried;
}

/**
 * Converts decisions to orders in the server's format.
 * @param anyway indexes of the decisions to play after any move by the opponent
 */
export const stepsOf = (tried: readonly OwnDecision[], anyway: ReadonlySet<number>): PlanStep[] =>
  tried.map(({ move, args, after }, n) => (anyway.has(n) ? { move, args } : { move, args, after }));
