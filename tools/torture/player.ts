import type { LogEntry, State } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { io, type Socket } from 'socket.io-client';
import type { Rejected } from '../../server/match/refusals.js';
import type { RuledGame } from '../../server/options.js';
import { clone } from '../../src/kit/clone.js';
import type { Choice, Rules } from '../../src/kit/rules.js';

export interface Attempt extends Choice {
  readonly playerID: string;
  readonly stateID: number;
}

export interface Seat {
  readonly game: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
}

export interface PlayerOptions extends Seat {
  readonly url: string;
  /** Local address of the connection. */
  readonly from?: string;
  readonly rules: RuledGame['rules'] & Pick<Rules, 'awaiting' | 'choices'>;
  /** Returns a random integer from 0 to `count` − 1. */
  pick(count: number): number;
  /** Returns whether to continue. Called before every move. */
  wants(player: Player): boolean;
  sent(attempt: Attempt): void;
  /** Called while the opponent must decide. */
  idle?(player: Player): void;
  /** Called with the log entries that the client has received. */
  shown(entries: readonly LogEntry[], player: Player): void;
  rejected?(rejected: Rejected): void;
}

/** Milliseconds before a player requests the state again, doubled with each attempt. */
const RETRY_MS = 1500;
const LONGEST_PATIENCE = 24_000;

/** A player who makes random moves as fast as the server responds, and reconnects automatically. */
export class Player {
  state: State | undefined;
  /** A sent move to which the server has not yet responded. */
  pending: Attempt | undefined;
  private readonly socket: Socket;
  private readonly doubts: NodeJS.Timeout;
  private answered = Date.now();
  private patience = RETRY_MS;

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
    // socket.io does not reconnect automatically if the server disconnects.
    this.socket.on('disconnect', (reason) => reason === 'io server disconnect' && setTimeout(() => this.socket.connect(), 200));
    this.socket.on('sync', (id: string, { state, log }: { state: State; log: LogEntry[] }) => id === matchID && this.take(state, log));
    this.socket.on('update', (id: string, state: State, log: LogEntry[]) => id === matchID && this.take(state, log));
    this.socket.on('patch', (_id: string, from: number, to: number, patch: Operation[], log: LogEntry[]) =>
      this.patch(from, to, patch, log),
    );
    this.socket.on('rejected', (rejected: Rejected) => {
      options.rejected?.(rejected);
      if (rejected.move === 'sync') setTimeout(() => this.ask(), 100);
      else if (rejected.stateID === this.pending?.stateID) this.rest();
    });
    this.doubts = setInterval(() => this.doubt(), RETRY_MS / 3);
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

  away(): void {
    this.socket.disconnect();
  }

  back(): void {
    if (!this.socket.connected) this.socket.connect();
  }

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
    if (state._stateID > earlier) this.patience = RETRY_MS;
    this.options.shown(
      log.filter(({ _stateID }) => _stateID >= earlier),
      this,
    );
    // Keep the move pending after a simultaneous move by the other side, and after a repeated state that follows an earlier refusal.
    // Otherwise a slow server would be flooded with moves for the same state.
    const { pending } = this;
    if (log.some(({ action, _stateID }) => action.payload.playerID === this.playerID && _stateID >= (pending?.stateID ?? 0)))
      this.pending = undefined;
    setImmediate(() => this.go());
  }

  /** Waits for the next state after a refusal, then tries again. */
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
