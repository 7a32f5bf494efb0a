import type { LogEntry } from 'boardgame.io';
import type { PlayerID } from '../../../src/kit/rules.js';

/** A move as boardgame.io's client sends it. */
export interface MoveAction {
  readonly type: string;
  readonly payload: { readonly type: string; readonly args?: unknown };
}

/** A move not answered yet. */
export interface WaitingMove {
  readonly action: MoveAction;
  /** The `_stateID` it refers to. */
  stateID: number;
  /** Made offline, before the results of earlier moves were known. */
  readonly blind: boolean;
  /** The connection was lost before the answer. */
  again: boolean;
}

/** The server's answer. */
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

/** One seat's moves, sent in order, one at a time. After a lost connection they are sent again unless the log has them. */
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

  /** Moves that wait for the connection. */
  get count(): number {
    return this.open ? 0 : this.waiting.length;
  }

  add(action: MoveAction, stateID: number): void {
    if (this.waiting.some((each) => each.stateID === stateID && isSame(each.action, action))) return;
    this.waiting.push({ action, stateID, blind: !this.open, again: false });
    this.next();
  }

  /** The connection is lost or the server is stopping. */
  close(): void {
    if (this.sent) this.waiting[0].again = true;
    this.sent = false;
    this.open = false;
    this.keep();
  }

  /** The server has synced. */
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

  /**
   * Handles a refusal.
   * @returns whether to show it: not if the move waits for another server or may have been played already
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

  /** A sent move may reach the server although the page closes. */
  private keep(): void {
    this.shelf.write(this.waiting.map((each, n) => (n === 0 && this.sent ? { ...each, again: true } : each)));
  }
}

/** A log may lack secret arguments. */
const isSame = (mine: MoveAction, { payload, type }: MoveAction): boolean =>
  mine.type === type &&
  mine.payload.type === payload.type &&
  (!Array.isArray(payload.args) || JSON.stringify(mine.payload.args) === JSON.stringify(payload.args));
