import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import { utf8 } from '../kit/utf8.js';
import { canonical } from './canonical.js';
import type { MatchExport } from './matchFile.js';

/** Returns the signed bytes: the whole file except the signature and the private notes. */
export function signedBytes({ signature, notes, ...match }: MatchExport): Uint8Array {
  return utf8(canonical(match));
}

/**
 * Returns a short form of a key that people can compare: the first half of its SHA-256, as 32 hex digits.
 * @param key 64 hex digits
 */
export const fingerprintOf = (key: string): string => bytesToHex(sha256(hexToBytes(key))).slice(0, 32);

/**
 * `bad`: changed after signing, or not signed by this key. `unchecked`: Ed25519 is missing, as in browsers without
 * https. A signature does not prove who owns the key.
 */
export type Signed = { readonly is: 'none' } | { readonly is: 'good' | 'bad' | 'unchecked'; readonly fingerprint: string };

/** Checks the signature of a valid match file. Never rejects. */
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
