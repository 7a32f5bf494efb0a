import type { ReactNode, RefObject } from 'react';
import type { PrintedCharts } from '../../../src/kit/charts.js';
import type { PlayedGame } from '../../../src/kit/definition.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Languages } from '../../../src/kit/language.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import type { ChartWindowHandle } from '../hex/ChartWindow.js';
import type { Soon } from '../loading/preload.js';
import type { LogLine } from '../panels/Log.js';
import type { PreferenceWords } from '../panels/PreferenceList.js';
import type { Preferences } from '../panels/preferences.js';
import type { HowToPlay } from '../rules/Guide.js';
import type { Rulebook } from '../rules/rulebook.js';
import type { Retold, Storytelling } from './logLines.js';
import type { BoardTypes, OpenSession, PlannerOf, SessionOf, Speech, View } from './session.js';
import type { Frame } from './useBoardFrame.js';
import type { Drafting, TableProps } from './useOrders.js';

/** The deciding sides and their steps. */
export interface Asked<T extends Pick<BoardTypes, 'side' | 'step'>> {
  readonly side: T['side'];
  readonly step: T['step'];
}

/** The board context: all data a board is rendered from. */
export interface BoardContext<T extends BoardTypes> extends View<T> {
  readonly board: TableProps<T['G']>;
  /** undefined if the player need not decide. */
  readonly session: SessionOf<T> | undefined;
  readonly plan: T['plan'];
  readonly frame: Frame<T['place']>;
  readonly courses: T['courses'];
  /** The player's automatic answers; undefined for a spectator. */
  readonly preferences: Preferences | undefined;
}

/** The argument of `onPlacePress`. */
export type PlacePress<T extends Pick<BoardTypes, 'plan'>> = Parameters<NonNullable<T['plan']['press']>>;

/** The props of every map. */
export interface MapProps<T extends BoardTypes> {
  readonly G: T['G'];
  readonly plan: T['plan'];
  /** Places highlighted from the log or a list. */
  readonly lit: readonly T['place'][];
  readonly courses: T['courses'];
  /** Counters are hidden, so that the map can be read. */
  readonly hidden: boolean;
  /** No animations. */
  readonly still: boolean;
  readonly narrow: boolean;
  /** Handles the zoom keys. */
  readonly handle: RefObject<ChartWindowHandle | null>;
  readonly onPress: (...at: PlacePress<T>) => void;
}

/** The argument of a board's layout: the board context, its look, and prepared parts. */
export interface BoardLayout<T extends BoardTypes> extends BoardContext<T> {
  readonly look: T['look'];
  readonly map: MapProps<T>;
  /** The last events. */
  readonly news: ReactNode;
}

/** The planners. */
export type Planners<T extends BoardTypes> = { readonly [step in T['step']]?: PlannerOf<T> };

/** The parts of a board that are loaded after its first render: planners of later steps, panels behind tabs, and sentences of choices. */
export interface LaterPart<T extends BoardTypes> {
  readonly planners: Planners<T>;
  forces(laid: BoardLayout<T>): ReactNode;
  sentence(view: View<T>, choice: T['move']): string;
}

/** The definition of a board, for {@link makeBoard}. */
export interface BoardSource<T extends BoardTypes> {
  /** Its name in developer tools. */
  readonly name: string;
  readonly game: Pick<PlayedGame<T['G'], T['move']>, 'slug' | 'present' | 'rules' | 'seatName' | 'sequence' | 'standing'>;
  readonly words: Languages<T['words']>;
  /** The class of this game's theme. */
  readonly className: string;
  /** The style sheets of this game, in order. */
  readonly css: readonly string[];
  /** Below this board width, in px, the panel is a bottom sheet. */
  readonly narrowAt?: number;

  sideOf(G: T['G'], seat: PlayerID): T['side'];
  /** The CSS class of a side; by default "wg-side-" and the side. */
  sideClass?(side: T['side']): string;

  /** A hook: adds to the session what this board needs; undefined if the board decides by itself. */
  useSession(open: OpenSession<T> | undefined): SessionOf<T> | undefined;
  readonly draft: Drafting<T['draft']>;
  /** The planners by step; the others are {@link LaterPart later}. */
  readonly planners: Planners<T>;
  readonly later?: Soon<LaterPart<T>>;
  /** The texts of the automatic answers. */
  orders?(words: T['words']): PreferenceWords;
  /** The step view of players who need not decide. */
  watching(view: View<T>): T['plan'];
  /** A choice as a sentence, for the list of all moves, unless it is {@link LaterPart later}. */
  sentence?(view: View<T>, choice: T['move']): string;

  readonly telling: (speech: Speech<T>) => Storytelling;
  /** The log as this board shows it, if it differs from a sentence per event. */
  retell?(view: View<T>, told: readonly LogLine[], fresh: number): Retold;
  /** Number of events shown as the latest. */
  readonly news: number;
  /** The places of an event, or of the units it names. */
  placesOf(G: T['G'], entry: GameEvent): readonly T['place'][];
  coursesOf(told: readonly LogLine[], fresh: number): T['courses'];
  /** Sides of the dice of an event; 6 by default. */
  dieSides?(entry: GameEvent): number;

  /** The title of the match; by default that of the game. */
  title?(view: View<T>): string;
  clock(view: View<T>): ReactNode;
  instruments?(view: View<T>): ReactNode;
  /** The status for players who need not decide. */
  waiting(view: View<T>, asked: readonly Asked<T>[]): string;
  /** The result, as a sentence. */
  ending(view: View<T>): string;
  /** The side whose colour the top bar has if several decide; by default the first. */
  deciding?(asked: readonly Asked<T>[]): T['side'] | undefined;

  /** A hook: how the reader looks at this board. */
  useLook(desk: BoardContext<T>): T['look'];
  /** The map with its panels. */
  table(laid: BoardLayout<T>): ReactNode;
  /** The list of all forces, unless it is {@link LaterPart later}. */
  forces?(laid: BoardLayout<T>): ReactNode;
  /** Loads the guide: `() => import('./guide/index.js')`. */
  readonly guide: () => Promise<{ readonly guide: HowToPlay }>;
  /** Loads the rules by case. */
  readonly rulebook: () => Promise<{ readonly rulebook: Languages<Rulebook> }>;
  /** Loads the charts: `() => import('../../../src/games/<slug>/chartsFor.js')`. */
  readonly charts: () => Promise<PrintedCharts>;
}
