import type { Game } from 'boardgame.io';
import type { GameDefinition } from '../kit/definition.js';
import { createGame } from './game.js';

/** A finished game with boardgame.io put on: what `weathergage/<slug>` exports. */
export interface GameModule<G = unknown> extends GameDefinition<G> {
  readonly game: Game<G>;
}

export const toModule = <G>(definition: GameDefinition<G>, game: Game<G> = createGame(definition)): GameModule<G> => ({
  ...definition,
  game,
});
