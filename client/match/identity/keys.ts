import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Algorithm of this browser's key pair. The private key cannot be exported. */

const KIND = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const STORE = 'keys';
const MINE = 'mine';

/** Whether this browser can have a key, which requires https. */
export const canHaveKey = (): boolean => globalThis.crypto?.subtle !== undefined && hasDatabases();

/** Whether IndexedDB is available. Some browsers throw on access. */
function hasDatabases(): boolean {
  try {
    return globalThis.indexedDB !== undefined;
  } catch {
    return false;
  }
}

interface Schema extends DBSchema {
  [STORE]: { key: typeof MINE; value: CryptoKeyPair };
}

/** Opens the key database for a single access. */
async function withKeys<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>('weathergage', 1, { upgrade: (db) => void db.createObjectStore(STORE) });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export const makeKey = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(KIND, false, ['sign', 'verify']);

export const keepKey = (pair: CryptoKeyPair): Promise<unknown> => withKeys((db) => db.put(STORE, pair, MINE));

export const keptKey = (): Promise<CryptoKeyPair | undefined> => withKeys((db) => db.get(STORE, MINE));

export const forgetKey = (): Promise<unknown> => withKeys((db) => db.delete(STORE, MINE));

const written = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Returns the public key in the server's format. */
export const publicKey = async ({ publicKey }: CryptoKeyPair): Promise<string> => written(await crypto.subtle.exportKey('raw', publicKey));

export const signed = async ({ privateKey }: CryptoKeyPair, text: string): Promise<string> =>
  written(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, new TextEncoder().encode(text)));
