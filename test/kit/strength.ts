import type { GameDefinition } from '../../src/kit/definition.js';
import { quickDice } from '../../src/kit/dice.js';
import type { PlayerID } from '../../src/kit/rules.js';
import { type Player, randomPlayer } from './properties.js';
import { seed } from './seed.js';

/** The players of a match by seat. A seat without a player plays at random. */
export type Players<G> = { readonly [playerID: string]: Player<G> };

interface MatchOptions<G> {
  readonly setupData?: unknown;
  readonly seed: number;
  readonly players: Players<G>;
}

/**
 * Plays a match as fast as possible, without checking moves and keeping states.
 * @returns the winner, or undefined for a draw
 */
export function winnerOf<G>(definition: GameDefinition<G>, { setupData, seed: n, players }: MatchOptions<G>): PlayerID | undefined {
  const { rules } = definition;
  const dice = quickDice(n * 7919 + 1);
  const thoughts = quickDice(n * 104_729 + 2);
  const random = randomPlayer(definition);
  let G = rules.setup(setupData, dice);
  for (let result = rules.result(G); ; result = rules.result(G)) {
    if (result) return result.winner;
    const waiting = Object.keys(rules.awaiting(G));
    const playerID = waiting[thoughts.die(waiting.length) - 1];
    const choice = (players[playerID] ?? random)(rules.view(G, playerID), playerID, thoughts);
    G = rules.advance(G, playerID, choice, dice).G;
  }
}

/** Plays `matches` matches and returns the winners, or undefined for draws. */
export const winners = <G>(
  definition: GameDefinition<G>,
  matches: number,
  { setupData, players }: Omit<MatchOptions<G>, 'seed'>,
): (PlayerID | undefined)[] => Array.from({ length: matches }, (_, n) => winnerOf(definition, { setupData, players, seed: seed(n + 1) }));

/** Plays `matches` matches and returns the share that the seat wins. */
export const strength = <G>(
  definition: GameDefinition<G>,
  seat: PlayerID,
  matches: number,
  options: Omit<MatchOptions<G>, 'seed'>,
): number => winners(definition, matches, options).filter((winner) => winner === seat).length / matches;
