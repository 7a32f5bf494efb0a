import type { MatchExport } from '../../../src/boardgame/matchFile.js';
import { download } from '../../kit/download.js';

/** Hands a match file to the player. */
export const saveMatch = (match: MatchExport, id: string): void => download(`${match.game}-${id}.json`, JSON.stringify(match));
