import { turnInfo, yearOf } from '../data/tracks.js';
import type { WarWords } from './index.js';

/** Returns "April 1587" or "Winter 1586-87". */
export function turnName({ calendar }: WarWords, turn: number): string {
  const { month } = turnInfo(turn);
  return month ? calendar.summer(calendar.months[month], yearOf(turn)) : calendar.winter(yearOf(turn));
}
