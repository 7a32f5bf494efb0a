import { type ReactNode, useEffect, useState } from 'react';
import type { Feature, ProviderProps } from '../../feature.js';
import type { OnlineContext } from '../../online/onlineContext.js';
import { useOnlineWords } from '../../online/words/index.js';
import { useTurnNotification } from './useTurnNotification.js';
import { useNotificationWords } from './words/index.js';

/** Returns whether the opponent joined while the page was hidden, until the player looks at the page or must decide. */
function useJoined(hasJustBegun: boolean, isAsked: boolean): boolean {
  const [isNews, setNews] = useState(hasJustBegun && document.hidden);
  useEffect(() => {
    if (!isNews) return;
    if (isAsked) return setNews(false);
    const looked = () => document.hidden || setNews(false);
    document.addEventListener('visibilitychange', looked);
    return () => document.removeEventListener('visibilitychange', looked);
  }, [isNews, isAsked]);
  return isNews && !isAsked;
}

function Provider<M extends OnlineContext>({ match, children }: ProviderProps<M>): ReactNode {
  const { title, playable, id, seat, live, isOver, adjourned, opponentName, hasJustBegun } = match;
  const words = useNotificationWords();
  const { anonymous } = useOnlineWords();
  const isAsked = seat !== null && !isOver && !adjourned && Object.hasOwn(Object(live.ctx.activePlayers), seat.playerID);
  const hasJoined = useJoined(hasJustBegun, isAsked);
  const news = hasJoined ? words.joined(title) : words.yourTurn(title);
  const isMarked = useTurnNotification(isAsked || hasJoined, {
    title: news,
    body: (hasJoined ? words.hasJoined : words.against)(opponentName ?? anonymous),
    path: `/match/${playable.game.slug}/${id}`,
  });
  return children(isMarked ? { ...match, title: news } : match);
}

/** Notifies a player who is on another page that it is their turn, or that an opponent has joined. */
export const turnNotification: Feature<OnlineContext> = { id: 'turnNotification', Provider };
