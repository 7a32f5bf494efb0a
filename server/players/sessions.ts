import type { Context } from 'koa';
import type { Body } from '../../src/api/index.js';
import type { Device, PassKind, PlayerStore } from '../storage/playerStore.js';
import { deviceIDOf, hashOf, isProof, newSecret, type Proof, type Purpose } from './proof.js';

const MINUTE = 60_000;

/** How long each kind of secret is valid, in milliseconds. */
export const VALID_MS: Readonly<Record<PassKind, number>> = {
  nonce: 2 * MINUTE,
  session: 30 * MINUTE,
  link: 10 * MINUTE,
  passkey: 10 * MINUTE,
  recall: 10 * MINUTE,
};

export class Sessions {
  /** @param now milliseconds since 1970 */
  constructor(
    private readonly people: PlayerStore,
    readonly now: () => number = Date.now,
  ) {}

  /**
   * Creates a secret.
   * @param about the device or player to which the secret belongs
   */
  async issue(kind: PassKind, about = ''): Promise<string> {
    const secret = newSecret();
    await this.people.issue({ hash: hashOf(secret), kind, about, until: this.now() + VALID_MS[kind] });
    return secret;
  }

  /** Redeems a single-use secret. Returns its device or player, or undefined if the secret is invalid. */
  redeem(kind: PassKind, secret: string): Promise<string | undefined> {
    return this.people.redeem(kind, hashOf(secret), this.now());
  }

  /** Returns the device that signed a challenge. Throws 403 if the proof is invalid. A challenge can be used only once. */
  async proven(ctx: Context, proof: Proof, purpose: Purpose): Promise<string> {
    const isOurs = (await this.redeem('nonce', proof.nonce)) !== undefined;
    if (!isOurs || !isProof(proof, purpose)) return ctx.throw(403, 'Invalid signature.');
    return deviceIDOf(proof.key);
  }

  /** Returns the device of the request's session. Throws 401 without a valid session. */
  async device(ctx: Context): Promise<Device> {
    const { session } = (ctx.request as unknown as { body: Body<'getPlayer'> }).body;
    return (await this.opened(session)) ?? ctx.throw(401, 'Sign in again.');
  }

  /** Returns the device that opened a session, or undefined if the session is invalid. */
  async opened(session: string): Promise<Device | undefined> {
    const id = await this.people.lookUp('session', hashOf(session), this.now());
    return id === undefined ? undefined : this.people.device(id);
  }
}
