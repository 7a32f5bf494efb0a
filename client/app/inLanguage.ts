import { useMemo } from 'react';
import type { GameModule } from '../../src/boardgame/module.js';
import type { Presentation } from '../../src/kit/definition.js';
import type { MetaWords } from '../../src/kit/meta.js';
import { useLanguage } from '../kit/language.js';
import type { GameCard } from './games.js';

/** A hook: the texts of a game's card. */
export const useCard = ({ meta }: GameCard): MetaWords => useLanguage().of(meta.words);

/** A hook: the texts of a game. */
export function usePresented(module: GameModule): Presentation {
  const language = useLanguage();
  return useMemo(() => module.present(language), [module, language]);
}
