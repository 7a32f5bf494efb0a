import type { Body, Reply } from '../../../src/api/index.js';
import type { CallName } from '../../../src/api/paths.js';
import { call, LobbyError } from '../../api/call.js';
import { keptMatches, type OnlineMatch } from '../../app/matches.js';
import { forget } from '../../app/storage.js';
import { forgetKey, keepKey, keptKey, makeKey, publicKey, signed } from './keys.js';
import { FORGOTTEN, known, remember } from './known.js';

/** Data that the server stores about the player, except matches. */
export type Identity = Reply<'getPlayer'>;
export type Device = Identity['devices'][number];
export type Passkey = NonNullable<Identity['passkeys']>[number];
export type HeldMatch = Reply<'listHeldMatches'>['matches'][number];

/** Calls that open a session, and the purpose signed for each. */
const PURPOSES = { createPlayer: 'create', signIn: 'sign-in', addDevice: 'add', recoverPlayer: 'recall' } as const;
type Opening = keyof typeof PURPOSES;
type Proof = 'key' | 'nonce' | 'signature';

async function proven<K extends Opening>(pair: CryptoKeyPair, name: K, rest: Omit<Body<K>, Proof>): Promise<string> {
  const { nonce } = await call('createNonce', { body: {} });
  const signature = await signed(pair, `weathergage ${PURPOSES[name]} ${nonce}`);
  const body = { ...rest, key: await publicKey(pair), nonce, signature };
  return (await call<Opening>(name, { body: body as Body<Opening> })).session;
}

/** The session, valid for 30 minutes and kept only while the page is open. */
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

type SessionCall = { [K in CallName]: Body<K> extends { readonly session: string } ? K : never }[CallName];

function callInSession<K extends SessionCall>(name: K, body: Omit<Body<K>, 'session'>): Promise<Reply<K>> {
  return withSession(
    (session) =>
      call<SessionCall>(name, { body: { ...body, session } as unknown as Body<SessionCall> }) as Promise<unknown> as Promise<Reply<K>>,
  );
}

/** Makes a call with a session. Retries once if the session has expired. */
async function withSession<T>(ask: (session: string) => Promise<T>): Promise<T> {
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

export const onlineMatches = (): OnlineMatch[] => keptMatches().filter((match) => match.kind === 'online');

async function openSessionBy<K extends Exclude<Opening, 'signIn'>>(name: K, rest: Omit<Body<K>, Proof>): Promise<void> {
  const pair = await makeKey();
  const opened = await proven(pair, name, rest);
  await keepKey(pair);
  session = Promise.resolve(opened);
  // The link may be from another person.
  const unshared = name === 'createPlayer' ? [] : onlineMatches().map(({ id }) => id);
  remember({ seen: [], ...(unshared.length > 0 && { unshared }) });
}

/** Deletes this browser's identity but not its matches. */
async function forgetMe(): Promise<void> {
  session = undefined;
  forget(FORGOTTEN);
  await forgetKey();
}

/** Calls made by a signed-in player. Each rejects with a `LobbyError`. */
export const identity = {
  /** Registers this browser as a new player. @param device the browser's name */
  create: (device: string) => openSessionBy('createPlayer', { device }),
  /** Adds this browser to the devices of the player who created the link. */
  add: (device: string, code: string) => openSessionBy('addDevice', { device, code }),
  me: () => callInSession('getPlayer', {}),
  change: (news: { readonly playerName?: string; readonly settings?: string }) => callInSession('changePlayer', news),
  link: () => callInSession('createDeviceCode', {}),
  remove: (device: string) => callInSession('removeDevice', { device }),
  matches: async () => (await callInSession('listHeldMatches', {})).matches,
  /** Returns the status of up to 40 matches, including seats without a registered player. */
  standing: async (matches: readonly OnlineMatch[]) => {
    const seats = matches.map(({ id: matchID, credentials }) => ({ matchID, credentials }));
    return (await call('listOpenedMatches', { body: { seats } })).matches;
  },
  hold: ({ id: matchID, playerID, credentials }: OnlineMatch) => callInSession('holdSeat', { matchID, playerID, credentials }),
  seat: ({ matchID, playerID }: HeldMatch) => callInSession('openSeat', { matchID, playerID }),
  /** Returns the player's public id, and the players whom they have blocked. */
  profile: () => callInSession('openProfile', {}),
  block: (player: string, blocked: boolean) => callInSession('blockPlayer', { player, blocked }),
  report: (player: string, reason: Body<'reportPlayer'>['reason']) => callInSession('reportPlayer', { player, reason }),
  play: (game: string, wanted: Omit<Body<'playNow'>, 'session'>) =>
    withSession((session) => call('playNow', { params: { name: game }, body: { ...wanted, session } })),
  /** Returns options for creating a passkey. */
  passkeyBegin: () => callInSession('beginPasskey', {}),
  passkeyKeep: (device: string, passkey: object) => callInSession('keepPasskey', { device, passkey }),
  passkeyDrop: (id: string) => callInSession('deletePasskey', { id }),
  /** Returns options for using a passkey. */
  recallAsk: () => call('beginRecovery', { body: {} }),
  /** Adds this browser to the devices of the passkey's owner. */
  recall: (device: string, passkey: object) => openSessionBy('recoverPlayer', { device, passkey }),
  forgetBrowser: () => forgetMe(),
  /** Deletes the player's data on the server, and this browser's key. */
  async forget(): Promise<void> {
    await callInSession('deletePlayer', {});
    await forgetMe();
  },
};

/** Records that matches have been listed in this browser. */
export function noteSeen(ids: readonly string[]): void {
  const now = known();
  if (now) remember({ ...now, seen: [...new Set([...now.seen, ...ids])] });
}
