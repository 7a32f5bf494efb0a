import type { Lesson } from './lesson.js';

/** The games that have a lesson, each fetched when somebody takes it. */
const LESSONS: { readonly [slug: string]: () => Promise<Lesson> } = {
  'grand-armada': async () => (await import('../../boards/grand-armada/lesson/index.js')).lesson,
  'invincible-armada': async () => (await import('../../boards/invincible-armada/lesson/index.js')).lesson,
  'right-fierce-and-terrible': async () => (await import('../../boards/right-fierce-and-terrible/lesson/index.js')).lesson,
  'war-with-spain': async () => (await import('../../boards/war-with-spain/lesson/index.js')).lesson,
  'salamis-ad-actium': async () => (await import('../../boards/salamis-ad-actium/lesson/index.js')).lesson,
};

/** The games with a lesson, by slug. */
export const taught: readonly string[] = Object.keys(LESSONS);

/** Where the lesson of a game is taken; nothing where it has none. */
export const lessonPath = (slug: string): string | undefined => (taught.includes(slug) ? `/learn/${slug}` : undefined);

/** Fetches the lesson of a game that has one. */
export const loadLesson = (slug: string): Promise<Lesson> => LESSONS[slug]();
