import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { LogEntry, State } from 'boardgame.io';

/** Names of `Limits` that a call counts against, for each address. */
export type LimitName = 'reads' | 'exports' | 'lobbyCalls' | 'matches' | 'notices' | 'people' | 'newPeople';

/** An HTTP call. Errors are plain text; `responses` say when they occur. */
export interface Call {
  /** One sentence. */
  readonly summary: string;
  readonly query?: TObject;
  /** The JSON body. Unknown members are ignored. */
  readonly body?: TSchema;
  readonly limits?: readonly LimitName[];
  readonly cache?: 'no-store' | 'no-cache';
  /** By status: a schema for JSON, or a sentence. */
  readonly responses: { readonly [status: number]: TSchema | string };
}

export const calls = <const C extends { readonly [name: string]: Call }>(described: C): C => described;

/** Makes plain JSON read-only. boardgame.io's types stay unchanged. */
export type ReadonlyDeep<T> = T extends LogEntry | State ? T : T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;

export type StaticOf<S> = S extends TSchema ? ReadonlyDeep<Static<S>> : undefined;
