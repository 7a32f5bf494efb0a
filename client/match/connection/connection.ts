import type { ChatMessage, Game } from 'boardgame.io';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerArgs, ServerEvents } from '../../../src/api/frames.js';
import { patchOf } from '../../../src/boardgame/brief.js';
import type { HistoryPage } from '../../../src/boardgame/historyPage.js';
import type { Kind } from '../../../src/boardgame/offers.js';
import type { PlayerID, Refusal } from '../../../src/kit/rules.js';
import { playerName } from '../../app/matches.js';
import { inOrder } from '../features/history/source.js';
import { ChatOutbox } from './chatOutbox.js';
import { type Answer, type MoveAction, Outbox } from './outbox.js';
import { waitingMovesOf } from './waitingMoves.js';

type Multiplayer = ReturnType<typeof SocketIO>;
type Transport = ReturnType<Multiplayer>;

/** A transport's socket, typed with the frames of `src/api`. */
type FrameSocket = Socket<ServerEvents, ClientEvents>;
const socketOf = (transport: Transport | undefined): FrameSocket | undefined => transport?.socket;

/** Part of a match's log, starting at a `_stateID`. */
export type LogPage = ServerArgs<'earlier'>[1];
type OpenOffers = ServerArgs<'offers'>[1];

export interface ConnectionState {
  /** State of the connection; `new` until it is first established. */
  readonly state: 'new' | 'up' | 'lost';
  /** Last refused move, kept until the player dismisses it. */
  readonly rejected?: Refusal;
  /** `_stateID` where the newest page of the log starts. */
  readonly from?: number;
  readonly older?: LogPage;
  /** Number of moves waiting for the connection. */
  readonly waiting: number;
  /** Whether a move has been sent but not yet answered. */
  readonly pending: boolean;
  /** Chat messages sent before this connection was opened. */
  readonly said: readonly ChatMessage[];
  /** Spectator chat; players get it after the match. */
  readonly remarks: readonly ChatMessage[];
  /** Open offers; undefined until received from the server. */
  readonly offers?: OpenOffers;
  /** The player's new seat after the players have swapped sides. */
  readonly movedTo?: PlayerID;
  /** Why the last offer or answer was refused. */
  readonly offerRefused?: Refusal;
}

/**
 * boardgame.io's connection to the server. Queues moves and chat while the connection is lost, because boardgame.io
 * would send them too early and lose them.
 */
export interface Connection {
  readonly multiplayer: Multiplayer;
  get(): ConnectionState;
  subscribe(listener: () => void): () => void;
  retry(): void;
  dismiss(): void;
  /** Requests the page of the log before this state. */
  earlier(matchID: string, before: number): void;
  /** Requests the spectator chat; players may do so after the match. */
  remarks(matchID: string): void;
  /** Requests this seat's views around a state. Rejects if the request is refused or the connection is lost. */
  requestHistory(matchID: string, at: number): Promise<HistoryPage>;
  /** Makes an offer. @param to the state to which a take-back returns */
  offer(matchID: string, kind: Kind, stateID: number, to?: number): void;
  /** Accepts or declines an offer. The seat that made it may withdraw it. */
  reply(matchID: string, id: string, yes: boolean): void;
  /** Watches whether the device is online. Returns a function that stops watching. */
  watchNetwork(): () => void;
}

/** Maximum number of spectator messages stored, as on the server. */
const KEPT = 100;

/** Moves and messages waiting for the connection. */
interface Held {
  readonly moves: Outbox;
  readonly chat: ChatOutbox;
  readonly seated: boolean;
}

const isRefusal = (value: unknown): value is Refusal & Answer =>
  typeof value === 'object' && value !== null && 'reason' in value && typeof value.reason === 'string';

