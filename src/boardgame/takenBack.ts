import type { PlayedGame } from '../kit/definition.js';
import { halvesOf, seededDice } from '../kit/dice.js';
import { Refused } from '../kit/rules.js';
import { difference } from './difference.js';
import { type MatchExport, saltsOf } from './matchFile.js';
import { bounded, type Throw } from './throws.js';

interface CountedState<G> {
  readonly G: G;
  readonly thrown: number;
}

function countedStates<G>(states: readonly G[], throws: readonly Throw[], before: number): CountedState<G>[] {
  const byMove = states.map(() => 0);
  for (const { stream, move } of throws) if (stream === 'play') byMove[move] += 1;
  let thrown = before;
  return states.map((G, move) => {
    thrown += byMove[move];
    return { G, thrown };
  });
}

/**
 * Replays the moves taken back by consent from the state the match returned to, with the same seed, salts and position in the dice stream.
 * Returns the first mismatch, or `undefined`.
 */
export function faultOfTakenBack<G>(
  { rules, sides, formerMoves = {} }: Pick<PlayedGame<G>, 'rules' | 'sides' | 'formerMoves'>,
  match: MatchExport,
  { states, throws }: { readonly states: readonly G[]; readonly throws: readonly Throw[] },
): string | undefined {
  const line = countedStates(states, throws, match.start?.thrown ?? 0);
  const all = match.takenBack ?? [];
  // Last first, because moves in force at a take-back may have been taken back later.
  for (let n = all.length - 1; n >= 0; n--) {
    const { by, to, moves } = all[n];
    const no = (why: string) => `Take-back ${n + 1}: ${why}`;
    if (!sides.some(({ playerID }) => playerID === by)) return no(`the match has no seat “${by}”.`);
    if (to >= line.length) return no(`it returns to move ${to}, but the match had only ${line.length - 1} moves.`);
    if (moves[0].playerID !== by) return no(`seat ${by} asked for it but did not make its first move.`);
    line.length = to + 1;
    for (const [i, { playerID, move, args, chronicle }] of moves.entries()) {
      const { G, thrown } = line[line.length - 1];
      const dice = seededDice(halvesOf(match.seed).play, 'play', thrown, saltsOf(match));
      const name = Object.hasOwn(formerMoves, move) ? formerMoves[move] : move;
      try {
        const played = rules.play(G, playerID, name, args, bounded(dice));
        const differs = difference(chronicle, played.chronicle);
        if (differs) return no(`move ${i + 1} (${move}): ${differs}.`);
        line.push({ G: played.G, thrown: dice.thrown });
      } catch (error) {
        const why = error instanceof Refused ? error.message : 'the rules failed to carry it out';
        return no(`move ${i + 1} (${move}) is not allowed: ${why}`);
      }
    }
  }
  return undefined;
}
