import type { Context } from 'koa';
import type { Body, Reply } from '../../src/api/index.js';
import type { ClockTerms } from '../../src/boardgame/clock/terms.js';
import type { Handler } from '../http/answers.js';
import { bodyIn } from '../http/calls.js';
import { lobbyStore } from '../lobby/lobbyStore.js';
import type { TakenSeat } from '../match/events.js';
import { type HostedGame, leanOf } from '../match/games.js';
import { opens, seatOf } from '../match/seats.js';
import type { OpenMatch, PairingCriteria } from '../storage/openMatchStore.js';
import type { Store } from '../storage/store.js';
import { clockText, openMatchOf, ratingOf, scenariosOf } from './openMatch.js';
import { createOpen, joinOpen, type NewPlayer, type NewSeat } from './seating.js';

/**
 * How long a waiting player stays listed after a call of `keepWaiting`, in milliseconds. Browsers may limit hidden
 * pages to one call a minute.
 */
export const PRESENT_MS = 90_000;
/** How long the waiting player of a turn-based match may be absent, in milliseconds. */
export const AWAY_MS = 7 * 24 * 60 * 60 * 1000;

/** Default clocks of new matches. */
const USUAL: { readonly [pace in Body<'playNow'>['pace']]: ClockTerms } = {
  live: { kind: 'live', seconds: 45 * 60, increment: 30 },
  turns: { kind: 'days', days: 3, reserve: 7, vacation: 14 },
};

const ATTEMPTS = 20;

export interface PairingServiceOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  time(): number;
  personOf(session: string): Promise<string | undefined>;
  seatTaken(seat: TakenSeat): Promise<void>;
  readonly now?: () => number;
}

type Preferences = Body<'playNow'>;

export class PairingService {
  private readonly lobby: Store;

  constructor(private readonly options: PairingServiceOptions) {
    this.lobby = lobbyStore(options.store, options.time);
  }

  readonly play: Handler<'playNow'> = async (ctx, reply) => {
    const wanted = bodyIn(ctx, 'playNow');
    const hosted = this.hosted(ctx.params.name) ?? ctx.throw(404, 'There is no such game.');
    if (wanted.clock && (wanted.clock.kind === 'live') !== (wanted.pace === 'live'))
      return ctx.throw(400, 'clock: it does not fit the pace');
    const scenarios = scenariosOf(hosted);
    const scenario = wanted.scenario === undefined ? scenarios[0] : scenarios.find(({ id }) => id === wanted.scenario);
    if (!scenario) return ctx.throw(400, 'scenario: the game has no such scenario');
    const person = await this.person(ctx, wanted);
    if (wanted.rated && person === undefined) return ctx.throw(400, 'session: a rated match needs one');
    const wish = { ...(await this.wish(ctx.params.name, wanted, person)), person };
    reply(await this.seat(hosted, wish, wanted, scenario.setupData));
  };

  /** Keeps the match listed for pairing. Lists it again if it was given to a player who never joined. */
  readonly wait: Handler<'keepWaiting'> = async (ctx, reply) => {
    const { playerID, credentials, here } = bodyIn(ctx, 'keepWaiting');
    const { store } = this.options;
    const { metadata } = await store.fetch(ctx.params.id, { metadata: true });
    if (!metadata || !opens(credentials, seatOf(metadata, playerID))) return ctx.throw(403, 'Invalid credentials');
    await this.refresh(ctx.params.id, here ? this.now() : 0);
    reply({});
  };

  /** Lists a match for pairing, or removes it from the list. */
  async refresh(matchID: string, seenAt: number = this.now()): Promise<void> {
    const { store } = this.options;
    const { metadata } = await store.fetch(matchID, { metadata: true });
    const hosted = metadata && this.hosted(metadata.gameName);
    const open = metadata && hosted && (await openMatchOf(store, hosted, matchID, metadata));
    if (!open) return store.openMatches.drop(matchID);
    // In a turn-based match, a player who closes the page still wants to play.
    await store.openMatches.put(open, open.pace === 'turns' ? this.now() : seenAt);
    // Another process may have changed the list meanwhile, based on newer seats.
    const now = (await store.versionsOf([matchID])).get(matchID);
    if (now?.stateID !== 0 || now.version !== store.versionOf(metadata)) await this.refresh(matchID, seenAt);
  }

