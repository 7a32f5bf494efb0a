import type { GameDefinition } from '../../src/kit/definition.js';
import { type Player, playMatch } from './properties.js';
import { seed } from './seed.js';

/** The share of so many matches that a seat wins. */
export function strength<G>(
  definition: GameDefinition<G>,
  seat: '0' | '1',
  matches: number,
  options: { readonly setupData?: unknown; readonly players: { readonly [playerID: string]: Player<G> } },
): number {
  let won = 0;
  for (let n = 1; n <= matches; n++) {
    const { last } = playMatch(definition, { ...options, seed: seed(n) });
    if (definition.rules.result(last)?.winner === seat) won += 1;
  }
  return won / matches;
}
