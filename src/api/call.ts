import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { LogEntry, State } from 'boardgame.io';

/** Options of `Limits` that count HTTP calls from an IP address. */
export type LimitName = 'reads' | 'exports' | 'lobbyCalls' | 'matches' | 'notices' | 'people' | 'newPeople';

/** An HTTP call. Error responses are plain text. */
export interface Call {
  /** What the call does, in one or a few sentences. */
  readonly summary: string;
  readonly query?: TObject;
  /** Schema of the JSON body. Unknown members are ignored. */
  readonly body?: TSchema;
  readonly limits?: readonly LimitName[];
  readonly cache?: 'no-store' | 'no-cache';
  /** Responses by status: the schema of a JSON response, or a sentence about when the status is sent. */
  readonly responses: { readonly [status: number]: TSchema | string };
}

export const calls = <const C extends { readonly [name: string]: Call }>(described: C): C => described;

/** Makes a JSON type deeply read-only, except boardgame.io's `LogEntry` and `State`. */
export type ReadonlyDeep<T> = T extends LogEntry | State ? T : T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;

export type StaticOf<S> = S extends TSchema ? ReadonlyDeep<Static<S>> : undefined;
