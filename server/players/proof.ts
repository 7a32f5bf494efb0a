import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';

/** What a signature is given for, so that one for a thing is none for another. */
export type Purpose = 'create' | 'sign-in' | 'add' | 'recall';

/** That somebody has the private half of a key: the signature of a challenge of the server. */
export interface Proof {
  /** The public key: a point of P-256, uncompressed, in base64url. */
  readonly key: string;
  readonly nonce: string;
  /** ECDSA with SHA-256, both numbers one after the other, in base64url. */
  readonly signature: string;
}

/** A secret to be given out: 144 random bits. */
export const newSecret = (): string => randomBytes(18).toString('base64url');

/** What is kept of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A device is known by the hash of its public key. */
export const deviceIDOf = (key: string): string => createHash('sha256').update(Buffer.from(key, 'base64url')).digest('base64url');

/** Whether the signature is that of the key, for this purpose. A point that is not on the curve signs nothing. */
export function isProof({ key, nonce, signature }: Proof, purpose: Purpose): boolean {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  try {
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    const signed = Buffer.from(`weathergage ${purpose} ${nonce}`);
    return verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
