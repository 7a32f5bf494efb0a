import type { ReactNode } from 'react';
import type {
  Berth,
  BoardOrder,
  EquipmentId,
  Fleet,
  FleetOrder,
  God,
  Leg,
  ListId,
  Load,
  Mode,
  MovePreview,
  Order,
  Party,
  Policy,
  TableEntry as ReserveEntry,
  Salamis,
  SalamisMove,
  ShipTypeId,
  Side,
  Step,
  WeaponReach,
  Wish,
} from '../../../src/games/salamis-ad-actium/face.js';
import type { BoardLookBase, BoardTypes, ChangeOf, PlannerOf, SessionOf, StepViewBase, View as ViewOf } from '../../kit/board/session.js';
import type { TableProps } from '../../kit/board/useOrders.js';
import type { Instruments } from '../../kit/instruments/useInstruments.js';
import type { Courses } from './chart/voyages.js';
import type { SalamisBoardWords } from './words/index.js';

export type SalamisBoardProps = TableProps<Salamis>;

/** Id of a ship or a fort. */
export type PlaceId = string;

/** A function that this board adds to the session, for its planners. */
interface Seizing {
  /** Declines Tactical Initiative for the rest of the turn [4.4]. */
  letPass(): void;
}

export interface SalamisTypes extends BoardTypes {
  readonly G: Salamis;
  readonly move: SalamisMove;
  readonly side: Side;
  readonly step: Step;
  readonly place: PlaceId;
  readonly words: SalamisBoardWords;
  readonly draft: Draft;
  readonly plan: StepView;
  readonly look: BoardLook;
  readonly courses: Courses;
  readonly more: Seizing;
}

export type View = ViewOf<SalamisTypes>;
export type Session = SessionOf<SalamisTypes>;
export type Change = ChangeOf<Draft>;
export type Planner = PlannerOf<SalamisTypes>;

/** An order that has not been sent. */
export interface Draft {
  /** The ship or fort that acts. */
  readonly ship?: string;
  /** Ships that execute the same order. */
  readonly group: readonly string[];
  readonly mode?: Mode;
  readonly approach: boolean;
  readonly burst: boolean;
  /** Contact order; undefined for the default order. */
  readonly contact?: Policy;
  readonly steps: readonly Leg[];
  /** Last point selected for the course, in mm. */
  readonly spot?: readonly [x: number, y: number];
  readonly beach?: string;
  readonly weapon?: string;
  readonly load: Load;
  readonly target?: string;
  readonly orders: readonly BoardOrder[];
  /** Men to transfer. */
  readonly party: Party;
  readonly officer: boolean;
  readonly squadron?: string;
  /** Positions of the ships of the squadron being placed. */
  readonly berths?: readonly Berth[];
  readonly formation: Formation;
  readonly heading?: number;
  /** Distance between the ships of a formation, in mm. */
  readonly gap: number;
  /** Fleet being bought; undefined for the suggested one. */
  readonly fleet?: Fleet;
  readonly open: number;
  /** Orders for the month; undefined for the saved orders. */
  readonly month?: readonly FleetOrder[];
  readonly work?: Work;
  /** Input for the task: fleets or ships `from` and `to`, the selected ships, and the name of a new fleet. */
  readonly from?: string;
  readonly to?: string;
  readonly picked: readonly string[];
  readonly name?: string;
  /** Equipment of a new ship [14.2]. */
  readonly fitted?: { readonly type: ShipTypeId; readonly list: ListId; readonly equip: readonly EquipmentId[] };
  /** God to whom a libation is made [3.1]; `wish` is the request. */
  readonly god?: God;
  readonly wish: Wish;
  /** Reserve squadron that is to enter [2.9]. */
  readonly reserve?: string;
  readonly entry?: ReserveEntry;
  /** Course of the ship moved last, for the button "Repeat last course". */
  readonly last?: Pick<Draft, 'mode' | 'approach' | 'burst' | 'steps'>;
}

