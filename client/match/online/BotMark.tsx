import Bot from 'lucide-react/icons/bot';
import type { Player } from '../../api/lobby.js';
import { type LobbyWords, useLobbyWords } from '../../pages/lobby/words/index.js';

/** What somebody at a seat is called. A captain of the server is no name: whatever a person calls himself, he has not the mark. */
export const nameAt = ({ name, captain }: Pick<Player, 'name' | 'captain'>, words: LobbyWords): string =>
  captain ? words.captain[captain] : (name ?? words.anonymous);

interface MarkProps {
  readonly player: Pick<Player, 'captain'>;
  /** What he plays. */
  readonly side: string;
  /** By its sign alone, where his name stands beside it. */
  readonly brief?: true;
}

/** That a captain of the server has a seat, as no name of a person can say it. */
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
