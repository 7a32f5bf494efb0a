import { Equal } from '@sinclair/typebox/value';
import type { GameEvent } from '../kit/events.js';

const same = (a: unknown, b: unknown) => Equal(a, b);

const diceOf = (entry: unknown): readonly unknown[] => {
  const dice = (entry as Partial<GameEvent> | null)?.roll?.dice;
  return Array.isArray(dice) ? dice : [];
};

const read = (face: unknown): string => (face === undefined ? 'nothing' : typeof face === 'number' ? String(face) : 'no number');

/** Returns the first difference between a file's events and the replayed events, as a clause, or `undefined`. */
export function difference(stored: readonly unknown[], replayed: readonly GameEvent[]): string | undefined {
  for (const [index, entry] of replayed.entries()) {
    const theirs = stored[index];
    if (same(theirs, entry)) continue;
    const name = `event ${index + 1} (“${entry.key}”, ${entry.case})`;
    if (stored.length < replayed.length) return `${name} is missing or changed`;
    const faces = diceOf(theirs);
    const die = diceOf(entry).findIndex((face, n) => faces[n] !== face);
    if (die >= 0) return `die ${die + 1} of ${name} is ${read(faces[die])}, but seed and salts give ${diceOf(entry)[die]}`;
    return `${name} differs from the rules’ result`;
  }
  return stored.length > replayed.length ? `event ${replayed.length + 1} was added` : undefined;
}
