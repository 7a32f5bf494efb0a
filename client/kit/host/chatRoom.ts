import type { ChatMessage } from 'boardgame.io';
import { createContext } from 'react';

/** What those say to each other who only watch, where the host of a board carries it. */
export interface ChatRoom {
  /** The reader is one of them: he sees this chat in place of the players’. Whoever plays sees it beside his own, when the match is over. */
  readonly isWatching: boolean;
  /** The sender of each is his name, or empty. */
  readonly remarks: readonly ChatMessage[];
}

export const ChatRoomContext = createContext<ChatRoom | undefined>(undefined);