  private async seat(hosted: HostedGame, wish: PairingCriteria, wanted: Preferences, setupData: object): Promise<Reply<'playNow'>> {
    const { openMatches } = this.options.store;
    const newcomer = { name: wanted.playerName, givesSalt: wanted.givesSalt ?? false };
    const first = await this.join(await openMatches.take(wish), newcomer, wish.person);
    if (first) return first;
    const clock = wanted.clock === undefined ? USUAL[wanted.pace] : wanted.clock;
    const terms = { setupData, clock, rated: wish.rated, within: wanted.within };
    const { metadata, ...own } = await createOpen(this.lobby, hosted, newcomer, terms);
    if (wish.rated) await this.options.store.ratings.begin(own.matchID, wish.game, leanOf(hosted, setupData));
    await this.hold(own, wish.person);
    const open: OpenMatch = {
      ...{ matchID: own.matchID, game: wish.game, pace: clock ? wanted.pace : 'none', clock: clockText(clock) },
      ...{ scenario: wanted.scenario ?? scenariosOf(hosted)[0]?.id ?? null, person: wish.person ?? null, createdAt: metadata.createdAt },
      ...{ rated: wish.rated, rating: wish.rating ?? null, within: wanted.within ?? null },
    };
    // Join a match that another player has opened meanwhile. Otherwise both players would wait.
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const found = await openMatches.takeOrAdd(wish, open, this.now());
      if (found === undefined) return this.opened(own);
      const joined = await this.join(found, newcomer, wish.person);
      if (!joined) continue;
      await this.options.store.wipe(own.matchID);
      return joined;
    }
    await openMatches.put(open, this.now());
    return this.opened(own);
  }

  private async opened(own: NewSeat): Promise<Reply<'playNow'>> {
    await this.options.seatTaken(own);
    return this.told(own, true);
  }

  private async join(matchID: string | undefined, newcomer: NewPlayer, person: string | undefined): Promise<Reply<'playNow'> | undefined> {
    const seat = matchID === undefined ? undefined : await joinOpen(this.lobby, matchID, newcomer);
    if (!seat) return undefined;
    await this.hold(seat, person);
    await this.options.seatTaken(seat);
    return this.told(seat, false);
  }

  private async told(seat: NewSeat, waiting: boolean): Promise<Reply<'playNow'>> {
    const { metadata }: { metadata?: object } = await this.options.store.fetch(seat.matchID, { metadata: true });
    const { commitment }: { commitment?: string } = metadata ?? {};
    return { ...seat, waiting, ...(commitment !== undefined && { commitment }) };
  }

  /** Adds the seat to those of a player with a key. */
  private async hold({ matchID, playerID }: NewSeat, person: string | undefined): Promise<void> {
    const { store } = this.options;
    const { metadata } = await store.fetch(matchID, { metadata: true });
    const owner = metadata && seatOf(metadata, playerID)?.credentials;
    if (person !== undefined && owner) await store.people.hold({ matchID, playerID, person, owner });
  }

  private async wish(game: string, wanted: Preferences, person: string | undefined): Promise<PairingCriteria> {
    const { pace, clock, scenario, except = [], rated = false, within } = wanted;
    const { store } = this.options;
    const player = rated && person !== undefined ? await store.ratings.profileOf(person, wanted.playerName) : undefined;
    const away = pace === 'live' ? PRESENT_MS : AWAY_MS;
    return {
      ...{ game, paces: [pace, 'none'], except, seenAfter: this.now() - away, rated },
      ...(player && { rating: await ratingOf(store, game, player.id), within }),
      ...(scenario !== undefined && { scenario }),
      ...(clock !== undefined && { clock: clockText(clock) }),
    };
  }

  private async person(ctx: Context, { session }: Preferences): Promise<string | undefined> {
    if (session === undefined) return undefined;
    return (await this.options.personOf(session)) ?? ctx.throw(401, 'Sign in again.');
  }

  private hosted(game: string): HostedGame | undefined {
    return this.options.games.find(({ name }) => name === game);
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}
