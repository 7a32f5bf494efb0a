import type {
  Boarding,
  Edge,
  GrandArmada,
  GrandArmadaMove,
  Heading,
  HexId,
  ShipId,
  Side,
  Step,
  Token,
  Volley,
} from '../../../src/games/grand-armada/face.js';
import type { ActionItem } from '../../kit/board/ActionBar.js';
import type { BoardLookBase, BoardTypes, ChangeOf, PlannerOf, SessionOf, StepViewBase } from '../../kit/board/session.js';
import type { TableProps } from '../../kit/board/useOrders.js';
import type { HexMark } from '../../kit/hex/HexMarks.js';
import type { Instruments } from '../../kit/instruments/useInstruments.js';
import type { PlaceId } from './chart/geography.js';
import type { GrandArmadaBoardWords } from './words/index.js';

export type GrandArmadaBoardProps = TableProps<GrandArmada>;

/** The types that this board is made of. */
export interface GrandArmadaTypes extends BoardTypes {
  readonly G: GrandArmada;
  readonly move: GrandArmadaMove;
  readonly side: Side;
  readonly step: Step;
  readonly place: PlaceId;
  readonly words: GrandArmadaBoardWords;
  readonly draft: Draft;
  readonly plan: StepView;
  readonly look: BoardLook;
  readonly courses: ReadonlyMap<string, readonly PlaceId[]>;
}

export type Session = SessionOf<GrandArmadaTypes>;
export type Change = ChangeOf<Draft>;
export type Planner = PlannerOf<GrandArmadaTypes>;

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
  /** The single steps of the helm are spread out. */
  readonly steer: boolean;
  /** Every press adds to the course instead of finding the cheapest way. */
  readonly plot: boolean;
  /** Orders for close fire; nothing while the board's suggestion stands. */
  readonly orders?: readonly Volley[];
  /** Whom each ship of the larger side falls upon, where the player has said so. */
  readonly upon: { readonly [id in ShipId]?: ShipId };
  /** Combats in the order in which they are to be rolled, by their single ship. */
  readonly sequence: readonly ShipId[];
}

export const emptyDraft: Draft = { steer: false, tokens: [], plot: false, upon: {}, sequence: [] };

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
export interface StepView extends StepViewBase {
  readonly marks: ReadonlyMap<PlaceId, HexMark>;
  press?(place: PlaceId): void;
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
  /** The ship that lies open on the slip already. */
  readonly shows?: ShipId;
  /** Keys of this step alone, each with the beginnings of the names of the actions it stands for: the first that is possible is done. */
  readonly keys?: { readonly [key: string]: readonly string[] };
  /** What keys can do besides the actions that are shown. */
  readonly helm?: readonly ActionItem[];
}

/** The instruments of this table. */
export type OverlayState = Instruments<'reach' | 'fire' | 'zones' | 'wind'>;

/** How the reader looks at the board. */
export interface BoardLook extends BoardLookBase {
  /** The ship that was pressed last: she lies open, with what she can hit. */
  readonly looked: ShipId | undefined;
  readonly onLook: (id: ShipId) => void;
  readonly sounding: OverlayState;
  pressed(place: PlaceId): void;
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

/** The class of what belongs to a side; of nobody's things none. */
export const sideClass = (side: Side): string => (side === 'E' ? 'wg-side-english' : 'wg-side-spanish');
