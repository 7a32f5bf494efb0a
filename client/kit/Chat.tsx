import { useState } from 'react';
import type { TableProps } from './useOrders.js';
import { useKitWords } from './words/index.js';

interface ChatProps {
  readonly board: Pick<TableProps<unknown>, 'chatMessages' | 'sendChatMessage' | 'isMultiplayer' | 'playerID'>;
  readonly sideName: (playerID: string) => string;
  /** What others say is not shown. */
  readonly muted: boolean;
  onMute(): void;
}

/** A word across the table, where the host carries words. */
export function Chat({ board, sideName, muted, onMute }: ChatProps) {
  const { chatMessages = [], sendChatMessage, isMultiplayer, playerID } = board;
  const words = useKitWords();
  const [line, setLine] = useState('');
  if (!sendChatMessage || !isMultiplayer) return null;
  const others = chatMessages.some(({ sender }) => sender !== playerID);
  const shown = muted ? chatMessages.filter(({ sender }) => sender === playerID) : chatMessages;
  return (
    <section className="chat" aria-label={words.chat}>
      <ul>
        {shown.slice(-4).map(({ id, sender, payload }) => (
          <li key={id}>
            <b>{sideName(sender)}:</b> {String(payload)}
          </li>
        ))}
      </ul>
      {(others || muted) && (
        <button type="button" className="mute" aria-pressed={muted} onClick={onMute}>
          {muted ? words.chatMuted : words.chatMute}
        </button>
      )}
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
