import type { Context } from 'koa';
import type { Handler } from '../http/answers.js';
import { bodyIn } from '../http/calls.js';
import { isInstalled, optional } from '../optional.js';
import { MOST_DEVICES, type Passkey } from '../storage/playerStore.js';
import type { Store } from '../storage/store.js';
import { profileOf } from './profile.js';
import { removeWithDevice } from './seats.js';
import type { Sessions } from './sessions.js';

type WebAuthn = typeof import('@simplewebauthn/server');
const LIBRARY = '@simplewebauthn/server';

export const hasPasskeys = (): boolean => isInstalled(LIBRARY);

export interface PasskeyServiceOptions {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly open: boolean;
  announce(matchID: string): void;
}

export class PasskeyService {
  constructor(private readonly options: PasskeyServiceOptions) {}

  readonly begin: Handler<'beginPasskey'> = async (ctx, reply) => {
    const library = this.library(ctx);
    const { site } = siteOf(ctx);
    const { sessions, store } = this.options;
    const { person } = await sessions.device(ctx);
    const [known, kept] = [await store.people.person(person), await store.people.passkeys(person)];
    const options = await library.generateRegistrationOptions({
      rpName: 'Weathergage',
      rpID: site,
      userName: known?.name ?? 'Weathergage',
      userID: new Uint8Array(Buffer.from(person)),
      challenge: new Uint8Array(Buffer.from(await sessions.issue('passkey', person), 'base64url')),
      excludeCredentials: kept.filter((passkey) => passkey.site === site).map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    reply({ options });
  };

  readonly keep: Handler<'keepPasskey'> = async (ctx, reply) => {
    const library = this.library(ctx);
    const { origin, site } = siteOf(ctx);
    const { sessions, store } = this.options;
    const device = await sessions.device(ctx);
    const { passkey: response, device: name } = bodyIn(ctx, 'keepPasskey');
    const verified = await refusing(ctx, () =>
      library.verifyRegistrationResponse({
        response: response as Parameters<WebAuthn['verifyRegistrationResponse']>[0]['response'],
        expectedChallenge: async (challenge) => (await sessions.redeem('passkey', challenge)) === device.person,
        expectedOrigin: origin,
        expectedRPID: site,
      }),
    );
    if (!verified.verified) return ctx.throw(403, 'The passkey could not be verified.');
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const now = sessions.now();
    const key = Buffer.from(publicKey).toString('base64url');
    const isKept = await store.people.keepPasskey({ id, person: device.person, key, counter, site, name, createdAt: now, usedAt: now });
    if (!isKept) return ctx.throw(409, `A player can have at most ${MOST_DEVICES} passkeys.`);
    reply(await profileOf(store, device, true));
  };

  readonly drop: Handler<'deletePasskey'> = async (ctx, reply) => {
    const { sessions, store, open } = this.options;
    const device = await sessions.device(ctx);
    await store.people.dropPasskey(device.person, bodyIn(ctx, 'deletePasskey').id);
    reply(await profileOf(store, device, open));
  };

  readonly ask: Handler<'beginRecovery'> = async (ctx, reply) => {
    const library = this.library(ctx);
    const options = await library.generateAuthenticationOptions({
      rpID: siteOf(ctx).site,
      challenge: new Uint8Array(Buffer.from(await this.options.sessions.issue('recall'), 'base64url')),
      userVerification: 'required',
    });
    reply({ options });
  };

  /** Adds a device to the passkey's player. If the player has too many devices, replaces the least recently used. */
  readonly recall: Handler<'recoverPlayer'> = async (ctx, reply) => {
    const library = this.library(ctx);
    const { origin, site } = siteOf(ctx);
    const { sessions, store, announce } = this.options;
    const { people } = store;
    const { passkey: response, device: name, ...proof } = bodyIn(ctx, 'recoverPlayer');
    const id = await sessions.proven(ctx, proof, 'recall');
    const passkey = await people.passkey(idOf(response));
    if (!passkey || passkey.site !== site) return ctx.throw(404, 'This passkey is no longer registered.');
    await this.verify(ctx, library, response, passkey, origin);
    if (await people.device(id)) return ctx.throw(409, 'This device is already registered.');
    const { person } = passkey;
    const devices = await people.devices(person);
    const [oldest] = devices.sort((a, b) => a.usedAt - b.usedAt);
    if (oldest && devices.length >= MOST_DEVICES) await removeWithDevice(store, person, oldest.id, announce);
    const now = sessions.now();
    const isAdded = await people.add({ id, key: proof.key, name, person, createdAt: now, usedAt: now });
    if (!isAdded) return ctx.throw(409, `A player can have at most ${MOST_DEVICES} devices.`);
    reply({ session: await sessions.issue('session', id) });
  };

  private async verify(ctx: Context, library: WebAuthn, response: unknown, passkey: Passkey, origin: string): Promise<void> {
    const { sessions, store } = this.options;
    const { id, key, counter, site } = passkey;
    const verified = await refusing(ctx, () =>
      library.verifyAuthenticationResponse({
        response: response as Parameters<WebAuthn['verifyAuthenticationResponse']>[0]['response'],
        expectedChallenge: async (challenge) => (await sessions.redeem('recall', challenge)) !== undefined,
        expectedOrigin: origin,
        expectedRPID: site,
        credential: { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter },
      }),
    );
    if (!verified.verified) ctx.throw(403, 'The passkey could not be verified.');
    await store.people.usedPasskey(id, verified.authenticationInfo.newCounter, sessions.now());
  }

  private library(ctx: Context): WebAuthn {
    if (!this.options.open) return ctx.throw(404, 'This server does not support passkeys.');
    return optional<WebAuthn>(LIBRARY, 'A passkey');
  }
}

/** Returns the allowed origin and its host. A forged header is harmless, because browsers bind passkeys to a host. */
function siteOf(ctx: Context): { origin: string; site: string } {
  const origin = ctx.get('Origin');
  if (!URL.canParse(origin)) return ctx.throw(400, 'Passkeys need a web origin.');
  return { origin, site: new URL(origin).hostname };
}

/** Runs `work`, and throws 403 if it throws. */
async function refusing<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return ctx.throw(403, 'The passkey could not be verified.');
  }
}

const idOf = (response: unknown): string => {
  const { id } = Object(response) as { id?: unknown };
  return typeof id === 'string' ? id : '';
};
