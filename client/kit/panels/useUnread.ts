import type { ChatMessage } from 'boardgame.io';
import { useEffect, useState } from 'react';

/** Whether somebody else has said something that this player has not had before his eyes. @param open he sees the chat now */
export function useUnread(messages: readonly ChatMessage[], me: string | null | undefined, open: boolean): boolean {
  const last = messages.filter(({ sender }) => sender !== me).at(-1)?.id;
  const [read, setRead] = useState<string>();
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  return !open && last !== read;
}
