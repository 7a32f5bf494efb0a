import type { Context } from 'koa';
import type { Answer } from '../answers.js';
import type { Body, bodies } from '../bodies.js';
import { bodyIn } from '../calls.js';
import type { Check } from '../checks.js';
import type { HostedGame } from '../games.js';
import type { Store } from '../store.js';
import { matchesOf } from './matches.js';
import { type Device, MOST_DEVICES, type PassKind, type Person } from './people.js';
import { deviceIDOf, hashOf, isProof, newSecret, type Purpose } from './proof.js';
import { giveSeat, holdSeat, unname, withdraw } from './seats.js';

export interface PeopleDeskOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  isConnected(matchID: string, playerID: string): boolean;
  /** The seats of a match have changed: whoever is connected is looked at again. */
  announce(matchID: string): void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const MINUTE = 60_000;

/** How long what was given out is good for, in ms. */
export const GOOD_FOR: Readonly<Record<PassKind, number>> = { nonce: 2 * MINUTE, session: 30 * MINUTE, link: 10 * MINUTE };

/** So many seats of one person are gone through where something is done to all of them. */
const EVERY = 100_000;

/** What a person is told of himself: all that is kept. */
export interface PersonTold extends Pick<Person, 'name' | 'settings'> {
  readonly devices: readonly (Pick<Device, 'id' | 'name' | 'createdAt' | 'usedAt'> & { readonly here: boolean })[];
  /** How many seats he holds. */
  readonly seats: number;
}

type Proven = 'signIn' | 'createPerson' | 'addDevice';

/**
 * What answers the calls by which people play from several devices. A device proves itself by a signature of a challenge, and is given a
 * session for half an hour; a session is in no address, and nothing of these calls is kept by anybody on the way.
 */
export class PeopleDesk {
  constructor(private readonly options: PeopleDeskOptions) {}

  /** A challenge to be signed, once. */
  readonly nonce: Answer = async (ctx) => {
    const nonce = await this.issue('nonce', '');
    answer(ctx, { nonce });
  };

  /** Somebody new. A key that is known already is only signed in with. */
  readonly create: Answer = async (ctx) => {
    const id = await this.proven(ctx, 'createPerson', 'create');
    const { key, device: name } = bodyIn(ctx, 'createPerson');
    const { people } = this.options.store;
    const now = this.now();
    if (!(await people.device(id))) await people.create({ id, key, name, person: newSecret(), createdAt: now, usedAt: now });
    answer(ctx, { session: await this.issue('session', id) });
  };

  /** A session for a device that is known. */
  readonly signIn: Answer = async (ctx) => {
    const id = await this.proven(ctx, 'signIn', 'sign-in');
    const { people } = this.options.store;
    const device = await people.device(id);
    if (!device) return ctx.throw(404, 'This device is known no more.');
    await people.used(device, this.now());
    answer(ctx, { session: await this.issue('session', id) });
  };

  /** Another device of whoever made the link. */
  readonly add: Answer = async (ctx) => {
    const id = await this.proven(ctx, 'addDevice', 'add');
    const { key, device: name, code } = bodyIn(ctx, 'addDevice');
    const { people } = this.options.store;
    if (await people.device(id)) return ctx.throw(409, 'This device is known already.');
    const now = this.now();
    const person = await people.redeem('link', hashOf(code), now);
    if (person === undefined) return ctx.throw(404, 'This link is used up, or its time is over.');
    const isAdded = await people.add({ id, key, name, person, createdAt: now, usedAt: now });
    if (!isAdded) return ctx.throw(409, `More than ${MOST_DEVICES} devices are not kept.`);
    answer(ctx, { session: await this.issue('session', id) });
  };

  /** The code of a link that adds a device, once and for ten minutes. */
  readonly link: Answer = async (ctx) => {
    const { person } = await this.device(ctx);
    answer(ctx, { code: await this.issue('link', person), until: this.now() + GOOD_FOR.link });
  };

  readonly me: Answer = async (ctx) => {
    const device = await this.device(ctx);
    await this.tell(ctx, device);
  };

  /** The name and what he prefers follow him. */
  readonly change: Answer = async (ctx) => {
    const device = await this.device(ctx);
    const { playerName: name, settings } = bodyIn(ctx, 'changePerson');
    await this.options.store.people.change(device.person, { name, settings });
    await this.tell(ctx, device);
  };

