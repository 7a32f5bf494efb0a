import type { LogEntry } from 'boardgame.io';
import type { PlayerID } from '../../../src/kit/rules.js';

/** A move as boardgame.io's client hands it over. */
export interface MoveAction {
  readonly type: string;
  readonly payload: { readonly type: string; readonly args?: unknown };
}

/** A move that waits. */
export interface WaitingMove {
  readonly action: MoveAction;
  /** The state that it is made at. */
  stateID: number;
  /** Made while nobody could answer: its player has not seen what the moves before it came to. */
  readonly blind: boolean;
  /** It was sent over a line that broke before the answer. */
  again: boolean;
}

/** What the server says to a move that is not played. */
export interface Answer {
  readonly key?: string;
  readonly move?: string;
  readonly stateID?: number;
}

/** Where the moves that wait outlive the page. */
export interface MoveStore {
  read(): readonly WaitingMove[];
  write(waiting: readonly WaitingMove[]): void;
}

type Log = readonly Pick<LogEntry, 'action' | '_stateID'>[];

/**
 * The moves of one seat on their way to the server: one at a time, in order, each until it is answered. What is made while the line is
 * down, or was sent into a line that broke, goes when the server has said where the match stands, unless its log says that the move
 * was played.
 */
export class Outbox {
  private waiting: WaitingMove[];
  private open = false;
  private sent = false;

  constructor(
    private readonly playerID: PlayerID | undefined,
    private readonly post: (action: MoveAction, stateID: number) => void,
    /** Asks the server to show the match anew. */
    private readonly look: () => void,
    private readonly shelf: MoveStore,
  ) {
    this.waiting = [...shelf.read()];
  }

  /** How many moves wait for the line. */
  get count(): number {
    return this.open ? 0 : this.waiting.length;
  }

  /** The same move made twice at one state is one move. */
  add(action: MoveAction, stateID: number): void {
    if (this.waiting.some((each) => each.stateID === stateID && isSame(each.action, action))) return;
    this.waiting.push({ action, stateID, blind: !this.open, again: false });
    this.next();
  }

  /** The line is down, or its other end is going. */
  close(): void {
    if (this.sent) this.waiting[0].again = true;
    this.sent = false;
    this.open = false;
    this.keep();
  }

  /** The server shows the match anew: it takes moves again. */
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
      // What was made at the same state, blind, follows this move.
      for (const each of this.waiting) if (each.blind && each.stateID === stateID && _stateID === stateID) each.stateID++;
    }
    this.next();
  }

  /**
   * A refusal.
   * @returns whether the player is to hear of it: not where the move waits for another server, or where the match has moved on and may
   * have done so by this very move, on the line that broke
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

  /** What was sent and not answered may have come to the server, if the page is gone before the answer. */
  private keep(): void {
    this.shelf.write(this.waiting.map((each, n) => (n === 0 && this.sent ? { ...each, again: true } : each)));
  }
}

/** Secret arguments may be missing in a log. */
const isSame = (mine: MoveAction, { payload, type }: MoveAction): boolean =>
  mine.type === type &&
  mine.payload.type === payload.type &&
  (!Array.isArray(payload.args) || JSON.stringify(mine.payload.args) === JSON.stringify(payload.args));
