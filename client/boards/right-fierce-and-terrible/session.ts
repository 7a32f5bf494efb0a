import type { Command, Side, Sluys, SluysMove, Step } from '../../../src/games/right-fierce-and-terrible/face.js';
import type { BoardLookBase, BoardTypes, ChangeOf, PlannerOf, SessionOf, StepViewBase, View } from '../../kit/board/session.js';
import type { TableProps } from '../../kit/board/useOrders.js';
import type { HexMark } from '../../kit/hex/HexMarks.js';
import type { Instruments } from '../../kit/instruments/useInstruments.js';
import type { PlaceId } from './chart/land.js';
import type { SluysBoardWords } from './words/index.js';

export type SluysBoardProps = TableProps<Sluys>;

/** The types that this board is made of. */
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

/** The step that a match begins with: how it is decided comes with the first picture. */
export type FirstStep = 'deploy';

/** What the player has laid out but not yet ordered. */
export interface Draft {
  /** The unit that is to act. */
  readonly unit?: string;
  /** The hex it is to act on. */
  readonly hex?: string;
  /** Hexes to sail through, when the player lays the course himself. */
  readonly path?: readonly string[];
  readonly plot: boolean;
  /** A second squadron for a chain. */
  readonly other?: string;
  readonly command?: Command;
  /** Supporters of an attack, or men who go along; nothing while the board's suggestion stands. */
  readonly ids?: readonly string[];
}

export const emptyDraft: Draft = { plot: false };

/** What the board offers for the pending decision: lit places, actions below, papers beside. */
export interface StepView extends StepViewBase {
  readonly marks: ReadonlyMap<PlaceId, HexMark>;
  press?(place: PlaceId): void;
  /** The squadron or man that is picked. */
  readonly selected?: string;
  readonly path?: readonly string[];
  /** The hex whose contents lie open on the slip already. */
  readonly shows?: string;
  /** The French anchorage is tinted. */
  readonly anchorage?: boolean;
}

/** The instruments of this table. */
export type OverlayState = Instruments<'reach' | 'fire' | 'zones' | 'wind' | 'rings'>;

/** How the reader looks at the board. */
export interface BoardLook extends BoardLookBase {
  /** The hex that was pressed last: what lies there is laid open. */
  readonly looked: PlaceId | undefined;
  readonly sounding: OverlayState;
  pressed(place: PlaceId): void;
}

export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/** A patch that forgets every draft but the unit. */
export const forgetting = (unit?: string): Partial<Draft> => ({
  unit,
  hex: undefined,
  path: undefined,
  plot: false,
  other: undefined,
  ids: undefined,
});
