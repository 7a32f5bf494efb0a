import type { ChatMessage, Game } from 'boardgame.io';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerArgs, ServerEvents } from '../../../src/api/frames.js';
import { patchOf } from '../../../src/boardgame/brief.js';
import type { Kind } from '../../../src/boardgame/offers.js';
import type { PastPage } from '../../../src/boardgame/past.js';
import type { PlayerID, Refusal } from '../../../src/kit/rules.js';
import { playerName } from '../../app/matches.js';
import { oneByOne } from '../features/history/source.js';
import { ChatOutbox } from './chatOutbox.js';
import { type Answer, type MoveAction, Outbox } from './outbox.js';
import { waitingMovesOf } from './waitingMoves.js';

type Multiplayer = ReturnType<typeof SocketIO>;
type Transport = ReturnType<Multiplayer>;

/** A transport's socket with the frames of `src/api`. */
type FrameSocket = Socket<ServerEvents, ClientEvents>;
const socketOf = (transport: Transport | undefined): FrameSocket | undefined => transport?.socket;

/** Part of a match's log, from a `_stateID` on. */
export type LogPage = ServerArgs<'earlier'>[1];
type OffersTold = ServerArgs<'offers'>[1];

export interface ConnectionState {
  /** 'new' until the first connection. */
  readonly state: 'new' | 'up' | 'lost';
  /** Until it is dismissed. */
  readonly rejected?: Refusal;
  /** `_stateID` where the newest page of the log starts. */
  readonly from?: number;
  readonly older?: LogPage;
  /** Moves that wait for the connection. */
  readonly waiting: number;
  /** Chat from before this connection. */
  readonly said: readonly ChatMessage[];
  /** Spectator chat; players get it after the match. */
  readonly remarks: readonly ChatMessage[];
  /** undefined until known. */
  readonly offers?: OffersTold;
  /** After the players have swapped sides. */
  readonly movedTo?: PlayerID;
  /** Why the last offer or answer was refused. */
  readonly offerRefused?: Refusal;
}

/** boardgame.io's connection. Moves and chat wait while it is lost; boardgame.io would send them too early and lose them. */
export interface Connection {
  readonly multiplayer: Multiplayer;
  get(): ConnectionState;
  subscribe(listener: () => void): () => void;
  retry(): void;
  dismiss(): void;
  /** Requests the page of the log before a state. */
  earlier(matchID: string, before: number): void;
  /** Requests the spectator chat; players may do so after the match. */
  remarks(matchID: string): void;
  /** Requests this seat's views around a state. Rejects if offline or refused. */
  past(matchID: string, at: number): Promise<PastPage>;
  /** @param to the state to return to */
  offer(matchID: string, kind: Kind, stateID: number, to?: number): void;
  /** Accepts or declines an offer. The seat that made it may withdraw it. */
  reply(matchID: string, id: string, yes: boolean): void;
  /**
   * Watches whether the device is online.
   * @returns a function that stops it
   */
  mind(): () => void;
}

/** The server keeps as many spectator messages. */
const KEPT = 100;

/** Waiting moves and messages. */
interface Held {
  readonly moves: Outbox;
  readonly saying: ChatOutbox;
  readonly seated: boolean;
}

const isRefusal = (value: unknown): value is Refusal & Answer =>
  typeof value === 'object' && value !== null && 'reason' in value && typeof value.reason === 'string';

