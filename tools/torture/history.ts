import { createWriteStream, type WriteStream } from 'node:fs';
import type { LogEntry } from 'boardgame.io';

export type Observation =
  | { readonly did: 'sent'; readonly stateID: number; readonly move: string; readonly args: readonly unknown[] }
  /** A refusal received by the player. */
  | { readonly did: 'was told'; readonly stateID: number; readonly move: string; readonly reason: string }
  /** A state received by the player, with its hash and the log entries that led to it. */
  | { readonly did: 'saw'; readonly stateID: number; readonly hash: string; readonly log: readonly LogEntry[] };

export type Line = Observation & {
  /** Time in milliseconds since 1970. */
  readonly at: number;
  readonly matchID: string;
  readonly playerID: string;
};

/** Records what clients send and receive. Can also write a file with one JSON object per line. */
export class History {
  private readonly lines = new Map<string, Line[]>();
  private readonly out: WriteStream | undefined;

  constructor(file?: string) {
    this.out = file === undefined ? undefined : createWriteStream(file);
  }

  note(matchID: string, playerID: string, deed: Observation): void {
    const line: Line = { at: Date.now(), matchID, playerID, ...deed };
    const known = this.lines.get(matchID);
    if (known) known.push(line);
    else this.lines.set(matchID, [line]);
    this.out?.write(`${JSON.stringify(line)}\n`);
  }

  of(matchID: string): readonly Line[] {
    return this.lines.get(matchID) ?? [];
  }

  close(): Promise<void> {
    return new Promise((resolve) => (this.out ? this.out.end(() => resolve()) : resolve()));
  }
}
