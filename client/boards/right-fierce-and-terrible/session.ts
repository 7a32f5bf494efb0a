import type { Command, Side, Sluys, SluysMove, Step } from '../../../src/games/right-fierce-and-terrible/face.js';
import type { BoardLookBase, BoardTypes, ChangeOf, PlannerOf, SessionOf, StepViewBase, View } from '../../kit/board/session.js';
import type { TableProps } from '../../kit/board/useOrders.js';
import type { HexMark } from '../../kit/hex/HexMarks.js';
import type { Instruments } from '../../kit/instruments/useInstruments.js';
import type { PlaceId } from './chart/land.js';
import type { SluysBoardWords } from './words/index.js';

export type SluysBoardProps = TableProps<Sluys>;

export interface SluysTypes extends BoardTypes {
  readonly G: Sluys;
  readonly move: SluysMove;
  readonly side: Side;
  readonly step: Step;
  readonly place: PlaceId;
  readonly words: SluysBoardWords;
  readonly draft: Draft;
  readonly plan: StepView;
  readonly look: BoardLook;
  readonly courses: ReadonlyMap<string, readonly PlaceId[]>;
}

export type SluysView = View<SluysTypes>;
export type Session = SessionOf<SluysTypes>;
export type Change = ChangeOf<Draft>;
export type Planner = PlannerOf<SluysTypes>;

/** The first step of a match, with a planner available for the first render. */
export type FirstStep = 'deploy';

/** The player's selections for a move not yet sent. */
export interface Draft {
  readonly unit?: string;
  readonly hex?: string;
  readonly path?: readonly string[];
  readonly plot: boolean;
  /** Second squadron of a chain. */
  readonly other?: string;
  readonly command?: Command;
  /** Supporting squadrons, or units taken along; undefined while the suggestion is unchanged. */
  readonly ids?: readonly string[];
}

export const emptyDraft: Draft = { plot: false };

/** View of the pending decision. */
export interface StepView extends StepViewBase {
  readonly marks: ReadonlyMap<PlaceId, HexMark>;
  press?(place: PlaceId): void;
  readonly selected?: string;
  readonly path?: readonly string[];
  /** Hex that the panel already shows. */
  readonly shows?: string;
  readonly anchorage?: boolean;
}

export type OverlayState = Instruments<'reach' | 'fire' | 'zones' | 'wind' | 'rings'>;

export interface BoardLook extends BoardLookBase {
  /** The hex selected last, whose units are shown. */
  readonly looked: PlaceId | undefined;
  readonly sounding: OverlayState;
  pressed(place: PlaceId): void;
}

export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/** Returns a patch that clears all selections except the unit. */
export const forgetting = (unit?: string): Partial<Draft> => ({
  unit,
  hex: undefined,
  path: undefined,
  plot: false,
  other: undefined,
  ids: undefined,
});
