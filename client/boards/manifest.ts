import type { BoardProps } from 'boardgame.io/react';
import type { ComponentType } from 'react';
import type { GameModule } from '../../src/boardgame/module.js';
import type { Languages } from '../../src/kit/language.js';
import type { Teller } from '../kit/board/teller.js';
import type { Rulebook } from '../kit/rules/rulebook.js';
import type { Lesson } from '../pages/learn/lesson.js';

export type Board = ComponentType<BoardProps>;

/** A component as `React.lazy` loads it. */
type Loaded<Props = object> = Promise<{ readonly default: ComponentType<Props> }>;

/** The parts of a game that the pages load one by one: `manifest.ts` of its board. Each is imported by the first call. */
export interface BoardManifest {
  /** The game with its bot. */
  module(): Promise<GameModule>;
  board(): Promise<Board>;
  /** Its picture on the front page. */
  picture?(): Loaded;
  /** The map of a scenario before the first turn, for the set-up page. */
  scenarioMap?(): Loaded<{ readonly scenario: string }>;
  rulebook(): Promise<Languages<Rulebook>>;
  /** The sentences of its log, without the board. */
  teller(): Promise<Teller>;
  lesson?(): Promise<Lesson>;
}
