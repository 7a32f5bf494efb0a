import type { GameEvent } from '../../../src/kit/events.js';
import type { Language } from '../../../src/kit/language.js';
import type { LogLine } from '../panels/Log.js';
import { words } from '../words/index.js';
import type { BoardSource } from './boardSource.js';
import { storyOf } from './logLines.js';
import type { BoardTypes } from './session.js';
import { viewOf } from './useView.js';

type Log = Parameters<typeof storyOf>[0];

/** Tells a match as its board does, without the board. @param G its last state, by which pieces are named */
export type Teller = (G: unknown, log: Log, prologue: readonly GameEvent[], language: Language) => readonly LogLine[];

/** `client/boards/<slug>/teller.ts` has the one of a board. */
export function teller<T extends BoardTypes>(source: Pick<BoardSource<T>, 'game' | 'words' | 'sideOf' | 'telling' | 'retell'>): Teller {
  return (G, log, prologue, language) => {
    const view = viewOf<T>(source, G as T['G'], null, language);
    const told = storyOf(log, prologue, source.telling(view), language.of(words));
    return source.retell?.(view, told, 0).told ?? told;
  };
}
