import type { Secret } from './state/secret.js';

// Hides secret state from other players and spectators.

/** Returns a secret answer in a form that shows only whether it was given. */
export const sealed = <T>(secret: Secret<T>): Secret<T> => (secret === null ? null : 'committed');

export const without = <T>(record: Readonly<Record<string, T>>, hidden: (id: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !hidden(id)));
