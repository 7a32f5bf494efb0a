import type { Body, Query, Reply } from '../../src/api/index.js';
import { type CallName, type Params, paths } from '../../src/api/paths.js';
import type { LobbyWords } from '../pages/lobby/words/index.js';

type Fault = keyof LobbyWords['errors'];

/** What went wrong with a call. */
export class LobbyError extends Error {
  override readonly name = 'LobbyError';
  constructor(
    readonly fault: Fault,
    /** The HTTP status; 0 without an answer. */
    readonly status: number,
  ) {
    super(`${fault} (${status})`);
  }
}

/** The sentence to show for an error of a call. */
export const inWords = (error: unknown, { errors }: LobbyWords): string => errors[error instanceof LobbyError ? error.fault : 'failed'];

function faultOf(status: number): Fault {
  if (status === 404) return 'notFound';
  if (status === 409) return 'taken';
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 429) return 'tooMany';
  return status < 500 ? 'refused' : 'failed';
}

/** The parameters and body of a call. */
export type Request<K extends CallName> = ([keyof Params<K>] extends [never] ? unknown : { readonly params: Params<K> }) &
  (Body<K> extends undefined ? unknown : { readonly body: Body<K> }) & { readonly query?: Query<K>; readonly signal?: AbortSignal };

interface AnyRequest {
  readonly params?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/** Calls the server that the page came from. Rejects with a {@link LobbyError}. */
export async function call<K extends CallName>(name: K, request: Request<K>): Promise<Reply<K>> {
  const { params = {}, query, body = {}, signal } = request as AnyRequest;
  const [method, pattern] = paths[name].split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key]));
  let response: Response;
  try {
    response = await fetch(query ? `${path}?${new URLSearchParams(query)}` : path, {
      signal,
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
