import type { Context } from 'koa';
import type { Body, Reply } from '../../src/api/index.js';
import type { Handler } from '../http/answers.js';
import { bodyIn } from '../http/calls.js';
import type { HostedGame } from '../match/games.js';
import { type Device, MOST_DEVICES } from '../storage/playerStore.js';
import type { Store } from '../storage/store.js';
import { matchesOf, matchesOpened } from './matches.js';
import { MOST_SEATS, profileOf } from './profile.js';
import { newSecret, type Purpose } from './proof.js';
import { cutOff, giveSeat, holdSeat, unname } from './seats.js';
import { GOOD_FOR, type Sessions } from './sessions.js';

export interface PlayerServiceOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  isConnected(matchID: string, playerID: string): boolean;
  /** The seats of a match have changed: whoever is connected is looked at again. */
  announce(matchID: string): void;
  readonly sessions: Sessions;
  /** Whether the server keeps passkeys. */
  readonly passkeys: boolean;
}

type Proven = 'signIn' | 'createPlayer' | 'addDevice';

/**
 * What answers the calls by which people play from several devices. A device proves itself by a signature of a challenge, and is given a
 * session for half an hour; a session is in no address, and nothing of these calls is kept by anybody on the way.
 */
export class PlayerService {
  constructor(private readonly options: PlayerServiceOptions) {}

  /** A challenge to be signed, once. */
  readonly nonce: Handler<'createNonce'> = async (_ctx, reply) => {
    const nonce = await this.options.sessions.issue('nonce');
    reply({ nonce });
  };

  /** Somebody new. A key that is known already is only signed in with. */
  readonly create: Handler<'createPlayer'> = async (ctx, reply) => {
    const id = await this.proven(ctx, 'createPlayer', 'create');
    const { key, device: name } = bodyIn(ctx, 'createPlayer');
    const { people } = this.options.store;
    const now = this.options.sessions.now();
    if (!(await people.device(id))) await people.create({ id, key, name, person: newSecret(), createdAt: now, usedAt: now });
    reply({ session: await this.options.sessions.issue('session', id) });
  };

  /** A session for a device that is known. */
  readonly signIn: Handler<'signIn'> = async (ctx, reply) => {
    const id = await this.proven(ctx, 'signIn', 'sign-in');
    const { people } = this.options.store;
    const device = await people.device(id);
    if (!device) return ctx.throw(404, 'This device is no longer registered.');
    await people.used(device, this.options.sessions.now());
    reply({ session: await this.options.sessions.issue('session', id) });
  };

  /** Another device of whoever made the link. */
  readonly add: Handler<'addDevice'> = async (ctx, reply) => {
    const id = await this.proven(ctx, 'addDevice', 'add');
    const { key, device: name, code } = bodyIn(ctx, 'addDevice');
    const { people } = this.options.store;
    if (await people.device(id)) return ctx.throw(409, 'This device is already registered.');
    const now = this.options.sessions.now();
    const person = await this.options.sessions.redeem('link', code);
    if (person === undefined) return ctx.throw(404, 'This link has expired or was already used.');
    const isAdded = await people.add({ id, key, name, person, createdAt: now, usedAt: now });
    if (!isAdded) return ctx.throw(409, `A player can have at most ${MOST_DEVICES} devices.`);
    reply({ session: await this.options.sessions.issue('session', id) });
  };

  /** The code of a link that adds a device, once and for ten minutes. */
  readonly link: Handler<'createDeviceCode'> = async (ctx, reply) => {
    const { person } = await this.options.sessions.device(ctx);
    reply({ code: await this.options.sessions.issue('link', person), until: this.options.sessions.now() + GOOD_FOR.link });
  };

  readonly me: Handler<'getPlayer'> = async (ctx, reply) => {
    const device = await this.options.sessions.device(ctx);
    reply(await this.told(device));
  };

  /** The name and what he prefers follow him. */
  readonly change: Handler<'changePlayer'> = async (ctx, reply) => {
    const device = await this.options.sessions.device(ctx);
    const { playerName: name, settings } = bodyIn(ctx, 'changePlayer');
    await this.options.store.people.change(device.person, { name, settings });
    reply(await this.told(device));
  };

  /** Removes a device, this one or another: it opens none of his seats any more, and is cut off at once. */
  readonly remove: Handler<'removeDevice'> = async (ctx, reply) => {
    const here = await this.options.sessions.device(ctx);
    const { device } = bodyIn(ctx, 'removeDevice');
    const { people } = this.options.store;
    if (!(await people.devices(here.person)).some(({ id }) => id === device)) return ctx.throw(404, 'You have no such device.');
    await cutOff(this.options.store, here.person, device, this.options.announce);
    if (device === here.id) reply({});
    else reply(await this.told(here));
  };

  /** Deletes all that is kept of a person, where his seats are told that it is their turn, and what they have said beforehand. Whoever sits at a match stays there. */
  readonly forget: Handler<'deletePlayer'> = async (ctx, reply) => {
    const { person } = await this.options.sessions.device(ctx);
    const { people, notices, plans } = this.options.store;
    for (const seat of await people.held(person, MOST_SEATS)) {
      await unname(this.options.store, seat);
      await notices.drop({ matchID: seat.matchID, playerID: seat.playerID });
      await plans.drop(seat.matchID, seat.playerID);
    }
    await people.forget(person);
    reply({});
  };

  /** Holds a seat, for whoever brings its credentials. */
  readonly hold: Handler<'holdSeat'> = async (ctx, reply) => {
    const device = await this.options.sessions.device(ctx);
    const { matchID, playerID, credentials } = bodyIn(ctx, 'holdSeat');
    const no = await holdSeat(this.options.store, device, { matchID, playerID }, credentials);
    if (no) return ctx.throw(no.status, no.why);
    reply({});
  };

  /** Gives this device credentials of its own for a seat that its person holds. */
  readonly seat: Handler<'openSeat'> = async (ctx, reply) => {
    const device = await this.options.sessions.device(ctx);
    const { matchID, playerID } = bodyIn(ctx, 'openSeat');
    const given = await giveSeat(this.options.store, device, { matchID, playerID });
    if ('why' in given) return ctx.throw(given.status, given.why);
    reply(given);
  };

  /** The matches in which he holds a seat: to him alone. */
  readonly matches: Handler<'listHeldMatches'> = async (ctx, reply) => {
    const { person } = await this.options.sessions.device(ctx);
    const { store, games, isConnected } = this.options;
    reply({ matches: await matchesOf(store, games, person, isConnected) });
  };

  /** How the matches stand in which somebody has seats whom the server need not know. */
  readonly standing: Handler<'listOpenedMatches'> = async (ctx, reply) => {
    const { seats } = bodyIn(ctx, 'listOpenedMatches');
    const { store, games, isConnected } = this.options;
    reply({ matches: await matchesOpened(store, games, seats, isConnected) });
  };

  private proven(ctx: Context, call: Proven, purpose: Purpose): Promise<string> {
    const proof: Body<Proven> = bodyIn(ctx, call);
    return this.options.sessions.proven(ctx, proof, purpose);
  }

  private told(here: Device): Promise<Reply<'getPlayer'>> {
    return profileOf(this.options.store, here, this.options.passkeys);
  }
}
