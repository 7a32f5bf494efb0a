import type { BoardProps } from 'boardgame.io/react';
import type { ComponentType } from 'react';
import type { GameModule } from '../../src/boardgame/module.js';
import type { Languages } from '../../src/kit/language.js';
import type { LogWriter } from '../kit/board/logWriter.js';
import type { BoardComponent } from '../kit/board/makeBoard.js';
import type { Lesson } from '../kit/lesson/lesson.js';
import type { Rulebook } from '../kit/rules/rulebook.js';

export type Board = ComponentType<BoardProps> & Partial<Pick<BoardComponent<unknown>, 'automaticAnswer'>>;

/** Module of a component, for `React.lazy`. */
type Loaded<Props = object> = Promise<{ readonly default: ComponentType<Props> }>;

/** Parts of a game that the pages load separately, from the board's `manifest.ts`. Each is imported on first request. */
export interface BoardManifest {
  module(): Promise<GameModule>;
  board(): Promise<Board>;
  picture?(): Loaded;
  /** Loads the map of a scenario before the first turn, for the set-up page. */
  scenarioMap?(): Loaded<{ readonly scenario: string }>;
  rulebook(): Promise<Languages<Rulebook>>;
  /** Loads the function that writes the game's log lines, without the board. */
  logWriter(): Promise<LogWriter>;
  lesson?(): Promise<Lesson>;
}
