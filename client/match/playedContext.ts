import type { BoardProps } from 'boardgame.io/react';
import { useMemo } from 'react';
import { useCard } from '../app/inLanguage.js';
import type { PlayedContext } from './feature.js';
import { viewsFrom } from './features/history/viewsFrom.js';

type Given = Pick<PlayedContext, 'playable' | 'viewed' | 'source' | 'rules'> &
  Partial<Pick<PlayedContext, 'covered' | 'earlier'>> & { readonly live: BoardProps };

const nowhere = () => undefined;

/**
 * Returns the match context for features.
 * @param isWhole whether `live.log` starts with the first move
 */
export function usePlayedContext({ covered = false, live, source, ...given }: Given, isWhole: boolean): PlayedContext {
  const { title } = useCard(given.playable.game);
  const views = useMemo(() => viewsFrom(source, isWhole), [source, isWhole]);
  return {
    ...given,
    title,
    live,
    source,
    covered,
    views,
    ...(isWhole && { wholeLog: live.log }),
    shown: live,
    at: live._stateID,
    isPast: false,
    isLoading: false,
    go: nowhere,
  };
}
