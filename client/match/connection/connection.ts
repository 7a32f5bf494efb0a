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

/** The socket of a transport, with the frames of `src/api`. */
type FrameSocket = Socket<ServerEvents, ClientEvents>;
const socketOf = (transport: Transport | undefined): FrameSocket | undefined => transport?.socket;

/** Part of a match's log, in order, from a state on; 0: from the beginning of the match. */
export type LogPage = ServerArgs<'earlier'>[1];
type OffersTold = ServerArgs<'offers'>[1];

/** What the pages tell about the connection. */
export interface ConnectionState {
  /** 'new' until the first connection. */
  readonly state: 'new' | 'up' | 'lost';
  /** The server's last refusal, until it is put away. */
  readonly rejected?: Refusal;
  /** From which state on the newest page of the log goes: before it more may have happened. */
  readonly from?: number;
  /** What was asked for of the log before its newest page. */
  readonly older?: LogPage;
  /** How many moves wait for the line. */
  readonly waiting: number;
  /** What was said at the table before this page came to it. */
  readonly said: readonly ChatMessage[];
  /** What those say who only watch: heard by who plays when the match is over. */
  readonly remarks: readonly ChatMessage[];
  /** What stands between the players; nothing until it is known. */
  readonly offers?: OffersTold;
  /** The seat that is his now, where the players have changed sides. */
  readonly movedTo?: PlayerID;
  /** Why the last offer was not made, or an answer came too late. */
  readonly offerRefused?: Refusal;
}

/**
 * boardgame.io's own connection, watched: when it comes and goes, and what the server refused. Moves and words that are given to it while
 * it is down wait; boardgame.io would send them before it has its seat again, and they would be lost.
 */
export interface Connection {
  readonly multiplayer: Multiplayer;
  get(): ConnectionState;
  subscribe(listener: () => void): () => void;
  /** Tries at once, however long the next attempt would be off. */
  retry(): void;
  dismiss(): void;
  /** Asks for the page of a match's log before a state. */
  earlier(matchID: string, before: number): void;
  /** Asks for what those have said who watched; of a seat the match must be over. */
  remarks(matchID: string): void;
  /** Asks for what this seat saw of a match, round a state. Rejects where the line is down, or the server refuses. */
  past(matchID: string, at: number): Promise<PastPage>;
  /** Offers something to the other player. @param to the state to go back to, where it is that */
  offer(matchID: string, kind: Kind, stateID: number, to?: number): void;
  /** Says yes or no to an offer; no to one's own withdraws it. */
  reply(matchID: string, id: string, yes: boolean): void;
  /** Minds whether the device itself is online, until the function it returns is called. */
  mind(): () => void;
}

/** As many remarks does a page keep; a server keeps no more. */
const KEPT = 100;

/** What waits for the line. */
interface Held {
  readonly moves: Outbox;
  readonly saying: ChatOutbox;
  /** Whoever only watches is not told what was said. */
  readonly seated: boolean;
}

const isRefusal = (value: unknown): value is Refusal & Answer =>
  typeof value === 'object' && value !== null && 'reason' in value && typeof value.reason === 'string';

/** @param server where it is, if the page did not come from there */
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
    // A connection that only looks alive is cut first; boardgame.io asks for the whole match again when it is back.
    socket.disconnect();
    socket.connect();
  };

  const watch = (watched: Transport, { moves, saying, seated }: Held, at: string) => {
    const socket: FrameSocket = watched.socket;
    socket.on('connect', () => become({ state: 'up' }));
    socket.on('disconnect', (reason: string) => {
      if (transport !== watched) return;
      lost();
      // After a cut by the server socket.io would not come back by itself.
      if (reason === 'io server disconnect') setTimeout(() => watched.socket?.connect(), 1500);
    });
    socket.on('sync', (matchID, { log = [], from }) => {
      moves.show(log);
      saying.show();
      if (seated) {
        socket.emit('said', matchID);
        socket.emit('offers', matchID);
      } else socket.emit('remarks', matchID);
      // The newest page has come anew: what was read of the older ones may not join it.
      become({ older: undefined, from });
    });
    socket.on('update', (_matchID, _state, log = []) => moves.hear(log));
    socket.on('patch', (_matchID, _from, _to, _patch, log = []) => moves.hear(log));
    // boardgame.io's transport, which knows nothing of brief frames, hears what they stand for.
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
      // An answer that comes twice was asked for twice.
      if (!older || from < older.from) become({ older: { from, log: [...log, ...(older?.log ?? [])] } });
    });
    // The server's answer goes `rejected, matchID, { reason, case, key, values }`; whatever comes before the reason is of no interest here.
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
        const gone = () => end(() => reject(new Error('the past was not given')));
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
