import type { Language } from '../../../src/kit/language.js';
import type { GameCard } from '../../app/games.js';
import { described } from '../../app/options/described.js';
import type { Chosen } from '../../app/options/fields.js';
import { sideNames } from '../../app/options/sideNames.js';

/** A set-up, as a row of the lobby shows it. */
export interface Terms {
  readonly scenario: string;
  /** Number of options that differ from the default. */
  readonly changed: number;
  /** Names of the sides, by seat. */
  readonly sides: readonly string[];
}

const NO_MATTER = { yes: '', no: '' };

/** Loads the game, because only its rules can describe a set-up. */
export async function termsOf(game: GameCard, setupData: Chosen, language: Language): Promise<Terms> {
  const module = await game.loadModule();
  const { scenario, options } = described(module.present(language), setupData, NO_MATTER);
  return { scenario: scenario.title, changed: options.length, sides: sideNames(module, setupData, language).map(({ name }) => name) };
}
