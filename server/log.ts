import { isDiskFull } from './storage/diskFull.js';

/** Takes one thing that happened: a short name and plain values. Never credentials, arguments of moves or chat. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, details?: Readonly<Record<string, unknown>>) => void;

/** One JSON object a line: `{ time, level, event, … }`. */
export const jsonLog: Log = (level, event, details) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details });
  if (level === 'error') console.error(line);
  else console.log(line);
};

/** Writes errors only. */
export const errorLog: Log = (level, event, details) => {
  if (level === 'error') jsonLog(level, event, details);
};

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const text = error.stack ?? error.message;
  return error.cause === undefined ? text : `${text}\nbecause of ${textOf(error.cause)}`;
};

/** What to log of a thrown value: its stack, and a plain word for its cause where whoever reads the log can mend that. */
export const faultOf = (error: unknown): { fault: string; cause?: string } => ({
  ...(isDiskFull(error) && { cause: 'disk full' }),
  fault: textOf(error),
});