/** Tasks at the end of a month [12.9-12.11]. */
export const WORKS = ['moveShips', 'splitFleet', 'mergeFleets', 'moveTroops', 'repairShip', 'refit', 'train', 'buyShip'] as const;
export type Work = (typeof WORKS)[number];

export type Formation = 'abreast' | 'astern' | 'echelon' | 'double';

export const emptyDraft: Draft = {
  group: [],
  approach: false,
  burst: false,
  steps: [],
  load: 'plain',
  orders: [],
  party: {},
  officer: false,
  formation: 'abreast',
  gap: 15,
  open: 0,
  picked: [],
  wish: {},
};

/** Returns the draft for the next move in the same step. Keeps the player's settings and clears the rest. */
export const carry = ({ contact, formation, work, last, mode, approach, burst, steps }: Draft): Draft => ({
  ...emptyDraft,
  contact,
  formation,
  work,
  last: steps.length ? { mode, approach, burst, steps } : last,
});

export type MarkKind = 'pick' | 'target' | 'chosen' | 'no';
export interface Mark {
  readonly kind: MarkKind;
  readonly label?: string;
  readonly meaning: string;
}

/** A plotted course: the order and its preview. */
export interface ShipCourse {
  readonly id: string;
  readonly order: Order;
  readonly preview: MovePreview;
}

export interface StepView extends StepViewBase {
  readonly marks: ReadonlyMap<PlaceId, Mark>;
  /** Selects a ship or fort. @param more whether to add it to the group (shift key) */
  press?(place: PlaceId, more: boolean): void;
  /** Selects a point, in mm. @param drawn whether the player dragged the end of the course there */
  point?(x: number, y: number, drawn?: boolean): void;
  agree?(): void;
  readonly selected?: string;
  readonly group?: readonly string[];
  readonly course?: ShipCourse;
  /** Movement range of the selected ship, from port to starboard. */
  readonly cone?: readonly (readonly [x: number, y: number])[];
  /** Whether to show rings around enemies: in them, an approaching ship is stopped or may not approach [4.2]. */
  readonly approaching?: boolean;
  readonly weapons?: readonly WeaponReach[];
  readonly berths?: readonly Berth[];
  /** Ships to keep away from during deployment, and the minimum distance from them, in mm. */
  readonly shunned?: { readonly ids: readonly string[]; readonly mm: number };
  readonly entry?: ReserveEntry;
  /** Deployment area by its edges: west, south, east, north. */
  readonly zone?: readonly [number, number, number, number];
  /** Renders fleet selection or the campaign map in place of the table. */
  readonly page?: (lit: readonly PlaceId[]) => ReactNode;
  /** Ship that the step's panel already shows. */
  readonly shows?: string;
  /** Keyboard shortcuts for this step only. */
  readonly keys?: { readonly [key: string]: () => void };
}

/** An end of the ruler: a point or a ship. */
export interface RulerEnd {
  readonly x: number;
  readonly y: number;
  readonly ship?: string;
}

export type OverlayState = Instruments<'reach' | 'fire' | 'wind' | 'rings', RulerEnd>;

export interface BoardLook extends BoardLookBase {
  /** The ship selected last, shown in the panel. */
  readonly looked: string | undefined;
  readonly onLook: (id: string) => void;
  pressed(place: PlaceId, more: boolean): void;
  /** Selects a point, in mm. @param drawn whether the player dragged the end of the course there */
  readonly onPoint: (x: number, y: number, drawn?: boolean) => void;
  readonly sounding: OverlayState;
}

/** Returns a patch that selects a ship and clears the course. */
export const picking = (ship?: string): Partial<Draft> => ({
  ship,
  group: [],
  steps: [],
  spot: undefined,
  mode: undefined,
  approach: false,
  burst: false,
  beach: undefined,
  weapon: undefined,
  load: 'plain',
  target: undefined,
  god: undefined,
  reserve: undefined,
  entry: undefined,
});
