import type { Game } from 'boardgame.io';
import type { Chart } from '../kit/charts.js';
import type { GameDefinition } from '../kit/definition.js';
import { english } from '../kit/language.js';
import { createGame } from './game.js';

/** A complete game for boardgame.io: the exports of `weathergage/<slug>`. */
export interface GameModule<G = unknown> extends GameDefinition<G> {
  readonly game: Game<G>;
  /** Charts in English. */
  readonly charts: readonly Chart[];
}

export const toModule = <G>(definition: GameDefinition<G>, game: Game<G> = createGame(definition)): GameModule<G> => ({
  ...definition,
  game,
  charts: definition.chartsFor(english),
});
