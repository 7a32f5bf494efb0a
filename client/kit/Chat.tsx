import { useState } from 'react';
import { kitText } from './texts.js';
import type { TableProps } from './useOrders.js';

interface ChatProps {
  readonly board: Pick<TableProps<unknown>, 'chatMessages' | 'sendChatMessage' | 'isMultiplayer' | 'playerID'>;
  readonly sideName: (playerID: string) => string;
}

/** A word across the table, where the host carries words. */
export function Chat({ board, sideName }: ChatProps) {
  const { chatMessages = [], sendChatMessage, isMultiplayer, playerID } = board;
  const [words, setWords] = useState('');
  if (!sendChatMessage || !isMultiplayer) return null;
  return (
    <section className="chat" aria-label={kitText.chat}>
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
            if (words.trim()) sendChatMessage(words.trim());
            setWords('');
          }}
        >
          <input
            value={words}
            maxLength={300}
            aria-label={kitText.chat}
            placeholder={kitText.chat}
            onChange={(event) => setWords(event.target.value)}
          />
          <button type="submit">{kitText.chatSend}</button>
        </form>
      )}
    </section>
  );
}
