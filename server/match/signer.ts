import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import { fingerprintOf, signedBytes } from '../../src/boardgame/signature.js';
import type { Store } from '../storage/store.js';

/** The public half of the key by which a server signs, as it is served. */
export interface PublicKey {
  readonly algorithm: 'Ed25519';
  /** 64 hex digits. */
  readonly key: string;
  /** For people to compare: see `fingerprintOf`. */
  readonly fingerprint: string;
}

/** A new key, as it is kept: PKCS #8 in base64. */
const newKey = (): string => generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** A key as it is kept or set. Throws an Error that does not repeat it. */
export function privateKeyOf(text: string): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below.
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

/**
 * Signs the match files that this server gives out: that it has kept the match so is its word, and a file that was changed afterwards
 * does not bear it any more. The key is made once and kept in the store, so that all processes of one store sign by the same; or it is given.
 */
export class Signer {
  private kept: Promise<KeyObject> | undefined;

  /** @param given a key as `SIGNING_KEY` has it. Throws if it is none. */
  constructor(
    private readonly store: Pick<Store, 'keepOnce'>,
    given?: string,
  ) {
    if (given !== undefined) this.kept = Promise.resolve(privateKeyOf(given));
  }

  async publicKey(): Promise<PublicKey> {
    return publicHalf(await this.key());
  }

  /** The file with a signature, as it comes out of JSON at the other end. */
  async signed(file: MatchExport): Promise<MatchExport> {
    const key = await this.key();
    const sent = JSON.parse(JSON.stringify(file)) as MatchExport;
    return { ...sent, signature: { key: publicHalf(key).key, value: sign(null, signedBytes(sent), key).toString('hex') } };
  }

  private key(): Promise<KeyObject> {
    this.kept ??= this.store.keepOnce('signing key', newKey()).then(privateKeyOf);
    // A store that did not answer is asked again by the next who needs the key.
    this.kept.catch(() => {
      this.kept = undefined;
    });
    return this.kept;
  }
}
