import { useState } from 'react';
import type { TableProps } from './useOrders.js';
import { useKitWords } from './words/index.js';

interface ChatProps {
  readonly board: Pick<TableProps<unknown>, 'chatMessages' | 'sendChatMessage' | 'isMultiplayer' | 'playerID'>;
  readonly sideName: (playerID: string) => string;
}

/** A word across the table, where the host carries words. */
export function Chat({ board, sideName }: ChatProps) {
  const { chatMessages = [], sendChatMessage, isMultiplayer, playerID } = board;
  const words = useKitWords();
  const [line, setLine] = useState('');
  if (!sendChatMessage || !isMultiplayer) return null;
  return (
    <section className="chat" aria-label={words.chat}>
      <ul>
        {chatMessages.slice(-4).map(({ id, sender, payload }) => (
          <li key={id}>
            <b>{sideName(sender)}:</b> {String(payload)}
          </li>
        ))}
      </ul>
      {playerID !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (line.trim()) sendChatMessage(line.trim());
            setLine('');
          }}
        >
          <input
            value={line}
            maxLength={300}
            aria-label={words.chat}
            placeholder={words.chat}
            onChange={(event) => setLine(event.target.value)}
          />
          <button type="submit">{words.chatSend}</button>
        </form>
      )}
    </section>
  );
}
