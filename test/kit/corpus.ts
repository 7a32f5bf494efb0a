import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameDefinition } from '../../src/kit/definition.js';
import { quickDice } from '../../src/kit/dice.js';
import type { GameEvent } from '../../src/kit/events.js';
import type { Choice, PlayerID } from '../../src/kit/rules.js';
import { about } from './about.js';
import { type Decision, freeze } from './properties.js';

/**
 * A match of a corpus, a small set of positions with every step, move and event of a game. test/games/<slug>/corpus.jsonl has one match log
 * per line, cut after its last position.
 */
export interface CorpusMatch {
  readonly setupData: unknown;
  /** The name of the start position, if it is not the set-up. */
  readonly start?: string;
  readonly seed: number;
  /** The number of moves before each position. */
  readonly cuts: readonly number[];
  readonly log: readonly (readonly [playerID: PlayerID, move: string, args: readonly unknown[]])[];
}

/** Named start positions of corpus matches. */
export type Starts<G> = { readonly [name: string]: () => G };

/** A position of a corpus, with the move made in it. */
export interface Position<G> extends Decision<G> {
  readonly setupData: unknown;
  /** Name of the match and number of the move, for reports. */
  readonly name: string;
}

export const corpusFile = (slug: string): string => join(__dirname, '../games', slug, 'corpus.jsonl');

export const readCorpus = (slug: string): CorpusMatch[] =>
  readFileSync(corpusFile(slug), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

export interface Step<G> {
  readonly G: G;
  readonly playerID: PlayerID;
  readonly choice: Choice;
  readonly number: number;
}

/** Replays a match log without checking moves. Calls `before` with each state before its move, and `after` with the events of the move. */
export function followCorpus<G>(
  { rules }: GameDefinition<G>,
  match: CorpusMatch,
  starts: Starts<G>,
  { before, after }: { before?(step: Step<G>): void; after?(step: Step<G>, chronicle: readonly GameEvent[]): void },
): void {
  const dice = quickDice(match.seed);
  let G = match.start === undefined ? rules.setup(match.setupData, dice) : starts[match.start]();
  for (const [number, [playerID, move, args]] of match.log.entries()) {
    before?.({ G, playerID, choice: { move, args }, number });
    const played = rules.advance(G, playerID, { move, args }, dice);
    G = played.G;
    after?.({ G, playerID, choice: { move, args }, number }, played.chronicle);
  }
}

export const positionsOf = <G>(definition: GameDefinition<G>, corpus: readonly CorpusMatch[], starts: Starts<G> = {}): Position<G>[] =>
  corpus.flatMap((match, n) => {
    const positions: Position<G>[] = [];
    const wanted = new Set(match.cuts);
    followCorpus(definition, match, starts, {
      before: ({ G, playerID, choice, number }) => {
        if (!wanted.has(number)) return;
        const kept: G = freeze(JSON.parse(JSON.stringify(G)));
        const view = freeze(definition.rules.view(kept, playerID));
        const name = `corpus match ${n + 1}, move ${number + 1}`;
        positions.push({ G: kept, view, playerID, choice: freeze(choice), number, setupData: match.setupData, name });
      },
    });
    return positions;
  });

/** Calls a function for every position. A failure names the position. */
export function inEvery<G>(positions: readonly Position<G>[], look: (position: Position<G>, n: number) => void): void {
  for (const [n, position] of positions.entries()) about(position.name, () => look(position, n));
}
