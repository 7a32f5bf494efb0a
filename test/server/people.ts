import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Reply } from '../../src/api/index.js';
import type { TestServer } from './testServer.js';

/** A browser with a key of its own. */
export class Browser {
  readonly key: string;
  private readonly secret: KeyObject;

  constructor(readonly url: string) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');
    this.secret = privateKey;
  }

  signed(text: string): string {
    return sign('sha256', Buffer.from(text), { key: this.secret, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  }

  /** What a proof is made of. */
  async proof(purpose: string): Promise<{ key: string; nonce: string; signature: string }> {
    const { nonce } = await asked<{ nonce: string }>(this, 'nonce', {});
    return { key: this.key, nonce, signature: this.signed(`weathergage ${purpose} ${nonce}`) };
  }
}

export const call = ({ url }: { readonly url: string }, path: string, body: object): Promise<Response> =>
  fetch(`${url}/people/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** The answer to a call that is answered. */
export async function asked<T = object>(at: { readonly url: string }, path: string, body: object): Promise<T> {
  const response = await call(at, path, body);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** A browser that has signed in. */
export interface Known {
  readonly browser: Browser;
  readonly session: string;
}

/** Somebody new. */
export async function somebody({ url }: Pick<TestServer, 'url'>, device = 'desk'): Promise<Known> {
  const browser = new Browser(url);
  const { session } = await asked<{ session: string }>(browser, 'create', { ...(await browser.proof('create')), device });
  return { browser, session };
}

/** Another device of his, by a link. @param at another process */
export async function another({ browser, session }: Known, device = 'phone', at: Pick<TestServer, 'url'> = browser): Promise<Known> {
  const { code } = await asked<{ code: string }>(browser, 'link', { session });
  const added = new Browser(at.url);
  return { browser: added, session: (await asked<Known>(added, 'add', { ...(await added.proof('add')), device, code })).session };
}

export const me = ({ browser, session }: Known) => asked<Reply<'getPlayer'>>(browser, 'me', { session });

export const matchesOf = async ({ browser, session }: Known) =>
  (await asked<Reply<'listHeldMatches'>>(browser, 'matches', { session })).matches;

export const hold = ({ browser, session }: Known, matchID: string, playerID: string, credentials: string) =>
  call(browser, 'hold', { session, matchID, playerID, credentials });

export const take = ({ browser, session }: Known, matchID: string, playerID: string) =>
  asked<{ credentials: string; name: string }>(browser, 'seat', { session, matchID, playerID });
