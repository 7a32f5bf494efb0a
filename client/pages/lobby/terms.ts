import type { Language } from '../../../src/kit/language.js';
import type { GameCard } from '../../app/games.js';
import { described, scenarioOf } from '../../app/options/described.js';
import type { Chosen } from '../../app/options/fields.js';
import { sideNames } from '../../app/options/sideNames.js';

/** A set-up as shown in a row of the lobby. */
export interface Terms {
  readonly scenario: string;
  readonly changed: number;
  /** Names of the sides, by seat. */
  readonly sides: readonly string[];
}

export interface Scenarios {
  readonly titles: readonly string[];
  titleOf(setupData: Chosen): string;
}

export async function scenariosOf(game: GameCard, language: Language): Promise<Scenarios> {
  const presented = (await game.loadModule()).present(language);
  return {
    titles: presented.scenarios.map(({ title }) => title),
    titleOf: (setupData) => scenarioOf(presented, setupData).title,
  };
}

const NO_MATTER = { yes: '', no: '' };

/** Returns a set-up as shown in the lobby. Loads the game, because only its rules can describe a set-up. */
export async function termsOf(game: GameCard, setupData: Chosen, language: Language): Promise<Terms> {
  const module = await game.loadModule();
  const { scenario, options } = described(module.present(language), setupData, NO_MATTER);
  return { scenario: scenario.title, changed: options.length, sides: sideNames(module, setupData, language).map(({ name }) => name) };
}
