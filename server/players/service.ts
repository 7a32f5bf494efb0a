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
import { giveSeat, holdSeat, removePlayerFromSeat, removeWithDevice } from './seats.js';
import { type Sessions, VALID_MS } from './sessions.js';

export interface PlayerServiceOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  isConnected(matchID: string, playerID: string): boolean;
  announce(matchID: string): void;
  readonly sessions: Sessions;
  readonly passkeys: boolean;
}

type Proven = 'signIn' | 'createPlayer' | 'addDevice';

/** Handles the calls for players with devices. A device signs a challenge to open a session of 30 minutes. */
export class PlayerService {
  constructor(private readonly options: PlayerServiceOptions) {}

  readonly nonce: Handler<'createNonce'> = async (_ctx, reply) => {
    const nonce = await this.options.sessions.issue('nonce');
    reply({ nonce });
  };

  /** Creates a player with the calling device. If the device's key is already known, only signs in. */
  readonly create: Handler<'createPlayer'> = async (ctx, reply) => {
    const id = await this.proven(ctx, 'createPlayer', 'create');
    const { key, device: name } = bodyIn(ctx, 'createPlayer');
    const { people } = this.options.store;
    const now = this.options.sessions.now();
    if (!(await people.device(id))) await people.create({ id, key, name, person: newSecret(), createdAt: now, usedAt: now });
    reply({ session: await this.options.sessions.issue('session', id) });
  };

  readonly signIn: Handler<'signIn'> = async (ctx, reply) => {
    const id = await this.proven(ctx, 'signIn', 'sign-in');
    const { people } = this.options.store;
    const device = await people.device(id);
    if (!device) return ctx.throw(404, 'This device is no longer registered.');
    await people.used(device, this.options.sessions.now());
    reply({ session: await this.options.sessions.issue('session', id) });
  };

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

  /** Returns a code for adding one device within ten minutes. */
  readonly link: Handler<'createDeviceCode'> = async (ctx, reply) => {
    const { person } = await this.options.sessions.device(ctx);
    reply({ code: await this.options.sessions.issue('link', person), until: this.options.sessions.now() + VALID_MS.link });
  };

  readonly me: Handler<'getPlayer'> = async (ctx, reply) => {
    const device = await this.options.sessions.device(ctx);
    reply(await this.profile(device));
  };

  readonly change: Handler<'changePlayer'> = async (ctx, reply) => {
    const device = await this.options.sessions.device(ctx);
    const { playerName: name, settings } = bodyIn(ctx, 'changePlayer');
    await this.options.store.people.change(device.person, { name, settings });
    reply(await this.profile(device));
  };

  readonly remove: Handler<'removeDevice'> = async (ctx, reply) => {
    const here = await this.options.sessions.device(ctx);
    const { device } = bodyIn(ctx, 'removeDevice');
    const { people } = this.options.store;
    if (!(await people.devices(here.person)).some(({ id }) => id === device)) return ctx.throw(404, 'You have no device with this id.');
    await removeWithDevice(this.options.store, here.person, device, this.options.announce);
    if (device === here.id) reply({});
    else reply(await this.profile(here));
  };

  /** Deletes a player with their orders and notifications. The player keeps their seats. */
  readonly forget: Handler<'deletePlayer'> = async (ctx, reply) => {
    const { person } = await this.options.sessions.device(ctx);
    const { people, notices, plans } = this.options.store;
    for (const seat of await people.held(person, MOST_SEATS)) {
      await removePlayerFromSeat(this.options.store, seat);
      await notices.drop({ matchID: seat.matchID, playerID: seat.playerID });
      await plans.drop(seat.matchID, seat.playerID);
    }
    await people.forget(person);
    reply({});
  };

  readonly hold: Handler<'holdSeat'> = async (ctx, reply) => {
    const device = await this.options.sessions.device(ctx);
    const { matchID, playerID, credentials } = bodyIn(ctx, 'holdSeat');
    const no = await holdSeat(this.options.store, device, { matchID, playerID }, credentials);
    if (no) return ctx.throw(no.status, no.why);
    reply({});
  };

  readonly seat: Handler<'openSeat'> = async (ctx, reply) => {
    const device = await this.options.sessions.device(ctx);
    const { matchID, playerID } = bodyIn(ctx, 'openSeat');
    const given = await giveSeat(this.options.store, device, { matchID, playerID });
    if ('why' in given) return ctx.throw(given.status, given.why);
    reply(given);
  };

  readonly matches: Handler<'listHeldMatches'> = async (ctx, reply) => {
    const { person } = await this.options.sessions.device(ctx);
    const { store, games, isConnected } = this.options;
    reply({ matches: await matchesOf(store, games, person, isConnected) });
  };

  /** Lists the matches of the given seats, without sign-in. */
  readonly standing: Handler<'listOpenedMatches'> = async (ctx, reply) => {
    const { seats } = bodyIn(ctx, 'listOpenedMatches');
    const { store, games, isConnected } = this.options;
    reply({ matches: await matchesOpened(store, games, seats, isConnected) });
  };

  private proven(ctx: Context, call: Proven, purpose: Purpose): Promise<string> {
    const proof: Body<Proven> = bodyIn(ctx, call);
    return this.options.sessions.proven(ctx, proof, purpose);
  }

  private profile(here: Device): Promise<Reply<'getPlayer'>> {
    return profileOf(this.options.store, here, this.options.passkeys);
  }
}