/** Opens a connection. @param server address of the server; by default the page's server */
export function openConnection(server?: string): Connection {
  const listeners = new Set<() => void>();
  let state: ConnectionState = { state: 'new', waiting: 0, pending: false, said: [], remarks: [] };
  let transport: Transport | undefined;
  let held: Held | undefined;
  const update = (next: Partial<ConnectionState>) => {
    state = { ...state, waiting: held?.moves.count ?? 0, pending: held?.moves.isPending ?? false, ...next };
    for (const listener of listeners) listener();
  };
  const lost = () => {
    held?.moves.close();
    held?.chat.close();
    update({ state: state.state === 'new' ? 'new' : 'lost' });
  };

  const retry = () => {
    const socket = transport?.socket;
    if (!socket) return;
    // Close a connection that may be dead; boardgame.io syncs after reconnecting.
    socket.disconnect();
    socket.connect();
  };

  const watch = (watched: Transport, { moves, chat, seated }: Held, at: string) => {
    const socket: FrameSocket = watched.socket;
    socket.on('connect', () => update({ state: 'up' }));
    socket.on('disconnect', (reason: string) => {
      if (transport !== watched) return;
      lost();
      // socket.io does not reconnect after a disconnect by the server.
      if (reason === 'io server disconnect') setTimeout(() => watched.socket?.connect(), 1500);
    });
    socket.on('sync', (matchID, { log = [], from }) => {
      moves.show(log);
      chat.show();
      if (seated) {
        socket.emit('said', matchID);
        socket.emit('offers', matchID);
      } else socket.emit('remarks', matchID);
      // There may be a gap between the newest page and the older pages.
      update({ older: undefined, from });
    });
    const hear = (log: Parameters<Outbox['hear']>[0]) => {
      const wasPending = moves.isPending;
      moves.hear(log);
      if (moves.isPending !== wasPending) update({});
    };
    socket.on('update', (_matchID, _state, log = []) => hear(log));
    socket.on('patch', (_matchID, _from, _to, _patch, log = []) => hear(log));
    // Expand brief frames into boardgame.io's patches.
    socket.on('brief', (...frame) => {
      const { from, to, patch, log } = patchOf(frame);
      for (const listener of socket.listeners('patch')) listener(at, from, to, patch, log);
    });
    socket.on('chat', (_matchID, { id }) => chat.delivered(id));
    socket.on('remark', (_matchID, remark) => {
      chat.delivered(remark.id);
      const isKnown = state.remarks.some(({ id }) => id === remark.id);
      if (!isKnown) update({ remarks: [...state.remarks, remark].slice(-KEPT) });
    });
    socket.on('remarks', (_matchID, remarks) => update({ remarks }));
    socket.on('said', (_matchID, said) => update({ said }));
    socket.on('offers', (_matchID, offers) => update({ offers, offerRefused: undefined }));
    socket.on('earlier', (_matchID, { from, log }) => {
      const { older } = state;
      // Ignore a repeated answer.
      if (!older || from < older.from) update({ older: { from, log: [...log, ...(older?.log ?? [])] } });
    });
    // The server sends `rejected, matchID, { reason, case, key, values }`.
    socket.on('rejected', (...args: unknown[]) => {
      const rejected = args.find(isRefusal);
      if (!rejected) return;
      if (rejected.key === 'otherSeat') return update({ movedTo: String(rejected.values?.seat) });
      if (rejected.move === 'chat' || rejected.move === 'remark') chat.refused();
      if (rejected.move === 'offer' || rejected.move === 'reply') return update({ offerRefused: rejected });
      update(moves.refused(rejected) ? { rejected } : {});
    });
  };

  const past = inOrder(
    ({ matchID, at }: { matchID: string; at: number }) =>
      new Promise<HistoryPage>((resolve, reject) => {
        const socket = socketOf(transport);
        const onPage = (of: string, page: HistoryPage) => of === matchID && end(() => resolve(page));
        const refused = (...args: unknown[]) => args.some((arg) => isRefusal(arg) && arg.move === 'past') && gone();
        const gone = () => end(() => reject(new Error('the history was not returned')));
        const ways = [
          ['past', onPage],
          ['rejected', refused],
          ['disconnect', gone],
        ] as const;
        const end = (settle: () => void) => {
          for (const [event, listener] of ways) socket?.off(event, listener);
          settle();
        };
        if (!socket?.connected) return gone();
        for (const [event, listener] of ways) socket.on(event, listener);
        socket.emit('past', matchID, at);
      }),
  );

  return {
    multiplayer: (options: Parameters<Multiplayer>[0] & { game: Game }) => {
      const made = SocketIO({ server, socketOpts: { transports: ['websocket'], reconnectionDelayMax: 4000, auth: { brief: true } } })(
        options,
      );
      const { matchID = 'default', playerID } = options;
      const seated = typeof playerID === 'string';
      const post = (action: MoveAction, stateID: number) => socketOf(made)?.emit('update', action, stateID, matchID, playerID);
      const moves = new Outbox(playerID, post, () => made.requestSync(), waitingMovesOf(matchID, playerID ?? undefined));
      const chat = new ChatOutbox((message) =>
        seated ? socketOf(made)?.emit('chat', matchID, message) : socketOf(made)?.emit('remark', matchID, message, playerName()),
      );
      made.sendAction = ({ _stateID }: { readonly _stateID: number }, action: MoveAction) => {
        moves.add(action, _stateID);
        update({});
      };
      made.sendChatMessage = (_matchID: string, message: ChatMessage) => chat.add(message);
      const connect = made.connect.bind(made);
      made.connect = () => {
        connect();
        transport = made;
        held = { moves, chat, seated };
        watch(made, held, matchID);
      };
      return made;
    },
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry,
    dismiss: () => update({ rejected: undefined, offerRefused: undefined }),
    requestHistory: (matchID, at) => past({ matchID, at }),
    offer: (matchID, kind, stateID, to) => socketOf(transport)?.emit('offer', matchID, kind, stateID, to),
    reply: (matchID, id, yes) => socketOf(transport)?.emit('reply', matchID, id, yes),
    remarks: (matchID) => socketOf(transport)?.emit('remarks', matchID),
    earlier: (matchID, before) => socketOf(transport)?.emit('earlier', matchID, before),
    watchNetwork() {
      window.addEventListener('offline', lost);
      window.addEventListener('online', retry);
      return () => {
        window.removeEventListener('offline', lost);
        window.removeEventListener('online', retry);
      };
    },
  };
}
