import { useCallback, useState } from 'react';
import type { Level } from '../../../src/kit/levels.js';
import { inWords, lobby } from '../../api/lobby.js';
import type { OnlineMatch } from '../../app/matches.js';
import { useCopy } from '../../app/parts/useCopy.js';
import { useLoaded } from '../../kit/loading/useLoaded.js';
import { linkTo } from '../../pages/lobby/ShareLink.js';
import { useLobbyWords } from '../../pages/lobby/words/index.js';
import { Banner } from '../Banner.js';

interface LeftProps {
  readonly game: string;
  readonly id: string;
  readonly seat: OnlineMatch;
  /** The free seat. */
  readonly free: string;
}

/** Shown when the opponent has left: a link for a replacement player, and buttons for bots. */
export function LeftBanner({ game, id, seat, free }: LeftProps) {
  const words = useLobbyWords();
  const [copied, copy] = useCopy(linkTo(game, id));
  const [had] = useLoaded(useCallback(() => lobby.captains(game), [game]));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const take = (level: Level) => {
    setBusy(true);
    lobby.captain(game, id, seat, free, level).catch((thrown) => {
      setError(thrown);
      setBusy(false);
    });
  };
  return (
    <Banner text={error === undefined ? words.left : `${words.left} ${inWords(error, words)}`} testId="opponent-left">
      {had.state === 'ready' &&
        had.value.map((level) => (
          <button key={level} type="button" className="wg-button" disabled={busy} onClick={() => take(level)}>
            {words.seatCaptain[level]}
          </button>
        ))}
      <button type="button" className="wg-button" onClick={copy}>
        {copied ? words.copied : words.copyInvite}
      </button>
    </Banner>
  );
}
