import { opponentOf, sideOf, type WarWithSpain } from '../../../src/games/war-with-spain/face.js';
import type { WarBoardWords } from './words/index.js';

type Ended = Pick<NonNullable<WarWithSpain['result']>, 'reason' | 'winner'>;

/** Returns the name of a victory level, or the level itself if it has no name. */
export const levelName = ({ over }: WarBoardWords, level: string): string => over.levels[level] ?? level;

export const endReason = ({ over, sides }: WarBoardWords, { reason, winner }: Ended): string =>
  reason === 'concession' && winner !== undefined ? over.conceded(sides[opponentOf(sideOf(winner))]) : over.turns;

/** Returns a sentence with the final lead. If Spain leads but has not won on VP, the sentence says why. */
export const finalLead = ({ over }: WarBoardWords, { reason, winner, diff }: Ended & { readonly diff: number }): string =>
  reason === 'concession' ? over.lead(diff) : over.lead(diff, winner === undefined ? 'draw' : sideOf(winner));
