import type { MatchExport } from '../../../src/boardgame/matchFile.js';

/** Hands a match file to the player, as a download. */
export function saveMatch(match: MatchExport, id: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(match)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${match.game}-${id}.json`;
  link.click();
  // The browser has taken the file by then; the memory can go.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
