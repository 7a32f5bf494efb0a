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

/** A ship or a fort, by its id. */
export type PlaceId = string;

/** What a decision is made with besides what every board has. */
interface Seizing {
  /** Lets the initiative pass now, and whenever it is offered again this turn [4.4]. */
  letPass(): void;
}

/** The types that this board is made of. */
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

/** What the player has laid out but not yet ordered. */
export interface Draft {
  /** The ship (or fort) that is to act. */
  readonly ship?: string;
  /** Ships that sail with it by the same order. */
  readonly group: readonly string[];
  readonly mode?: Mode;
  readonly approach: boolean;
  readonly burst: boolean;
  /** What is done to an enemy who is met; nothing while the ship does as she usually does. */
  readonly contact?: Policy;
  readonly steps: readonly Leg[];
  /** Where the sea was pressed last for the ship's course, in mm. */
  readonly spot?: readonly [x: number, y: number];
  readonly beach?: string;
  readonly weapon?: string;
  readonly load: Load;
  readonly target?: string;
  /** Orders for the boarding fights. */
  readonly orders: readonly BoardOrder[];
  /** Men who go across. */
  readonly party: Party;
  readonly officer: boolean;
  /** The squadron that is placed, and where its ships would lie. */
  readonly squadron?: string;
  readonly berths?: readonly Berth[];
  readonly formation: Formation;
  readonly heading?: number;
  /** Mm between the ships of a formation. */
  readonly gap: number;
  /** A fleet that is being bought; nothing while the proposed one stands. */
  readonly fleet?: Fleet;
  /** Its squadron that lies open. */
  readonly open: number;
  /** Orders of a campaign's month; nothing while those already written stand. */
  readonly month?: readonly FleetOrder[];
  /** What is being done at the end of a campaign's month. */
  readonly work?: Work;
  /** Its fleets, ships and men, and the name of a new fleet. */
  readonly from?: string;
  readonly to?: string;
  readonly picked: readonly string[];
  readonly name?: string;
  /** What a new ship of a type is to be built with [14.2]. */
  readonly fitted?: { readonly type: ShipTypeId; readonly list: ListId; readonly equip: readonly EquipmentId[] };
  /** A god who is to be asked, and for what [3.1]. */
  readonly god?: God;
  readonly wish: Wish;
  /** A reserve that is to come on, and where [2.9]. */
  readonly reserve?: string;
  readonly entry?: ReserveEntry;
  /** The course that was sailed last, to be ordered again. */
  readonly last?: Pick<Draft, 'mode' | 'approach' | 'burst' | 'steps'>;
}

/** Trades of the end of a month [12.9-12.11]. */
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

/** What outlives a move of the same step. */
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

/** A course under way: its order and what would come of it. */
export interface ShipCourse {
  readonly id: string;
  readonly order: Order;
  readonly preview: MovePreview;
}

/** What the board offers for the pending decision. */
export interface StepView extends StepViewBase {
  readonly marks: ReadonlyMap<PlaceId, Mark>;
  /** A ship or fort was pressed; with the shift key it joins the group. */
  press?(place: PlaceId, more: boolean): void;
  /** A point of the table was pressed, in mm, or the end of the course drawn there. */
  point?(x: number, y: number, drawn?: boolean): void;
  /** The end of the course was pressed: it is sailed. */
  agree?(): void;
  readonly selected?: string;
  readonly group?: readonly string[];
  readonly course?: ShipCourse;
  /** The farthest points of the picked ship's move, from port to starboard. */
  readonly cone?: readonly (readonly [x: number, y: number])[];
  /** Rings about the picked ship within which an enemy forbids and stops an approach [4.2]. */
  readonly approaching?: boolean;
  /** Weapons whose arcs are drawn. */
  readonly weapons?: readonly WeaponReach[];
  readonly berths?: readonly Berth[];
  /** Ships that must not be approached nearer than so many mm while a fleet is laid out. */
  readonly shunned?: { readonly ids: readonly string[]; readonly mm: number };
  /** Where a reserve would come on. */
  readonly entry?: ReserveEntry;
  /** The zone of deployment that is shaded: west, south, east, north. */
  readonly zone?: readonly [number, number, number, number];
  /** What lies on the table instead of the sea: the muster, or the map of the campaign. */
  readonly page?: (lit: readonly PlaceId[]) => ReactNode;
  /** The ship that lies open on the slip already. */
  readonly shows?: string;
  /** Keys of this step alone. */
  readonly keys?: { readonly [key: string]: () => void };
}

/** One end of the ruler: a point of the table, or a ship that it was laid against. */
export interface RulerEnd {
  readonly x: number;
  readonly y: number;
  readonly ship?: string;
}

/** The instruments of this table: where ships come to, what their weapons reach, the control of squadrons. */
export type OverlayState = Instruments<'reach' | 'fire' | 'wind' | 'rings', RulerEnd>;

/** How the reader looks at the board. */
export interface BoardLook extends BoardLookBase {
  /** The ship that was pressed last: she lies open. */
  readonly looked: string | undefined;
  readonly onLook: (id: string) => void;
  pressed(place: PlaceId, more: boolean): void;
  /** A point of the table was pressed, in mm, or the end of the course drawn there. */
  readonly onPoint: (x: number, y: number, drawn?: boolean) => void;
  readonly sounding: OverlayState;
}

/** A patch that forgets the course and picks a ship. */
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
