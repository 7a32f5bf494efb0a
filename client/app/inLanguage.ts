import { useMemo } from 'react';
import type { PlayedGame, Presentation } from '../../src/kit/definition.js';
import type { MetaWords } from '../../src/kit/meta.js';
import { useLanguage } from '../kit/language.js';
import type { GameCard } from './games.js';

export const useCard = ({ meta }: GameCard): MetaWords => useLanguage().of(meta.words);

export function usePresented(module: Pick<PlayedGame, 'present'>): Presentation {
  const language = useLanguage();
  return useMemo(() => module.present(language), [module, language]);
}
