import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';

/** Purpose of a signature, which is invalid for other purposes. */
export type Purpose = 'create' | 'sign-in' | 'add' | 'recall';

/** Proof that the client has a private key: a signed challenge. */
export interface Proof {
  /** Public key: an uncompressed P-256 point in base64url. */
  readonly key: string;
  readonly nonce: string;
  /** ECDSA signature with SHA-256: r and s in base64url. */
  readonly signature: string;
}

export const newSecret = (): string => randomBytes(18).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const deviceIDOf = (key: string): string => createHash('sha256').update(Buffer.from(key, 'base64url')).digest('base64url');

/** Whether the signature is valid. False if the key is not a point on the curve. */
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
