import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import type { ReactNode } from 'react';
import type { Playable } from '../app/WithGame.js';
import type { HistorySource } from './features/history/source.js';
import type { ViewedMatch } from './features/positions/position.js';
import type { Stretches } from './features/winChance/useWinChances.js';
import type { LocalTableProps } from './local/localTable.js';

/** The context of every feature of a match page. */
export interface MatchContext {
  readonly playable: Playable;
  /** The title of the page. */
  readonly title: string;
  readonly viewed: ViewedMatch;
  /** The current position. */
  readonly live: BoardProps;
  /** What the board shows: `live`, or an earlier position. */
  readonly shown: BoardProps;
  /** `_stateID` of the chosen position; the board may be a frame behind. */
  readonly at: number;
  readonly isPast: boolean;
  /** The chosen position is still being loaded; `shown` is another one. */
  readonly isLoading: boolean;
  /** Every move from the first one; missing where the moves come with `views`. */
  readonly wholeLog?: readonly LogEntry[];
  readonly views: Stretches;
  /** Shows the position with this `_stateID`. */
  go(stateID: number): void;
}

/** The context of features in a match that can continue. */
export interface PlayedContext extends MatchContext {
  readonly source: HistorySource;
  /** Version of the rules that the match is played by. */
  readonly rules: string;
  /** The pass screen covers the board. */
  readonly covered: boolean;
  /** Loads the page of the log before `live.log`; missing where the log is complete. */
  readonly earlier?: () => void;
}

/** The context of features in a match of this browser. */
export interface LocalContext extends PlayedContext, LocalTableProps {
  /** The page that sets up another match. */
  readonly again: string;
}

/** The places where a feature can show something, in the match page or in another feature. */
export type Slot = 'Button' | 'MenuItem' | 'Banner' | 'HistoryTool' | 'BesideSlider' | 'Result';

/** Renders a slot of all features, in the order of the page's list. */
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
 * A part of a match page besides the board. A page passes a list of features to {@link MatchTable}; their order is that of buttons, menu
 * items and banners. `M` is the context that the feature needs.
 */
export type Feature<M extends MatchContext> = { readonly [slot in Slot]?: (props: PartProps<M>) => ReactNode } & {
  readonly id: string;
  /** Keeps state, provides React contexts to the board, and may change the context of later features. */
  readonly Provider?: <P extends M>(props: ProviderProps<P>) => ReactNode;
};

/** The parts of a list of features for one match. */
export function partsOf<M extends MatchContext>(features: readonly Feature<M>[], match: M): Parts {
  const parts: Parts = (slot) => features.map(({ id, [slot]: Part }: Feature<M>) => Part && <Part key={id} match={match} parts={parts} />);
  return parts;
}
