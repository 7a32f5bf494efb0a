import type { LogEntry, State } from 'boardgame.io';
import { chosenOf } from '../../src/kit/standing.js';
import { faultOf, type Log } from '../log.js';
import { activeSeats } from '../match/activeSeats.js';
import type { MatchEvents } from '../match/events.js';
import { type HostedGame, viewOf } from '../match/games.js';
import { type Refusal, refusals } from '../match/refusals.js';
import type { MatchRoom } from '../match/room.js';
import { seatOf } from '../match/seats.js';
import { Serial } from '../match/serial.js';
import type { Transport } from '../match/transport.js';
import { dueAfter, NOTIFY_AFTER } from '../storage/notificationStore.js';
import type { ConditionalOrders, Dropped, OrderedMove, OrderProgress, OrderStep, SeatOrders, SeenMove } from '../storage/orderStore.js';
import type { MatchData, Store } from '../storage/store.js';
import { type EndedOrders, follow, nextOf, startOf } from './expectedLine.js';

/** From one look for what is due to the next, in ms. */
const EVERY = 2000;
/** From one look at a match that this server cannot continue to the next, in ms. */
const CLOSED = 60_000;
/** Matches looked at in one round. */
const MOST = 50;
/** Whoever is at the table answers by himself for so long, in ms. */
const PATIENCE = 5000;
/** Until a move is tried again that could not be made yet, in ms. */
const LATER = 10_000;

export interface OrderRunnerOptions {
  readonly store: Pick<Store, 'plans' | 'notices' | 'fetch' | 'since'>;
  readonly games: readonly HostedGame[];
  readonly matches: Pick<Transport, 'tableOf' | 'playFor' | 'stateOf'>;
  readonly events: Pick<MatchEvents, 'notifyAfterMs'>;
  /** Whether the seat is at the table, at whichever process. */
  isConnected(matchID: string, playerID: string): boolean;
  readonly pollMs?: number;
  readonly log: Log;
}

/** A match that is looked at. */
interface Sight {
  readonly hosted: HostedGame;
  readonly metadata: MatchData;
  readonly table: MatchRoom;
  readonly state: State;
}

/** A move has been made, or what was said has changed: everything is looked at again. */
type Again = boolean;

/**
 * Does what seats have said beforehand: carries out their plans, and answers by their standing orders while they are away. Any number of
 * processes may do so: a move is written once, whoever makes it, and what was carried out is read off the log.
 */
