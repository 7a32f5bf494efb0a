import { elapsed } from '../clock.js';
import type { Log } from '../log.js';
import { Window } from './limits.js';

const LINES = 10;
const SECONDS = 60;

/**
 * A log for what strangers can cause at will: so many lines of one event in a minute, then silence, so that a flood fills
 * neither disk nor log. The metrics count them all.
 */
export function quiet(log: Log, now: () => number = elapsed): Log {
  const lines = new Window(LINES, SECONDS, now);
  return (level, event, details) => {
    if (lines.allows(`${level} ${event}`)) log(level, event, details);
  };
}
