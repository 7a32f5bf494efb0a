import type { Context } from 'koa';
import type { Body } from '../../src/api/index.js';
import type { Device, PassKind, PlayerStore } from '../storage/playerStore.js';
import { deviceIDOf, hashOf, isProof, newSecret, type Proof, type Purpose } from './proof.js';

const MINUTE = 60_000;

/** How long what was given out is good for, in ms. */
export const GOOD_FOR: Readonly<Record<PassKind, number>> = {
  nonce: 2 * MINUTE,
  session: 30 * MINUTE,
  link: 10 * MINUTE,
  passkey: 10 * MINUTE,
  recall: 10 * MINUTE,
};

/** What is given out to devices for a short time, and asked for again. */
export class Sessions {
  /** @param now milliseconds since 1970 */
  constructor(
    private readonly people: PlayerStore,
    readonly now: () => number = Date.now,
  ) {}

  /** A new secret of a kind. @param about whom it is for */
  async issue(kind: PassKind, about = ''): Promise<string> {
    const secret = newSecret();
    await this.people.issue({ hash: hashOf(secret), kind, about, until: this.now() + GOOD_FOR[kind] });
    return secret;
  }

  /** Takes back what is good once; gives what it is about, or nothing. */
  redeem(kind: PassKind, secret: string): Promise<string | undefined> {
    return this.people.redeem(kind, hashOf(secret), this.now());
  }

  /** The id of the device whose proof this is; 403 without one. The challenge is used up, whatever comes of it. */
  async proven(ctx: Context, proof: Proof, purpose: Purpose): Promise<string> {
    const isOurs = (await this.redeem('nonce', proof.nonce)) !== undefined;
    if (!isOurs || !isProof(proof, purpose)) return ctx.throw(403, 'Invalid signature.');
    return deviceIDOf(proof.key);
  }

  /** The device whose session was brought; 401 without one. */
  async device(ctx: Context): Promise<Device> {
    const { session } = (ctx.request as unknown as { body: Body<'getPlayer'> }).body;
    const id = await this.people.lookUp('session', hashOf(session), this.now());
    const device = id === undefined ? undefined : await this.people.device(id);
    return device ?? ctx.throw(401, 'Sign in again.');
  }
}
