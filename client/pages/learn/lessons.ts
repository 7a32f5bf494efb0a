import { boards } from '../../boards/index.js';
import type { Lesson } from './lesson.js';

const LESSONS = new Map(Object.entries(boards).flatMap(([slug, { lesson }]) => (lesson ? [[slug, lesson] as const] : [])));

/** The games with a lesson, by slug. */
export const taught: readonly string[] = [...LESSONS.keys()];

/** The path of a game's lesson; undefined if it has none. */
export const lessonPath = (slug: string): string | undefined => (LESSONS.has(slug) ? `/learn/${slug}` : undefined);

/** The lesson of a game. Throws if it has none. */
export async function loadLesson(slug: string): Promise<Lesson> {
  const lesson = LESSONS.get(slug);
  if (!lesson) throw new Error(`no lesson for ${slug}`);
  return lesson();
}
