import type { Clock } from '../../src/kit/definition.js';
import type { PlayerID } from '../../src/kit/rules.js';
import type { OnlineMatch } from '../app/matches.js';
import type { Chosen } from '../app/options/fields.js';
import { forget } from '../app/storage.js';
import { ask, LobbyError, type Player } from '../lobby/api.js';
import { forgetKey, keepKey, keptKey, makeKey, publicKey, signed } from './keys.js';
import { FORGOTTEN, known, remember } from './known.js';

/** A browser of a person. */
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number;
  /** It is this one. */
  readonly here: boolean;
}

/** A passkey, by the browser it was made with. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** All that the server keeps of a person, beside his matches. */
export interface Me {
  readonly name: string | null;
  readonly settings: string | null;
  readonly devices: readonly Device[];
  /** Nothing where the server keeps none. */
  readonly passkeys?: readonly Passkey[];
  readonly seats: number;
}

/** A match in which he has a seat. */
export interface HeldMatch {
  readonly game: string;
  readonly matchID: string;
  readonly playerID: PlayerID;
  readonly setupData?: Chosen;
  readonly players: readonly Player[];
  readonly createdAt: number;
  /** When the last move was made. */
  readonly updatedAt: number;
  readonly gameover?: { readonly winner?: PlayerID };
  readonly phase?: string;
  readonly asked: readonly PlayerID[];
  readonly adjourned?: number;
  readonly clock?: Clock;
}

const post = <T>(path: string, body: object): Promise<T> => ask<T>(`/${path}`, body, undefined, '/people');

type Purpose = 'create' | 'sign-in' | 'add' | 'recall';

async function proven(pair: CryptoKeyPair, purpose: Purpose, rest: object = {}): Promise<string> {
  const { nonce } = await post<{ nonce: string }>('nonce', {});
  const signature = await signed(pair, `weathergage ${purpose} ${nonce}`);
  return (await post<{ session: string }>(purpose, { key: await publicKey(pair), nonce, signature, ...rest })).session;
}

/** Good for half an hour, and kept for as long as the page alone. */
let session: Promise<string> | undefined;

async function begun(): Promise<string> {
  const pair = await keptKey();
  try {
    if (!pair) throw new LobbyError('notFound', 404);
    return await proven(pair, 'sign-in');
  } catch (error) {
    // It was removed, by another device: here begins anew whoever likes.
    if (isStatus(error, 404)) await forgetMe();
    throw error;
  }
}

export const isStatus = (error: unknown, status: number): boolean => error instanceof LobbyError && error.status === status;

async function asked<T>(path: string, body: object = {}): Promise<T> {
  session ??= begun();
  try {
    return await post<T>(path, { ...body, session: await session });
  } catch (error) {
    session = undefined;
    if (!isStatus(error, 401)) throw error;
    session = begun();
    return post<T>(path, { ...body, session: await session });
  }
}

async function become(purpose: 'create' | 'add' | 'recall', rest: object): Promise<void> {
  const pair = await makeKey();
  const opened = await proven(pair, purpose, rest);
  await keepKey(pair);
  session = Promise.resolve(opened);
  remember({ seen: [] });
}

/** Nothing is left here by which this browser is known. Its matches stay. */
async function forgetMe(): Promise<void> {
  session = undefined;
  forget(FORGOTTEN);
  await forgetKey();
}

/** The server, as one asks it who has proved who he is. Rejects with a `LobbyError`. */
export const person = {
  /** Makes the server know this browser. @param device what it is called */
  create: (device: string) => become('create', { device }),
  /** Adds this browser to the person who made the link. */
  add: (device: string, code: string) => become('add', { device, code }),
  me: () => asked<Me>('me'),
  change: (news: { readonly playerName?: string; readonly settings?: string }) => asked<Me>('change', news),
  link: () => asked<{ readonly code: string; readonly until: number }>('link'),
  remove: (device: string) => asked<Me>('remove', { device }),
  matches: async () => (await asked<{ matches: readonly HeldMatch[] }>('matches')).matches,
  /** How matches stand, whether or not the server knows whose they are. At most 40 are asked for. */
  standing: async (matches: readonly OnlineMatch[]) => {
    const seats = matches.map(({ id: matchID, credentials }) => ({ matchID, credentials }));
    return (await post<{ matches: readonly HeldMatch[] }>('standing', { seats })).matches;
  },
  hold: ({ id: matchID, playerID, credentials }: OnlineMatch) => asked<unknown>('hold', { matchID, playerID, credentials }),
  seat: ({ matchID, playerID }: HeldMatch) => asked<{ readonly credentials: string; readonly name: string }>('seat', { matchID, playerID }),
  /** What a passkey is made of. */
  passkeyBegin: <Options>() => asked<{ readonly options: Options }>('passkey-begin'),
  passkeyKeep: (device: string, passkey: object) => asked<Me>('passkey-keep', { device, passkey }),
  passkeyDrop: (id: string) => asked<Me>('passkey-drop', { id }),
  /** What a passkey is asked for with. */
  recallAsk: <Options>() => post<{ readonly options: Options }>('recall-ask', {}),
  /** Adds this browser to the person whose passkey was used. */
  recall: (device: string, passkey: object) => become('recall', { device, passkey }),
  /** This browser was removed: nothing is left here by which it was known. */
  gone: () => forgetMe(),
  /** Has everything deleted that the server keeps, and the key here. */
  async forget(): Promise<void> {
    await asked<unknown>('forget');
    await forgetMe();
  },
};

/** Remembers that matches are, or were, on the list here. */
export function noteSeen(ids: readonly string[]): void {
  const now = known();
  if (now) remember({ ...now, seen: [...new Set([...now.seen, ...ids])] });
}
