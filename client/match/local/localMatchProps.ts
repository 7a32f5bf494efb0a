import type { LocalMatch } from '../../app/matches.js';
import type { Playable } from '../../app/WithGame.js';
import type { SavedRunningMatch } from './useRunningMatch.js';

export interface LocalMatchProps {
  readonly playable: Playable;
  readonly match: LocalMatch;
  readonly running: SavedRunningMatch;
}
