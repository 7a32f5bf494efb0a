import { type ReactNode, useEffect, useMemo } from 'react';
import { ChatRoomContext } from '../../../kit/host/chatRoom.js';
import type { Feature, ProviderProps } from '../../feature.js';
import type { OnlineContext } from '../../online/onlineContext.js';

function Provider<M extends OnlineContext>({ match, children }: ProviderProps<M>): ReactNode {
  const { id, seat, isOver, connection, server } = match;
  const { remarks } = server;
  // Players may read the spectator chat only after the match.
  useEffect(() => {
    if (isOver && seat) connection.remarks(id);
  }, [isOver, seat, connection, id]);
  const room = useMemo(() => ({ isWatching: seat === null, remarks }), [seat, remarks]);
  return <ChatRoomContext value={room}>{children(match)}</ChatRoomContext>;
}

export const spectatorChat: Feature<OnlineContext> = { id: 'spectatorChat', Provider };
