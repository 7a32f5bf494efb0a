import { type BoardProps, Client } from 'boardgame.io/react';
import { createContext, lazy, Suspense, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { adjournedIn } from '../../../src/boardgame/adjourned.js';
import type { ClockData } from '../../../src/boardgame/clock/terms.js';
import { movesOf } from '../../../src/boardgame/game.js';
import type { PlayerID } from '../../../src/kit/seats.js';
import { lobby, type Player } from '../../api/lobby.js';
import { useCard } from '../../app/inLanguage.js';
import type { OnlineMatch } from '../../app/matches.js';
import { updateMatch } from '../../app/matches.js';
import type { Chosen } from '../../app/options/fields.js';
import { Notice } from '../../app/parts/Notice.js';
import { Waiting } from '../../app/parts/Waiting.js';
import type { Playable } from '../../app/WithGame.js';
import { useWorded } from '../../kit/board/refusals.js';
import { HistoryContext } from '../../kit/history/historyContext.js';
import { AnswersContext } from '../../kit/host/answersContext.js';
import { ChatRoomContext } from '../../kit/host/chatRoom.js';
import { EarlierLogContext } from '../../kit/host/earlierLog.js';
import { useLanguage } from '../../kit/language.js';
import { seatName } from '../../kit/seatName.js';
import { useLobbyWords } from '../../pages/lobby/words/index.js';
import { Banner } from '../Banner.js';
import { type Connection, openConnection } from '../connection/connection.js';
import { OrdersBanner } from '../features/conditionalOrders/OrdersBanner.js';
import { PlanAheadButton } from '../features/conditionalOrders/PlanAheadButton.js';
import { useSeatOrders } from '../features/conditionalOrders/useOrders.js';
import { OnlineDice } from '../features/dice/OnlineDice.js';
import { useHistory } from '../features/history/useHistory.js';
import { useSaveView } from '../features/history/useSaveView.js';
import { LuckSoFar } from '../features/luck/LuckSoFar.js';
import { OnlineLuck } from '../features/luck/OnlineLuck.js';
import { hasLuck } from '../features/luck/sources.js';
import { useTurnNotification } from '../features/notifications/useTurnNotification.js';
import { useNotificationWords } from '../features/notifications/words/index.js';
import { AdjournedBanner } from '../features/offers/Adjourned.js';
import { Offers } from '../features/offers/Offers.js';
import { useOfferWords } from '../features/offers/words/index.js';
import { bookmarksOf, withNotes } from '../features/positions/bookmarks.js';
import { fullPositionIn } from '../features/positions/fullPosition.js';
import { isKeptPosition, keptMovesBefore, wholeLog } from '../features/positions/keptMoves.js';
import { outcome } from '../local/useTable.js';
import { MatchFrame } from '../MatchFrame.js';
import { statusOf } from '../status.js';
import { BotMark, nameAt } from './BotMark.js';
import { LeftBanner } from './LeftBanner.js';
import { MatchMenu } from './MatchMenu.js';
import { OverBanner } from './OverBanner.js';
import { useAway } from './useAway.js';

/** Fetched where there is a clock. */
const Clocks = lazy(() => import('../features/clock/Clocks.js'));

interface TableProps {
  readonly playable: Playable;
  readonly id: string;
  /** null: only watching. */
  readonly seat: OnlineMatch | null;
  readonly setupData: Chosen;
  /** Of a match that is played by the clock. */
  readonly clock: ClockData | undefined;
  /** The players have changed sides since the page was opened. */
  readonly hasMoved: boolean;
  onLeft(): void;
  /** The seat is another now. */
  onMoved(playerID: PlayerID): void;
}

const Here = createContext<(TableProps & { readonly link: Connection }) | null>(null);

function useHere() {
  const here = useContext(Here);
  if (!here) throw new Error('a table must stand in a match');
  return here;
}

function Connecting() {
  const words = useLobbyWords();
  const { playable, link } = useHere();
  const card = useCard(playable.game);
  const worded = useWorded(playable.module.present(useLanguage()).texts);
  const { rejected } = useSyncExternalStore(link.subscribe, link.get);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 6000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <MatchFrame title={card.title}>
      <div className="wg-shell wg-centred">
        {rejected ? (
          <Notice tone="bad">
            {words.notSeated} {worded(rejected)?.reason}
          </Notice>
        ) : (
          <Waiting>{long ? words.connectingLong : words.connecting}</Waiting>
        )}
      </div>
    </MatchFrame>
  );
}

