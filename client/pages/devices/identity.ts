import type { Body, Reply } from '../../../src/api/index.js';
import type { CallName } from '../../../src/api/paths.js';
import { call, LobbyError } from '../../api/call.js';
import type { OnlineMatch } from '../../app/matches.js';
import { forget } from '../../app/storage.js';
import { forgetKey, keepKey, keptKey, makeKey, publicKey, signed } from './keys.js';
import { FORGOTTEN, known, remember } from './known.js';

/** The player's data at the server, apart from matches. */
export type Identity = Reply<'getPlayer'>;
export type Device = Identity['devices'][number];
export type Passkey = NonNullable<Identity['passkeys']>[number];
/** A match in which the player holds a seat. */
export type HeldMatch = Reply<'listHeldMatches'>['matches'][number];

/** The calls that open a session, each with the purpose that is signed. */
const PURPOSES = { createPlayer: 'create', signIn: 'sign-in', addDevice: 'add', recoverPlayer: 'recall' } as const;
type Opening = keyof typeof PURPOSES;
type Proof = 'key' | 'nonce' | 'signature';

async function proven<K extends Opening>(pair: CryptoKeyPair, name: K, rest: Omit<Body<K>, Proof>): Promise<string> {
  const { nonce } = await call('createNonce', { body: {} });
  const signature = await signed(pair, `weathergage ${PURPOSES[name]} ${nonce}`);
  const body = { ...rest, key: await publicKey(pair), nonce, signature };
  return (await call<Opening>(name, { body: body as Body<Opening> })).session;
}

/** Valid for 30 minutes; kept only while the page is open. */
let session: Promise<string> | undefined;

async function begun(): Promise<string> {
  const pair = await keptKey();
  try {
    if (!pair) throw new LobbyError('notFound', 404);
    return await proven(pair, 'signIn', {});
  } catch (error) {
    // Another device has removed this one.
    if (isStatus(error, 404)) await forgetMe();
    throw error;
  }
}

export const isStatus = (error: unknown, status: number): boolean => error instanceof LobbyError && error.status === status;

/** The calls that need a session. */
type SessionCall = { [K in CallName]: Body<K> extends { readonly session: string } ? K : never }[CallName];

/** Makes a call with a session. Retries once if the session has expired. */
async function asked<K extends SessionCall>(name: K, body: Omit<Body<K>, 'session'>): Promise<Reply<K>> {
  const ask = (session: string) =>
    call<SessionCall>(name, { body: { ...body, session } as unknown as Body<SessionCall> }) as Promise<unknown> as Promise<Reply<K>>;
  session ??= begun();
  try {
    return await ask(await session);
  } catch (error) {
    session = undefined;
    if (!isStatus(error, 401)) throw error;
    session = begun();
    return ask(await session);
  }
}

async function become<K extends Exclude<Opening, 'signIn'>>(name: K, rest: Omit<Body<K>, Proof>): Promise<void> {
  const pair = await makeKey();
  const opened = await proven(pair, name, rest);
  await keepKey(pair);
  session = Promise.resolve(opened);
  remember({ seen: [] });
}

/** Deletes this browser's identity. Its matches stay. */
async function forgetMe(): Promise<void> {
  session = undefined;
  forget(FORGOTTEN);
  await forgetKey();
}

/** The calls of a signed-in player. They reject with a `LobbyError`. */
export const identity = {
  /** Registers this browser as a new player. @param device its name */
  create: (device: string) => become('createPlayer', { device }),
  /** Adds this browser to the player who created the link. */
  add: (device: string, code: string) => become('addDevice', { device, code }),
  me: () => asked('getPlayer', {}),
  change: (news: { readonly playerName?: string; readonly settings?: string }) => asked('changePlayer', news),
  link: () => asked('createDeviceCode', {}),
  remove: (device: string) => asked('removeDevice', { device }),
  matches: async () => (await asked('listHeldMatches', {})).matches,
  /** The status of up to 40 matches, also of seats without a registered player. */
  standing: async (matches: readonly OnlineMatch[]) => {
    const seats = matches.map(({ id: matchID, credentials }) => ({ matchID, credentials }));
    return (await call('listOpenedMatches', { body: { seats } })).matches;
  },
  hold: ({ id: matchID, playerID, credentials }: OnlineMatch) => asked('holdSeat', { matchID, playerID, credentials }),
  seat: ({ matchID, playerID }: HeldMatch) => asked('openSeat', { matchID, playerID }),
  /** Options for creating a passkey. */
  passkeyBegin: () => asked('beginPasskey', {}),
  passkeyKeep: (device: string, passkey: object) => asked('keepPasskey', { device, passkey }),
  passkeyDrop: (id: string) => asked('deletePasskey', { id }),
  /** Options for using a passkey. */
  recallAsk: () => call('beginRecovery', { body: {} }),
  /** Adds this browser to the player of the passkey. */
  recall: (device: string, passkey: object) => become('recoverPlayer', { device, passkey }),
  /** Deletes this browser's identity after it was removed. */
  gone: () => forgetMe(),
  /** Deletes the player's data at the server, and the key of this browser. */
  async forget(): Promise<void> {
    await asked('deletePlayer', {});
    await forgetMe();
  },
};

/** Remembers that matches have been listed in this browser. */
export function noteSeen(ids: readonly string[]): void {
  const now = known();
  if (now) remember({ ...now, seen: [...new Set([...now.seen, ...ids])] });
}
