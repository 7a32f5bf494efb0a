import type { GameModule } from '../../../src/boardgame/module.js';
import type { Language } from '../../../src/kit/language.js';
import type { Level } from '../../../src/kit/levels.js';
import { words } from './words/index.js';

type Rated = Pick<GameModule, 'levels'>;

/** The strength of each level as text, for games that have measured it. */
export function strengths({ levels }: Rated, language: Language): { readonly [level in Level]?: string } {
  if (!levels) return {};
  const { strength } = language.of(words);
  const { cadet, captain, admiral } = levels.won;
  return {
    cadet: strength.cadet(cadet),
    captain: strength.captain(captain),
    ...(admiral && { admiral: strength.admiral(admiral) }),
  };
}
