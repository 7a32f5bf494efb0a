import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameCard } from '../app/games.js';
import type { OnlineMatch } from '../app/matches.js';
import { Banner } from '../app/table/Banner.js';
import { saveMatch } from '../app/table/save.js';
import { handOver } from '../replay/handover.js';
import { inWords, lobby } from './api.js';
import { sit } from './sit.js';
import { texts } from './texts.js';
import { usePolled } from './usePolled.js';

interface OverProps {
  readonly game: GameCard;
  readonly id: string;
  readonly seat: OnlineMatch | null;
  readonly text: string;
}

/** After the end: the outcome, the match file, and another match with the same opponent. */
export function OverBanner({ game, id, seat, text }: OverProps) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const load = useCallback((signal: AbortSignal) => lobby.match(game.slug, id, signal), [game, id]);
  const wanted = usePolled(load, seat ? 4000 : 0).value?.nextMatchID;

  const attempt = async (deed: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await deed();
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  const file = () => lobby.export(game.slug, id);
  const save = () => attempt(async () => saveMatch(await file(), id));
  const check = () =>
    attempt(async () => {
      handOver(await file(), id);
      navigate('/replay');
    });
  const rematch = (own: OnlineMatch) =>
    attempt(async () => {
      const next = await lobby.playAgain(game.slug, id, own);
      await sit(game.slug, next, own.playerID, own.name);
      navigate(`/match/${game.slug}/${next}`);
    });

  const words = [text, wanted && seat ? texts.rematchWanted : '', error === undefined ? '' : inWords(error)];
  return (
    <Banner text={words.filter(Boolean).join(' ')} testId="match-over">
      <button type="button" className="wg-button" disabled={busy} onClick={save}>
        {texts.save}
      </button>
      <button type="button" className="wg-button" disabled={busy} onClick={check}>
        {texts.check}
      </button>
      {seat && (
        <button type="button" className="wg-button main" disabled={busy} onClick={() => rematch(seat)}>
          {busy ? texts.rematchAsked : wanted ? texts.toRematch : texts.rematch}
        </button>
      )}
    </Banner>
  );
}