/** The board with everything that is said about a match around it. */
function Shown(props: BoardProps) {
  const words = useLobbyWords();
  const { playable, id, seat, setupData, clock, link, hasMoved, onLeft } = useHere();
  const { game, module, Board } = playable;
  const card = useCard(game);
  const { state, rejected, from, older, waiting, said, remarks, offers, offerRefused } = useSyncExternalStore(link.subscribe, link.get);
  const first = older?.from ?? from ?? props.log[0]?._stateID ?? props._stateID;
  const log = useMemo(() => (older ? [...older.log, ...props.log] : props.log), [older, props.log]);
  const chatMessages = useMemo(() => eachOnce([...said, ...props.chatMessages]), [said, props.chatMessages]);
  const result = props.ctx.gameover as Parameters<typeof outcome>[2] | undefined;
  const source = useMemo(() => ({ page: (at: number) => link.past(id, at) }), [link, id]);
  const truth = async (at: number) => {
    const [{ verifyExport }, file, log] = await Promise.all([
      import('../../../src/boardgame/verify.js'),
      lobby.export(game.slug, id),
      wholeLog(source, props._stateID),
    ]);
    if (!isKeptPosition(log, at)) throw new Error('what was taken back is not in the moves of the file');
    return fullPositionIn(file, verifyExport(module, file), keptMovesBefore(log, at));
  };
  const ownFile = async () => {
    const file = await lobby.export(game.slug, id);
    if (!bookmarksOf(subject.match).length) return file;
    const log = await wholeLog(source, props._stateID);
    return withNotes(file, subject.match, (at) => keptMovesBefore(log, at));
  };
  const isOver = props.ctx.gameover !== undefined;
  // Who has played hears only now what was said of it.
  useEffect(() => {
    if (isOver && seat) link.remarks(id);
  }, [isOver, seat, link, id]);
  const room = useMemo(() => ({ isWatching: seat === null, remarks }), [seat, remarks]);
  const fortune = isOver && <OnlineLuck module={module} id={id} G={props.G} />;
  const subject = { match: { kind: 'online', game: game.slug, id }, setupData, ...(isOver && { truth }) } as const;
  const soFar = (onGo: (to: number) => void) => offers?.fortune && <LuckSoFar module={module} source={source} live={props} onGo={onGo} />;
  const back = useHistory({ module, live: props, source, subject, beside: (onGo) => fortune || soFar(onGo) });
  const saving = useSaveView(id, { game: game.slug, rules: module.meta.version, setupData, live: props, source, isWhole: false });
  const shown = back.isPast && back.shown ? back.shown : { ...props, log };
  const earlier = back.isPast ? back.earlier : first > 0 ? () => link.earlier(id, first) : undefined;
  const language = useLanguage();
  const worded = useWorded(module.present(language).texts);
  const ended = result && outcome(module, props.G, result, language);
  const sideOf = (playerID: number) => seatName(module, props.G, String(playerID), language);

  const matchData: readonly Player[] = props.matchData ?? [];
  const opponent = seat && matchData.find((player) => String(player.id) !== seat.playerID);
  const against = opponent?.captain || opponent?.name ? nameAt(opponent, words) : undefined;
  const { G, ctx } = props;
  const put = adjournedIn(props);
  const isAdjourned = put !== undefined;
  const isLive = clock?.terms.kind === 'live';
  const stands = useMemo(
    () => seat && statusOf(module, setupData, { G, ctx }, { me: seat.playerID, opponent: against, isAdjourned }, language),
    [seat, module, setupData, G, ctx, against, isAdjourned, language],
  );
  useEffect(() => {
    if (seat && stands) updateMatch(game.slug, id, { over: ended, stands, points: module.points?.(G) });
  }, [seat, game, id, ended, stands]);

  const left = !result && opponent && !opponent.name;
  const [asking, setAsking] = useState(false);
  const mayAsk = seat && !result && !left;
  const mayTakeBack = mayAsk && !put && movesOf(log).some(({ playerID }) => playerID === seat.playerID);
  const call = useNotificationWords();
  const asked = seat !== null && !result && !put && Object.hasOwn(Object(ctx.activePlayers), seat.playerID);
  const called = useTurnNotification(asked, {
    title: call.yourTurn(card.title),
    body: call.against(against ?? words.anonymous),
    path: `/match/${game.slug}/${id}`,
  });

  // Of a match that is put away the board asks nothing.
  const { adjourned, swapped } = useOfferWords();
  const isPut = isAdjourned && !back.isPast;
  const looking = useMemo(
    () => (isPut ? { ...back.context, isPast: true, putAway: adjourned } : back.context),
    [isPut, back.context, adjourned],
  );
  const beforehand = useSeatOrders(game.slug, id, seat, props._stateID, isOver);
  const players = matchData.map((player) => `${nameAt(player, words)} (${sideOf(player.id)})`);
  const away = useAway(opponent || undefined) && state === 'up' && !result;
  return (
    <MatchFrame
      title={called ? call.yourTurn(card.title) : card.title}
      state={shown._stateID}
      about={
        <>
          {seat ? words.youPlay(sideOf(Number(seat.playerID)), against ?? words.anonymous, away) : words.youWatch(players)}{' '}
          {matchData.map((player) => (
            <BotMark key={player.id} player={player} side={sideOf(player.id)} brief />
          ))}
        </>
      }
      buttons={
        <>
          {back.button}
          {seat && !isOver && <PlanAheadButton {...subject} module={module} shown={props} at={props._stateID} />}
          <OnlineDice sides={module.present(language).sides} id={id} seat={seat} board={props} file={() => lobby.export(game.slug, id)} />
          <MatchMenu
            game={game}
            id={id}
            seat={seat}
            over={result !== undefined}
            captain={opponent?.captain && opponent.id}
            onSave={saving.save}
            onTakeBack={mayTakeBack ? () => setAsking(true) : undefined}
            onDraw={mayAsk ? () => link.offer(id, 'draw', props._stateID) : undefined}
            onSwap={mayAsk && props._stateID === 0 ? () => link.offer(id, 'swap', 0) : undefined}
            onAdjourn={mayAsk && !put ? () => link.offer(id, 'adjourn', props._stateID) : undefined}
            onLuck={mayAsk && hasLuck(game.slug) && offers && !offers.fortune ? () => link.offer(id, 'fortune', props._stateID) : undefined}
            onConcede={seat && !result && !put ? props.moves.concede : undefined}
            onLeft={onLeft}
          />
        </>
      }
      banners={
        <>
          {clock && (
            <Suspense>
              <Clocks
                game={game.slug}
                id={id}
                seat={seat}
                clock={clock}
                live={props}
                sides={matchData
                  .filter(({ captain }) => !captain)
                  .map((player) => ({ playerID: String(player.id), name: sideOf(player.id) }))}
              />
            </Suspense>
          )}
          {back.bar}
          {saving.banner}
          <OrdersBanner {...beforehand} />
          {state === 'lost' && (
            <Banner tone="bad" text={words.lost(waiting)} testId="connection-lost">
              <button type="button" className="wg-button" onClick={link.retry}>
                {words.tryNow}
              </button>
            </Banner>
          )}
          {rejected && (
            <Banner tone="bad" text={words.refused(worded(rejected)?.reason ?? '', rejected.case)} testId="rejected">
              <button type="button" className="wg-button" onClick={link.dismiss}>
                {words.dismiss}
              </button>
            </Banner>
          )}
          {seat && hasMoved && !movesOf(log).length && <Banner text={swapped(sideOf(Number(seat.playerID)))} testId="swapped" />}
          {put && (
            <AdjournedBanner
              id={id}
              link={link}
              put={put}
              isLive={isLive}
              told={offers}
              isAlone={!opponent?.name || opponent.captain !== undefined}
              live={props}
            />
          )}
          {seat && !result && (
            <Offers
              module={module}
              id={id}
              link={link}
              told={offers}
              refused={worded(offerRefused)}
              live={props}
              log={log}
              isLive={isLive}
              asking={asking}
              onAsked={() => setAsking(false)}
              onSee={back.go}
            />
          )}
          {left && seat && <LeftBanner game={game.slug} id={id} seat={seat} free={String(opponent.id)} />}
          {ended && (
            <OverBanner game={game} id={id} seat={seat} text={words.over(ended)} file={ownFile}>
              {fortune}
            </OverBanner>
          )}
        </>
      }
    >
      <EarlierLogContext value={earlier}>
        <HistoryContext value={looking}>
          <AnswersContext value={beforehand.tell}>
            <ChatRoomContext value={room}>
              <Board {...unspoken(shown)} chatMessages={chatMessages} />
            </ChatRoomContext>
          </AnswersContext>
        </HistoryContext>
      </EarlierLogContext>
    </MatchFrame>
  );
}

