import { read, write } from '../../app/storage.js';

const KEY = 'weathergage.learnt';

const kept = (): readonly unknown[] => {
  const value = read(KEY);
  return Array.isArray(value) ? value : [];
};

export const isLessonDone = (slug: string): boolean => kept().includes(slug);

export function keepLessonDone(slug: string): void {
  if (!isLessonDone(slug)) write(KEY, [...kept(), slug]);
}
