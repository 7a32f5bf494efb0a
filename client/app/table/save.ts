import type { MatchExport } from '../../../src/boardgame/matchFile.js';
import type { ViewExport } from '../../../src/boardgame/viewFile.js';
import { download } from '../../kit/download.js';

/** Hands a match file to the player, or one of what he saw. */
export function saveMatch(match: MatchExport | ViewExport, id: string): void {
  const kind = 'seat' in match ? [match.log.length, match.seat === null ? 'watched' : `seat-${match.seat}`] : [];
  download(`${[match.game, id, ...kind].join('-')}.json`, JSON.stringify(match));
}
