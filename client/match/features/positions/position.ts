import type { BoardProps } from 'boardgame.io/react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import type { MatchRef } from '../../../app/matches.js';
import type { Chosen } from '../../../app/options/fields.js';
import type { FullPosition } from '../history/source.js';

/** The match of a shown position. */
export interface ViewedMatch {
  readonly match: MatchRef;
  readonly setupData: Chosen;
  /** Loads the full state of a position; missing if the reader may not know the dice. */
  readonly truth?: (at: number) => Promise<FullPosition>;
  /** Saves the open file with its notes. */
  readonly save?: () => void;
}

/** A shown position of a match. */
export interface ViewedPosition extends ViewedMatch {
  readonly module: GameModule;
  /** The props of its board. */
  readonly shown: BoardProps;
  readonly at: number;
  /** Shows another position. */
  go(at: number): void;
}

/** The props of a dialog for a position. */
export interface PositionDialogProps extends ViewedPosition {
  onClose(): void;
}
