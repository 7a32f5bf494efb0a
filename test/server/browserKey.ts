import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Reply } from '../../src/api/index.js';
import type { TestServer } from './testServer.js';

/** A simulated browser with its own key. */
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

  async proof(purpose: string): Promise<{ key: string; nonce: string; signature: string }> {
    const { nonce } = await asked<{ nonce: string }>(this, 'nonce', {});
    return { key: this.key, nonce, signature: this.signed(`weathergage ${purpose} ${nonce}`) };
  }
}

export const call = ({ url }: { readonly url: string }, path: string, body: object): Promise<Response> =>
  fetch(`${url}/people/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** Posts a body to `/people/<path>` and returns the parsed response. Rejects if the status is not 2xx. */
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

/** Creates a player and signs in. */
export async function somebody({ url }: Pick<TestServer, 'url'>, device = 'desk'): Promise<Known> {
  const browser = new Browser(url);
  const { session } = await asked<{ session: string }>(browser, 'create', { ...(await browser.proof('create')), device });
  return { browser, session };
}

/**
 * Adds a device to the player by a link.
 * @param at another process
 */
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

const MAX_SHORT = 24;

/** Encodes a byte string of up to 255 bytes as CBOR. */
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(bytes.length < MAX_SHORT ? [0x40 + bytes.length] : [0x58, bytes.length]), bytes]);

/**
 * Returns an authenticator's response that creates a passkey without attestation.
 * @param challenge base64url
 */
export function newPasskey(origin: string, challenge: string): object {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [id, hash] = [randomBytes(16), createHash('sha256').update(new URL(origin).hostname).digest()];
  // COSE: key type EC2, ES256, P-256.
  const head = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]);
  const key = Buffer.concat([head, cborBytes(Buffer.from(x, 'base64url')), Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))]);
  // Flags: user present and verified, with credential data. The counter is 0, and there is no model.
  const data = Buffer.concat([hash, Buffer.from([0x45, 0, 0, 0, 0]), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const attestation = [
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    cborBytes(data),
  ];
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin });
  return {
    ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} },
    response: {
      clientDataJSON: Buffer.from(client).toString('base64url'),
      attestationObject: Buffer.concat(attestation).toString('base64url'),
    },
  };
}

export const status = async (response: Promise<Response>) => (await response).status;
