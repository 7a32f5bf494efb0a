/** The key pair of this browser. The private key cannot be exported. */

const KIND = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const [DATABASE, ROOM, PLACE] = ['weathergage', 'keys', 'mine'];

/** Whether this browser can have a key. It cannot on pages without https. */
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

/** The public key in the server's format. */
export const publicKey = async ({ publicKey }: CryptoKeyPair): Promise<string> => written(await crypto.subtle.exportKey('raw', publicKey));

export const signed = async ({ privateKey }: CryptoKeyPair, text: string): Promise<string> =>
  written(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, new TextEncoder().encode(text)));
