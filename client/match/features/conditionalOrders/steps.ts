import { type LoggedMove, movesOf } from '../../../../src/boardgame/game.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import type { PlannedMove, PlanStep } from '../../../api/lobby.js';

type RawLog = Parameters<typeof movesOf>[0];

/** A decision with the opponent's moves before it. */
export interface Tried extends PlannedMove {
  readonly after: readonly PlannedMove[];
  readonly told: readonly GameEvent[];
}

const bare = ({ move, args }: LoggedMove): PlannedMove => ({ move, args: args ?? [] });

/** A seat's decisions, each with the opponent's moves since the last one. */
export function triedIn(log: RawLog, playerID: string): Tried[] {
  const tried: Tried[] = [];
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
 * Orders in the server's format.
 * @param anyway decisions that do not depend on the opponent
 */
export const stepsOf = (tried: readonly Tried[], anyway: ReadonlySet<number>): PlanStep[] =>
  tried.map(({ move, args, after }, n) => (anyway.has(n) ? { move, args } : { move, args, after }));
