import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { MatchExport } from '../../../src/boardgame/matchFile.js';
import { inWords, lobby } from '../../api/lobby.js';
import type { GameCard } from '../../app/games.js';
import type { OnlineMatch } from '../../app/matches.js';
import { joinMatch } from '../../pages/lobby/joinMatch.js';
import { usePolled } from '../../pages/lobby/usePolled.js';
import { useLobbyWords } from '../../pages/lobby/words/index.js';
import { handOver } from '../../pages/replay/handover.js';
import { Banner } from '../Banner.js';
import { saveMatch } from '../saveMatch.js';

interface OverProps {
  readonly game: GameCard;
  readonly id: string;
  readonly seat: OnlineMatch | null;
  readonly text: string;
  /** Loads the match file with the player's notes. */
  file(): Promise<MatchExport>;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The result, with the match file and a rematch. */
export function OverBanner({ game, id, seat, text, file, children }: OverProps) {
  const words = useLobbyWords();
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
  const rematch = (own: OnlineMatch) =>
    attempt(async () => {
      const next = await lobby.playAgain(game.slug, id, own);
      // A rematch swaps sides.
      const other = game.meta.sides.findIndex((_, seat) => String(seat) !== own.playerID);
      await joinMatch(game.slug, next, String(other), own.name);
      navigate(`/match/${game.slug}/${next}`);
    });

  const said = [text, wanted && seat ? words.rematchWanted : '', error === undefined ? '' : inWords(error, words)];
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
