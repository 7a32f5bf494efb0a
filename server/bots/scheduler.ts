import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { State } from 'boardgame.io';
import type { Level } from '../../src/kit/levels.js';
import { faultOf, type Log } from '../log.js';
import { activeSeats } from '../match/activeSeats.js';
import { type HostedGame, viewOf } from '../match/games.js';
import { type Refusal, refusals } from '../match/refusals.js';
import type { MatchRoom } from '../match/room.js';
import { captainsIn, isPerson } from '../match/seats.js';
import type { Transport } from '../match/transport.js';
import type { Question } from '../plugin.js';
import type { BotPosition } from '../storage/botStore.js';
import type { Store } from '../storage/store.js';
import type { CaptainOptions } from './bots.js';
import type { Asker, BotThreads } from './threads.js';

/** How long a process has what it has taken up, in ms, if it does not say that it is still at it; and how often it says so. */
const LEASE = 15_000;
const BEAT = 5000;
/** From one look for what is due to the next, in ms. */
const EVERY = 2000;
/** Matches that one process plays in at a time; those in which something happens here are taken up beyond that. */
const MOST = 50;
/** Until a move is tried again that could not be made yet, in ms. */
const PAUSE = 1000;
/** From one move of a captain to the next, in ms. */
const PACE = 250;
/** After so many failures in a row a match is left for so long, in ms. */
const PATIENCE = 5;
const LATER = 60_000;
/** No state of a match is beyond it: a match without captains is not due for its moves. */
const BEYOND = 2 ** 31 - 1;

export interface BotSchedulerOptions {
  readonly store: Pick<Store, 'captains' | 'fetch' | 'versionOf'>;
  readonly games: readonly HostedGame[];
  readonly matches: Pick<Transport, 'tableOf' | 'stateAt' | 'playFor'>;
  readonly threads: Pick<BotThreads, 'decide'>;
  readonly paceMs?: CaptainOptions['paceMs'];
  readonly pollMs?: number;
  readonly log: Log;
  /** Told of every decision how long it took, its waiting for a thread included, in ms. */
  decided(game: string, ms: number): void;
}

/** A captain who is asked. */
interface Turn {
  readonly table: MatchRoom;
  readonly state: State;
  readonly playerID: string;
  readonly level: Level;
  /** A person is at the match. */
  readonly urgent: boolean;
}

/** Nothing to do in a match until it changes, ever again, or while this server cannot continue it. */
type Rest = { readonly looked: BotPosition } | { readonly over: true } | { readonly closed: true };

const isRest = (found: Turn | Rest): found is Rest => !('table' in found);

/**
 * Plays for the captains of all matches: of those at this process as soon as something happens in them, and of any that nobody plays in.
 * One process has a match at a time, as long as it says that it is there; a move that another makes all the same is refused as late.
 */
export class BotScheduler {
  private readonly id = randomBytes(9).toString('base64url');
  /** Matches that are played in here. */
  private readonly playing = new Map<string, Promise<void>>();
  /** Where those are played that nobody looks on at here. */
  private readonly apart = new Map<string, MatchRoom>();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly over = new AbortController();

  constructor(private readonly options: BotSchedulerOptions) {}

  start(): void {
    this.timers.push(
      setInterval(() => void this.sweep(), this.options.pollMs ?? EVERY).unref(),
      setInterval(() => void this.beat(), BEAT).unref(),
    );
  }

