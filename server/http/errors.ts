import { STATUS_CODES } from 'node:http';
import type { Middleware } from 'koa';
import { faultOf, type Log } from '../log.js';
import { Unanswered } from '../storage/store.js';

/** Answers errors as plain text, with the headers set so far. Faults of the server are logged, and answered as a bare 500. */
export const plainErrors =
  (log: Log): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { status = 500, expose = false, message = '' } = error as { status?: number; expose?: boolean; message?: string };
      const theirs = status >= 400 && status < 500;
      const told = theirs || error instanceof Unanswered;
      if (!theirs) log('error', 'http', faultOf(error));
      ctx.status = told ? status : 500;
      ctx.body = told ? (expose ? message : STATUS_CODES[status]) : 'The server could not carry this out.';
    }
  };

const OF_THE_LINE = /^(HPE_|ECONN|EPIPE|ERR_STREAM_PREMATURE_CLOSE|ETIMEDOUT)/;

/**
 * Logs what no middleware could answer. A connection that breaks off or talks nonsense is no fault of the server, and anybody can
 * break off as many as he likes.
 *
 * @param quiet for what strangers can cause at will
 */
export const unanswered =
  (log: Log, quiet: Log) =>
  (error: Error & { code?: unknown }): void => {
    if (OF_THE_LINE.test(String(error.code))) quiet('warn', 'connection', { why: error.message });
    else log('error', 'http', faultOf(error));
  };
