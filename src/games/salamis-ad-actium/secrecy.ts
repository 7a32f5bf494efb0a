import type { Secret } from './state/secret.js';

// Functions that hide secret state from players and spectators who may not see it.

/** Hides another player's answer, except whether it was given. */
export const sealed = <T>(secret: Secret<T>): Secret<T> => (secret === null ? null : 'committed');

/** Returns a record without its hidden keys. */
export const without = <T>(record: Readonly<Record<string, T>>, hidden: (id: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !hidden(id)));
