import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameModule } from '../../../src/boardgame/module.js';
import { inWords, lobby, type Match } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import type { GameCard } from '../../app/games.js';
import { forgetMatch, type OnlineMatch } from '../../app/matches.js';
import type { Chosen } from '../../app/options/fields.js';
import { useSideNames } from '../../app/options/sideNames.js';
import Ask from '../../app/parts/Ask.js';
import { LatePart } from '../../app/parts/LatePart.js';
import { Notice } from '../../app/parts/Notice.js';
import { Waiting } from '../../app/parts/Waiting.js';
import { clockSummary } from '../../match/features/clock/terms.js';
import { useClockWords } from '../../match/features/clock/words/index.js';
import { useNotificationWords } from '../../match/features/notifications/words/index.js';
import { linkTo, ShareLink } from '../../match/online/ShareLink.js';
import { useOnlineWords } from '../../match/online/words/index.js';
import { usePlayerWords } from '../player/words/index.js';
import { BotInstead } from './BotInstead.js';
import { useWaiting } from './useWaiting.js';
import { useLobbyWords } from './words/index.js';

const CallWindow = lazy(() => import('../../match/features/notifications/NotificationsDialog.js'));

interface WaitingRoomProps {
  readonly game: GameCard;
  readonly module: GameModule;
  readonly setupData: Chosen;
  readonly match: Match;
  readonly seat: OnlineMatch;
  onLeft(): void;
}

export function WaitingRoom({ game, module, setupData, match, seat, onLeft }: WaitingRoomProps) {
  const words = useLobbyWords();
  const onlineWords = useOnlineWords();
  const errorWords = useErrorWords();
  const call = useNotificationWords();
  const clock = useClockWords();
  const player = usePlayerWords();
  const [calling, setCalling] = useState(false);
  const sides = useSideNames(module, setupData);
  const [, navigate] = useLocation();
  const [now, setNow] = useState(Date.now);
  const [error, setError] = useState<unknown>();
  useWaiting(seat);
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

  // A live match is listed for pairing only while its player waits on this page.
  const isOffered = !match.unlisted && match.clock?.terms.kind === 'live';
  return (
    <div className="wg-sheet" data-testid="waiting-room">
      <h1>{words.waitingTitle}</h1>
      <p>
        {words[match.unlisted ? 'waitingAbout' : 'waitingPublic'](sides.find(({ playerID }) => playerID === seat.playerID)?.name ?? '')}
      </p>
      {match.rated && <p>{player.rated}</p>}
      {match.clock && <p>{clockSummary(match.clock.terms, clock)}</p>}
      <ShareLink href={linkTo(game.slug, match.matchID)} />
      <Waiting>{words.stillWaiting(Math.floor((now - seat.createdAt) / 60_000))}</Waiting>
      <p className="wg-small">{isOffered ? words.keepOpen : words.mayClose}</p>
      {error !== undefined && <Notice tone="bad">{inWords(error, errorWords)}</Notice>}
      <div className="wg-buttons">
        <button type="button" className="wg-button" onClick={() => setCalling(true)}>
          {call.open}
        </button>
        {!match.rated && <BotInstead match={match} seat={seat} />}
        <Ask
          trigger={
            <button type="button" className="wg-button">
              {onlineWords.leave}
            </button>
          }
          title={onlineWords.leaveAsk}
          about={onlineWords.leaveAbout}
          yes={onlineWords.leaveYes}
          no={onlineWords.stay}
          onYes={leave}
        />
      </div>
      {calling && (
        <LatePart>
          <CallWindow game={game.slug} id={match.matchID} seat={seat} onClose={() => setCalling(false)} />
        </LatePart>
      )}
    </div>
  );
}
