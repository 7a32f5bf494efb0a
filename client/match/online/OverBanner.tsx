import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { MatchExport } from '../../../src/boardgame/matchFile.js';
import { inWords, lobby } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import type { GameCard } from '../../app/games.js';
import type { OnlineMatch } from '../../app/matches.js';
import { usePolled } from '../../app/usePolled.js';
import { Banner } from '../Banner.js';
import { handOver } from '../handover.js';
import { saveMatch } from '../saveMatch.js';
import { joinRematch } from './rematch.js';
import { useOnlineWords } from './words/index.js';

interface OverProps {
  readonly game: GameCard;
  readonly id: string;
  readonly seat: OnlineMatch | null;
  readonly text: string;
  file(): Promise<MatchExport>;
  readonly children?: ReactNode;
}

/** Shows the result, and offers the match file and a rematch. */
export function OverBanner({ game, id, seat, text, file, children }: OverProps) {
  const words = useOnlineWords();
  const errorWords = useErrorWords();
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
  const save = () => attempt(async () => saveMatch(await file(), id));
  const check = () =>
    attempt(async () => {
      handOver(await file(), id);
      navigate('/replay');
    });
  const rematch = (own: OnlineMatch) => attempt(async () => navigate(await joinRematch(own)));

  const said = [text, wanted && seat ? words.rematchWanted : '', error === undefined ? '' : inWords(error, errorWords)];
  return (
    <Banner text={said.filter(Boolean).join(' ')} testId="match-over">
      {children}
      <button type="button" className="wg-button" disabled={busy} onClick={save}>
        {words.save}
      </button>
      <button type="button" className="wg-button" disabled={busy} onClick={check}>
        {words.check}
      </button>
      {seat && (
        <button type="button" className="wg-button wg-primary" disabled={busy} onClick={() => rematch(seat)}>
          {busy ? words.rematchAsked : wanted ? words.toRematch : words.rematch}
        </button>
      )}
    </Banner>
  );
}
