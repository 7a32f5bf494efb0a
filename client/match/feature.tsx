import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import type { ReactNode } from 'react';
import type { Playable } from '../app/WithGame.js';
import type { HistorySource } from './features/history/source.js';
import type { ViewedMatch } from './features/positions/position.js';
import type { Stretches } from './features/winChance/useWinChances.js';
import type { LocalMatchProps } from './local/localMatchProps.js';

export interface MatchContext {
  readonly playable: Playable;
  readonly title: string;
  readonly viewed: ViewedMatch;
  /** Current position of the match. */
  readonly live: BoardProps;
  /** Position on the board: `live` or an earlier one. */
  readonly shown: BoardProps;
  /** `_stateID` chosen by the viewer. The board may be a frame behind. */
  readonly at: number;
  readonly isPast: boolean;
  /** Whether the chosen position is still loading; meanwhile, `shown` is another position. */
  readonly isLoading: boolean;
  /** All moves; absent if the `views` include them. */
  readonly wholeLog?: readonly LogEntry[];
  readonly views: Stretches;
  /** Shows the position with this `_stateID`. */
  go(stateID: number): void;
}

/** Context of a match that can continue. */
export interface PlayedContext extends MatchContext {
  readonly source: HistorySource;
  readonly rules: string;
  readonly covered: boolean;
  /** Loads the previous page of the log; absent if the log is complete. */
  readonly earlier?: () => void;
}

/** Context of a match stored in this browser. */
export interface LocalContext extends PlayedContext, LocalMatchProps {
  /** Path of the page for setting up a new match. */
  readonly again: string;
}

/** Parts of the page that a feature can render. */
export type Slot = 'Button' | 'MenuItem' | 'Banner' | 'HistoryTool' | 'BesideSlider' | 'Result';

/** Renders the parts of all features for a slot, in order. */
export type Parts = (slot: Slot) => ReactNode;

export interface PartProps<M> {
  readonly match: M;
  readonly parts: Parts;
}

export interface ProviderProps<M> {
  readonly match: M;
  readonly children: (match: M) => ReactNode;
}

/**
 * A part of a match page other than the board. Buttons, menu items and banners appear in the order of the page's list.
 * `M` is the
 * context that the feature needs.
 */
export type Feature<M extends MatchContext> = { readonly [slot in Slot]?: (props: PartProps<M>) => ReactNode } & {
  readonly id: string;
  /** Keeps state, provides React contexts, and may change the context of later features. */
  readonly Provider?: <P extends M>(props: ProviderProps<P>) => ReactNode;
};

export function partsOf<M extends MatchContext>(features: readonly Feature<M>[], match: M): Parts {
  const parts: Parts = (slot) => features.map(({ id, [slot]: Part }: Feature<M>) => Part && <Part key={id} match={match} parts={parts} />);
  return parts;
}
