import { elapsed } from '../clock.js';
import type { Log } from '../log.js';
import { Window } from './limits.js';

const LINES_PER_MINUTE = 10;
const SECONDS = 60;

/** Returns a log that limits the number of lines per event and minute. Metrics still count all events. */
export function quiet(log: Log, now: () => number = elapsed): Log {
  const lines = new Window(LINES_PER_MINUTE, SECONDS, now);
  return (level, event, details) => {
    if (lines.allows(`${level} ${event}`)) log(level, event, details);
  };
}
