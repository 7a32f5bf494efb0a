import type { MatchExport } from '../../../src/boardgame/matchFile.js';
import { checkSignature } from '../../../src/boardgame/signature.js';
import { call } from '../../api/call.js';

/**
 * Whose word a match file is: nobody's; it bears a signature that is not its own; one that cannot be checked here; that of the server
 * which this page came from; that of another; or of one that cannot be compared, because this server did not tell its key.
 */
export type SignedWord = 'nobody' | 'bad' | 'unchecked' | 'here' | 'elsewhere' | 'uncompared';

export interface SignedBy {
  readonly word: SignedWord;
  /** Of the key, where there is one. */
  readonly fingerprint?: string;
}

/** The key by which this page's server signs, or nothing where it does not tell. */
export async function keyHere(): Promise<string | undefined> {
  try {
    return (await call('getSigningKey', {})).key;
  } catch {
    return undefined;
  }
}

/** @param match one that `verifyExport` could read */
export async function signedBy(match: MatchExport): Promise<SignedBy> {
  const signed = await checkSignature(match);
  if (signed.is === 'none') return { word: 'nobody' };
  const { fingerprint } = signed;
  if (signed.is !== 'good') return { word: signed.is, fingerprint };
  const here = await keyHere();
  if (here === undefined) return { word: 'uncompared', fingerprint };
  return { word: here === match.signature?.key ? 'here' : 'elsewhere', fingerprint };
}
