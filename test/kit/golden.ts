import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { verifyExport } from '../../src/boardgame/verify.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import { matchDice, quickDice } from '../../src/kit/dice.js';
import type { Choice, PlayerID } from '../../src/kit/rules.js';
import { about } from './about.js';
import type { Player } from './properties.js';

/** A whole recorded match: a match file with hashes of some of its states. */
export interface Golden {
  readonly format: 'weathergage-match';
  readonly version: 1;
  readonly game: string;
  readonly rules: string;
  readonly setupData: unknown;
  readonly seed: string;
  readonly log: readonly { readonly playerID: string; readonly move: string; readonly args: readonly unknown[] }[];
  readonly result: unknown;
  /** "moves:hash" of the state after set-up, at each change of turn and at the end, separated by spaces. */
  readonly states: string;
}

export interface GoldenKind<G> {
  readonly name: string;
  readonly setupData: unknown;
  readonly seed: string;
  readonly players: { readonly [playerID: string]: Player<G> };
}

/** Returns a hash of a state that does not depend on the order of keys. */
export function hashOf(state: unknown): string {
  const sorted = JSON.stringify(state, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return bytesToHex(sha256(utf8ToBytes(sorted))).slice(0, 12);
}

type NextMove<G> = (G: G, moves: number) => (Choice & { readonly playerID: PlayerID }) | undefined;

/**
 * Plays the moves from `next` until it returns undefined, and records the states.
 * @throws Refused for an illegal move
 */
function noted<G>({ rules, clock }: GameDefinition<G>, setupData: unknown, seed: string, next: NextMove<G>) {
  const { setup, play } = matchDice(seed);
  const log: Golden['log'][number][] = [];
  const turnOf = (G: G) => JSON.stringify(clock?.(G));
  let G = rules.setup(setupData, setup);
  const states = [`0:${hashOf(G)}`];
  for (let entry = next(G, 0); entry; entry = next(G, log.length)) {
    const { playerID, move, args } = entry;
    const turn = turnOf(G);
    G = about(`move ${log.length + 1}`, () => rules.play(G, playerID, move, args, play).G);
    log.push({ playerID, move, args });
    if (turnOf(G) !== turn || rules.result(G)) states.push(`${log.length}:${hashOf(G)}`);
  }
  return { log, states: states.join(' '), result: rules.result(G) };
}

/** Plays a match to its end and writes the recording. */
export function record<G>(definition: GameDefinition<G>, { setupData, seed, players }: GoldenKind<G>): Golden {
  const { rules, slug, meta } = definition;
  const thoughts = quickDice([...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const { log, states, result } = noted(definition, setupData, seed, (G) => {
    if (rules.result(G)) return undefined;
    const [playerID] = Object.keys(rules.awaiting(G));
    return { ...players[playerID](rules.view(G, playerID), playerID, thoughts), playerID };
  });
  return { format: 'weathergage-match', version: 1, game: slug, rules: meta.version, setupData, seed, log, result, states };
}

export function differenceIn<G>(definition: GameDefinition<G>, { setupData, seed, log, ...was }: Golden): string | undefined {
  try {
    const is = noted(definition, setupData, seed, (_, moves) => log[moves]);
    const [before, after] = [was.states.split(' '), is.states.split(' ')];
    const first = before.findIndex((mark, index) => mark !== after[index]);
    if (first >= 0) return `${after[first - 1] ?? 'nothing'} is as before, then ${after[first]} instead of ${before[first]}`;
    if (before.length !== after.length) return `it has ${after.length} marks instead of ${before.length}`;
    return JSON.stringify(is.result) === JSON.stringify(was.result) ? undefined : `it ends with ${JSON.stringify(is.result)}`;
  } catch (error) {
    return String(error);
  }
}

const read = (file: string): Golden => JSON.parse(readFileSync(file, 'utf8'));

/** Records missing matches, and changed matches again. */
function recordIn<G>(definition: GameDefinition<G>, folder: string, kinds: readonly GoldenKind<G>[]): void {
  mkdirSync(folder, { recursive: true });
  for (const kind of kinds) {
    const file = join(folder, `${kind.name}.json`);
    const difference = existsSync(file) ? differenceIn(definition, read(file)) : 'new';
    if (difference === undefined) continue;
    process.stderr.write(`${kind.name}: ${difference}; recorded\n`);
    const { log, ...rest } = record(definition, kind);
    const moves = log.map((entry) => JSON.stringify(entry)).join(',\n');
    writeFileSync(file, `${JSON.stringify(rest).slice(0, -1)},"log":[\n${moves}\n]}\n`);
  }
}

/** Defines tests of a game's golden matches. The match `verified` is also checked as a match file. */
export function goldenMatches<G>(definition: GameDefinition<G>, folder: string, kinds: readonly GoldenKind<G>[], verified: string): void {
  if (process.env.RECORD) recordIn(definition, folder, kinds);

  describe('golden matches', () => {
    it('are those the test records', () => {
      expect(readdirSync(folder).sort()).toEqual(kinds.map(({ name }) => `${name}.json`).sort());
    });

    it.each(kinds)('$name plays as recorded', ({ name, setupData, seed }) => {
      const golden = read(join(folder, `${name}.json`));
      expect({ setupData: golden.setupData, seed: golden.seed }).toEqual({ setupData, seed });
      expect(differenceIn(definition, golden)).toBeUndefined();
    });

    it(`${verified} is a match file that verifies`, () => {
      const golden = read(join(folder, `${verified}.json`));
      expect(verifyExport(definition, golden)).toMatchObject({ ok: true, moves: golden.log.length });
    });
  });
}
