import type { PageWords } from './words/index.js';

/** Returns a time span such as "3 hours ago". @param then ms since 1970 */
export function ago(then: number, now: number, words: PageWords): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return words.justNow;
  if (minutes < 60) return words.minutes(minutes);
  if (minutes < 24 * 60) return words.hours(Math.floor(minutes / 60));
  return words.days(Math.floor(minutes / (24 * 60)));
}
