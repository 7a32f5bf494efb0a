import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import { fingerprintOf, signedBytes } from '../../src/boardgame/signature.js';
import type { Store } from '../storage/store.js';

/** Key for verifying the signatures of match files. */
export interface PublicKey {
  readonly algorithm: 'Ed25519';
  /** Public key as 64 hex digits. */
  readonly key: string;
  /** The fingerprint of the key, as returned by `fingerprintOf`. */
  readonly fingerprint: string;
}

const newKey = (): string => generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** Reads a private key in PKCS #8, base64. Throws an error that does not contain the key. */
export function privateKeyOf(text: string): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Throw the error below, which does not contain the key.
  }
  throw new Error(
    'The signing key must be an Ed25519 key in PKCS #8, as base64: openssl genpkey -algorithm ed25519 -outform DER | base64 -w0',
  );
}

function publicHalf(key: KeyObject): PublicKey {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const hex = Buffer.from(x, 'base64url').toString('hex');
  return { algorithm: 'Ed25519', key: hex, fingerprint: fingerprintOf(hex) };
}

/** Signs match files. The key is either given, or created once and kept in the store for all processes. */
export class Signer {
  private kept: Promise<KeyObject> | undefined;

  /** @param given the key in the format of `SIGNING_KEY`. Throws if it is invalid. */
  constructor(
    private readonly store: Pick<Store, 'keepOnce'>,
    given?: string,
  ) {
    if (given !== undefined) this.kept = Promise.resolve(privateKeyOf(given));
  }

  async publicKey(): Promise<PublicKey> {
    return publicHalf(await this.key());
  }

  async signed(file: MatchExport): Promise<MatchExport> {
    const key = await this.key();
    const sent = JSON.parse(JSON.stringify(file)) as MatchExport;
    return { ...sent, signature: { key: publicHalf(key).key, value: sign(null, signedBytes(sent), key).toString('hex') } };
  }

  private key(): Promise<KeyObject> {
    this.kept ??= this.store.keepOnce('signing key', newKey()).then(privateKeyOf);
    this.kept.catch(() => {
      this.kept = undefined;
    });
    return this.kept;
  }
}
