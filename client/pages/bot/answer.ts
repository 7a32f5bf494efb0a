import type { GameModule } from '../../../src/boardgame/module.js';
import { type Bot, decide } from '../../../src/kit/decide.js';
import { type Level, playerAt } from '../../../src/kit/levels.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';

export interface BotQuestion {
  readonly game: string;
  readonly level: Level;
  readonly view: unknown;
  readonly playerID: PlayerID;
  /** A 32-bit integer that seeds the bot's dice. */
  readonly random: number;
}

/** Answer of the bot's worker. `choice` is absent if there is no legal move. */
export type BotAnswer = { readonly choice?: Choice } | { readonly fault: string };

export const botAt = (module: GameModule, level: Level): Bot => ({ rules: module.rules, captain: playerAt(module, level) });

/** Returns a function that answers requests to the worker. @param load loads a game with its bots */
export function botAnswering(load: (slug: string) => Promise<GameModule>): (question: BotQuestion) => Promise<BotAnswer> {
  return async ({ game, level, view, playerID, random }) => {
    try {
      const choice = decide(botAt(await load(game), level), view, playerID, random);
      return choice ? { choice } : {};
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  };
}
