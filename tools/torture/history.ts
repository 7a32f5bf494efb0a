import { createWriteStream, type WriteStream } from 'node:fs';
import type { LogEntry } from 'boardgame.io';

/** What one player did or learnt. */
export type Deed =
  | { readonly did: 'sent'; readonly stateID: number; readonly move: string; readonly args: readonly unknown[] }
  /** A refusal. */
  | { readonly did: 'was told'; readonly stateID: number; readonly move: string; readonly reason: string }
  /** A state, with the hash of what it looks like to him, and what the log says of the way there. */
  | { readonly did: 'saw'; readonly stateID: number; readonly hash: string; readonly log: readonly LogEntry[] };

export type Line = Deed & {
  /** ms since 1970. */
  readonly at: number;
  readonly matchID: string;
  readonly playerID: string;
};

/** The whole history of what every player sent, was told and saw, for a checker to judge afterwards; and in a file, a line each, if there is one. */
export class History {
  private readonly lines = new Map<string, Line[]>();
  private readonly out: WriteStream | undefined;

  constructor(file?: string) {
    this.out = file === undefined ? undefined : createWriteStream(file);
  }

  note(matchID: string, playerID: string, deed: Deed): void {
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
