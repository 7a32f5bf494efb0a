import type { ReactNode } from 'react';
import type {
  Boarding,
  Edge,
  GrandArmada,
  Heading,
  HexId,
  ShipId,
  Side,
  Step,
  Token,
  Volley,
} from '../../../src/games/grand-armada/face.js';
import type { ActionItem } from '../../kit/ActionBar.js';
import type { HexMark } from '../../kit/hex/HexMarks.js';
import type { OpenDecision, TableProps } from '../../kit/useOrders.js';
import type { PlaceId } from './chart/geography.js';

export type GrandArmadaBoardProps = TableProps<GrandArmada>;

/** A decision that is this player's. */
export interface Session extends OpenDecision<GrandArmada> {
  readonly me: Side;
  readonly step: Step;
}

/** What the player has laid out but not yet ordered. */
export interface Draft {
  /** The ship that is picked. */
  readonly ship?: ShipId;
  /** Where it is to be placed or to come in. */
  readonly hex?: HexId;
  readonly heading?: Heading;
  /** The enemy that is aimed at. */
  readonly target?: ShipId;
  /** The side of turn it owes [5.6]. */
  readonly yaw?: 'L' | 'R';
  /** The course from here, step by step. */
  readonly tokens: readonly Token[];
  /** Every press adds to the course instead of finding the cheapest way. */
  readonly plot: boolean;
  /** Orders for close fire; nothing while the board's suggestion stands. */
  readonly orders?: readonly Volley[];
  /** Whom each ship of the larger side falls upon, where the player has said so. */
  readonly upon: { readonly [id in ShipId]?: ShipId };
  /** Combats in the order in which they are to be rolled, by their single ship. */
  readonly sequence: readonly ShipId[];
}

export const emptyDraft: Draft = { tokens: [], plot: false, upon: {}, sequence: [] };

/** One step of a course, with where the ship is after it and what has been spent by then. */
export interface Leg {
  readonly token: Token;
  readonly hex: HexId;
  readonly heading: Heading;
  readonly cost: number;
  readonly spent: number;
  /** A zone of control stops the ship here. */
  readonly stopped: boolean;
}

/** A course as the chart shows it. */
export interface CourseDraft {
  readonly id: ShipId;
  /** Nothing for a ship that comes in. */
  readonly from: HexId | null;
  readonly legs: readonly Leg[];
  readonly end: { readonly hex: HexId; readonly heading: Heading };
  /** Points that are left. */
  readonly left: number;
  readonly edge?: Edge;
  readonly aground?: boolean;
}

/** What the board offers for the pending decision: lit places, actions below, papers beside. */
export interface Plan {
  /** What is asked, in one plain sentence. */
  readonly ask: string;
  readonly marks: ReadonlyMap<PlaceId, HexMark>;
  readonly actions: readonly ActionItem[];
  press?(place: PlaceId): void;
  /** One step back; nothing when there is nothing to take back. */
  readonly back?: () => void;
  /** The ship that is picked. */
  readonly selected?: ShipId;
  readonly course?: CourseDraft;
  /** The ship whose fire is drawn, and the state it is drawn in: as it is, or at the end of a course. */
  readonly fire?: { readonly G: GrandArmada; readonly id: ShipId };
  readonly orders?: readonly Volley[];
  readonly boardings?: readonly Boarding[];
  /** The side whose zones of control are shown. */
  readonly zones?: Side;
  /** The side whose deployment zone is shown. */
  readonly deploys?: Side;
  readonly slip?: ReactNode;
  /** The ship that lies open on the slip already. */
  readonly shows?: ShipId;
  /** Keys of this step alone, each with the beginnings of the names of the actions it stands for: the first that is possible is done. */
  readonly keys?: { readonly [key: string]: readonly string[] };
}

export type Change = (patch: Partial<Draft>) => void;
export type Planner = (session: Session, draft: Draft, change: Change) => Plan;

/** The choices of one move, with their arguments read as the type they are known to have. */
export const argsOf = <T extends readonly unknown[]>(session: Session, move: string): T[] =>
  session.choices.filter((choice) => choice.move === move).map(({ args }) => args as T);

/** An action that the rules allow or explain. */
export function offer(session: Session, item: Omit<ActionItem, 'run' | 'why'>, move: string, args: readonly unknown[]): ActionItem {
  const why = session.refusal(move, args);
  return why ? { ...item, why } : { ...item, run: () => session.send(move, ...args) };
}

/** A patch that forgets everything but the ship. */
export const forgetting = (ship?: ShipId): Partial<Draft> => ({
  ship,
  hex: undefined,
  heading: undefined,
  target: undefined,
  yaw: undefined,
  tokens: [],
  plot: false,
});
