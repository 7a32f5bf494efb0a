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
  /** Routes of the latest moves, by block id. */
  readonly courses: ReadonlyMap<string, readonly Point[]>;
  readonly more: More;
}

interface More {
  readonly names: Names;
  readonly blocks: ReadonlyMap<HexId, readonly Block[]>;
}

/** Arguments of `buyMunitions`, for a fleet or for ships that join a fleet. */
export type Purchase = ArgsFor<WarMove, 'buyMunitions'>;

export type Seen = View<WarTypes>;
export type Session = SessionOf<WarTypes>;
export type Change = ChangeOf<Draft>;
export type Planner = PlannerOf<WarTypes>;

export interface Vocabulary {
  readonly words: WarBoardWords;
  readonly names: Names;
}

/** The move that the player is preparing. */
export interface Draft {
  readonly hex?: HexId;
  /** Id of the selected block in that hex. */
  readonly group?: string;
  readonly ids: readonly UnitId[];
  /** Plotted route, without its start. */
  readonly path: readonly HexId[];
  /** Planned landings and detachments on the route. */
  readonly plan: readonly PlanEntry[];
  readonly mode?: string;
  readonly target?: string;
  readonly losses: readonly Loss[];
  readonly points: number;
  /** Text of the political consequence that the player has accepted for this move. */
  readonly accepted?: string;
}

export const emptyDraft: Draft = { ids: [], path: [], plan: [], losses: [], points: 1 };

/** Hexes in range, with the distance to each. */
export interface Ground {
  readonly kind: 'sea' | 'coast' | 'march';
  readonly hexes: ReadonlyMap<HexId, number>;
}

export interface StepView extends StepViewBase {
  readonly marks: ReadonlyMap<HexId, HexMark>;
  press?(hex: HexId): void;
  readonly selected?: string;
  readonly at?: HexId;
  readonly path?: readonly HexId[];
  readonly reach?: readonly Ground[];
  /** Hexes whose pieces may still act. */
  readonly waiting?: readonly HexId[];
  pick?(hex: HexId): void;
}

export type OverlayState = Instruments<'reach' | 'rings' | 'dutch' | 'powder'>;

export interface BoardLook extends BoardLookBase, Pick<More, 'blocks'> {
  /** Hex whose contents a panel shows beside the decision's. */
  readonly aside: HexId | undefined;
  readonly fanned: HexId | undefined;
  readonly lookAway: () => void;
  readonly sounding: OverlayState;
  /** Whether the map key is open. */
  readonly keyed: boolean;
  readonly onKey: () => void;
  pressed(hex: HexId): void;
}

export const toggled = <T>(ids: readonly T[], id: T): T[] => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);

export const fresh = (hex?: HexId, group?: string): Partial<Draft> => ({
  ...emptyDraft,
  hex,
  group,
  mode: undefined,
  target: undefined,
  accepted: undefined,
});
