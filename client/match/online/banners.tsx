import { type ReactNode, useEffect, useMemo } from 'react';
import { movesOf } from '../../../src/boardgame/game.js';
import { lobby } from '../../api/lobby.js';
import { updateMatch } from '../../app/matches.js';
import { useWorded } from '../../kit/board/refusals.js';
import { useLanguage } from '../../kit/language.js';
import { Banner } from '../Banner.js';
import type { Feature, PartProps, ProviderProps } from '../feature.js';
import { useOfferWords } from '../features/offers/words/index.js';
import { bookmarksOf, withNotes } from '../features/positions/bookmarks.js';
import { keptMovesBefore, wholeLog } from '../features/positions/keptMoves.js';
import { outcome } from '../local/useRunningMatch.js';
import { statusOf } from '../status.js';
import { nameAt } from './BotMark.js';
import { LeftBanner } from './LeftBanner.js';
import { OverBanner } from './OverBanner.js';
import type { OnlineContext } from './onlineContext.js';
import { useOnlineWords } from './words/index.js';

type Props = PartProps<OnlineContext>;

function ConnectionBanner({ match: { playable, connection, server } }: Props) {
  const words = useOnlineWords();
  const worded = useWorded(playable.module.present(useLanguage()).texts);
  const { state, waiting, pending, rejected } = server;
  return (
    <>
      {state === 'lost' && (
        <Banner tone="bad" text={words.lost(waiting)} testId="connection-lost">
          <button type="button" className="wg-button" onClick={connection.retry}>
            {words.tryNow}
          </button>
        </Banner>
      )}
      {pending && (
        <p className="wg-pending" role="status" data-testid="pending">
          {words.sending}
        </p>
      )}
      {rejected && (
        <Banner tone="bad" text={words.refused(worded(rejected)?.reason ?? '', rejected.case)} testId="rejected">
          <button type="button" className="wg-button" onClick={connection.dismiss}>
            {words.dismiss}
          </button>
        </Banner>
      )}
    </>
  );
}

/** Shows that the connection is lost, and the last refusal. */
export const connectionState: Feature<OnlineContext> = { id: 'connectionState', Banner: ConnectionBanner };

function SwappedBanner({ match: { seat, hasMoved, live, sideOf } }: Props) {
  const { swapped } = useOfferWords();
  if (!seat || !hasMoved || movesOf(live.log).length) return null;
  return <Banner text={swapped(sideOf(Number(seat.playerID)))} testId="swapped" />;
}

/** Shows that the players swapped sides, until the first move. */
export const changedSides: Feature<OnlineContext> = { id: 'changedSides', Banner: SwappedBanner };

const OpponentLeftBanner = ({ match: { playable, id, seat, opponent, hasOpponentLeft } }: Props) =>
  seat && opponent && hasOpponentLeft && <LeftBanner game={playable.game.slug} id={id} seat={seat} free={String(opponent.id)} />;

/** Offers a replacement for an opponent who has left. */
export const opponentLeft: Feature<OnlineContext> = { id: 'opponentLeft', Banner: OpponentLeftBanner };

/** Returns the result as a sentence, or undefined if the match is not over. */
function useOutcome({ playable, live, players }: Pick<OnlineContext, 'playable' | 'live' | 'players'>): string | undefined {
  const language = useLanguage();
  const words = useOnlineWords();
  const nameOf = (seat: string) => {
    const player = players.find(({ id }) => String(id) === seat);
    return player && (player.captain || player.name) ? nameAt(player, words) : undefined;
  };
  const result = live.ctx.gameover as Parameters<typeof outcome>[2] | undefined;
  return result && outcome(playable.module, live.G, result, language, nameOf);
}

/** Loads the match file and adds the player's notes. */
async function ownFile({ playable, id, source, viewed, live }: OnlineContext) {
  const file = await lobby.export(playable.game.slug, id);
  if (!bookmarksOf(viewed.match).length) return file;
  const log = await wholeLog(source, live._stateID);
  return withNotes(file, viewed.match, (at) => keptMovesBefore(log, at));
}

function ResultBanner({ match, parts }: Props) {
  const words = useOnlineWords();
  const ended = useOutcome(match);
  const { playable, id, seat } = match;
  if (!ended) return null;
  return (
    <OverBanner game={playable.game} id={id} seat={seat} text={words.over(ended)} file={() => ownFile(match)}>
      {parts('Result')}
    </OverBanner>
  );
}

export const onlineOver: Feature<OnlineContext> = { id: 'over', Banner: ResultBanner };

function StatusProvider<M extends OnlineContext>({ match, children }: ProviderProps<M>): ReactNode {
  const { playable, id, seat, viewed, live, opponentName, adjourned } = match;
  const { game, module } = playable;
  const { setupData } = viewed;
  const { G, ctx } = live;
  const language = useLanguage();
  const over = useOutcome(match);
  const isAdjourned = adjourned !== undefined;
  const stands = useMemo(
    () => seat && statusOf(module, setupData, { G, ctx }, { me: seat.playerID, opponent: opponentName, isAdjourned }, language),
    [seat, module, setupData, G, ctx, opponentName, isAdjourned, language],
  );
  useEffect(() => {
    if (seat && stands) updateMatch(game.slug, id, { over, stands, points: module.points?.(G) });
  }, [seat, game, id, over, stands]);
  return children(match);
}

export const listedStatus: Feature<OnlineContext> = { id: 'listedStatus', Provider: StatusProvider };
