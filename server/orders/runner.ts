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

const POLL_MS = 2000;
const CLOSED_MS = 60_000;
const MAX_MATCHES = 50;
const ANSWER_MS = 5000;
const POSTPONE_MS = 10_000;

export interface OrderRunnerOptions {
  readonly store: Pick<Store, 'plans' | 'notices' | 'fetch' | 'since'>;
  readonly games: readonly HostedGame[];
  readonly matches: Pick<Transport, 'roomOf' | 'playFor' | 'stateOf'>;
  readonly events: Pick<MatchEvents, 'notifyAfterMs'>;
  isConnected(matchID: string, playerID: string): boolean;
  readonly pollMs?: number;
  readonly log: Log;
}

interface OpenMatch {
  readonly hosted: HostedGame;
  readonly metadata: MatchData;
  readonly room: MatchRoom;
  readonly state: State;
}

/** Whether the match must be checked again, because of a move or changed orders. */
type Again = boolean;

/**
 * Carries out conditional orders and automatic answers. Several processes can do this at the same time, because a move is stored only once
 * and the progress of orders is read from the log.
 */
export class OrderRunner {
  private readonly serial = new Serial();
  private readonly known = new Set<string>();
  /** Seats for which the server has moved, and whose players must be notified of their next decision. */
  private readonly unseen = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly options: OrderRunnerOptions) {}

  start(): void {
    this.timer = setInterval(() => void this.sweep(), this.options.pollMs ?? POLL_MS).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.serial.idle();
  }

  wake(matchID: string): void {
    if (this.known.has(matchID)) void this.look(matchID);
  }

  async sweep(): Promise<void> {
    try {
      for (const matchID of await this.options.store.plans.due(Date.now(), MAX_MATCHES)) {
        this.known.add(matchID);
        await this.look(matchID);
      }
    } catch (error) {
      this.report(error);
    }
  }

  async look(matchID: string): Promise<void> {
    this.known.add(matchID);
    await this.serial.run(matchID, async () => {
      try {
        let again = true;
        while (again && !this.stopped) again = await this.serveAll(matchID);
      } catch (error) {
        this.report(error, matchID);
      }
    });
  }

  private async serveAll(matchID: string): Promise<Again> {
    const { plans } = this.options.store;
    const match = await this.read(matchID);
    if (match === 'closed') {
      for (const seatOrders of await plans.of(matchID)) await plans.postpone(seatOrders, Date.now() + CLOSED_MS);
      return false;
    }
    if (!match) {
      this.known.delete(matchID);
      await plans.drop(matchID);
      return false;
    }
    for (const seatOrders of await plans.of(matchID)) if (await this.serve(match, seatOrders)) return true;
    return false;
  }

  /** Reads a match with orders. Returns undefined if it is over, `closed` if this server cannot continue it. */
  private async read(matchID: string): Promise<OpenMatch | 'closed' | undefined> {
    const { store, games, matches } = this.options;
    const { metadata } = await store.fetch(matchID, { metadata: true });
    const hosted = games.find(({ name }) => name === metadata?.gameName);
    if (!metadata || !hosted || metadata.gameover !== undefined) return undefined;
    const room = matches.roomOf(hosted, matchID, metadata, undefined);
    if (room.closed) return 'closed';
    const state = await matches.stateOf(room);
    return state && state.ctx.gameover === undefined ? { hosted, metadata, room, state } : undefined;
  }

  private async serve(match: OpenMatch, seatOrders: SeatOrders): Promise<Again> {
    const { plans } = this.options.store;
    const { metadata, state } = match;
    if (seatOf(metadata, seatOrders.playerID)?.credentials !== seatOrders.owner) {
      await plans.drop(seatOrders.matchID, seatOrders.playerID);
      return false;
    }
    const isAsked = activeSeats(state).includes(seatOrders.playerID);
    const progress = seatOrders.plan && (await this.progressOf(match, seatOrders, seatOrders.plan));
    if (seatOrders.plan && progress) {
      const next = 'to' in progress ? nextOf(seatOrders.plan, progress, isAsked) : progress;
      if ('due' in next) return this.carryOut(match, seatOrders, next.due);
      if ('dropped' in next) return this.end(seatOrders, { why: next.dropped, at: state._stateID });
      if ('over' in next) return this.end(seatOrders);
    }
    const reached = progress && 'to' in progress ? progress : undefined;
    if (isAsked) return this.answer(match, seatOrders, reached);
    this.unseen.delete(seatKey(seatOrders.matchID, seatOrders.playerID));
    await plans.looked(seatOrders, state._stateID, reached);
    return false;
  }

  private async progressOf(
    { hosted, state }: OpenMatch,
    seatOrders: SeatOrders,
    plan: ConditionalOrders,
  ): Promise<OrderProgress | EndedOrders> {
    const progress = startOf(plan);
    if (progress.to >= state._stateID) return progress;
    const since = await this.options.store.since(seatOrders.matchID, progress.to);
    if (!since) return progress;
    const moves = viewOf(hosted, { ...since.state, deltalog: since.log }, seatOrders.playerID).log.flatMap(seenIn);
    return follow(plan, seatOrders.playerID, progress, { moves, to: since.state._stateID });
  }

  private async carryOut(match: OpenMatch, seatOrders: SeatOrders, step: OrderStep): Promise<Again> {
    const no = await this.play(match, seatOrders, step);
    if (!no || no === refusals.stale) return true;
    if (isTemporary(no)) return this.postpone(seatOrders, Date.now() + POSTPONE_MS);
    return this.end(seatOrders, { why: 'notAllowed', at: match.state._stateID });
  }

  /** Makes an automatic answer. Connected players have time to answer first. */
  private async answer(match: OpenMatch, seatOrders: SeatOrders, progress?: OrderProgress): Promise<Again> {
    const { store, isConnected } = this.options;
    const { hosted, metadata, state } = match;
    const { rules, standing } = hosted;
    const { matchID, playerID, orders } = seatOrders;
    const view = rules?.view(state.G, playerID);
    const move = standing?.answer(view, playerID, chosenOf(standing.lists, orders));
    const allowed = move && rules?.refusal(view, playerID, move.move, move.args) === undefined ? move : undefined;
    const deadline = metadata.updatedAt + ANSWER_MS;
    if (allowed && isConnected(matchID, playerID) && Date.now() < deadline) return this.postpone(seatOrders, deadline);
    const no = allowed && (await this.play(match, seatOrders, allowed));
    if (allowed && (!no || no === refusals.stale)) return true;
    if (no && isTemporary(no)) return this.postpone(seatOrders, Date.now() + POSTPONE_MS);
    await this.notify(seatOrders, state._stateID);
    await store.plans.looked(seatOrders, state._stateID, progress);
    return false;
  }

  private async notify({ matchID, playerID }: SeatOrders, stateID: number): Promise<void> {
    if (!this.unseen.delete(seatKey(matchID, playerID))) return;
    const { store, events } = this.options;
    await store.notices.ask(matchID, stateID, { seats: [playerID], from: dueAfter(events.notifyAfterMs ?? NOTIFY_AFTER) });
  }

  private async play(
    { room, state }: OpenMatch,
    { matchID, playerID }: SeatOrders,
    { move, args }: OrderedMove,
  ): Promise<Refusal | undefined> {
    const no = await this.options.matches.playFor(room, playerID, { matchID, stateID: state._stateID, move, args });
    if (!no) this.unseen.add(seatKey(matchID, playerID));
    return no;
  }

  private async postpone(seatOrders: SeatOrders, until: number): Promise<Again> {
    await this.options.store.plans.postpone(seatOrders, until);
    return false;
  }

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

/** Refusals of moves that may become legal later. */
const TEMPORARY: ReadonlySet<Refusal> = new Set([refusals.saltOwed, refusals.seatFree, refusals.stopping, refusals.adjourned]);
const isTemporary = (no: Refusal): boolean => TEMPORARY.has(no);

function seenIn({ action }: LogEntry): SeenMove[] {
  if (action.type !== 'MAKE_MOVE') return [];
  const { playerID, type, args } = action.payload;
  return [{ by: playerID, move: type, ...(Array.isArray(args) && { args }) }];
}