/** @param server default: the page's server */
export function openConnection(server?: string): Connection {
  const listeners = new Set<() => void>();
  let state: ConnectionState = { state: 'new', waiting: 0, said: [], remarks: [] };
  let transport: Transport | undefined;
  let held: Held | undefined;
  const become = (next: Partial<ConnectionState>) => {
    state = { ...state, waiting: held?.moves.count ?? 0, ...next };
    for (const listener of listeners) listener();
  };
  const lost = () => {
    held?.moves.close();
    held?.saying.close();
    become({ state: state.state === 'new' ? 'new' : 'lost' });
  };

  const retry = () => {
    const socket = transport?.socket;
    if (!socket) return;
    // Close a connection that may be dead; boardgame.io syncs after reconnecting.
    socket.disconnect();
    socket.connect();
  };

  const watch = (watched: Transport, { moves, saying, seated }: Held, at: string) => {
    const socket: FrameSocket = watched.socket;
    socket.on('connect', () => become({ state: 'up' }));
    socket.on('disconnect', (reason: string) => {
      if (transport !== watched) return;
      lost();
      // socket.io does not reconnect after a disconnect by the server.
      if (reason === 'io server disconnect') setTimeout(() => watched.socket?.connect(), 1500);
    });
    socket.on('sync', (matchID, { log = [], from }) => {
      moves.show(log);
      saying.show();
      if (seated) {
        socket.emit('said', matchID);
        socket.emit('offers', matchID);
      } else socket.emit('remarks', matchID);
      // The newest page may not connect to the older pages.
      become({ older: undefined, from });
    });
    socket.on('update', (_matchID, _state, log = []) => moves.hear(log));
    socket.on('patch', (_matchID, _from, _to, _patch, log = []) => moves.hear(log));
    // Expand brief frames for boardgame.io's transport.
    socket.on('brief', (...frame) => {
      const { from, to, patch, log } = patchOf(frame);
      for (const hear of socket.listeners('patch')) hear(at, from, to, patch, log);
    });
    socket.on('chat', (_matchID, { id }) => saying.heard(id));
    socket.on('remark', (_matchID, remark) => {
      saying.heard(remark.id);
      const isKnown = state.remarks.some(({ id }) => id === remark.id);
      if (!isKnown) become({ remarks: [...state.remarks, remark].slice(-KEPT) });
    });
    socket.on('remarks', (_matchID, remarks) => become({ remarks }));
    socket.on('said', (_matchID, said) => become({ said }));
    socket.on('offers', (_matchID, offers) => become({ offers, offerRefused: undefined }));
    socket.on('earlier', (_matchID, { from, log }) => {
      const { older } = state;
      // Ignore a repeated answer.
      if (!older || from < older.from) become({ older: { from, log: [...log, ...(older?.log ?? [])] } });
    });
    // The server sends `rejected, matchID, { reason, case, key, values }`.
    socket.on('rejected', (...args: unknown[]) => {
      const rejected = args.find(isRefusal);
      if (!rejected) return;
      if (rejected.key === 'otherSeat') return become({ movedTo: String(rejected.values?.seat) });
      if (rejected.move === 'chat' || rejected.move === 'remark') saying.refused();
      if (rejected.move === 'offer' || rejected.move === 'reply') return become({ offerRefused: rejected });
      if (moves.refused(rejected)) become({ rejected });
    });
  };

  const past = oneByOne(
    ({ matchID, at }: { matchID: string; at: number }) =>
      new Promise<PastPage>((resolve, reject) => {
        const socket = socketOf(transport);
        const heard = (of: string, page: PastPage) => of === matchID && end(() => resolve(page));
        const refused = (...args: unknown[]) => args.some((arg) => isRefusal(arg) && arg.move === 'past') && gone();
        const gone = () => end(() => reject(new Error('the history was not returned')));
        const ways = [
          ['past', heard],
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
      const saying = new ChatOutbox((message) =>
        seated ? socketOf(made)?.emit('chat', matchID, message) : socketOf(made)?.emit('remark', matchID, message, playerName()),
      );
      made.sendAction = ({ _stateID }: { readonly _stateID: number }, action: MoveAction) => {
        moves.add(action, _stateID);
        become({});
      };
      made.sendChatMessage = (_matchID: string, message: ChatMessage) => saying.add(message);
      const connect = made.connect.bind(made);
      made.connect = () => {
        connect();
        transport = made;
        held = { moves, saying, seated };
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
    dismiss: () => become({ rejected: undefined, offerRefused: undefined }),
    past: (matchID, at) => past({ matchID, at }),
    offer: (matchID, kind, stateID, to) => socketOf(transport)?.emit('offer', matchID, kind, stateID, to),
    reply: (matchID, id, yes) => socketOf(transport)?.emit('reply', matchID, id, yes),
    remarks: (matchID) => socketOf(transport)?.emit('remarks', matchID),
    earlier: (matchID, before) => socketOf(transport)?.emit('earlier', matchID, before),
    mind() {
      window.addEventListener('offline', lost);
      window.addEventListener('online', retry);
      return () => {
        window.removeEventListener('offline', lost);
        window.removeEventListener('online', retry);
      };
    },
  };
}