  /** Plays no more, and leaves everything to whoever comes next. */
  async stop(): Promise<void> {
    this.over.abort();
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.playing.values());
    await this.options.store.captains.release(this.id).catch((error) => this.report(error));
  }

  /** Something has happened in a match: its captains look. */
  wake(matchID: string): void {
    if (!this.playing.has(matchID)) void this.takeUp(matchID);
  }

  /** Takes up what is due, at whichever process it has happened. */
  async sweep(): Promise<void> {
    if (this.playing.size < MOST) await this.takeUp();
  }

  private async takeUp(matchID?: string): Promise<void> {
    if (this.over.signal.aborted) return;
    try {
      for (const taken of await this.take(MOST, matchID)) this.begin(taken);
    } catch (error) {
      this.report(error, matchID);
    }
  }

  private take(most: number, matchID?: string): Promise<string[]> {
    const now = Date.now();
    return this.options.store.captains.take(this.id, now, now + LEASE, most, matchID);
  }

  private begin(matchID: string): void {
    if (this.playing.has(matchID)) return;
    const played = this.play(matchID)
      .catch((error) => this.report(error, matchID))
      .finally(() => {
        this.playing.delete(matchID);
        this.apart.delete(matchID);
      });
    this.playing.set(matchID, played);
  }

  private async beat(): Promise<void> {
    if (this.playing.size) await this.options.store.captains.keep(this.id, Date.now() + LEASE).catch((error) => this.report(error));
  }

  /** Makes one move after the other, as long as a captain of the match is asked. */
  private async play(matchID: string): Promise<void> {
    let failures = 0;
    while (!this.over.signal.aborted) {
      try {
        if (await this.rested(matchID)) return;
        failures = 0;
      } catch (error) {
        if (this.over.signal.aborted) return;
        this.report(error, matchID);
        failures += 1;
        if (failures === PATIENCE) return this.options.store.captains.postpone(this.id, matchID, Date.now() + LATER);
        await this.wait(PAUSE);
      }
    }
  }

  /** Looks once, and makes one move if one is to be made. Gives whether there is nothing to be done any more. */
  private async rested(matchID: string): Promise<boolean> {
    const { captains } = this.options.store;
    const found = await this.look(matchID);
    if (!isRest(found)) {
      await this.move(found);
      return false;
    }
    if ('over' in found) {
      await captains.drop(matchID);
      return true;
    }
    if ('closed' in found) {
      await captains.postpone(this.id, matchID, Date.now() + LATER);
      return true;
    }
    await captains.putBack(this.id, matchID, found.looked);
    // What has happened since the look, and found the match taken.
    return (await this.take(1, matchID)).length === 0;
  }

  private async look(matchID: string): Promise<Turn | Rest> {
    const { store, games, matches } = this.options;
    const { metadata } = await store.fetch(matchID, { metadata: true });
    const hosted = games.find(({ name }) => name === metadata?.gameName);
    if (!metadata || !hosted) return { over: true };
    const version = store.versionOf(metadata) ?? 0;
    const captains = captainsIn(metadata);
    const players = Object.values(metadata.players);
    const table = matches.tableOf(hosted, matchID, metadata, this.apart.get(matchID));
    this.apart.set(matchID, table);
    if (table.closed) return { closed: true };
    // Until somebody sits down, or a captain does.
    if (captains.size === 0 || players.some(({ name }) => name === undefined)) {
      return { looked: { stateID: BEYOND, version } };
    }
    const state = await matches.stateAt(table);
    if (!state || state.ctx.gameover !== undefined) return { over: true };
    const playerID = activeSeats(state).find((asked) => captains.has(asked));
    const level = captains.get(playerID ?? '');
    if (playerID === undefined || !level) return { looked: { stateID: state._stateID, version } };
    return { table, state, playerID, level, urgent: players.some(isPerson) };
  }

  private async move(turn: Turn): Promise<void> {
    const no = await this.offer(turn);
    if (!no) return this.wait(this.options.paceMs ?? PACE);
    // Somebody else was faster: the match is looked at again.
    if (no === refusals.stale || no === refusals.over || no === refusals.adjourned) return;
    if (no === refusals.saltOwed || no === refusals.seatFree) return this.wait(PAUSE);
    throw new Error(`a bot was refused ${turn.table.hosted.name}: ${no.reason}`);
  }

  /** Has the captain decide, and plays what he says. Gives why not, if not. */
  private async offer({ table, state, playerID, level, urgent }: Turn): Promise<Refusal | undefined> {
    const { threads, matches, decided } = this.options;
    const { hosted, matchID } = table;
    const { G: view } = viewOf(hosted, state, playerID).view;
    const began = performance.now();
    const question: Question = { game: hosted.name, level, view, playerID };
    const asker: Asker = { from: table.guestAddress ?? matchID, urgent };
    const choice = await threads.decide(question, asker).catch((error) => {
      this.report(error, matchID);
      return threads.decide({ ...question, simply: true }, asker);
    });
    decided(hosted.name, performance.now() - began);
    if (!choice) throw new Error('a bot has no move to choose');
    return matches.playFor(table, playerID, { matchID, stateID: state._stateID, move: choice.move, args: choice.args });
  }

  private async wait(ms: number): Promise<void> {
    await delay(ms, undefined, { ref: false, signal: this.over.signal }).catch(() => undefined);
  }

  private report(error: unknown, match?: string): void {
    this.options.log('warn', 'captains', { ...(match && { match }), ...faultOf(error) });
  }
}
