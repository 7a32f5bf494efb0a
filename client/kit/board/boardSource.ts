import type { ReactNode, RefObject } from 'react';
import type { PrintedCharts } from '../../../src/kit/charts.js';
import type { PlayedGame } from '../../../src/kit/definition.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Languages } from '../../../src/kit/language.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import type { ChartWindowHandle } from '../hex/ChartWindow.js';
import type { LazyPart } from '../loading/lazyPart.js';
import type { LogLine } from '../panels/Log.js';
import type { PreferenceWords } from '../panels/PreferenceList.js';
import type { Preferences } from '../panels/preferences.js';
import type { HowToPlay } from '../rules/Guide.js';
import type { Rulebook } from '../rules/rulebook.js';
import type { Retold, Storytelling } from './logLines.js';
import type { BoardTypes, OpenSession, PlannerOf, SessionOf, Speech, View } from './session.js';
import type { Frame } from './useBoardFrame.js';
import type { Drafting, TableProps } from './useOrders.js';

/** A deciding side. */
export interface Asked<T extends Pick<BoardTypes, 'side' | 'step'>> {
  readonly side: T['side'];
  readonly step: T['step'];
}

/** The data that a board is drawn from. */
export interface BoardContext<T extends BoardTypes> extends View<T> {
  readonly board: TableProps<T['G']>;
  /** undefined if no decision is pending. */
  readonly session: SessionOf<T> | undefined;
  readonly plan: T['plan'];
  readonly frame: Frame<T['place']>;
  readonly courses: T['courses'];
  /** undefined for a spectator. */
  readonly preferences: Preferences | undefined;
}

/** Arguments of `onPlacePress`. */
export type PlacePress<T extends Pick<BoardTypes, 'plan'>> = Parameters<NonNullable<T['plan']['press']>>;

export interface MapProps<T extends BoardTypes> {
  readonly G: T['G'];
  readonly plan: T['plan'];
  /** Highlighted by the log or a list. */
  readonly lit: readonly T['place'][];
  readonly courses: T['courses'];
  /** Counters are hidden. */
  readonly hidden: boolean;
  /** Without animations. */
  readonly still: boolean;
  readonly narrow: boolean;
  /** Handles the zoom keys. */
  readonly handle: RefObject<ChartWindowHandle | null>;
  readonly onPress: (...at: PlacePress<T>) => void;
}

/** The board context with its look and prepared parts. */
export interface BoardLayout<T extends BoardTypes> extends BoardContext<T> {
  readonly look: T['look'];
  readonly map: MapProps<T>;
  /** The last events. */
  readonly news: ReactNode;
}

export type Planners<T extends BoardTypes> = { readonly [step in T['step']]?: PlannerOf<T> };

/** Loaded after the first render: planners of later steps, panels behind tabs, sentences of choices. */
export interface LaterPart<T extends BoardTypes> {
  readonly planners: Planners<T>;
  forces(laid: BoardLayout<T>): ReactNode;
  sentence(view: View<T>, choice: T['move']): string;
}

/** The definition of a board, for {@link makeBoard}. */
export interface BoardSource<T extends BoardTypes> {
  /** Name in developer tools. */
  readonly name: string;
  readonly game: Pick<PlayedGame<T['G'], T['move']>, 'slug' | 'present' | 'rules' | 'seatName' | 'sequence' | 'standing'>;
  readonly words: Languages<T['words']>;
  /** CSS class of the game's theme. */
  readonly className: string;
  /** In order. */
  readonly css: readonly string[];
  /** Board width, in px, below which the panel is a bottom sheet. */
  readonly narrowAt?: number;

  sideOf(G: T['G'], seat: PlayerID): T['side'];
  /** Default: "wg-side-" and the side. */
  sideClass?(side: T['side']): string;

  /** A hook that adds the board's data to the session; undefined while the board decides by itself. */
  useSession(open: OpenSession<T> | undefined): SessionOf<T> | undefined;
  readonly draft: Drafting<T['draft']>;
  /** By step; the others are {@link LaterPart later}. */
  readonly planners: Planners<T>;
  readonly later?: LazyPart<LaterPart<T>>;
  /** Texts of the automatic answers. */
  orders?(words: T['words']): PreferenceWords;
  /** Step view without a decision. */
  watching(view: View<T>): T['plan'];
  /** A choice as a sentence, unless {@link LaterPart later}. */
  sentence?(view: View<T>, choice: T['move']): string;

  readonly telling: (speech: Speech<T>) => Storytelling;
  /** Set if the log is not one sentence per event. */
  retell?(view: View<T>, told: readonly LogLine[], fresh: number): Retold;
  /** Number of latest events shown. */
  readonly news: number;
  /** Places of an event or of its units. */
  placesOf(G: T['G'], entry: GameEvent): readonly T['place'][];
  coursesOf(told: readonly LogLine[], fresh: number): T['courses'];
  /** Sides of an event's dice; default 6. */
  dieSides?(entry: GameEvent): number;

  /** Default: the game's title. */
  title?(view: View<T>): string;
  clock(view: View<T>): ReactNode;
  instruments?(view: View<T>): ReactNode;
  /** Status text without a decision. */
  waiting(view: View<T>, asked: readonly Asked<T>[]): string;
  /** The result as a sentence. */
  ending(view: View<T>): string;
  /** The side in the top bar if several decide; default: the first. */
  deciding?(asked: readonly Asked<T>[]): T['side'] | undefined;

  /** A hook with the reader's settings of this board. */
  useLook(desk: BoardContext<T>): T['look'];
  /** The map with its panels. */
  table(laid: BoardLayout<T>): ReactNode;
  /** All forces, unless {@link LaterPart later}. */
  forces?(laid: BoardLayout<T>): ReactNode;
  /** `() => import('./guide/index.js')` */
  readonly guide: () => Promise<{ readonly guide: HowToPlay }>;
  /** The rules by case. */
  readonly rulebook: () => Promise<{ readonly rulebook: Languages<Rulebook> }>;
  /** `() => import('../../../src/games/<slug>/chartsFor.js')` */
  readonly charts: () => Promise<PrintedCharts>;
}
