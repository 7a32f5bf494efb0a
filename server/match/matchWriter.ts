import { performance } from 'node:perf_hooks';
import type { State } from 'boardgame.io';
import { adjournedIn } from '../../src/boardgame/adjourned.js';
import type { Metrics } from '../http/metrics.js';
import { dueAfter, type SeatsToNotify } from '../storage/notificationStore.js';
import { type MatchData, StaleWrite, type Store, Unanswered, Uncertain } from '../storage/store.js';
import { activeSeats, newlyActive } from './activeSeats.js';
import { type ClockChange, clockOf, hasClock, timed, withClocks } from './clocks.js';
import type { MatchEvents } from './events.js';
import type { HostedGame } from './games.js';
import { judge, type MoveRequest } from './judge.js';
import { type Refusal, refusals } from './refusals.js';
import type { MatchRegistry } from './registry.js';
import { isRepeated } from './repeats.js';
import type { MatchRoom } from './room.js';
import { FirstDie, hasRolled } from './salts.js';
import { swapped } from './swapping.js';
import { undoPatch } from './undoPatch.js';

const ATTEMPTS = 6;

const NO_DATA: Pick<MatchData, 'clock' | 'players'> = { players: {} };

export interface MatchWriterOptions {
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly metrics: Metrics;
  readonly events: MatchEvents;
  time(): number;
}

/** Returns the next state, or a refusal. Called again if another process changed the match first. */
export type MakeChange = (state: State, metadata: MatchData) => State | Refusal;

/** Stores each change of a match, then sends it to the clients. Its methods return a refusal or undefined. */
export class MatchWriter {
  private readonly firstDie = new FirstDie();

  constructor(
    private readonly registry: MatchRegistry,
    private readonly options: MatchWriterOptions,
  ) {}

  /** Makes a move. Must be called within {@link MatchRegistry.run}. */
  async play(room: MatchRoom, playerID: string, request: MoveRequest): Promise<Refusal | undefined> {
    const { store } = this.options;
    const { matchID } = room;
    // A client cannot have seen a state that is not stored.
    let seen = request.stateID;
    for (let attempt = 1; ; attempt++) {
      if (room.closed) return room.closed;
      const state = await this.registry.stateOf(room);
      if (!state) return refusals.noMatch;
      seen = Math.min(seen, state._stateID);
      if (adjournedIn(state)) return refusals.adjourned;
      const opening = await this.firstDie.opening(room, state, () => this.registry.metadata(matchID));
      const verdict = judge(room.hosted, opening.state, playerID, request);
      if ('no' in verdict) return verdict.no;
      if (opening.early && hasRolled(verdict.next)) return opening.early;
      if (await isRepeated(store, matchID, { by: playerID, seen, now: state._stateID })) return refusals.stale;
      const next = await this.timed(room, state, verdict.next, { ...request, by: playerID });
      if (await this.stored(room, state, next, playerID, attempt === ATTEMPTS)) return undefined;
    }
  }

  /** Makes a change other than a move. */
  change(matchID: string, make: MakeChange): Promise<Refusal | undefined> {
    return this.inRoom(matchID, async (room, metadata) => {
      for (let attempt = 1; ; attempt++) {
        const state = await this.registry.stateOf(room);
        const seats = attempt === 1 ? metadata : await this.registry.metadata(matchID);
        if (!state || !seats) return refusals.noMatch;
        if (state.ctx.gameover !== undefined) return refusals.over;
        const made = make(state, seats);
        if (!('ctx' in made)) return made;
        const next = withClocks(state, made, clockOf(state, seats), this.options.time());
        if (await this.stored(room, state, next, '', attempt === ATTEMPTS).catch(asUnanswered)) return undefined;
      }
    });
  }

  /** Exchanges two players' sides before the first move. Their clients reconnect to their new seats. */
  exchange(matchID: string, by: string): Promise<Refusal | undefined> {
    const { store, events, time } = this.options;
    return this.inRoom(matchID, async (room, metadata) => {
      const state = await this.registry.stateOf(room);
      if (!state) return refusals.noMatch;
      const made = swapped(state, metadata, by, time());
      if (!('metadata' in made)) return made;
      const notify = this.notifying(activeSeats(made.state));
      try {
        await store.exchange(matchID, made.state, made.metadata, notify);
      } catch (error) {
        room.mayBeStale = true;
        if (error instanceof StaleWrite) return refusals.stale;
        throw error;
      }
      this.registry.show(room, { type: 'moved', from: state._stateID, state: made.state, by: '' });
      this.registry.announce(matchID);
      events.seatsChanged(matchID);
      events.changed({ room, before: state, after: made.state });
      return undefined;
    });
  }

  private inRoom(
    matchID: string,
    work: (room: MatchRoom, metadata: MatchData) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> {
    return this.registry.run(matchID, async () => {
      const metadata = await this.registry.metadata(matchID);
      const hosted = this.options.games.find(({ name }) => name === metadata?.gameName);
      if (!metadata || !hosted) return refusals.noMatch;
      const room = this.registry.roomOf(hosted, matchID, metadata, undefined);
      return room.closed ?? work(room, metadata);
    });
  }

  private async timed(room: MatchRoom, state: State, next: State, made: ClockChange): Promise<State> {
    const metadata = room.isTimed && !hasClock(state) ? await this.registry.metadata(room.matchID) : undefined;
    const clock = clockOf(state, metadata ?? NO_DATA);
    return clock ? timed(clock, state, next, { ...made, now: this.options.time() }) : next;
  }

  /**
   * Stores and sends `next`. Returns false if another process was faster and attempts remain.
   * @param by the seat that moved, or empty if no seat moved
   */
  private async stored(room: MatchRoom, state: State, next: State, by: string, isLast: boolean): Promise<boolean> {
    const { store, metrics, events } = this.options;
    const { matchID, hosted } = room;
    try {
      const began = performance.now();
      const notify = this.notifying(newlyActive(state, next, by));
      await store.setState(matchID, next, next.deltalog, notify, undoPatch(hosted, state, next));
      metrics.stored('setState', performance.now() - began);
    } catch (error) {
      room.mayBeStale = true;
      if (!(error instanceof StaleWrite) || isLast) throw error;
      return false;
    }
    this.registry.show(room, { type: 'moved', from: state._stateID, state: next, by });
    events.changed({ room, before: state, after: next });
    return true;
  }

  private notifying(seats: readonly string[]): SeatsToNotify | undefined {
    const { notifyAfterMs } = this.options.events;
    return notifyAfterMs === undefined ? undefined : { seats, from: dueAfter(notifyAfterMs) };
  }
}

/** Rethrows {@link Uncertain} as {@link Unanswered}. Without a socket, the result cannot be sent later. */
function asUnanswered(error: unknown): never {
  throw error instanceof Uncertain ? new Unanswered(error) : error;
}
