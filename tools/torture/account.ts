import type { LogEntry } from 'boardgame.io';
import type { Attempt } from './player.js';

interface Shown {
  readonly playerID: string;
  readonly move: string;
  /** Arguments of the move; `null` if hidden from the player. */
  args: unknown;
  /** Whether the player who moved has received the move. */
  acknowledged: boolean;
}

export interface Balance {
  moves: number;
  /** Number of acknowledged moves that are not in the store. */
  lost: number;
  /** Number of moves that were stored more often than sent. */
  doubled: number;
  shownButNotStored: number;
}

const keyOf = ({ playerID, move, args }: { playerID: string; move: string; args: unknown }) =>
  `${playerID} ${move} ${JSON.stringify(args)}`;

/** Records the moves sent and received in a match, for comparison with the store. */
export class Account {
  private readonly sent = new Map<string, number[]>();
  private readonly shown = new Map<number, Shown>();
  /** Recorded players. Moves sent by the server's bots are unknown. */
  private readonly present = new Set<string>();

  send(attempt: Attempt): void {
    this.present.add(attempt.playerID);
    const key = keyOf(attempt);
    const known = this.sent.get(key);
    if (known) known.push(attempt.stateID);
    else this.sent.set(key, [attempt.stateID]);
  }

  show(entries: readonly LogEntry[], to: string): void {
    this.present.add(to);
    for (const { action, _stateID } of entries) {
      if (action.type !== 'MAKE_MOVE') continue;
      const { type: move, args, playerID } = action.payload;
      const shown = this.shown.get(_stateID) ?? { playerID, move, args, acknowledged: false };
      if (playerID === to) Object.assign(shown, { args, acknowledged: true });
      this.shown.set(_stateID, shown);
    }
  }

  /** State id after the last move that a player received. */
  get last(): number {
    return Math.max(0, ...this.shown.keys()) + 1;
  }

  /**
   * Compares the record with the store.
   * @param log the stored log with all arguments
   * @param upTo `last` when the log was read; later moves need not be in the log
   */
  balance(log: readonly LogEntry[], upTo: number): Balance {
    const stored = new Map<number, string[]>();
    const free = new Map([...this.sent].map(([key, stateIDs]) => [key, [...stateIDs]]));
    const balance: Balance = { moves: 0, lost: 0, doubled: 0, shownButNotStored: 0 };
    for (const { action, _stateID, redact } of log) {
      if (action.type !== 'MAKE_MOVE') continue;
      const key = keyOf({ move: action.payload.type, ...action.payload });
      balance.moves += 1;
      stored.set(_stateID, [...(stored.get(_stateID) ?? []), key]);
      if (!removeAttempt(free.get(key), _stateID, redact === true) && this.present.has(action.payload.playerID)) balance.doubled += 1;
    }
    for (const [stateID, shown] of this.shown) {
      if (stateID >= upTo) continue;
      const there = stored.get(stateID) ?? [];
      const isStored = there.some((key) =>
        shown.args === null ? key.startsWith(`${shown.playerID} ${shown.move} `) : key === keyOf(shown),
      );
      if (there.length > 1) balance.doubled += 1;
      if (isStored) continue;
      if (shown.acknowledged) balance.lost += 1;
      balance.shownButNotStored += 1;
    }
    return balance;
  }
}

/** Removes the attempt that made a stored move: one at this state or, for secret moves, at an earlier state. */
function removeAttempt(stateIDs: number[] = [], stateID: number, mayComeLate: boolean): boolean {
  const exact = stateIDs.indexOf(stateID);
  const at = exact < 0 && mayComeLate ? stateIDs.findLastIndex((each) => each < stateID) : exact;
  if (at < 0) return false;
  stateIDs.splice(at, 1);
  return true;
}
