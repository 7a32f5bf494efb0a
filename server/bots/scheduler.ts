import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { State } from 'boardgame.io';
import type { Level } from '../../src/kit/levels.js';
import { faultOf, type Log } from '../log.js';
import { activeSeats } from '../match/activeSeats.js';
import { type HostedGame, viewOf } from '../match/games.js';
import { type Refusal, refusals } from '../match/refusals.js';
import type { MatchRoom } from '../match/room.js';
import { botsIn, hasPlayer } from '../match/seats.js';
import type { Transport } from '../match/transport.js';
import type { Question } from '../plugin.js';
import type { BotPosition } from '../storage/botStore.js';
import type { Store } from '../storage/store.js';
import type { CaptainOptions } from './bots.js';
import { ThinkingLimit } from './thinkingLimit.js';
import type { Asker, BotThreads } from './threads.js';

const LEASE_MS = 15_000;
const RENEW_MS = 5000;
const POLL_MS = 2000;
const MAX_MATCHES = 50;
const RETRY_MS = 1000;
const PACE_MS = 250;
const MAX_FAILURES = 5;
/** Delay after a failure, in milliseconds. Short, because the store may only have been restarted. */
const FAILED_MS = 15_000;
/** Delay in milliseconds before the server checks a match again that it cannot continue. */
const CLOSED_MS = 60_000;
/** Higher than any state id, so that moves do not make a match due again. */
const NO_STATE = 2 ** 31 - 1;

export interface BotSchedulerOptions {
  readonly store: Pick<Store, 'captains' | 'fetch' | 'versionOf'>;
  readonly games: readonly HostedGame[];
  readonly matches: Pick<Transport, 'roomOf' | 'stateAt' | 'playFor'>;
  readonly threads: Pick<BotThreads, 'decide'>;
  readonly paceMs?: CaptainOptions['paceMs'];
  readonly pollMs?: number;
  readonly log: Log;
  /** Reports the duration of a decision, including the wait for a thread. */
  decided(game: string, ms: number): void;
}

interface Turn {
  readonly room: MatchRoom;
  readonly state: State;
  readonly playerID: string;
  readonly level: Level;
  readonly urgent: boolean;
}

/** Why no bot has to move: no bot must decide at position `looked`, the match is over, or this server cannot continue it. */
type Idle = { readonly looked: BotPosition } | { readonly over: true } | { readonly closed: true };

const isIdle = (found: Turn | Idle): found is Idle => !('room' in found);

/** Makes the bots' moves in all matches. Only one process at a time can reserve a match. */
export class BotScheduler {
  private readonly id = randomBytes(9).toString('base64url');
  private readonly playing = new Map<string, Promise<void>>();
  private readonly unwatched = new Map<string, MatchRoom>();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly over = new AbortController();
  private readonly limit = new ThinkingLimit();

  constructor(private readonly options: BotSchedulerOptions) {}

  start(): void {
    this.timers.push(
      setInterval(() => void this.sweep(), this.options.pollMs ?? POLL_MS).unref(),
      setInterval(() => void this.renew(), RENEW_MS).unref(),
    );
  }