/** What is heard may be among what was said before, and come twice. */
const eachOnce = (messages: BoardProps['chatMessages']): BoardProps['chatMessages'] => [
  ...new Map(messages.map((message) => [message.id, message])).values(),
];

/** What the page says about the connection, its own and the opponent's, the board need not say again. */
const unspoken = (props: BoardProps): BoardProps => ({
  ...props,
  isConnected: true,
  matchData: props.matchData?.map((player) => ({ ...player, isConnected: true })),
});

/** A match at the server. boardgame.io's client is made once for it; the connection heals by itself and is asked for everything anew. */
export function OnlineTable(props: TableProps) {
  const { playable, id, seat } = props;
  const [{ link, Match }] = useState(() => {
    const link = openConnection();
    const { game, sides } = playable.module;
    const Match = Client({
      game,
      numPlayers: sides.length,
      board: Shown,
      loading: Connecting,
      multiplayer: link.multiplayer,
      debug: false,
    });
    return { link, Match };
  });
  useEffect(() => link.mind(), [link]);
  const { movedTo } = useSyncExternalStore(link.subscribe, link.get);
  const { onMoved } = props;
  useEffect(() => {
    if (movedTo !== undefined) onMoved(movedTo);
  }, [movedTo, onMoved]);
  return (
    <Here value={{ ...props, link }}>
      <Match matchID={id} {...(seat && { playerID: seat.playerID, credentials: seat.credentials })} debug={false} />
    </Here>
  );
}
