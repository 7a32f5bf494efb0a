import { read, write } from '../../app/storage.js';

const KEY = 'weathergage.learnt';

const kept = (): readonly unknown[] => {
  const value = read(KEY);
  return Array.isArray(value) ? value : [];
};

/** Whether the lesson of a game has been completed. */
export const isLessonDone = (slug: string): boolean => kept().includes(slug);

/** Remembers that the lesson of a game has been completed. */
export function keepLessonDone(slug: string): void {
  if (!isLessonDone(slug)) write(KEY, [...kept(), slug]);
}
