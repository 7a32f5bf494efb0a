import type { ChatMessage } from 'boardgame.io';
import { createContext } from 'react';

/** The host's spectator chat. */
export interface ChatRoom {
  /** Whether the viewer is a spectator. Players see the spectator chat only after the match. */
  readonly isWatching: boolean;
  /** Spectators' messages. The sender is a name or an empty string. */
  readonly remarks: readonly ChatMessage[];
}

export const ChatRoomContext = createContext<ChatRoom | undefined>(undefined);
