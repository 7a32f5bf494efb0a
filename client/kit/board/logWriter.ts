import type { GameEvent } from '../../../src/kit/events.js';
import type { Language } from '../../../src/kit/language.js';
import type { LogLine } from '../panels/Log.js';
import { words } from '../words/index.js';
import type { BoardSource } from './boardSource.js';
import { logLinesOf } from './logLines.js';
import type { BoardTypes } from './session.js';
import { viewOf } from './useView.js';

type Log = Parameters<typeof logLinesOf>[0];

/**
 * Writes a match's log lines without its board.
 * @param G the latest state, for the names of pieces
 */
export type LogWriter = (G: unknown, log: Log, prologue: readonly GameEvent[], language: Language) => readonly LogLine[];

/** Makes a game's log writer. Each board exports its own from `client/boards/<slug>/logWriter.ts`. */
export function logWriter<T extends BoardTypes>(
  source: Pick<BoardSource<T>, 'game' | 'words' | 'sideOf' | 'logWording' | 'rewriteLog'>,
): LogWriter {
  return (G, log, prologue, language) => {
    const view = viewOf<T>(source, G as T['G'], null, language);
    const lines = logLinesOf(log, prologue, source.logWording(view), language.of(words));
    return source.rewriteLog?.(view, lines, 0).lines ?? lines;
  };
}
