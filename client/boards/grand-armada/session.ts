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
  Weapon,
} from '../../../src/games/grand-armada/face.js';
import type { ActionItem } from '../../kit/board/ActionBar.js';
import type { BoardLookBase, BoardTypes, ChangeOf, PlannerOf, SessionOf, StepViewBase } from '../../kit/board/session.js';
import type { TableProps } from '../../kit/board/useOrders.js';
import type { HexMark } from '../../kit/hex/HexMarks.js';
import type { Instruments } from '../../kit/instruments/useInstruments.js';
import type { PlaceId } from './chart/geography.js';
import type { GrandArmadaBoardWords } from './words/index.js';

export type GrandArmadaBoardProps = TableProps<GrandArmada>;

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

/** The player's input that has not been sent. */
export interface Draft {
  readonly ship?: ShipId;
  /** Hex where the ship will be placed or enter. */
  readonly hex?: HexId;
  readonly heading?: Heading;
  readonly target?: ShipId;
  /** Weapon that the player aims; undefined if only the enemy is selected. */
  readonly weapon?: Weapon;
  /** Direction chosen for a turn that the ship owes [5.6]. */
  readonly yaw?: 'L' | 'R';
  readonly tokens: readonly Token[];
  /** Whether the buttons for single steps are shown. */
  readonly steer: boolean;
  /** Whether selecting a place extends the course. */
  readonly plot: boolean;
  /** Fire orders; undefined while the default orders are unchanged. */
  readonly orders?: readonly Volley[];
  /** Enemy assigned to each ship of the more numerous side. */
  readonly upon: { readonly [id in ShipId]?: ShipId };
  /** Order of the boarding combats. Each is identified by the ship that is alone on its side. */
  readonly sequence: readonly ShipId[];
}

export const emptyDraft: Draft = { steer: false, tokens: [], plot: false, upon: {}, sequence: [] };

/** One step of a course with its result. */
export interface Leg {
  readonly token: Token;
  readonly hex: HexId;
  readonly heading: Heading;
  readonly cost: number;
  readonly spent: number;
  readonly stopped: boolean;
}

/** A course as drawn on the map. */
export interface CourseDraft {
  readonly id: ShipId;
  /** Hex where the course starts; null for an entering ship. */
  readonly from: HexId | null;
  readonly legs: readonly Leg[];
  readonly end: { readonly hex: HexId; readonly heading: Heading };
  readonly left: number;
  readonly edge?: Edge;
  readonly aground?: boolean;
}

/** View of the pending decision: highlights, buttons and a panel. */
export interface StepView extends StepViewBase {
  readonly marks: ReadonlyMap<PlaceId, HexMark>;
  press?(place: PlaceId): void;
  readonly selected?: ShipId;
  readonly course?: CourseDraft;
  /** Ship whose shots are drawn, and the state for which they are computed. */
  readonly fire?: { readonly G: GrandArmada; readonly id: ShipId };
  /** Whether the decision concerns shots, so that `fire` is drawn without its overlay. */
  readonly aims?: boolean;
  readonly orders?: readonly Volley[];
  readonly boardings?: readonly Boarding[];
  readonly deploys?: Side;
  /** Ship that the panel already shows. */
  readonly shows?: ShipId;
  /** For each key, the id prefixes of its actions. The key runs the first enabled action. */
  readonly keys?: { readonly [key: string]: readonly string[] };
  /** Actions that have a keyboard shortcut but no button. */
  readonly helm?: readonly ActionItem[];
}

export type OverlayState = Instruments<'reach' | 'fire' | 'zones' | 'wind'>;

/** The viewer's settings of the board. */
export interface BoardLook extends BoardLookBase {
  readonly looked: ShipId | undefined;
  readonly onLook: (id: ShipId) => void;
  readonly sounding: OverlayState;
  pressed(place: PlaceId): void;
}

/** Returns a patch that clears the draft except for the ship. */
export const forgetting = (ship?: ShipId): Partial<Draft> => ({
  ship,
  hex: undefined,
  heading: undefined,
  target: undefined,
  yaw: undefined,
  tokens: [],
  plot: false,
});

export const sideClass = (side: Side): string => (side === 'E' ? 'wg-side-english' : 'wg-side-spanish');
