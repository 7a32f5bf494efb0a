import type { BoardProps } from 'boardgame.io/react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import type { MatchRef } from '../../../app/matches.js';
import type { Chosen } from '../../../app/options/fields.js';
import type { FullPosition } from '../history/source.js';

export interface ViewedMatch {
  readonly match: MatchRef;
  readonly setupData: Chosen;
  /** Loads the full state; absent if the viewer may not know the dice. */
  readonly truth?: (at: number) => Promise<FullPosition>;
  readonly save?: () => void;
}

export interface ViewedPosition extends ViewedMatch {
  readonly module: GameModule;
  readonly shown: BoardProps;
  readonly at: number;
  go(at: number): void;
}

export interface PositionDialogProps extends ViewedPosition {
  onClose(): void;
}
