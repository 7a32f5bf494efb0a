import type { BoardProps } from 'boardgame.io/react';
import { useMemo, useSyncExternalStore } from 'react';
import { type Adjourned, adjournedIn } from '../../../src/boardgame/adjourned.js';
import type { ClockData } from '../../../src/boardgame/clock/terms.js';
import type { PlayerID } from '../../../src/kit/seats.js';
import { lobby, type Player } from '../../api/lobby.js';
import type { OnlineMatch } from '../../app/matches.js';
import type { Chosen } from '../../app/options/fields.js';
import type { Playable } from '../../app/WithGame.js';
import { useLanguage } from '../../kit/language.js';
import { seatName } from '../../kit/seatName.js';
import type { Connection, ConnectionState } from '../connection/connection.js';
import type { PlayedContext } from '../feature.js';
import type { HistorySource } from '../features/history/source.js';
import { fullPositionIn } from '../features/positions/fullPosition.js';
import { isKeptPosition, keptMovesBefore, wholeLog } from '../features/positions/keptMoves.js';
import { usePlayedContext } from '../playedContext.js';
import { nameAt } from './BotMark.js';
import { useOnlineWords } from './words/index.js';

export interface OpenMatch {
  readonly playable: Playable;
  readonly id: string;
  /** The viewer's seat; null for a spectator. */
  readonly seat: OnlineMatch | null;
  readonly setupData: Chosen;
  /** The match's clock, if any. */
  readonly clock: ClockData | undefined;
  /** Whether the players have swapped sides since the page was opened. */
  readonly hasMoved: boolean;
  /** Whether the opponent joined while the player was waiting on this page. */
  readonly hasJustBegun: boolean;
  onLeft(): void;
  /** Called with the new seat after the players have swapped sides. */
  onMoved(playerID: PlayerID): void;
}

export type OpenConnection = OpenMatch & { readonly connection: Connection };

export interface OnlineContext extends PlayedContext, OpenConnection {
  readonly server: ConnectionState;
  readonly players: readonly Player[];
  readonly opponent: Player | undefined;
  /** Name of the opponent; absent while the opponent's seat is free. */
  readonly opponentName: string | undefined;
  readonly hasOpponentLeft: boolean;
  readonly isOver: boolean;
  readonly adjourned: Adjourned | undefined;
  sideOf(seat: number): string;
}

/** Removes repeated messages: a message may arrive alone and again with the chat history. */
const withoutRepeats = (messages: BoardProps['chatMessages']): BoardProps['chatMessages'] => [
  ...new Map(messages.map((message) => [message.id, message])).values(),
];

/** Returns the board's props. The page, not the board, shows the state of the connection. */
function useLive(props: BoardProps, { older, said }: ConnectionState): BoardProps {
  const { log, chatMessages } = props;
  const whole = useMemo(() => (older ? [...older.log, ...log] : log), [older, log]);
  const messages = useMemo(() => withoutRepeats([...said, ...chatMessages]), [said, chatMessages]);
  return useMemo(
    () => ({
      ...props,
      log: whole,
      chatMessages: messages,
      isConnected: true,
      matchData: props.matchData?.map((player) => ({ ...player, isConnected: true })),
    }),
    [props, whole, messages],
  );
}

/** Loads the full state of a position in a finished match. Rejects if the position was taken back. */
async function fullPositionAt({ playable: { game, module }, id }: OpenMatch, source: HistorySource, now: number, at: number) {
  const [{ verifyExport }, file, log] = await Promise.all([
    import('../../../src/boardgame/verify.js'),
    lobby.export(game.slug, id),
    wholeLog(source, now),
  ]);
  if (!isKeptPosition(log, at)) throw new Error('a position that was taken back is not in the match file');
  return fullPositionIn(file, verifyExport(module, file), keptMovesBefore(log, at));
}

export function useOnlineContext(open: OpenConnection, props: BoardProps): OnlineContext {
  const { playable, id, seat, setupData, connection } = open;
  const { module, game } = playable;
  const words = useOnlineWords();
  const language = useLanguage();
  const server = useSyncExternalStore(connection.subscribe, connection.get);
  const live = useLive(props, server);
  const source = useMemo(() => ({ page: (at: number) => connection.requestHistory(id, at) }), [connection, id]);
  const { _stateID: now, G, ctx } = live;
  const isOver = ctx.gameover !== undefined;
  const fullPosition = isOver && { truth: (at: number) => fullPositionAt(open, source, now, at) };
  const viewed = { match: { kind: 'online', game: game.slug, id }, setupData, ...fullPosition } as const;
  const first = server.older?.from ?? server.from ?? props.log[0]?._stateID ?? now;
  const earlier = first > 0 ? () => connection.earlier(id, first) : undefined;
  const played = usePlayedContext({ playable, viewed, source, rules: module.meta.version, live, earlier }, false);
  const players: readonly Player[] = props.matchData ?? [];
  const opponent = seat ? players.find((player) => String(player.id) !== seat.playerID) : undefined;
  return {
    ...open,
    ...played,
    server,
    players,
    opponent,
    opponentName: opponent?.captain || opponent?.name ? nameAt(opponent, words) : undefined,
    hasOpponentLeft: !isOver && opponent !== undefined && !opponent.name,
    isOver,
    adjourned: adjournedIn(props),
    sideOf: (each) => seatName(module, G, String(each), language),
  };
}
