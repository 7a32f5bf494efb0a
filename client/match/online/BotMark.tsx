import Bot from 'lucide-react/icons/bot';
import type { Player } from '../../api/lobby.js';
import { type LobbyWords, useLobbyWords } from '../../pages/lobby/words/index.js';

/** The name of a seat's player or bot. */
export const nameAt = ({ name, captain }: Pick<Player, 'name' | 'captain'>, words: LobbyWords): string =>
  captain ? words.captain[captain] : (name ?? words.anonymous);

interface MarkProps {
  readonly player: Pick<Player, 'captain'>;
  /** The bot's side. */
  readonly side: string;
  /** Icon only. */
  readonly brief?: true;
}

/** Marks the server's bot, so that no player can pose as one. */
export function BotMark({ player: { captain }, side, brief }: MarkProps) {
  const words = useLobbyWords();
  if (!captain) return null;
  const plays = words.captainPlays(words.captain[captain], side);
  if (brief) {
    return (
      <span className="wg-captain-mark" role="img" aria-label={plays} title={plays}>
        <Bot aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className="wg-captain-mark" title={words.captainAbout}>
      <Bot aria-hidden="true" /> {plays}
    </span>
  );
}
