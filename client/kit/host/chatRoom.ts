import type { ChatMessage } from 'boardgame.io';
import { createContext } from 'react';

/** The spectator chat, if the host of a board provides it. */
export interface ChatRoom {
  /** The reader is a spectator and sees this chat instead of the players'. Players see it after the match. */
  readonly isWatching: boolean;
  /** Each sender is a name, or empty. */
  readonly remarks: readonly ChatMessage[];
}

export const ChatRoomContext = createContext<ChatRoom | undefined>(undefined);
