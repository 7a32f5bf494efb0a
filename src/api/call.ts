import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { LogEntry, State } from 'boardgame.io';

/** The limits of the server that a call counts against, by their names in `Limits`. Each is counted for each address. */
export type LimitName = 'reads' | 'exports' | 'lobbyCalls' | 'matches' | 'notices' | 'people' | 'newPeople';

/** An HTTP call: what it takes and what it answers. Errors are plain text: here a sentence says when they come. */
export interface Call {
  /** What it does, in one sentence. */
  readonly summary: string;
  readonly query?: TObject;
  /** The JSON body. Members that it does not name are ignored. */
  readonly body?: TSchema;
  readonly limits?: readonly LimitName[];
  /** `Cache-Control` of the answer. */
  readonly cache?: 'no-store' | 'no-cache';
  /** By status. A schema describes JSON, a string is a sentence. */
  readonly responses: { readonly [status: number]: TSchema | string };
}

/** Keeps the exact type of each schema. */
export const calls = <const C extends { readonly [name: string]: Call }>(described: C): C => described;

/** Plain JSON that its reader does not change. Types of boardgame.io stay as they are. */
export type ReadonlyDeep<T> = T extends LogEntry | State ? T : T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;

export type StaticOf<S> = S extends TSchema ? ReadonlyDeep<Static<S>> : undefined;
