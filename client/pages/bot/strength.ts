import type { GameModule } from '../../../src/boardgame/module.js';
import type { Language } from '../../../src/kit/language.js';
import type { Level } from '../../../src/kit/levels.js';
import { words } from './words/index.js';

type Rated = Pick<GameModule, 'expert' | 'levels'>;

/** Returns the strength of each level as text, for games with measured levels. */
export function strengths({ levels, expert }: Rated, language: Language): { readonly [level in Level]?: string } {
  if (!levels) return {};
  const { strength } = language.of(words);
  const { cadet, captain, admiral } = levels.won;
  return {
    cadet: strength.cadet(cadet),
    captain: strength.captain(captain, cadet),
    ...(admiral && { admiral: strength.admiral(admiral) }),
    ...(expert && { expert: strength.expert(levels.won.expert) }),
  };
}
