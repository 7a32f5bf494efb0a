import type { BoardProps } from 'boardgame.io/react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import type { MatchRef } from '../../../app/matches.js';
import type { Chosen } from '../../../app/options/fields.js';
import type { FullPosition } from '../history/source.js';

/** A match that somebody looks back at. */
export interface ViewedMatch {
  readonly match: MatchRef;
  readonly setupData: Chosen;
  /** The truth about a moment; missing where the reader may not go on with the dice of the match. */
  readonly truth?: (at: number) => Promise<FullPosition>;
  /** Saves the file that is open, with the notes on it. */
  readonly save?: () => void;
}

/** A moment of a match, as somebody sees it. */
export interface ViewedPosition extends ViewedMatch {
  readonly module: GameModule;
  /** What a board gets of it. */
  readonly shown: BoardProps;
  readonly at: number;
  /** Shows another moment. */
  go(at: number): void;
}

/** What a window over the table is given. */
export interface PositionDialogProps extends ViewedPosition {
  onClose(): void;
}
