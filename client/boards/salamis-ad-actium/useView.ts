import { useMemo } from 'react';
import { salamisAdActium, sideOf } from '../../../src/games/salamis-ad-actium/face.js';
import type { Presentation } from '../../../src/kit/definition.js';
import { useLanguage } from '../../kit/language.js';
import { useKitWords } from '../../kit/words/index.js';
import type { SalamisBoardProps, View } from './session.js';
import { useWords } from './words/index.js';

/** The match as this player sees it, in the language he reads; and what the game says of itself in that language. */
export function useView({ G, playerID }: Pick<SalamisBoardProps, 'G' | 'playerID'>): { readonly view: View; readonly game: Presentation } {
  const language = useLanguage();
  const words = useWords();
  const kit = useKitWords();
  const game = useMemo(() => salamisAdActium.present(language), [language]);
  const me = typeof playerID === 'string' ? sideOf(G, playerID) : undefined;
  const view = useMemo(() => ({ G, me, language, words, kit, texts: game.texts }), [G, me, language, words, kit, game]);
  return { view, game };
}
