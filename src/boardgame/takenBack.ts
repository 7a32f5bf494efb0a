import { defined } from '../kit/defined.js';
import type { PlayedGame } from '../kit/definition.js';
import { halvesOf, seededDice } from '../kit/dice.js';
import { Refused } from '../kit/rules.js';
import { difference } from './difference.js';
import { type MatchExport, saltsOf } from './matchFile.js';
import { limitedDice, type RecordedRoll } from './recordedRolls.js';

interface CountedState<G> {
  readonly G: G;
  readonly thrown: number;
}

function countedStates<G>(states: readonly G[], rolls: readonly RecordedRoll[], before: number): CountedState<G>[] {
  const byMove = states.map(() => 0);
  for (const { stream, move } of rolls) if (stream === 'play') byMove[move] = (byMove[move] ?? 0) + 1;
  let thrown = before;
  return states.map((G, move) => {
    thrown += byMove[move] ?? 0;
    return { G, thrown };
  });
}

/**
 * Replays the moves taken back by consent, from the state to which the match returned, with the same seed, salts and
 * position in the dice stream. Returns the first mismatch, or `undefined`.
 */
export function faultOfTakenBack<G>(
  { rules, sides, formerMoves = {} }: Pick<PlayedGame<G>, 'rules' | 'sides' | 'formerMoves'>,
  match: MatchExport,
  { states, rolls }: { readonly states: readonly G[]; readonly rolls: readonly RecordedRoll[] },
): string | undefined {
  const line = countedStates(states, rolls, match.start?.thrown ?? 0);
  const all = match.takenBack ?? [];
  // Start with the last, because moves in force at one take-back may have been taken back later.
  for (const [n, { by, to, moves }] of [...all.entries()].reverse()) {
    const no = (why: string) => `Take-back ${n + 1}: ${why}`;
    if (!sides.some(({ playerID }) => playerID === by)) return no(`the match has no seat “${by}”.`);
    if (to >= line.length) return no(`it returns to move ${to}, but the match had only ${line.length - 1} moves.`);
    if (moves[0]?.playerID !== by) return no(`seat ${by} asked for it but did not make its first move.`);
    line.length = to + 1;
    for (const [i, { playerID, move, args, chronicle }] of moves.entries()) {
      const { G, thrown } = defined(line.at(-1));
      const dice = seededDice(halvesOf(match.seed).play, 'play', thrown, saltsOf(match));
      const name = (Object.hasOwn(formerMoves, move) && formerMoves[move]) || move;
      try {
        const played = rules.play(G, playerID, name, args, limitedDice(dice));
        const differs = difference(chronicle, played.chronicle);
        if (differs) return no(`move ${i + 1} (${move}): ${differs}.`);
        line.push({ G: played.G, thrown: dice.thrown });
      } catch (error) {
        const why = error instanceof Refused ? error.message : 'the rules failed with an error';
        return no(`move ${i + 1} (${move}) is not allowed: ${why}`);
      }
    }
  }
  return undefined;
}
