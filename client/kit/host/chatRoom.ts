import type { ChatMessage } from 'boardgame.io';
import { createContext } from 'react';

/** Spectator chat of the host. */
export interface ChatRoom {
  /** Whether the viewer is a spectator. Players see this chat only after the match. */
  readonly isWatching: boolean;
  /** Messages of spectators. The sender is a name or an empty string. */
  readonly remarks: readonly ChatMessage[];
}

export const ChatRoomContext = createContext<ChatRoom | undefined>(undefined);
