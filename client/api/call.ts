import type { Body, Query, Reply } from '../../src/api/index.js';
import { type CallName, type Params, paths } from '../../src/api/paths.js';
import type { ErrorWords } from './words/index.js';

type Fault = keyof ErrorWords;

/** A failed call to the server. */
export class LobbyError extends Error {
  override readonly name = 'LobbyError';
  constructor(
    readonly fault: Fault,
    /** The HTTP status; 0 if the server did not answer. */
    readonly status: number,
  ) {
    super(`${fault} (${status})`);
  }
}

/** Returns the sentence to show for a failed call. */
export const inWords = (error: unknown, words: ErrorWords): string => words[error instanceof LobbyError ? error.fault : 'failed'];

function faultOf(status: number): Fault {
  if (status === 404) return 'notFound';
  if (status === 409) return 'taken';
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 429) return 'tooMany';
  return status < 500 ? 'refused' : 'failed';
}

export type Request<K extends CallName> = ([keyof Params<K>] extends [never] ? unknown : { readonly params: Params<K> }) &
  (Body<K> extends undefined ? unknown : { readonly body: Body<K> }) & {
    readonly query?: Query<K>;
    readonly signal?: AbortSignal;
    /** Whether the call is completed even if the page closes. */
    readonly outlives?: boolean;
  };

interface AnyRequest {
  readonly params?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly body?: object;
  readonly signal?: AbortSignal;
  readonly outlives?: boolean;
}

/** Calls the server that the page came from. Rejects with a {@link LobbyError}. */
export async function call<K extends CallName>(name: K, request: Request<K>): Promise<Reply<K>> {
  const { params = {}, query, body = {}, signal, outlives } = request as AnyRequest;
  const [method, pattern] = paths[name].split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key]));
  let response: Response;
  try {
    response = await fetch(query ? `${path}?${new URLSearchParams(query)}` : path, {
      signal,
      ...(outlives && { keepalive: true }),
      ...(method === 'POST' && { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new LobbyError(navigator.onLine ? 'unreachable' : 'offline', 0);
  }
  if (!response.ok) throw new LobbyError(faultOf(response.status), response.status);
  const text = await response.text();
  try {
    return (text ? JSON.parse(text) : undefined) as Reply<K>;
  } catch {
    throw new LobbyError('failed', response.status);
  }
}
