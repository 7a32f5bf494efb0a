import { useMemo } from 'react';
import type { Language } from '../../../src/kit/language.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import { useLanguage } from '../language.js';
import { seatName } from '../seatName.js';
import { words as kitWords } from '../words/index.js';
import type { BoardSource } from './boardSource.js';
import type { BoardTypes, View } from './session.js';
import type { TableProps } from './useOrders.js';

type ViewSource<T extends BoardTypes> = Pick<BoardSource<T>, 'game' | 'words' | 'sideOf'>;

/** Returns the match as a viewer sees it, in the viewer's language. */
export function viewOf<T extends BoardTypes>(
  source: ViewSource<T>,
  G: T['G'],
  player: PlayerID | null | undefined,
  language: Language,
  game = source.game.present(language),
): View<T> {
  return {
    G,
    me: typeof player === 'string' ? source.sideOf(G, player) : undefined,
    language,
    words: language.of(source.words),
    kit: language.of(kitWords),
    game,
    texts: game.texts,
    seatName: (seat) => seatName(source.game, G, seat, language, game),
  };
}

export function useView<T extends BoardTypes>(source: ViewSource<T>, { G, playerID }: Pick<TableProps<T['G']>, 'G' | 'playerID'>): View<T> {
  const language = useLanguage();
  const game = useMemo(() => source.game.present(language), [source, language]);
  return useMemo(() => viewOf(source, G, playerID, language, game), [source, G, playerID, language, game]);
}
