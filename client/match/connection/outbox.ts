import type { LogEntry } from 'boardgame.io';
import type { PlayerID } from '../../../src/kit/rules.js';

/** A move as sent by boardgame.io's client. */
export interface MoveAction {
  readonly type: string;
  readonly payload: { readonly type: string; readonly args?: unknown };
}

/** A move that the server has not answered yet. */
export interface WaitingMove {
  readonly action: MoveAction;
  /** `_stateID` at which the move was made. */
  stateID: number;
  /** Whether the move was made offline, before the results of earlier moves were known. */
  readonly blind: boolean;
  /** Whether the connection was lost before the server answered. */
  again: boolean;
}

export interface Answer {
  readonly key?: string;
  readonly move?: string;
  readonly stateID?: number;
}

export interface MoveStore {
  read(): readonly WaitingMove[];
  write(waiting: readonly WaitingMove[]): void;
}

type Log = readonly Pick<LogEntry, 'action' | '_stateID'>[];

/** Sends a seat's moves in order, one at a time. After a lost connection, sends them again unless they are in the log. */
export class Outbox {
  private waiting: WaitingMove[];
  private open = false;
  private sent = false;

  constructor(
    private readonly playerID: PlayerID | undefined,
    private readonly post: (action: MoveAction, stateID: number) => void,
    /** Requests a sync from the server. */
    private readonly look: () => void,
    private readonly store: MoveStore,
  ) {
    this.waiting = [...store.read()];
  }

  get count(): number {
    return this.open ? 0 : this.waiting.length;
  }

  get isPending(): boolean {
    return this.open && this.waiting.length > 0;
  }

  /** Adds a move. Ignores it while another move is unanswered, because it would refer to an old state. */
  add(action: MoveAction, stateID: number): void {
    if (this.isPending) return;
    if (this.waiting.some((each) => each.stateID === stateID && isSame(each.action, action))) return;
    this.waiting.push({ action, stateID, blind: !this.open, again: false });
    this.next();
  }

  /** Stops sending, because the connection is lost or the server is stopping. */
  close(): void {
    if (this.sent) this.waiting[0].again = true;
    this.sent = false;
    this.open = false;
    this.keep();
  }

  /** Drops moves found in the log of a sync. */
  show(log: Log): void {
    this.open = true;
    this.hear(log);
  }

  hear(log: Log): void {
    for (const { action, _stateID } of log) {
      const at = this.waiting.findIndex(
        (each) => action.payload.playerID === this.playerID && _stateID >= each.stateID && isSame(each.action, action),
      );
      if (at < 0) continue;
      const [{ stateID }] = this.waiting.splice(at, 1);
      if (at === 0) this.sent = false;
      // Blind moves at the same state follow this move.
      for (const each of this.waiting) if (each.blind && each.stateID === stateID && _stateID === stateID) each.stateID++;
    }
    this.next();
  }

  /** Handles a refusal. Returns whether to show it. It is not shown if the move will be sent again, or may already have been made. */
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
    const isReady = this.open && !this.sent && head !== undefined;
    this.sent ||= isReady;
    this.keep();
    if (isReady) this.post(head.action, head.stateID);
  }

  /** Stores the moves. A sent move may reach the server even if the page closes. */
  private keep(): void {
    this.store.write(this.waiting.map((each, n) => (n === 0 && this.sent ? { ...each, again: true } : each)));
  }
}

/** Whether two actions are the same move. A log may lack secret arguments. */
const isSame = (mine: MoveAction, { payload, type }: MoveAction): boolean =>
  mine.type === type &&
  mine.payload.type === payload.type &&
  (!Array.isArray(payload.args) || JSON.stringify(mine.payload.args) === JSON.stringify(payload.args));
