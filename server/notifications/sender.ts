import { isIP } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { faultOf, type Log } from '../log.js';
import { activeSeats } from '../match/activeSeats.js';
import type { HostedGame } from '../match/games.js';
import { type PlayerMetadata, seatOf } from '../match/seats.js';
import { Serial } from '../match/serial.js';
import type { Channel, Due } from '../storage/notificationStore.js';
import type { Store } from '../storage/store.js';
import type { Outcome, Sending } from './channel.js';
import { MOVES, turnMessage } from './message.js';

const MINUTE = 60_000;

/** How long a process has for what it has taken up, in ms: more than any channel takes. */
const LEASE = 2 * MINUTE;
/** How long a message that failed waits until it is tried again, in ms, by attempts; after the last it is given up. */
const PAUSES = [1, 5, 30, 120, 480].map((minutes) => minutes * MINUTE);
/** From one look for what is due to the next, in ms. */
const EVERY = 5000;
/** Most messages that a process sends at a time. One receiver gets one at a time. */
const MOST = 100;
/** How long a receiver that has not answered gets no further message, in ms. */
const SILENT = 30_000;

export interface NotificationSenderOptions {
  readonly store: Pick<Store, 'notices' | 'plans' | 'fetch' | 'since' | 'logBefore'>;
  readonly games: readonly HostedGame[];
  readonly channels: Partial<Readonly<Record<Channel, Sending>>>;
  readonly publicUrl: string;
  readonly log: Log;
  /** Whether the seat is at the table, at whichever process. */
  isConnected(matchID: string, playerID: string): boolean;
  /** Told what became of a message. */
  told(channel: Channel, what: Outcome['what'] | 'unneeded'): void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly pollMs?: number;
}

/** What need not be sent, because its seat is asked no more, or has been at the table. */
const UNNEEDED = 'unneeded';

/** Sends what the store says is due, beside the play. Any number of processes may do so. */
export class NotificationSender {
  private readonly over = new AbortController();
  /** One message at a time for each receiver: one that hangs delays no other. */
  private readonly lanes = new Serial();
  /** Receivers that have not answered, and until when they get no message. */
  private readonly silentUntil = new Map<string, number>();
  private sending = 0;
  private running: Promise<void> | undefined;

  constructor(private readonly options: NotificationSenderOptions) {}

  start(): void {
    this.running = this.run();
  }

  /** Finishes what is being sent. */
  async stop(): Promise<void> {
    this.over.abort();
    await this.running;
    await this.lanes.idle();
  }

  private async run(): Promise<void> {
    const { signal } = this.over;
    while (!signal.aborted) {
      await this.begin().catch((error) => this.options.log('warn', 'notices', faultOf(error)));
      await delay(this.options.pollMs ?? EVERY, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** Sends what is due now; resolves when that is done. */
  async round(): Promise<void> {
    await Promise.all(await this.begin());
  }

  /** Starts to send what is due now. */
  private async begin(): Promise<Promise<void>[]> {
    const { store, now = Date.now } = this.options;
    const free = MOST - this.sending;
    const taken = free > 0 ? await store.notices.take(now(), LEASE, free) : [];
    this.sending += taken.length;
    return taken.map((due) => this.lanes.run(receiverOf(due), () => this.deal(due)).finally(() => (this.sending -= 1)));
  }

  /** What fails here is due again when its time has passed. */
  private async deal(due: Due): Promise<void> {
    const { told, log, now = Date.now } = this.options;
    const { notices } = this.options.store;
    // It waited too long for its receiver: it is due again, maybe in another process.
    if (due.until <= now()) return;
    try {
      const outcome = await this.patiently(due);
      told(due.channel, outcome === UNNEEDED ? UNNEEDED : outcome.what);
      if (outcome === UNNEEDED || outcome.what === 'sent') return await notices.putAway(due);
      if (outcome.what === 'gone') return await notices.drop(due);
      const pause = outcome.what === 'later' ? PAUSES[due.attempts - 1] : undefined;
      if (pause === undefined) await notices.putAway(due, outcome.fault);
      else await notices.postpone(due, now() + pause, outcome.fault);
    } catch (error) {
      log('warn', 'notice', { match: due.matchID, channel: due.channel, ...faultOf(error) });
    }
  }

  /** Sends a message, unless its receiver has not answered just now: then it is tried again later. */
  private async patiently(due: Due): Promise<Outcome | typeof UNNEEDED> {
    const { now = Date.now } = this.options;
    const receiver = receiverOf(due);
    if ((this.silentUntil.get(receiver) ?? 0) > now()) return { what: 'later', fault: 'silence' };
    for (const [silent, until] of this.silentUntil) if (until <= now()) this.silentUntil.delete(silent);
    const outcome = await this.send(due);
    const isSilent = outcome !== UNNEEDED && outcome.what === 'later' && outcome.fault === 'silence';
    if (isSilent) this.silentUntil.set(receiver, now() + SILENT);
    return outcome;
  }

  private async send(due: Due): Promise<Outcome | typeof UNNEEDED> {
    const { store, games, channels, publicUrl, isConnected } = this.options;
    const { matchID, playerID, turn } = due;
    const [{ metadata }, since] = [await store.fetch(matchID, { metadata: true }), await store.since(matchID, turn)];
    const hosted = games.find(({ name }) => name === metadata?.gameName);
    const channel = channels[due.channel];
    if (!metadata || !since || !hosted || !channel) return UNNEEDED;
    const seat: PlayerMetadata | undefined = seatOf(metadata, playerID);
    // Somebody else sits there now.
    if (seat?.credentials !== due.owner) return { what: 'gone' };
    const { state, log } = since;
    const hasMoved = log.some(({ action }) => action.payload.playerID === playerID);
    if (hasMoved || !activeSeats(state).includes(playerID) || isConnected(matchID, playerID)) return UNNEEDED;
    const moves = await store.logBefore(matchID, state._stateID, MOVES);
    const said = (await store.plans.of(matchID)).find(({ owner }) => owner === due.owner);
    const planDropped = said?.dropped !== undefined && said.dropped.at >= turn;
    return channel.send(turnMessage({ hosted, metadata, publicUrl }, { ...due, planDropped }, state, moves), due);
  }
}

/** What receives a message: the mail server, or the domain of an address (its last two labels, since hosts below it may have one owner). */
function receiverOf({ channel, target }: Due): string {
  const [, address] = /"(?:url|endpoint)":"(https:[^"\\]*)"/.exec(target) ?? [];
  if (!address || !URL.canParse(address)) return channel;
  const { hostname } = new URL(address);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? hostname : hostname.split('.').slice(-2).join('.');
}
