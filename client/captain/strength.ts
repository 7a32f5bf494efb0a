import type { GameModule } from '../../src/boardgame/module.js';
import type { Language } from '../../src/kit/language.js';
import type { Level } from '../../src/kit/levels.js';
import { words } from './words/index.js';

type Rated = Pick<GameModule, 'levels' | 'present'>;

/** How strong each of our players is, in words, where a game says what he wins. */
export function strengths({ levels, present }: Rated, language: Language): { readonly [level in Level]?: string } {
  if (!levels) return {};
  const { strength } = language.of(words);
  const { sides, scenarios } = present(language);
  const { cadet, captain, admiral } = levels.won;
  const asCaptain = admiral?.asCaptain?.map(({ side, scenarios: ids }) => ({
    side: sides.find(({ playerID }) => playerID === side)?.name ?? side,
    scenarios: scenarios.filter(({ id }) => ids?.includes(id)).map(({ title }) => title),
  }));
  return {
    cadet: strength.cadet(cadet),
    captain: strength.captain(captain),
    ...(admiral && { admiral: strength.admiral(admiral, asCaptain) }),
  };
}
