import type { ChatMessage } from 'boardgame.io';
import { createContext } from 'react';

/** The host's spectator chat. */
export interface ChatRoom {
  /** The reader is a spectator. Players see this chat only after the match. */
  readonly isWatching: boolean;
  /** A sender is a name, or empty. */
  readonly remarks: readonly ChatMessage[];
}

export const ChatRoomContext = createContext<ChatRoom | undefined>(undefined);
