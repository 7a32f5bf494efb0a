import type { LogEntry } from 'boardgame.io';
import type { PlayerID } from '../../../src/kit/rules.js';

/** A move as boardgame.io's client sends it. */
export interface MoveAction {
  readonly type: string;
  readonly payload: { readonly type: string; readonly args?: unknown };
}

/** A move that waits for its answer. */
export interface WaitingMove {
  readonly action: MoveAction;
  /** The `_stateID` that the move refers to. */
  stateID: number;
  /** Made without a connection: the player has not seen the results of the moves before it. */
  readonly blind: boolean;
  /** The connection was lost before the answer. */
  again: boolean;
}

/** The server's refusal of a move. */
export interface Answer {
  readonly key?: string;
  readonly move?: string;
  readonly stateID?: number;
}

/** Storage for waiting moves. */
export interface MoveStore {
  read(): readonly WaitingMove[];
  write(waiting: readonly WaitingMove[]): void;
}

type Log = readonly Pick<LogEntry, 'action' | '_stateID'>[];

/**
 * The moves of one seat that wait for the server. They are sent one at a time, in order. After a lost connection they are sent again,
 * unless the log shows that they were played.
 */
export class Outbox {
  private waiting: WaitingMove[];
  private open = false;
  private sent = false;

  constructor(
    private readonly playerID: PlayerID | undefined,
    private readonly post: (action: MoveAction, stateID: number) => void,
    /** Requests a sync. */
    private readonly look: () => void,
    private readonly shelf: MoveStore,
  ) {
    this.waiting = [...shelf.read()];
  }

  /** Number of moves that wait for the connection. */
  get count(): number {
    return this.open ? 0 : this.waiting.length;
  }

  /** Whether two moves are the same move at the same state. */
  add(action: MoveAction, stateID: number): void {
    if (this.waiting.some((each) => each.stateID === stateID && isSame(each.action, action))) return;
    this.waiting.push({ action, stateID, blind: !this.open, again: false });
    this.next();
  }

  /** The connection is lost, or the server is stopping. */
  close(): void {
    if (this.sent) this.waiting[0].again = true;
    this.sent = false;
    this.open = false;
    this.keep();
  }

  /** The server has synced and accepts moves again. */
  show(log: Log): void {
    this.open = true;
    this.hear(log);
  }

  /** Moves that were played. */
  hear(log: Log): void {
    for (const { action, _stateID } of log) {
      const at = this.waiting.findIndex(
        (each) => action.payload.playerID === this.playerID && _stateID >= each.stateID && isSame(each.action, action),
      );
      if (at < 0) continue;
      const [{ stateID }] = this.waiting.splice(at, 1);
      if (at === 0) this.sent = false;
      // Moves made blind at the same state follow this move.
      for (const each of this.waiting) if (each.blind && each.stateID === stateID && _stateID === stateID) each.stateID++;
    }
    this.next();
  }

  /**
   * Handles a refusal.
   * @returns whether to show it: not if the move waits for another server, or if this move may have been played before the connection was
   * lost
   */
  refused({ key, move, stateID }: Answer): boolean {
    const [head] = this.waiting;
    if (!this.sent || head.action.payload.type !== move || head.stateID !== stateID) return true;
    if (key === 'stopping') {
      this.close();
      return false;
    }
    if (key === 'stale' && head.again) {
      this.close();
      head.again = false;
      this.keep();
      this.look();
      return false;
    }
    this.waiting.shift();
    this.sent = false;
    this.next();
    return true;
  }

  private next(): void {
    const [head] = this.waiting;
    const goes = this.open && !this.sent && head !== undefined;
    this.sent ||= goes;
    this.keep();
    if (goes) this.post(head.action, head.stateID);
  }

  /** A move without an answer may have reached the server before the page closed. */
  private keep(): void {
    this.shelf.write(this.waiting.map((each, n) => (n === 0 && this.sent ? { ...each, again: true } : each)));
  }
}

/** Secret arguments may be missing in a log. */
const isSame = (mine: MoveAction, { payload, type }: MoveAction): boolean =>
  mine.type === type &&
  mine.payload.type === payload.type &&
  (!Array.isArray(payload.args) || JSON.stringify(mine.payload.args) === JSON.stringify(payload.args));
