import { isDiskFull } from './storage/diskFull.js';

/** Writes a log line. Never pass credentials, move arguments or chat. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, details?: Readonly<Record<string, unknown>>) => void;

/** Writes one JSON object per line: `{ time, level, event, … }`. */
export const jsonLog: Log = (level, event, details) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details });
  if (level === 'error') console.error(line);
  else console.log(line);
};

export const errorLog: Log = (level, event, details) => {
  if (level === 'error') jsonLog(level, event, details);
};

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const text = error.stack ?? error.message;
  return error.cause === undefined ? text : `${text}\nbecause of ${textOf(error.cause)}`;
};

/** Returns the stack of a thrown value. `cause` is set if the operator can remedy the cause. */
export const faultOf = (error: unknown): { fault: string; cause?: string } => ({
  ...(isDiskFull(error) && { cause: 'disk full' }),
  fault: textOf(error),
});
