import type { ReactNode } from 'react';
import { useLobbyWords } from '../../../pages/lobby/words/index.js';
import type { Feature, ProviderProps } from '../../feature.js';
import type { OnlineContext } from '../../online/onlineContext.js';
import { useTurnNotification } from './useTurnNotification.js';
import { useNotificationWords } from './words/index.js';

function Provider<M extends OnlineContext>({ match, children }: ProviderProps<M>): ReactNode {
  const { title, playable, id, seat, live, isOver, adjourned, opponentName } = match;
  const words = useNotificationWords();
  const { anonymous } = useLobbyWords();
  const isAsked = seat !== null && !isOver && !adjourned && Object.hasOwn(Object(live.ctx.activePlayers), seat.playerID);
  const yourTurn = words.yourTurn(title);
  const isMarked = useTurnNotification(isAsked, {
    title: yourTurn,
    body: words.against(opponentName ?? anonymous),
    path: `/match/${playable.game.slug}/${id}`,
  });
  return children(isMarked ? { ...match, title: yourTurn } : match);
}

/** Notifies a player on another page that it is their turn. */
export const turnNotification: Feature<OnlineContext> = { id: 'turnNotification', Provider };
