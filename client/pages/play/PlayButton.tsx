import { useState } from 'react';
import { useLocation } from 'wouter';
import { inWords } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import { useDeviceWords } from '../devices/words/index.js';
import { playNow } from './playNow.js';
import { preferencesFor } from './preferences.js';
import { usePlayWords } from './words/index.js';

interface PlayButtonProps {
  readonly game: string;
  readonly isMain?: boolean;
}

const guestNumber = (): number => 1000 + Math.floor(Math.random() * 9000);

/** Renders the button that joins the player waiting longest, or opens the waiting room. */
export function PlayButton({ game, isMain = false }: PlayButtonProps) {
  const words = usePlayWords();
  const errorWords = useErrorWords();
  const deviceWords = useDeviceWords();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const play = async () => {
    setBusy(true);
    setError(undefined);
    try {
      if (preferencesFor(game).rated) await (await import('../devices/ensureKnown.js')).ensureKnown(deviceWords);
      const { id } = await playNow(game, words.guest(guestNumber()));
      navigate(`/match/${game}/${id}`);
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className={`wg-button wg-play-now${isMain ? ' wg-primary' : ''}`} disabled={busy} onClick={() => void play()}>
        {busy ? words.finding : words.playNow}
      </button>
      {error !== undefined && (
        <p className="wg-small wg-play-error" role="alert">
          {inWords(error, errorWords)}
        </p>
      )}
    </>
  );
}
