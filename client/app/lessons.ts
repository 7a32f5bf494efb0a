import { boards } from '../boards/index.js';
import type { Lesson } from '../kit/lesson/lesson.js';

const LESSONS = new Map(Object.entries(boards).flatMap(([slug, { lesson }]) => (lesson ? [[slug, lesson] as const] : [])));

export const lessonSlugs: readonly string[] = [...LESSONS.keys()];

export const lessonPath = (slug: string): string | undefined => (LESSONS.has(slug) ? `/learn/${slug}` : undefined);

/** Loads the lesson of a game. Rejects if the game has none. */
export async function loadLesson(slug: string): Promise<Lesson> {
  const lesson = LESSONS.get(slug);
  if (!lesson) throw new Error(`no lesson for ${slug}`);
  return lesson();
}
