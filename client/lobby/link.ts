import type { Game, LogEntry } from 'boardgame.io';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { Refusal } from '../../src/kit/rules.js';

type Multiplayer = ReturnType<typeof SocketIO>;
type Transport = ReturnType<Multiplayer>;

/** Part of a match's log, in order, from a state on; 0: from the beginning of the match. */
export interface LogPage {
  readonly from: number;
  readonly log: readonly LogEntry[];
}

/** What the pages tell about the connection. */
export interface LinkState {
  /** 'new' until the first connection. */
  readonly state: 'new' | 'up' | 'lost';
  /** The server's last refusal, until it is put away. */
  readonly rejected?: Refusal;
  /** What was asked for of the log before its newest page. */
  readonly older?: LogPage;
}

/** boardgame.io's own connection, watched: when it comes and goes, and what the server refused. */
export interface Link {
  readonly multiplayer: Multiplayer;
  get(): LinkState;
  subscribe(listener: () => void): () => void;
  /** Tries at once, however long the next attempt would be off. */
  retry(): void;
  dismiss(): void;
  /** Asks for the page of a match's log before a state. */
  earlier(matchID: string, before: number): void;
  /** Minds whether the device itself is online, until the function it returns is called. */
  mind(): () => void;
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'reason' in value && typeof value.reason === 'string';

export function openLink(): Link {
  const listeners = new Set<() => void>();
  let state: LinkState = { state: 'new' };
  let transport: Transport | undefined;
  const become = (next: LinkState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const lost = () => become({ ...state, state: state.state === 'new' ? 'new' : 'lost' });

  const retry = () => {
    const socket = transport?.socket;
    if (!socket) return;
    // A connection that only looks alive is cut first; boardgame.io asks for the whole match again when it is back.
    socket.disconnect();
    socket.connect();
  };

  const watch = (watched: Transport) => {
    const { socket } = watched;
    socket.on('connect', () => become({ ...state, state: 'up' }));
    socket.on('disconnect', (reason: string) => {
      if (transport !== watched) return;
      lost();
      // After a cut by the server socket.io would not come back by itself.
      if (reason === 'io server disconnect') setTimeout(() => watched.socket?.connect(), 1500);
    });
    // The newest page has come anew: what was read of the older ones may not join it.
    socket.on('sync', () => become({ ...state, older: undefined }));
    socket.on('earlier', (_matchID: string, { from, log }: LogPage) => {
      const { older } = state;
      // An answer that comes twice was asked for twice.
      if (!older || from < older.from) become({ ...state, older: { from, log: [...log, ...(older?.log ?? [])] } });
    });
    // The server's answer goes `rejected, matchID, { reason, case, key, values }`; whatever comes before the reason is of no interest here.
    socket.on('rejected', (...args: unknown[]) => become({ ...state, rejected: args.find(isRefusal) }));
  };

  return {
    multiplayer: (options: Parameters<Multiplayer>[0] & { game: Game }) => {
      const made = SocketIO({ socketOpts: { transports: ['websocket'], reconnectionDelayMax: 4000 } })(options);
      const connect = made.connect.bind(made);
      made.connect = () => {
        connect();
        transport = made;
        watch(made);
      };
      return made;
    },
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry,
    dismiss: () => become({ ...state, rejected: undefined }),
    earlier: (matchID, before) => transport?.socket.emit('earlier', matchID, before),
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