  async stop(): Promise<void> {
    this.over.abort();
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.playing.values());
    await this.options.store.captains.release(this.id).catch((error) => this.report(error));
  }

  wake(matchID: string): void {
    if (!this.playing.has(matchID)) void this.takeUp(matchID);
  }

  async sweep(): Promise<void> {
    if (this.playing.size < MAX_MATCHES) await this.takeUp();
  }

  private async takeUp(matchID?: string): Promise<void> {
    if (this.over.signal.aborted) return;
    try {
      for (const taken of await this.take(MAX_MATCHES, matchID)) this.begin(taken);
    } catch (error) {
      this.report(error, matchID);
    }
  }

  private take(most: number, matchID?: string): Promise<string[]> {
    const now = Date.now();
    return this.options.store.captains.take(this.id, now, now + LEASE_MS, most, matchID);
  }

  private begin(matchID: string): void {
    if (this.playing.has(matchID)) return;
    const played = this.play(matchID)
      .catch((error) => this.report(error, matchID))
      .finally(() => {
        this.playing.delete(matchID);
        this.unwatched.delete(matchID);
      });
    this.playing.set(matchID, played);
  }

  private async renew(): Promise<void> {
    if (this.playing.size) await this.options.store.captains.keep(this.id, Date.now() + LEASE_MS).catch((error) => this.report(error));
  }

  private async play(matchID: string): Promise<void> {
    let failures = 0;
    while (!this.over.signal.aborted) {
      try {
        if (await this.step(matchID)) return;
        failures = 0;
      } catch (error) {
        if (this.over.signal.aborted) return;
        this.report(error, matchID);
        failures += 1;
        if (failures === MAX_FAILURES) return this.options.store.captains.postpone(this.id, matchID, Date.now() + FAILED_MS);
        await this.wait(RETRY_MS);
      }
    }
  }

  /**
   * Makes at most one bot move in a match.
   * @returns whether no more bot moves are due
   */
  private async step(matchID: string): Promise<boolean> {
    const { captains } = this.options.store;
    const found = await this.look(matchID);
    if (!isIdle(found)) {
      await this.move(found);
      return false;
    }
    if ('over' in found) {
      await captains.drop(matchID);
      return true;
    }
    if ('closed' in found) {
      await captains.postpone(this.id, matchID, Date.now() + CLOSED_MS);
      return true;
    }
    await captains.putBack(this.id, matchID, found.looked);
    // A change made during the check could not reserve the match, so check again.
    return (await this.take(1, matchID)).length === 0;
  }

  private async look(matchID: string): Promise<Turn | Idle> {
    const { store, games, matches } = this.options;
    const { metadata } = await store.fetch(matchID, { metadata: true });
    const hosted = games.find(({ name }) => name === metadata?.gameName);
    if (!metadata || !hosted) return { over: true };
    const version = store.versionOf(metadata) ?? 0;
    const captains = botsIn(metadata);
    const players = Object.values(metadata.players);
    const room = matches.roomOf(hosted, matchID, metadata, this.unwatched.get(matchID));
    this.unwatched.set(matchID, room);
    if (room.closed) return { closed: true };
    if (captains.size === 0 || players.some(({ name }) => name === undefined)) {
      return { looked: { stateID: NO_STATE, version } };
    }
    const state = await matches.stateAt(room);
    if (!state || state.ctx.gameover !== undefined) return { over: true };
    const playerID = activeSeats(state).find((asked) => captains.has(asked));
    const level = captains.get(playerID ?? '');
    if (playerID === undefined || !level) return { looked: { stateID: state._stateID, version } };
    return { room, state, playerID, level, urgent: players.some(hasPlayer) };
  }

  private async move(turn: Turn): Promise<void> {
    const no = await this.offer(turn);
    if (!no) return this.wait(this.options.paceMs ?? PACE_MS);
    if (no === refusals.stale || no === refusals.over || no === refusals.adjourned) return;
    if (no === refusals.saltOwed || no === refusals.seatFree) return this.wait(RETRY_MS);
    throw new Error(`a bot’s move in ${turn.room.hosted.name} was refused: ${no.reason}`);
  }

  private async offer({ room, state, playerID, level, urgent }: Turn): Promise<Refusal | undefined> {
    const { threads, matches, decided } = this.options;
    const { hosted, matchID } = room;
    const { G: view } = viewOf(hosted, state, playerID).view;
    const began = performance.now();
    const question: Question = { game: hosted.name, level: this.limit.levelFor(matchID, level), view, playerID };
    const asker: Asker = { from: room.playerAddress ?? matchID, urgent, thought: (ms) => this.limit.spend(matchID, ms) };
    const choice = await threads.decide(question, asker).catch((error) => {
      this.report(error, matchID);
      return threads.decide({ ...question, simply: true }, asker);
    });
    decided(hosted.name, performance.now() - began);
    if (!choice) throw new Error('a bot has no move to choose');
    return matches.playFor(room, playerID, { matchID, stateID: state._stateID, move: choice.move, args: choice.args });
  }

  private async wait(ms: number): Promise<void> {
    await delay(ms, undefined, { ref: false, signal: this.over.signal }).catch(() => undefined);
  }

  private report(error: unknown, match?: string): void {
    this.options.log('warn', 'captains', { ...(match && { match }), ...faultOf(error) });
  }
}
