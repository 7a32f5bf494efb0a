import type { Language } from '../../../src/kit/language.js';
import type { GameCard } from '../../app/games.js';
import { described } from '../../app/options/described.js';
import type { Chosen } from '../../app/options/fields.js';
import { sideNames } from '../../app/options/sideNames.js';

/** What a row of the lobby says of a set-up. */
export interface Terms {
  readonly scenario: string;
  /** How much is otherwise than usual. */
  readonly changed: number;
  /** Names of the sides, by seat. */
  readonly sides: readonly string[];
}

const NO_MATTER = { yes: '', no: '' };

/** Fetches the game, because only its rules know what a set-up means. */
export async function termsOf(game: GameCard, setupData: Chosen, language: Language): Promise<Terms> {
  const module = await game.loadModule();
  const { scenario, options } = described(module.present(language), setupData, NO_MATTER);
  return { scenario: scenario.title, changed: options.length, sides: sideNames(module, setupData, language).map(({ name }) => name) };
}
