import type { ChatMessage } from 'boardgame.io';
import { useContext, useState } from 'react';
import type { TableProps } from '../board/useOrders.js';
import { ChatRoomContext } from '../host/chatRoom.js';
import { useKitWords } from '../words/index.js';

/** Number of latest messages shown. */
const LATEST = 4;

interface ChatProps {
  readonly board: Pick<TableProps<unknown>, 'chatMessages' | 'sendChatMessage' | 'isMultiplayer' | 'playerID'>;
  readonly sideName: (playerID: string) => string;
  readonly muted: boolean;
  onMute(): void;
}

/** Shows the players' chat, or the spectator chat if the host has one. */
export function Chat({ board, sideName, muted, onMute }: ChatProps) {
  const { chatMessages = [], sendChatMessage, isMultiplayer, playerID } = board;
  const words = useKitWords();
  const room = useContext(ChatRoomContext);
  if (!sendChatMessage || !isMultiplayer) return null;
  const called = (sender: string) => sender || words.watcher;
  const isWatching = room?.isWatching === true;
  const said = isWatching ? room.remarks : chatMessages;
  const isOwn = ({ sender }: ChatMessage) => !isWatching && sender === playerID;
  const hasOthers = !said.every(isOwn);
  return (
    <section className="wg-chat" aria-label={isWatching ? words.watchers : words.chat}>
      {isWatching && <h3>{words.watchers}</h3>}
      <Lines said={(muted ? said.filter(isOwn) : said).slice(-LATEST)} nameOf={isWatching ? called : sideName} />
      {(hasOthers || muted) && (
        <button type="button" className="wg-mute" aria-pressed={muted} onClick={onMute}>
          {muted ? words.chatMuted : words.chatMute}
        </button>
      )}
      {room && !isWatching && room.remarks.length > 0 && !muted && (
        <details>
          <summary>{words.remarked(room.remarks.length)}</summary>
          <Lines said={room.remarks} nameOf={called} />
        </details>
      )}
      {(playerID !== null || isWatching) && <ChatForm onSay={sendChatMessage} />}
    </section>
  );
}

function Lines({ said, nameOf }: { readonly said: readonly ChatMessage[]; nameOf(sender: string): string }) {
  return (
    <ul>
      {said.map(({ id, sender, payload }) => (
        <li key={id}>
          <b>{nameOf(sender)}:</b> {String(payload)}
        </li>
      ))}
    </ul>
  );
}

function ChatForm({ onSay }: { onSay(text: string): void }) {
  const words = useKitWords();
  const [line, setLine] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (line.trim()) onSay(line.trim());
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
  );
}
