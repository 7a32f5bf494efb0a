import { useCallback, useState } from 'react';
import type { Level } from '../../../src/kit/levels.js';
import { inWords, lobby } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import type { OnlineMatch } from '../../app/matches.js';
import { useCopy } from '../../app/parts/useCopy.js';
import { useLoaded } from '../../kit/loading/useLoaded.js';
import { Banner } from '../Banner.js';
import { linkTo } from './ShareLink.js';
import { useOnlineWords } from './words/index.js';

interface LeftProps {
  readonly game: string;
  readonly id: string;
  readonly seat: OnlineMatch;
  readonly free: string;
}

/** Reports that the opponent has left. Offers a link for a replacement player and buttons for bots. */
export function LeftBanner({ game, id, seat, free }: LeftProps) {
  const words = useOnlineWords();
  const errorWords = useErrorWords();
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
    <Banner text={error === undefined ? words.left : `${words.left} ${inWords(error, errorWords)}`} testId="opponent-left">
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
