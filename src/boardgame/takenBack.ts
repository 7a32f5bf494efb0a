import type { PlayedGame } from '../kit/definition.js';
import { halvesOf, seededDice } from '../kit/dice.js';
import { Refused } from '../kit/rules.js';
import { difference } from './difference.js';
import { type MatchExport, saltsOf } from './matchFile.js';
import { bounded, type Throw } from './throws.js';

/** A state of a match, and how many dice of play had been thrown before it. */
interface Stand<G> {
  readonly G: G;
  readonly thrown: number;
}

/** The states of a replayed match with the dice thrown before each. */
function standsOf<G>(states: readonly G[], throws: readonly Throw[], before: number): Stand<G>[] {
  const byMove = states.map(() => 0);
  for (const { stream, move } of throws) if (stream === 'play') byMove[move] += 1;
  let thrown = before;
  return states.map((G, move) => {
    thrown += byMove[move];
    return { G, thrown };
  });
}

/**
 * Plays again what the players agreed to take back, from where the match went back to: the same seed and salts, from the same place in the
 * stream of dice, so that nothing but the orders can be other than in the moves that stand. Gives what does not agree, if anything.
 */
export function faultOfTakenBack<G>(
  { rules, sides, formerMoves = {} }: Pick<PlayedGame<G>, 'rules' | 'sides' | 'formerMoves'>,
  match: MatchExport,
  { states, throws }: { readonly states: readonly G[]; readonly throws: readonly Throw[] },
): string | undefined {
  const line = standsOf(states, throws, match.start?.thrown ?? 0);
  const all = match.takenBack ?? [];
  // The last first: what stood when something was taken back may have been taken back afterwards.
  for (let n = all.length - 1; n >= 0; n--) {
    const { by, to, moves } = all[n];
    const no = (why: string) => `What was taken back, entry ${n + 1}: ${why}`;
    if (!sides.some(({ playerID }) => playerID === by)) return no(`the match has no seat “${by}”.`);
    if (to >= line.length) return no(`no more than ${line.length - 1} moves stood then.`);
    if (moves[0].playerID !== by) return no(`the first of the moves is none of seat ${by}, who took it back.`);
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
        const why = error instanceof Refused ? error.message : 'the rules cannot carry it out';
        return no(`move ${i + 1} (${move}) is not allowed: ${why}`);
      }
    }
  }
  return undefined;
}
