import type { State } from 'boardgame.io';
import type { Context } from 'koa';
import { adjournedIn } from '../../src/boardgame/adjourned.js';
import { type Clock, expiredOpponent, notBefore, withVacation } from '../../src/boardgame/clock/clock.js';
import type { ClockData, ClockTerms } from '../../src/boardgame/clock/terms.js';
import type { PlayerID } from '../../src/kit/rules.js';
import { addressKey } from '../http/addresses.js';
import type { Handler } from '../http/answers.js';
import { bodyIn, replyIn } from '../http/calls.js';
import type { CallCheck } from '../http/checks.js';
import { clockOf, clockRefusals, happened, stopped } from '../match/clocks.js';
import { ended } from '../match/endings.js';
import { type HostedGame, viewOf } from '../match/games.js';
import { type Refusal, refusals } from '../match/refusals.js';
import { botsIn, opens, seatOf } from '../match/seats.js';
import type { Transport } from '../match/transport.js';
import type { Core } from '../plugin.js';
import type { MatchData, Store } from '../storage/store.js';

export interface ClockServiceOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  readonly transport: Pick<Transport, 'change' | 'playFor' | 'stateAt' | 'roomOf'>;
  readonly decide: Core['decide'];
  time(): number;
}

interface Owner {
  readonly playerID: string;
  readonly credentials: string;
}

/** Handles the HTTP calls for clocks. An expired clock has no effect until the opponent acts. */
export class ClockService {
  private readonly deciding = new Set<string>();

  constructor(private readonly options: ClockServiceOptions) {}

  readonly created: CallCheck<'createMatch'> = async (ctx, next) => {
    await next();
    const { clock } = bodyIn(ctx, 'createMatch');
    if (clock) await this.give(replyIn(ctx, 'createMatch').matchID, clock);
  };

  readonly again: CallCheck<'playAgain'> = async (ctx, next) => {
    const { metadata: before }: { metadata?: MatchData } = await this.options.store.fetch(ctx.params.id, { metadata: true });
    await next();
    if (!before?.clock || before.nextMatchID) return;
    await this.give(replyIn(ctx, 'playAgain').nextMatchID, before.clock.terms);
  };

  readonly claim: Handler<'claimOnTime'> = async (ctx, reply) => {
    const owner = bodyIn(ctx, 'claimOnTime');
    const no = await this.change(ctx.params.id, owner, (state, clock, now, metadata) => {
      const seat = expiredSeat(metadata, clock, owner.playerID, now);
      if (typeof seat !== 'string') return seat;
      return stopped(ended(state, { ending: 'time', winner: owner.playerID }, owner.playerID), clock, now);
    });
    check(ctx, no);
    reply({});
  };

  readonly vacation: Handler<'addVacation'> = async (ctx, reply) => {
    const { days, ...owner } = bodyIn(ctx, 'addVacation');
    const no = await this.change(ctx.params.id, owner, (state, clock, now) => {
      const extended = withVacation(clock, owner.playerID, days, now);
      return extended ? happened(state, extended, 'vacation', owner.playerID, [days]) : clockRefusals.noVacation;
    });
    check(ctx, no);
    reply({});
  };

  readonly deputy: Handler<'playBotMove'> = async (ctx, reply) => {
    const { id } = ctx.params;
    if (this.deciding.has(id)) return check(ctx, clockRefusals.botDecides);
    this.deciding.add(id);
    try {
      check(ctx, await this.decided(id, bodyIn(ctx, 'playBotMove'), addressKey(ctx.ip)));
    } finally {
      this.deciding.delete(id);
    }
    reply({});
  };

  private async decided(matchID: string, { playerID, credentials }: Owner, from: string): Promise<Refusal | undefined> {
    const { store, games, transport, decide, time } = this.options;
    const { metadata } = await store.fetch(matchID, { metadata: true });
    const hosted = games.find(({ name }) => name === metadata?.gameName);
    if (!metadata || !hosted) return refusals.noMatch;
    if (!opens(credentials, seatOf(metadata, playerID))) return refusals.wrongCredentials;
    const room = transport.roomOf(hosted, matchID, metadata, undefined);
    if (room.closed) return room.closed;
    const state = await transport.stateAt(room);
    if (!state || state.ctx.gameover !== undefined) return refusals.over;
    if (adjournedIn(state)) return refusals.adjourned;
    const clock = clockOf(state, metadata);
    if (!clock) return clockRefusals.noClock;
    const seat = expiredSeat(metadata, clock, playerID, notBefore(clock, time()));
    if (typeof seat !== 'string') return seat;
    if (!hosted.levels.includes('captain')) return clockRefusals.noCaptain;
    const { G: view } = viewOf(hosted, state, seat).view;
    const choice = await decide({ game: hosted.name, level: 'captain', view, playerID: seat }, from);
    // The move is refused if the player has moved while the bot was deciding.
    return choice ? transport.playFor(room, seat, { matchID, stateID: state._stateID, ...choice, deputy: true }) : clockRefusals.noCaptain;
  }

  /** Changes a match after checking the credentials and the clocks. */
  private change(
    matchID: string,
    { playerID, credentials }: Owner,
    make: (state: State, clock: Clock, now: number, metadata: MatchData) => State | Refusal,
  ): Promise<Refusal | undefined> {
    return this.options.transport.change(matchID, (state, metadata) => {
      if (!opens(credentials, seatOf(metadata, playerID))) return refusals.wrongCredentials;
      if (adjournedIn(state)) return refusals.adjourned;
      const clock = clockOf(state, metadata);
      return clock ? make(state, clock, notBefore(clock, this.options.time()), metadata) : clockRefusals.noClock;
    });
  }

  private async give(matchID: string, terms: ClockTerms): Promise<void> {
    const { store } = this.options;
    const { metadata } = await store.fetch(matchID, { metadata: true });
    if (metadata)
      await store.setMetadata(matchID, Object.assign(metadata, { clock: { terms: { ...terms, per: 'turn' } } satisfies ClockData }));
  }
}

/** Returns an opponent whose clock has expired, or a refusal. Bots have no clock. */
function expiredSeat(metadata: MatchData, clock: Clock, playerID: PlayerID, now: number): PlayerID | Refusal {
  const seat = expiredOpponent(clock, playerID, now);
  if (seat === undefined) return clockRefusals.notFallen;
  return botsIn(metadata).has(seat) ? clockRefusals.captainsTime : seat;
}

function check(ctx: Context, no: Refusal | undefined): void {
  if (no === refusals.wrongCredentials) ctx.throw(403, no.reason);
  if (no === refusals.noMatch) ctx.throw(404, no.reason);
  if (no === refusals.stopping) ctx.throw(503, no.reason);
  if (no) ctx.throw(409, no.reason);
}
