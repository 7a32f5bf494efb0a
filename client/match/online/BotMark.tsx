import Bot from 'lucide-react/icons/bot';
import type { Player } from '../../api/lobby.js';
import { type OnlineWords, useOnlineWords } from './words/index.js';

export const nameAt = ({ name, captain }: Pick<Player, 'name' | 'captain'>, words: OnlineWords): string =>
  captain ? words.captain[captain] : (name ?? words.anonymous);

interface MarkProps {
  readonly player: Pick<Player, 'captain'>;
  readonly side: string;
  /** Whether to show only the icon. */
  readonly brief?: true;
}

/** Marks a bot of the server, so that no player can pose as one. */
export function BotMark({ player: { captain }, side, brief }: MarkProps) {
  const words = useOnlineWords();
  if (!captain) return null;
  const plays = words.captainPlays(words.captain[captain], side);
  if (brief) {
    return (
      <span className="wg-bot-mark" role="img" aria-label={plays} title={plays}>
        <Bot aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className="wg-bot-mark" title={words.captainAbout}>
      <Bot aria-hidden="true" /> {plays}
    </span>
  );
}
