import type { ChatMessage } from 'boardgame.io';
import { useEffect, useState } from 'react';

/**
 * Returns whether there are unread messages from others.
 * @param open whether the chat is visible
 */
export function useUnread(messages: readonly ChatMessage[], me: string | null | undefined, open: boolean): boolean {
  const last = messages.filter(({ sender }) => sender !== me).at(-1)?.id;
  const [read, setRead] = useState<string>();
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  return !open && last !== read;
}