  /** Removes a device, this one or another: it opens none of his seats any more, and is cut off at once. */
  readonly remove: Answer = async (ctx) => {
    const here = await this.device(ctx);
    const { device } = bodyIn(ctx, 'removeDevice');
    const { people } = this.options.store;
    if (!(await people.devices(here.person)).some(({ id }) => id === device)) return ctx.throw(404, 'You have no such device.');
    // Twice: it may take a seat while its seats are gone through, but not once it is known no more.
    await this.cutOff(here.person, device);
    await people.remove(here.person, device);
    await this.cutOff(here.person, device);
    if (device === here.id) answer(ctx, {});
    else await this.tell(ctx, here);
  };

  /** Deletes all that is kept of a person, and where his seats are told that it is their turn. Whoever sits at a match stays there. */
  readonly forget: Answer = async (ctx) => {
    const { person } = await this.device(ctx);
    const { people, notices } = this.options.store;
    for (const seat of await people.held(person, EVERY)) {
      await unname(this.options.store, seat);
      await notices.drop({ matchID: seat.matchID, playerID: seat.playerID });
    }
    await people.forget(person);
    answer(ctx, {});
  };

  /** Holds a seat, for whoever brings its credentials. */
  readonly hold: Answer = async (ctx) => {
    const device = await this.device(ctx);
    const { matchID, playerID, credentials } = bodyIn(ctx, 'holdSeat');
    const no = await holdSeat(this.options.store, device, { matchID, playerID }, credentials);
    if (no) return ctx.throw(no.status, no.why);
    answer(ctx, {});
  };

  /** Gives this device credentials of its own for a seat that its person holds. */
  readonly seat: Answer = async (ctx) => {
    const device = await this.device(ctx);
    const { matchID, playerID } = bodyIn(ctx, 'takeSeat');
    const given = await giveSeat(this.options.store, device, { matchID, playerID });
    if ('why' in given) return ctx.throw(given.status, given.why);
    answer(ctx, given);
  };

  /** The matches in which he holds a seat: to him alone. */
  readonly matches: Answer = async (ctx) => {
    const { person } = await this.device(ctx);
    const { store, games, isConnected } = this.options;
    answer(ctx, { matches: await matchesOf(store, games, person, isConnected) });
  };

  /** A seat that was left is held by nobody. */
  readonly left: Check = async (ctx, next) => {
    await next();
    await this.options.store.people.release(ctx.params.id, bodyIn(ctx, 'leave').playerID);
  };

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  private async issue(kind: PassKind, about: string): Promise<string> {
    const secret = newSecret();
    await this.options.store.people.issue({ hash: hashOf(secret), kind, about, until: this.now() + GOOD_FOR[kind] });
    return secret;
  }

  /** The id of the device whose proof was brought; 403 without one. The challenge is used up, whatever comes of it. */
  private async proven(ctx: Context, call: Proven, purpose: Purpose): Promise<string> {
    const proof: Body<Proven> = bodyIn(ctx, call);
    const isOurs = (await this.options.store.people.redeem('nonce', hashOf(proof.nonce), this.now())) !== undefined;
    if (!isOurs || !isProof(proof, purpose)) return ctx.throw(403, 'The signature does not fit.');
    return deviceIDOf(proof.key);
  }

  /** The device whose session was brought; 401 without one. */
  private async device(ctx: Context): Promise<Device> {
    const { people } = this.options.store;
    const { session } = (ctx.request as unknown as { body: Body<'me'> }).body;
    const id = await people.lookUp('session', hashOf(session), this.now());
    const device = id === undefined ? undefined : await people.device(id);
    return device ?? ctx.throw(401, 'Sign in again.');
  }

  private async cutOff(person: string, device: string): Promise<void> {
    const { store, announce } = this.options;
    for (const seat of await store.people.held(person, EVERY)) if (await withdraw(store, device, seat)) announce(seat.matchID);
  }

  private async tell(ctx: Context, here: Device): Promise<void> {
    const { people } = this.options.store;
    const [person, devices, seats] = [
      await people.person(here.person),
      await people.devices(here.person),
      await people.held(here.person, EVERY),
    ];
    const told: PersonTold = {
      name: person?.name ?? null,
      settings: person?.settings ?? null,
      devices: devices.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt, here: id === here.id })),
      seats: seats.length,
    };
    answer(ctx, told);
  }
}

function answer(ctx: Context, body: object): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}

/** The bodies of these calls, by the path after `/people/`. */
export const PEOPLE_CALLS = {
  nonce: 'nonce',
  create: 'createPerson',
  'sign-in': 'signIn',
  add: 'addDevice',
  me: 'me',
  change: 'changePerson',
  link: 'me',
  remove: 'removeDevice',
  forget: 'me',
  hold: 'holdSeat',
  seat: 'takeSeat',
  matches: 'me',
} as const satisfies Record<string, keyof typeof bodies>;
