import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { ViewExport } from '../../src/boardgame/viewFile.js';
import type { LocalMatch } from '../app/matches.js';
import { download } from '../kit/download.js';
import { withNotes } from './features/positions/bookmarks.js';
import { keptMovesBefore } from './features/positions/keptMoves.js';
import type { RunningMatch } from './local/runningMatch.js';

export function saveMatch(match: MatchExport | ViewExport, id: string): void {
  const kind = 'seat' in match ? [match.log.length, match.seat === null ? 'watched' : `seat-${match.seat}`] : [];
  download(`${[match.game, id, ...kind].join('-')}.json`, JSON.stringify(match));
}

export function ownFile(match: LocalMatch, table: RunningMatch): MatchExport {
  const { log } = table.record();
  return withNotes(table.export(), match, (at) => keptMovesBefore(log, at));
}
