import type { GameEvent } from '../../../src/kit/events.js';
import type { Language } from '../../../src/kit/language.js';
import type { LogLine } from '../panels/Log.js';
import { words } from '../words/index.js';
import type { BoardSource } from './boardSource.js';
import { storyOf } from './logLines.js';
import type { BoardTypes } from './session.js';
import { viewOf } from './useView.js';

type Log = Parameters<typeof storyOf>[0];

/**
 * Makes a match's log lines without its board.
 * @param G the last state, for names of pieces
 */
export type Teller = (G: unknown, log: Log, prologue: readonly GameEvent[], language: Language) => readonly LogLine[];

/** Each board has one in `client/boards/<slug>/teller.ts`. */
export function teller<T extends BoardTypes>(source: Pick<BoardSource<T>, 'game' | 'words' | 'sideOf' | 'telling' | 'retell'>): Teller {
  return (G, log, prologue, language) => {
    const view = viewOf<T>(source, G as T['G'], null, language);
    const told = storyOf(log, prologue, source.telling(view), language.of(words));
    return source.retell?.(view, told, 0).told ?? told;
  };
}
