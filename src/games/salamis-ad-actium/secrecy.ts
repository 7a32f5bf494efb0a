import type { Secret } from './state/secret.js';

/** How a state is shown to those who may not know all of it. */

/** Another player's answer: shows only whether it was given. */
export const sealed = <T>(secret: Secret<T>): Secret<T> => (secret === null ? null : 'committed');

/** A record without its hidden keys. */
export const without = <T>(record: Readonly<Record<string, T>>, hidden: (id: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !hidden(id)));
