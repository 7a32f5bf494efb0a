import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameModule } from '../../../src/boardgame/module.js';
import { inWords, lobby, type Match } from '../../api/lobby.js';
import type { GameCard } from '../../app/games.js';
import { forgetMatch, type OnlineMatch } from '../../app/matches.js';
import type { Chosen } from '../../app/options/fields.js';
import { useSideNames } from '../../app/options/sideNames.js';
import Ask from '../../app/parts/Ask.js';
import { Notice } from '../../app/parts/Notice.js';
import { Waiting } from '../../app/parts/Waiting.js';
import { clockTold } from '../../match/features/clock/terms.js';
import { useClockWords } from '../../match/features/clock/words/index.js';
import { useNotificationWords } from '../../match/features/notifications/words/index.js';
import { linkTo, ShareLink } from './ShareLink.js';
import { useLobbyWords } from './words/index.js';

/** Loaded on demand. */
const CallWindow = lazy(() => import('../notifications/NotificationsDialog.js'));

interface WaitingRoomProps {
  readonly game: GameCard;
  readonly module: GameModule;
  readonly setupData: Chosen;
  readonly match: Match;
  readonly seat: OnlineMatch;
  onLeft(): void;
}

/** The page of a match until both seats are taken. */
export function WaitingRoom({ game, module, setupData, match, seat, onLeft }: WaitingRoomProps) {
  const words = useLobbyWords();
  const call = useNotificationWords();
  const clock = useClockWords();
  const [calling, setCalling] = useState(false);
  const sides = useSideNames(module, setupData);
  const [, navigate] = useLocation();
  const [now, setNow] = useState(Date.now);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);

  const leave = async () => {
    try {
      await lobby.leave(game.slug, match.matchID, seat);
      forgetMatch(seat);
      onLeft();
      navigate(`/lobby/${game.slug}`);
    } catch (thrown) {
      setError(thrown);
    }
  };

  return (
    <div className="wg-sheet" data-testid="waiting-room">
      <h1>{words.waitingTitle}</h1>
      <p>{words.waitingAbout(sides.find(({ playerID }) => playerID === seat.playerID)?.name ?? '')}</p>
      {match.clock && <p>{clockTold(match.clock.terms, clock)}</p>}
      <ShareLink href={linkTo(game.slug, match.matchID)} />
      <Waiting>{words.stillWaiting(Math.floor((now - seat.createdAt) / 60_000))}</Waiting>
      <p className="wg-small">{words.mayClose}</p>
      {error !== undefined && <Notice tone="bad">{inWords(error, words)}</Notice>}
      <div className="wg-buttons">
        <button type="button" className="wg-button" onClick={() => setCalling(true)}>
          {call.open}
        </button>
        <Ask
          trigger={
            <button type="button" className="wg-button">
              {words.leave}
            </button>
          }
          title={words.leaveAsk}
          about={words.leaveAbout}
          yes={words.leaveYes}
          no={words.stay}
          onYes={leave}
        />
      </div>
      {calling && (
        <Suspense>
          <CallWindow game={game.slug} id={match.matchID} seat={seat} onClose={() => setCalling(false)} />
        </Suspense>
      )}
    </div>
  );
}
