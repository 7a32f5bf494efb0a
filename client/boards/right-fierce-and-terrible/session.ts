import type { ReactNode } from 'react';
import type { Command, Side, Sluys, SluysMove, Step } from '../../../src/games/right-fierce-and-terrible/face.js';
import type { ActionItem } from '../../kit/ActionBar.js';
import type { HexMark } from '../../kit/hex/HexMarks.js';
import type { OpenDecision, TableProps } from '../../kit/useOrders.js';
import type { PlaceId } from './chart/geography.js';

export type SluysBoardProps = TableProps<Sluys>;

/** A decision that is this player's. */
export interface Session extends OpenDecision<Sluys, SluysMove> {
  readonly me: Side;
  readonly step: Step;
}

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
export interface Plan {
  /** What is asked, in one plain sentence. */
  readonly ask: string;
  readonly marks: ReadonlyMap<PlaceId, HexMark>;
  readonly actions: readonly ActionItem[];
  press?(place: PlaceId): void;
  /** One step back; nothing when there is nothing to take back. */
  readonly back?: () => void;
  /** The squadron or man that is picked. */
  readonly selected?: string;
  readonly path?: readonly string[];
  readonly slip?: ReactNode;
  /** The hex whose contents lie open on the slip already. */
  readonly shows?: string;
  /** The French anchorage is tinted. */
  readonly anchorage?: boolean;
}

export type Change = (patch: Partial<Draft>) => void;
export type Planner = (session: Session, draft: Draft, change: Change) => Plan;

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
