/** The key of this browser: what is made here stays here, and not even this page can read its private half. */

const KIND = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const [DATABASE, ROOM, PLACE] = ['weathergage', 'keys', 'mine'];

/** Whether this browser can have a key: it makes none for pages that came over an open line. */
export const canHaveKey = (): boolean => globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function kept<T>(mode: IDBTransactionMode, work: (room: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ROOM);
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(ROOM, mode).objectStore(ROOM)));
  } finally {
    database.close();
  }
}

export const makeKey = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(KIND, false, ['sign', 'verify']);

export const keepKey = (pair: CryptoKeyPair): Promise<unknown> => kept('readwrite', (room) => room.put(pair, PLACE));

export const keptKey = (): Promise<CryptoKeyPair | undefined> => kept('readonly', (room) => room.get(PLACE));

export const forgetKey = (): Promise<unknown> => kept('readwrite', (room) => room.delete(PLACE));

const written = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** The public half, as the server knows it. */
export const publicKey = async ({ publicKey }: CryptoKeyPair): Promise<string> => written(await crypto.subtle.exportKey('raw', publicKey));

export const signed = async ({ privateKey }: CryptoKeyPair, text: string): Promise<string> =>
  written(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, new TextEncoder().encode(text)));
