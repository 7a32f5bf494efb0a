import type { ReactNode } from 'react';
import type { HexId, Loss, PlanEntry, Side, Step, UnitId, WarMove, WarWithSpain } from '../../../src/games/war-with-spain/face.js';
import type { ActionItem } from '../../kit/ActionBar.js';
import type { HexMark } from '../../kit/hex/HexMarks.js';
import type { OpenDecision, TableProps } from '../../kit/useOrders.js';
import type { KitWords } from '../../kit/words/index.js';
import type { Names } from './names.js';
import type { Block } from './pieces.js';
import type { WarBoardWords } from './words/index.js';

export type WarBoardProps = TableProps<WarWithSpain>;

/** What the reader is spoken to in. */
export interface Speech {
  readonly words: WarBoardWords;
  readonly names: Names;
}

/** A decision that is this player's. */
export interface Session extends OpenDecision<WarWithSpain, WarMove>, Speech {
  readonly kit: KitWords;
  readonly me: Side;
  readonly step: Step;
  /** What lies where, as this player sees it. */
  readonly blocks: ReadonlyMap<HexId, readonly Block[]>;
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
export interface Plan {
  /** What is asked, in one plain sentence. */
  readonly ask: string;
  readonly marks: ReadonlyMap<HexId, HexMark>;
  readonly actions: readonly ActionItem[];
  press?(hex: HexId): void;
  /** One step back; nothing when there is nothing to take back. */
  readonly back?: () => void;
  /** The block that is picked. */
  readonly selected?: string;
  /** Where the decision is. */
  readonly at?: HexId;
  readonly path?: readonly HexId[];
  readonly slip?: ReactNode;
  /** Everything within reach, drawn as one ground. */
  readonly reach?: readonly Ground[];
  /** Hexes whose pieces may still act, and the way to take them up. */
  readonly waiting?: readonly HexId[];
  pick?(hex: HexId): void;
}

export type Change = (patch: Partial<Draft>) => void;
export type Planner = (session: Session, draft: Draft, change: Change) => Plan;

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
