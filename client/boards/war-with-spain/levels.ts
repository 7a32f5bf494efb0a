import { opponentOf, sideOf, type WarWithSpain } from '../../../src/games/war-with-spain/face.js';
import type { WarBoardWords } from './words/index.js';

/** Returns the name of a level of victory, or the level itself if the words have no name for it. */
export const levelName = ({ over }: WarBoardWords, level: string): string => over.levels[level] ?? level;

/** Returns a sentence that says why the war ended. */
export const endReason = (
  { over, sides }: WarBoardWords,
  { reason, winner }: Pick<NonNullable<WarWithSpain['result']>, 'reason' | 'winner'>,
): string => (reason === 'concession' && winner !== undefined ? over.conceded(sides[opponentOf(sideOf(winner))]) : over.turns);