export class OrderRunner {
  private readonly serial = new Serial();
  /** Matches in which something was said, as far as this process knows. */
  private readonly known = new Set<string>();
  /** Seats that something was done for while nobody need have seen it: what is asked of them then is told as if another had asked. */
  private readonly unseen = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly options: OrderRunnerOptions) {}

  start(): void {
    this.timer = setInterval(() => void this.sweep(), this.options.pollMs ?? EVERY).unref();
  }

  /** Does nothing more, and finishes what is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.serial.idle();
  }

  /** A move was made in a match. */
  wake(matchID: string): void {
    if (this.known.has(matchID)) void this.look(matchID);
  }

  /** Looks wherever something is due, at whichever process it was said or moved. */
  async sweep(): Promise<void> {
    try {
      for (const matchID of await this.options.store.plans.due(Date.now(), MOST)) {
        this.known.add(matchID);
        await this.look(matchID);
      }
    } catch (error) {
      this.report(error);
    }
  }

  /** Does what is to be done in a match now; resolves when nothing is left. */
  async look(matchID: string): Promise<void> {
    this.known.add(matchID);
    await this.serial.run(matchID, async () => {
      try {
        let again = true;
        while (again && !this.stopped) again = await this.looked(matchID);
      } catch (error) {
        this.report(error, matchID);
      }
    });
  }

  private async looked(matchID: string): Promise<Again> {
    const { plans } = this.options.store;
    const sight = await this.sight(matchID);
    if (sight === 'closed') {
      for (const said of await plans.of(matchID)) await plans.postpone(said, Date.now() + CLOSED);
      return false;
    }
    if (!sight) {
      this.known.delete(matchID);
      await plans.drop(matchID);
      return false;
    }
    for (const said of await plans.of(matchID)) if (await this.serve(sight, said)) return true;
    return false;
  }

  /** @returns undefined if the match is over, `closed` if this server cannot continue it */
  private async sight(matchID: string): Promise<Sight | 'closed' | undefined> {
    const { store, games, matches } = this.options;
    const { metadata } = await store.fetch(matchID, { metadata: true });
    const hosted = games.find(({ name }) => name === metadata?.gameName);
    if (!metadata || !hosted || metadata.gameover !== undefined) return undefined;
    const table = matches.tableOf(hosted, matchID, metadata, undefined);
    if (table.closed) return 'closed';
    const state = await matches.stateOf(table);
    return state && state.ctx.gameover === undefined ? { hosted, metadata, table, state } : undefined;
  }

  private async serve(sight: Sight, said: SeatOrders): Promise<Again> {
    const { plans } = this.options.store;
    const { metadata, state } = sight;
    // Somebody else sits there now.
    if (seatOf(metadata, said.playerID)?.credentials !== said.owner) {
      await plans.drop(said.matchID, said.playerID);
      return false;
    }
    const isAsked = activeSeats(state).includes(said.playerID);
    const progress = said.plan && (await this.progressOf(sight, said, said.plan));
    if (said.plan && progress) {
      const next = 'to' in progress ? nextOf(said.plan, progress, isAsked) : progress;
      if ('due' in next) return this.carryOut(sight, said, next.due);
      if ('dropped' in next) return this.end(said, { why: next.dropped, at: state._stateID });
      if ('over' in next) return this.end(said);
    }
    const reached = progress && 'to' in progress ? progress : undefined;
    if (isAsked) return this.answer(sight, said, reached);
    this.unseen.delete(seatKey(said.matchID, said.playerID));
    await plans.looked(said, state._stateID, reached);
    return false;
  }

  /** Reads the moves since the last look, as the seat sees them. */
  private async progressOf({ hosted, state }: Sight, said: SeatOrders, plan: ConditionalOrders): Promise<OrderProgress | EndedOrders> {
    const progress = startOf(plan);
    if (progress.to >= state._stateID) return progress;
    const since = await this.options.store.since(said.matchID, progress.to);
    if (!since) return progress;
    const moves = viewOf(hosted, { ...since.state, deltalog: since.log }, said.playerID).log.flatMap(seenIn);
    return follow(plan, said.playerID, progress, { moves, to: since.state._stateID });
  }

  private async carryOut(sight: Sight, said: SeatOrders, step: OrderStep): Promise<Again> {
    const no = await this.play(sight, said, step);
    if (!no || no === refusals.stale) return true;
    if (isForNow(no)) return this.postpone(said, Date.now() + LATER);
    return this.end(said, { why: 'notAllowed', at: sight.state._stateID });
  }

  /** Answers by a standing order, where one settles the question. Whoever is at the table has done so himself by then. */
  private async answer(sight: Sight, said: SeatOrders, progress?: OrderProgress): Promise<Again> {
    const { store, isConnected } = this.options;
    const { hosted, metadata, state } = sight;
    const { rules, standing } = hosted;
    const { matchID, playerID, orders } = said;
    const view = rules?.view(state.G, playerID);
    const move = standing?.answer(view, playerID, chosenOf(standing.lists, orders));
    const wanted = move && rules?.refusal(view, playerID, move.move, move.args) === undefined ? move : undefined;
    const patience = metadata.updatedAt + PATIENCE;
    if (wanted && isConnected(matchID, playerID) && Date.now() < patience) return this.postpone(said, patience);
    const no = wanted && (await this.play(sight, said, wanted));
    if (wanted && (!no || no === refusals.stale)) return true;
    if (no && isForNow(no)) return this.postpone(said, Date.now() + LATER);
    await this.tellAsked(said, state._stateID);
    await store.plans.looked(said, state._stateID, progress);
    return false;
  }

  /** Its player is to be told that he is asked: whoever made the last move for him did not wait for that. */
  private async tellAsked({ matchID, playerID }: SeatOrders, stateID: number): Promise<void> {
    if (!this.unseen.delete(seatKey(matchID, playerID))) return;
    const { store, events } = this.options;
    await store.notices.ask(matchID, stateID, { seats: [playerID], from: dueAfter(events.notifyAfterMs ?? NOTIFY_AFTER) });
  }

  private async play(
    { table, state }: Sight,
    { matchID, playerID }: SeatOrders,
    { move, args }: OrderedMove,
  ): Promise<Refusal | undefined> {
    const no = await this.options.matches.playFor(table, playerID, { matchID, stateID: state._stateID, move, args });
    if (!no) this.unseen.add(seatKey(matchID, playerID));
    return no;
  }

  private async postpone(said: SeatOrders, until: number): Promise<Again> {
    await this.options.store.plans.postpone(said, until);
    return false;
  }

  /** The plan is done, or dropped. */
  private async end({ plan, dropped: before, ...rest }: SeatOrders, dropped?: Dropped): Promise<Again> {
    if (dropped) this.unseen.add(seatKey(rest.matchID, rest.playerID));
    await this.options.store.plans.keep({ ...rest, ...(dropped && { dropped }), version: rest.version + 1 });
    return true;
  }

  private report(error: unknown, match?: string): void {
    this.options.log('warn', 'plans', { ...(match && { match }), ...faultOf(error) });
  }
}

const seatKey = (matchID: string, playerID: string): string => `${matchID} ${playerID}`;

/** What may be otherwise in a while. */
const FOR_NOW: ReadonlySet<Refusal> = new Set([refusals.saltOwed, refusals.seatFree, refusals.stopping, refusals.adjourned]);
const isForNow = (no: Refusal): boolean => FOR_NOW.has(no);

function seenIn({ action }: LogEntry): SeenMove[] {
  if (action.type !== 'MAKE_MOVE') return [];
  const { playerID, type, args } = action.payload;
  return [{ by: playerID, move: type, ...(Array.isArray(args) && { args }) }];
}
