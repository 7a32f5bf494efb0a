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

/** Who is asked, and for what. */
export interface Asked<T extends Pick<BoardTypes, 'side' | 'step'>> {
  readonly side: T['side'];
  readonly step: T['step'];
}

/** Everything that is known when a board is drawn. */
export interface BoardContext<T extends BoardTypes> extends View<T> {
  readonly board: TableProps<T['G']>;
  /** Nothing when this player is not asked. */
  readonly session: SessionOf<T> | undefined;
  readonly plan: T['plan'];
  readonly frame: Frame<T['place']>;
  readonly courses: T['courses'];
  /** What this player has settled beforehand; nothing for a spectator. */
  readonly preferences: Preferences | undefined;
}

/** What pressing a place of the map hands to a plan. */
export type PlacePress<T extends Pick<BoardTypes, 'plan'>> = Parameters<NonNullable<T['plan']['press']>>;

/** What every map is drawn from. */
export interface MapProps<T extends BoardTypes> {
  readonly G: T['G'];
  readonly plan: T['plan'];
  /** Places the chronicle or a list points at. */
  readonly lit: readonly T['place'][];
  readonly courses: T['courses'];
  /** Counters are hidden, so that the map can be read. */
  readonly hidden: boolean;
  /** Nothing moves by itself. */
  readonly still: boolean;
  readonly narrow: boolean;
  /** Takes the zoom keys. */
  readonly handle: RefObject<ChartWindowHandle | null>;
  readonly onPress: (...at: PlacePress<T>) => void;
}

/** A board about to be laid out: all of the desk, how its reader looks at it, and parts that are ready to be set in. */
export interface BoardLayout<T extends BoardTypes> extends BoardContext<T> {
  readonly look: T['look'];
  readonly map: MapProps<T>;
  /** What the last move brought about. */
  readonly news: ReactNode;
}

/** How steps are decided. */
export type Planners<T extends BoardTypes> = { readonly [step in T['step']]?: PlannerOf<T> };

/**
 * What of a board is loaded as soon as its first picture stands, because nobody needs it for that, nor for the first decision of a
 * match: how further steps are decided, papers behind a tab, and how a choice reads in the list of all choices.
 */
export interface LaterPart<T extends BoardTypes> {
  readonly planners: Planners<T>;
  forces(laid: BoardLayout<T>): ReactNode;
  sentence(view: View<T>, choice: T['move']): string;
}

/** What differs between the boards; {@link makeBoard} makes the board of it. */
export interface BoardSource<T extends BoardTypes> {
  /** What developer tools call it. */
  readonly name: string;
  readonly game: Pick<PlayedGame<T['G'], T['move']>, 'slug' | 'present' | 'rules' | 'seatName' | 'sequence' | 'standing'>;
  readonly words: Languages<T['words']>;
  /** The class of this game's theme. */
  readonly className: string;
  /** The style sheets of this game alone, in their order. */
  readonly css: readonly string[];
  /** The width of the board below which the panel is a sheet from below, in px. */
  readonly narrowAt?: number;

  sideOf(G: T['G'], seat: PlayerID): T['side'];
  /** The class of what belongs to a side; "wg-side-" and the side if left out. */
  sideClass?(side: T['side']): string;

  /** A hook: the decision with whatever this board needs besides; nothing where it decides by itself. */
  useSession(open: OpenSession<T> | undefined): SessionOf<T> | undefined;
  readonly draft: Drafting<T['draft']>;
  /** How each step is decided; what is not here is {@link LaterPart later}. */
  readonly planners: Planners<T>;
  readonly later?: Soon<LaterPart<T>>;
  /** What this board says of what a player of the game may settle beforehand. */
  orders?(words: T['words']): PreferenceWords;
  /** What is shown to whoever is not asked. */
  watching(view: View<T>): T['plan'];
  /** A choice as a sentence, for the plain list of all choices, where that is not {@link LaterPart later}. */
  sentence?(view: View<T>, choice: T['move']): string;

  readonly telling: (speech: Speech<T>) => Storytelling;
  /** The chronicle as this board shows it, where that is more than a sentence for each entry. */
  retell?(view: View<T>, told: readonly LogLine[], fresh: number): Retold;
  /** How many entries of what has just happened lie on the table. */
  readonly news: number;
  /** Where an entry of the chronicle happened, or where those it names are now. */
  placesOf(G: T['G'], entry: GameEvent): readonly T['place'][];
  coursesOf(told: readonly LogLine[], fresh: number): T['courses'];
  /** How many sides the dice of an entry have; six if left out. */
  dieSides?(entry: GameEvent): number;

  /** The title of the match; that of the game if left out. */
  title?(view: View<T>): string;
  clock(view: View<T>): ReactNode;
  instruments?(view: View<T>): ReactNode;
  /** What is going on, for whoever is not asked. */
  waiting(view: View<T>, asked: readonly Asked<T>[]): string;
  /** How the match ended, in a sentence. */
  ending(view: View<T>): string;
  /** Whose colour the top line wears while several are asked; the first one's if left out. */
  deciding?(asked: readonly Asked<T>[]): T['side'] | undefined;

  /** A hook: how the reader looks at this board. */
  useLook(desk: BoardContext<T>): T['look'];
  /** The map with the papers that lie on it. */
  table(laid: BoardLayout<T>): ReactNode;
  /** All forces as a list, where they are not {@link LaterPart later}. */
  forces?(laid: BoardLayout<T>): ReactNode;
  /** How to play, loaded when somebody asks: `() => import('./guide/index.js')`. */
  readonly guide: () => Promise<{ readonly guide: HowToPlay }>;
  /** What every case of the rules says, loaded in the same way. */
  readonly rulebook: () => Promise<{ readonly rulebook: Languages<Rulebook> }>;
  /** The printed charts, loaded in the same way: `() => import('../../../src/games/<slug>/chartsFor.js')`. */
  readonly charts: () => Promise<PrintedCharts>;
}
