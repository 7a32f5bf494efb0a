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
import type { LogLines, LogWording } from './logLines.js';
import type { BoardTypes, LogContext, OpenSession, PlannerOf, SessionOf, View } from './session.js';
import type { Frame } from './useBoardFrame.js';
import type { Drafting, TableProps } from './useOrders.js';

/** A side that must decide, and its step. */
export interface Asked<T extends Pick<BoardTypes, 'side' | 'step'>> {
  readonly side: T['side'];
  readonly step: T['step'];
}

/** Data from which a board is drawn. */
export interface BoardContext<T extends BoardTypes> extends View<T> {
  readonly board: TableProps<T['G']>;
  readonly session: SessionOf<T> | undefined;
  readonly plan: T['plan'];
  readonly frame: Frame<T['place']>;
  readonly courses: T['courses'];
  /** The viewer's preferences; undefined for a spectator. */
  readonly preferences: Preferences | undefined;
}

export type PlacePress<T extends Pick<BoardTypes, 'plan'>> = Parameters<NonNullable<T['plan']['press']>>;

export interface MapProps<T extends BoardTypes> {
  readonly G: T['G'];
  readonly plan: T['plan'];
  /** Places highlighted by the log or a list. */
  readonly lit: readonly T['place'][];
  readonly courses: T['courses'];
  readonly hidden: boolean;
  /** Whether animations are turned off. */
  readonly still: boolean;
  readonly narrow: boolean;
  /** Handle of the map, for the zoom keys. */
  readonly handle: RefObject<ChartWindowHandle | null>;
  readonly onPress: (...at: PlacePress<T>) => void;
}

/** Board context with the viewer's settings, the map's props and the latest events. */
export interface BoardLayout<T extends BoardTypes> extends BoardContext<T> {
  readonly look: T['look'];
  readonly map: MapProps<T>;
  /** Panel of the latest events. */
  readonly news: ReactNode;
}

export type Planners<T extends BoardTypes> = { readonly [step in T['step']]?: PlannerOf<T> };

/** Parts of a board that load after the first render: the planners of later steps, the panels in tabs and the texts of choices. */
export interface LaterPart<T extends BoardTypes> {
  readonly planners: Planners<T>;
  forces(layout: BoardLayout<T>): ReactNode;
  sentence(view: View<T>, choice: T['move']): string;
}

/** Definition of a board, for {@link makeBoard}. */
export interface BoardSource<T extends BoardTypes> {
  /** Name of the board in developer tools. */
  readonly name: string;
  readonly game: Pick<PlayedGame<T['G'], T['move']>, 'slug' | 'present' | 'rules' | 'seatName' | 'sequence' | 'standing'>;
  readonly words: Languages<T['words']>;
  readonly className: string;
  readonly css: readonly string[];
  /** Board width, in px, below which the panel is a bottom sheet. */
  readonly narrowAt?: number;

  sideOf(G: T['G'], seat: PlayerID): T['side'];
  /** Returns the CSS class of a side, by default "wg-side-" and the side. */
  sideClass?(side: T['side']): string;

  /** A hook that returns the session with the board's own data, or undefined without a decision. */
  useSession(open: OpenSession<T> | undefined): SessionOf<T> | undefined;
  readonly draft: Drafting<T['draft']>;
  /** Planners by step. The planners of all other steps are in {@link LaterPart}. */
  readonly planners: Planners<T>;
  readonly later?: LazyPart<LaterPart<T>>;
  /** Returns the texts of the automatic answers. */
  orders?(words: T['words']): PreferenceWords;
  /** Returns the step view for a viewer with no decision. */
  watching(view: View<T>): T['plan'];
  /** Returns a choice as a sentence. May be in {@link LaterPart}. */
  sentence?(view: View<T>, choice: T['move']): string;

  readonly logWording: (context: LogContext<T>) => LogWording;
  /** Rewrites the log lines, for games whose log is not one sentence per event. */
  rewriteLog?(view: View<T>, told: readonly LogLine[], fresh: number): LogLines;
  /** Number of latest events shown in the news panel. */
  readonly news: number;
  /** Returns the places of an event or of its units. */
  placesOf(G: T['G'], entry: GameEvent): readonly T['place'][];
  coursesOf(told: readonly LogLine[], fresh: number): T['courses'];
  /** Returns the number of sides of an event's dice, by default 6. */
  dieSides?(entry: GameEvent): number;

  /** Returns the board's title, by default the name of the game. */
  title?(view: View<T>): string;
  clock(view: View<T>): ReactNode;
  instruments?(view: View<T>): ReactNode;
  /** Returns the status text for a viewer with no decision. */
  waiting(view: View<T>, asked: readonly Asked<T>[]): string;
  /** Returns the result of the match as a sentence. */
  ending(view: View<T>): string;
  /** Returns the side that the top bar names if several sides must decide; by default, the first. */
  deciding?(asked: readonly Asked<T>[]): T['side'] | undefined;

  /** Returns the viewer's settings of this board. */
  useLook(context: BoardContext<T>): T['look'];
  table(layout: BoardLayout<T>): ReactNode;
  panels(layout: BoardLayout<T>): ReactNode;
  /** Renders the panel of all forces. May be in {@link LaterPart}. */
  forces?(layout: BoardLayout<T>): ReactNode;
  /** Loads the guide: `() => import('./guide/index.js')`. */
  readonly guide: () => Promise<{ readonly guide: HowToPlay }>;
  readonly rulebook: () => Promise<{ readonly rulebook: Languages<Rulebook> }>;
  /** Loads the charts: `() => import('../../../src/games/<slug>/chartsFor.js')`. */
  readonly charts: () => Promise<PrintedCharts>;
}
