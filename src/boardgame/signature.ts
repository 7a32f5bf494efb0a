import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import { canonical } from './canonical.js';
import type { MatchExport } from './matchFile.js';

/** What is signed: the whole file but the signature itself and private notes, so that nothing else can be changed, left out or put beside. */
export function signedBytes({ signature, notes, ...match }: MatchExport): Uint8Array {
  return utf8ToBytes(canonical(match));
}

/** What people compare instead of a key: the first half of its SHA-256, 32 hex digits. @param key 64 hex digits */
export const fingerprintOf = (key: string): string => bytesToHex(sha256(hexToBytes(key))).slice(0, 32);

/**
 * Whether a file is signed, and by which key. Whose key that is the file cannot tell. `bad`: the file was changed after it was signed,
 * or never signed by that key. `unchecked`: there is no Ed25519 here, as in browsers on pages that did not come over https.
 */
export type Signed = { readonly is: 'none' } | { readonly is: 'good' | 'bad' | 'unchecked'; readonly fingerprint: string };

/** Checks the signature of a file that `verifyExport` could read. Never rejects. */
export async function checkSignature(match: MatchExport): Promise<Signed> {
  if (!match.signature) return { is: 'none' };
  const { key, value } = match.signature;
  const fingerprint = fingerprintOf(key);
  try {
    const { subtle } = globalThis.crypto;
    const imported = await subtle.importKey('raw', new Uint8Array(hexToBytes(key)), 'Ed25519', false, ['verify']);
    const fits = await subtle.verify('Ed25519', imported, new Uint8Array(hexToBytes(value)), new Uint8Array(signedBytes(match)));
    return { is: fits ? 'good' : 'bad', fingerprint };
  } catch {
    return { is: 'unchecked', fingerprint };
  }
}
