import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import type { GameDefinition } from '../../src/kit/definition.js';
import { matchDice, quickDice } from '../../src/kit/dice.js';
import type { Player } from './properties.js';

/** A whole recorded match: an export, and what every state came to. */
export interface Golden {
  readonly format: 'weathergage-match';
  readonly version: 1;
  readonly game: string;
  readonly rules: string;
  readonly setupData: unknown;
  readonly seed: string;
  readonly log: readonly { readonly playerID: string; readonly move: string; readonly args: readonly unknown[] }[];
  readonly result: unknown;
  /** Hash of the state after set-up and after every move, parted by blanks. */
  readonly states: string;
}

/** The same for equal states, whatever the order of their keys. */
export function hashOf(state: unknown): string {
  const sorted = JSON.stringify(state, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return bytesToHex(sha256(utf8ToBytes(sorted))).slice(0, 12);
}

/** Plays a match to its end and writes it down. `players` by seat; the seed is that of the match's dice. */
export function record<G>(
  definition: GameDefinition<G>,
  setupData: unknown,
  seed: string,
  players: { readonly [playerID: string]: Player<G> },
): Golden {
  const { rules } = definition;
  const { setup, play } = matchDice(seed);
  const thoughts = quickDice([...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const log: Golden['log'][number][] = [];
  let G = rules.setup(setupData, setup);
  const states = [hashOf(G)];
  while (!rules.result(G)) {
    const playerID = Object.keys(rules.awaiting(G))[0];
    const { move, args } = players[playerID](rules.view(G, playerID), playerID, thoughts);
    log.push({ playerID, move, args });
    G = rules.play(G, playerID, move, args, play).G;
    states.push(hashOf(G));
  }
  return {
    format: 'weathergage-match',
    version: 1,
    game: definition.slug,
    rules: definition.meta.version,
    setupData,
    seed,
    log,
    result: rules.result(G),
    states: states.join(' '),
  };
}

/** Plays a recorded match again. @returns the hashes of its states now, and its result */
export function replay<G>(definition: GameDefinition<G>, golden: Golden): { states: string; result: unknown } {
  const { rules } = definition;
  const { setup, play } = matchDice(golden.seed);
  let G = rules.setup(golden.setupData, setup);
  const states = [hashOf(G)];
  for (const { playerID, move, args } of golden.log) {
    G = rules.play(G, playerID, move, args, play).G;
    states.push(hashOf(G));
  }
  return { states: states.join(' '), result: rules.result(G) };
}
