import { type LoggedMove, movesOf } from '../../../../src/boardgame/game.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import type { PlannedMove, PlanStep } from '../../../api/lobby.js';

type RawLog = Parameters<typeof movesOf>[0];

/** A decision that was tried out, with what the opponent did before it and what came of it. */
export interface Tried extends PlannedMove {
  readonly after: readonly PlannedMove[];
  readonly told: readonly GameEvent[];
}

const bare = ({ move, args }: LoggedMove): PlannedMove => ({ move, args: args ?? [] });

/** What a seat decides in a log, each with the moves of others since the one before. */
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

/** As the server takes it. @param anyway the decisions that do not depend on what the opponent does */
export const stepsOf = (tried: readonly Tried[], anyway: ReadonlySet<number>): PlanStep[] =>
  tried.map(({ move, args, after }, n) => (anyway.has(n) ? { move, args } : { move, args, after }));
