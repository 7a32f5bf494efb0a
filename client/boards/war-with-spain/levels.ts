import type { WarBoardWords } from './words/index.js';

/** A level of victory, which matches carry in English; as it came where the words do not know it. */
export const levelName = ({ over }: WarBoardWords, level: string): string => over.levels[level] ?? level;
