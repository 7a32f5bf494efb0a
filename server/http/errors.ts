import { STATUS_CODES } from 'node:http';
import type { Middleware } from 'koa';
import { faultOf, type Log } from '../log.js';
import { Unanswered } from '../storage/store.js';

/** Sends errors as plain text. Server errors are logged and sent as 500 without details. */
export const plainErrors =
  (log: Log): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { status = 500, expose = false, message = '' } = error as { status?: number; expose?: boolean; message?: string };
      const theirs = status >= 400 && status < 500;
      const isExpected = theirs || error instanceof Unanswered;
      if (!theirs) log('error', 'http', faultOf(error));
      ctx.status = isExpected ? status : 500;
      ctx.body = isExpected ? (expose ? message : STATUS_CODES[status]) : 'The server could not carry this out.';
    }
  };

const OF_THE_LINE = /^(HPE_|ECONN|EPIPE|ERR_STREAM_PREMATURE_CLOSE|ETIMEDOUT)/;

/**
 * Logs errors outside the middleware. Broken connections are not logged as server errors.
 * @param quiet rate-limited log for errors that clients can cause deliberately
 */
export const logUnhandled =
  (log: Log, quiet: Log) =>
  (error: Error & { code?: unknown }): void => {
    if (OF_THE_LINE.test(String(error.code))) quiet('warn', 'connection', { why: error.message });
    else log('error', 'http', faultOf(error));
  };
