import type { HexId, Loss, PlanEntry, Side, Step, UnitId, WarMove, WarWithSpain } from '../../../src/games/war-with-spain/face.js';
import type { ArgsFor } from '../../../src/kit/action.js';
import type { BoardLookBase, BoardTypes, ChangeOf, PlannerOf, SessionOf, StepViewBase, View } from '../../kit/board/session.js';
import type { TableProps } from '../../kit/board/useOrders.js';
import type { HexMark } from '../../kit/hex/HexMarks.js';
import type { Instruments } from '../../kit/instruments/useInstruments.js';
import type { Point } from '../../kit/map/curves.js';
import type { Names } from './names.js';
import type { Block } from './pieces.js';
import type { WarBoardWords } from './words/index.js';

export type WarBoardProps = TableProps<WarWithSpain>;

/** The types that this board is made of. */
export interface WarTypes extends BoardTypes {
  readonly G: WarWithSpain;
  readonly move: WarMove;
  readonly side: Side;
  readonly step: Step;
  readonly place: HexId;
  readonly words: WarBoardWords;
  readonly draft: Draft;
  readonly plan: StepView;
  readonly look: BoardLook;
  /** By block. */
  readonly courses: ReadonlyMap<string, readonly Point[]>;
  readonly more: More;
}

/** What a decision at this board is made with besides. */
interface More {
  readonly names: Names;
  /** What lies where, as this player sees it. */
  readonly blocks: ReadonlyMap<HexId, readonly Block[]>;
}

/** Points of munitions that a fleet may buy, by itself or for the squadrons that join it. */
export type Purchase = ArgsFor<WarMove, 'buyMunitions'>;

export type Seen = View<WarTypes>;
export type Session = SessionOf<WarTypes>;
export type Change = ChangeOf<Draft>;
export type Planner = PlannerOf<WarTypes>;

/** What the reader is spoken to in. */
export interface Speech {
  readonly words: WarBoardWords;
  readonly names: Names;
}

/** What the player has laid out but not yet ordered. */
export interface Draft {
  /** The hex whose pieces are being commanded. */
  readonly hex?: HexId;
  /** The group, fleet or army of that hex: the id of a block. */
  readonly group?: string;
  /** Counters that are picked for what is to be done. */
  readonly ids: readonly UnitId[];
  /** Hexes of a voyage or march, without the one it begins in. */
  readonly path: readonly HexId[];
  /** What is done on the way. */
  readonly plan: readonly PlanEntry[];
  /** What the piece is to do, where it may do several things. */
  readonly mode?: string;
  /** The hex to be attacked, or the track to be used. */
  readonly target?: string;
  readonly losses: readonly Loss[];
  readonly points: number;
  /** A consequence that has been read and accepted, by its key. */
  readonly accepted?: string;
}

export const emptyDraft: Draft = { ids: [], path: [], plan: [], losses: [], points: 1 };

/** Ground that can be come to, with the steps it takes. */
export interface Ground {
  readonly kind: 'sea' | 'coast' | 'march';
  readonly hexes: ReadonlyMap<HexId, number>;
}

/** What the board offers for the pending decision: lit hexes, actions below, papers beside. */
export interface StepView extends StepViewBase {
  readonly marks: ReadonlyMap<HexId, HexMark>;
  press?(hex: HexId): void;
  /** The block that is picked. */
  readonly selected?: string;
  /** Where the decision is. */
  readonly at?: HexId;
  readonly path?: readonly HexId[];
  /** Everything within reach, drawn as one ground. */
  readonly reach?: readonly Ground[];
  /** Hexes whose pieces may still act, and the way to take them up. */
  readonly waiting?: readonly HexId[];
  pick?(hex: HexId): void;
}

/** The instruments of this table: where pieces come to, how far fleets may intercept, and how far Dutch ships may go. */
export type OverlayState = Instruments<'reach' | 'rings' | 'dutch' | 'powder'>;

/** How the reader looks at the board. */
export interface BoardLook extends BoardLookBase, Pick<More, 'blocks'> {
  /** The hex that lies open beside the decision. */
  readonly aside: HexId | undefined;
  /** The hex whose stack is spread out. */
  readonly fanned: HexId | undefined;
  readonly lookAway: () => void;
  readonly sounding: OverlayState;
  /** The key to the map lies on the table. */
  readonly keyed: boolean;
  readonly onKey: () => void;
  pressed(hex: HexId): void;
}

export const toggled = <T>(ids: readonly T[], id: T): T[] => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);

/** A patch that forgets every draft but where it was laid out. */
export const fresh = (hex?: HexId, group?: string): Partial<Draft> => ({
  ...emptyDraft,
  hex,
  group,
  mode: undefined,
  target: undefined,
  accepted: undefined,
});
