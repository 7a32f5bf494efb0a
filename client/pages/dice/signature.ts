import type { MatchExport } from '../../../src/boardgame/matchFile.js';
import { checkSignature } from '../../../src/boardgame/signature.js';
import { call } from '../../api/call.js';

/**
 * State of a file's signature: none; invalid; not checkable in this browser; of this server; of another server; or not
 * comparable, because this
 * server did not provide its key.
 */
export type SignatureStatus = 'nobody' | 'bad' | 'unchecked' | 'here' | 'elsewhere' | 'uncompared';

export interface SignedBy {
  readonly word: SignatureStatus;
  /** Fingerprint of the key, if the file is signed. */
  readonly fingerprint?: string;
}

/** Requests the server's public key. Resolves to undefined if the server does not provide it. */
export async function keyHere(): Promise<string | undefined> {
  try {
    return (await call('getSigningKey', {})).key;
  } catch {
    return undefined;
  }
}

/** Checks the signature of a file. @param match a file that `verifyExport` could read */
export async function signedBy(match: MatchExport): Promise<SignedBy> {
  const signed = await checkSignature(match);
  if (signed.is === 'none') return { word: 'nobody' };
  const { fingerprint } = signed;
  if (signed.is !== 'good') return { word: signed.is, fingerprint };
  const here = await keyHere();
  if (here === undefined) return { word: 'uncompared', fingerprint };
  return { word: here === match.signature?.key ? 'here' : 'elsewhere', fingerprint };
}
