import type { LogEntry, State } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { io, type Socket } from 'socket.io-client';
import type { Rejected } from '../../server/match/refusals.js';
import type { RuledGame } from '../../server/options.js';
import { clone } from '../../src/kit/clone.js';
import type { Choice, Rules } from '../../src/kit/rules.js';

/** A move that a player has sent. */
export interface Attempt extends Choice {
  readonly playerID: string;
  /** The state that he was looking at. */
  readonly stateID: number;
}

/** A match and the seat in it. */
export interface Seat {
  readonly game: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
}

export interface PlayerOptions extends Seat {
  readonly url: string;
  /** The address of this machine that the player comes from. */
  readonly from?: string;
  readonly rules: RuledGame['rules'] & Pick<Rules, 'awaiting' | 'choices'>;
  /** One of so many, counted from 0. */
  pick(count: number): number;
  /** Whether to go on, asked before every move. */
  wants(player: Player): boolean;
  sent(attempt: Attempt): void;
  /** It is somebody else's turn. */
  idle?(player: Player): void;
  /** What the client showed: the entries of the log, the mover's own with their arguments. */
  shown(entries: readonly LogEntry[], player: Player): void;
  rejected?(rejected: Rejected): void;
}

/** How long a player waits before he asks where the match stands, in ms; each time in vain twice as long, so that nobody is swamped. */
const PATIENCE = 1500;
const LONGEST_PATIENCE = 24_000;

/**
 * A player over a socket of his own, who does what he may at random, as fast as the server answers. He comes back by himself
 * when the line breaks, and always knows which state he is looking at.
 */
export class Player {
  state: State | undefined;
  /** What he sent and has not had an answer to. */
  pending: Attempt | undefined;
  private readonly socket: Socket;
  private readonly doubts: NodeJS.Timeout;
  private answered = Date.now();
  private patience = PATIENCE;

  constructor(private readonly options: PlayerOptions) {
    const { url, game, matchID, from } = options;
    this.socket = io(`${url}/${game}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 250,
      ...(from && { localAddress: from }),
    });
    this.socket.on('connect', () => {
      this.pending = undefined;
      this.ask();
    });
    // A cut by the server is no end: socket.io alone would take it for one.
    this.socket.on('disconnect', (reason) => reason === 'io server disconnect' && setTimeout(() => this.socket.connect(), 200));
    this.socket.on('sync', (id: string, { state, log }: { state: State; log: LogEntry[] }) => id === matchID && this.take(state, log));
    this.socket.on('update', (id: string, state: State, log: LogEntry[]) => id === matchID && this.take(state, log));
    this.socket.on('patch', (_id: string, from: number, to: number, patch: Operation[], log: LogEntry[]) =>
      this.patch(from, to, patch, log),
    );
    this.socket.on('rejected', (rejected: Rejected) => {
      options.rejected?.(rejected);
      if (rejected.move === 'sync') setTimeout(() => this.ask(), 100);
      else this.rest();
    });
    this.doubts = setInterval(() => this.doubt(), PATIENCE / 3);
  }

  get stateID(): number {
    return this.state?._stateID ?? -1;
  }

  get playerID(): string {
    return this.options.playerID;
  }

  get isConnected(): boolean {
    return this.socket.connected;
  }

  leave(): void {
    clearInterval(this.doubts);
    this.socket.off('disconnect');
    this.away();
  }

  /** Rises from the table, until {@link back}. */
  away(): void {
    this.socket.disconnect();
  }

  back(): void {
    if (!this.socket.connected) this.socket.connect();
  }

  /** Makes a move, if it is his and he wants to. */
  go(): void {
    const { rules, playerID, matchID, pick, wants, sent, idle } = this.options;
    const { state } = this;
    if (!state || this.pending || !this.socket.connected || state.ctx.gameover !== undefined || !wants(this)) return;
    if (!Object.hasOwn(rules.awaiting(state.G), playerID)) {
      idle?.(this);
      return;
    }
    const choices = rules.choices(state.G, playerID);
    const { move, args } = choices[pick(choices.length)];
    this.pending = { playerID, stateID: state._stateID, move, args };
    this.answered = Date.now();
    sent(this.pending);
    const payload = { type: move, args, playerID, credentials: '' };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
  }

  private ask(): void {
    const { matchID, playerID, credentials } = this.options;
    this.answered = Date.now();
    this.socket.emit('sync', matchID, playerID, credentials, 2);
  }

  /** A whole state; an earlier one than he has seen is old news. */
  private take(state: State, log: readonly LogEntry[]): void {
    if (state._stateID < this.stateID) return;
    this.see(state, log);
  }

  private patch(from: number, to: number, patch: Operation[], log: readonly LogEntry[]): void {
    if (!this.state || to <= this.stateID) return;
    const state = clone(this.state);
    const fits = from === this.stateID && applyPatch(state, patch).every((error) => error === null);
    if (fits) this.see(state, log);
    else this.ask();
  }

  private see(state: State, log: readonly LogEntry[]): void {
    const earlier = this.stateID;
    this.state = state;
    this.answered = Date.now();
    if (state._stateID > earlier) this.patience = PATIENCE;
    this.options.shown(
      log.filter(({ _stateID }) => _stateID >= earlier),
      this,
    );
    // A simultaneous move of the other side is no answer to his own.
    const { pending } = this;
    const isMine = log.some(({ action, _stateID }) => action.payload.playerID === this.playerID && _stateID >= (pending?.stateID ?? 0));
    if (!pending || isMine || earlier === state._stateID) this.pending = undefined;
    setImmediate(() => this.go());
  }

  /** After a refusal: what is right follows by itself, and if it does not, he asks. */
  private rest(): void {
    this.pending = undefined;
    setTimeout(() => this.go(), 20);
  }

  private doubt(): void {
    if (!this.socket.connected || Date.now() - this.answered < this.patience) return;
    this.patience = Math.min(2 * this.patience, LONGEST_PATIENCE);
    this.pending = undefined;
    this.ask();
  }
}
