import { isIP } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { faultOf, type Log } from '../log.js';
import { activeSeats } from '../match/activeSeats.js';
import type { HostedGame } from '../match/games.js';
import { isOpenAt, offersOfPlayers } from '../match/openOffers.js';
import { type PlayerMetadata, seatOf } from '../match/seats.js';
import { Serial } from '../match/serial.js';
import type { Channel, Due } from '../storage/notificationStore.js';
import type { Store } from '../storage/store.js';
import type { Outcome, Sending } from './channel.js';
import { MOVES, offerMessage, turnMessage } from './message.js';

const MINUTE = 60_000;

/** How long a process reserves a message, in milliseconds. Every channel sends faster. */
const LEASE_MS = 2 * MINUTE;
/** Milliseconds before the next attempt, by number of attempts made. After the last attempt, the message is dropped. */
const RETRY_MS = [1, 5, 30, 120, 480].map((minutes) => minutes * MINUTE);
const POLL_MS = 5000;
/** Maximum number of messages sent at once. Each receiver gets one at a time. */
const MAX_SENDING = 100;
/** Pause before a receiver that has not responded is tried again, in milliseconds. */
const SILENT_MS = 30_000;

export interface NotificationSenderOptions {
  readonly store: Pick<Store, 'notices' | 'offers' | 'plans' | 'fetch' | 'since' | 'logBefore'>;
  readonly games: readonly HostedGame[];
  readonly channels: Partial<Readonly<Record<Channel, Sending>>>;
  readonly publicUrl: string;
  readonly log: Log;
  isConnected(matchID: string, playerID: string): boolean;
  onResult(channel: Channel, what: Outcome['what'] | 'unneeded'): void;
  readonly now?: () => number;
  readonly pollMs?: number;
}

const UNNEEDED = 'unneeded';

/** Sends due messages. Several processes can do this at the same time. */
export class NotificationSender {
  private readonly over = new AbortController();
  /** A queue per receiver, so that a slow receiver does not delay others. */
  private readonly lanes = new Serial();
  /** When the pause of each receiver that has not responded ends. */
  private readonly silentUntil = new Map<string, number>();
  private sending = 0;
  private running: Promise<void> | undefined;

  constructor(private readonly options: NotificationSenderOptions) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.over.abort();
    await this.running;
    await this.lanes.idle();
  }

  private async run(): Promise<void> {
    const { signal } = this.over;
    while (!signal.aborted) {
      await this.begin().catch((error) => this.options.log('warn', 'notices', faultOf(error)));
      await delay(this.options.pollMs ?? POLL_MS, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  async round(): Promise<void> {
    await Promise.all(await this.begin());
  }

  private async begin(): Promise<Promise<void>[]> {
    const { store, now = Date.now } = this.options;
    const free = MAX_SENDING - this.sending;
    const taken = free > 0 ? await store.notices.take(now(), LEASE_MS, free) : [];
    this.sending += taken.length;
    return taken.map((due) => this.lanes.run(receiverOf(due), () => this.deal(due)).finally(() => (this.sending -= 1)));
  }

  private async deal(due: Due): Promise<void> {
    const { onResult, log, now = Date.now } = this.options;
    const { notices } = this.options.store;
    // The message waited too long for its receiver. It is due again, possibly in another process.
    if (due.until <= now()) return;
    try {
      const outcome = await this.sendUnlessSilent(due);
      onResult(due.channel, outcome === UNNEEDED ? UNNEEDED : outcome.what);
      if (outcome === UNNEEDED || outcome.what === 'sent') return await notices.markDone(due);
      if (outcome.what === 'gone') return await notices.drop(due);
      const pause = outcome.what === 'later' ? RETRY_MS[due.attempts - 1] : undefined;
      if (pause === undefined) await notices.markDone(due, outcome.fault);
      else await notices.postpone(due, now() + pause, outcome.fault);
    } catch (error) {
      log('warn', 'notice', { match: due.matchID, channel: due.channel, ...faultOf(error) });
    }
  }

  /** Sends a message, or postpones it if its receiver has recently failed to respond. */
  private async sendUnlessSilent(due: Due): Promise<Outcome | typeof UNNEEDED> {
    const { now = Date.now } = this.options;
    const receiver = receiverOf(due);
    if ((this.silentUntil.get(receiver) ?? 0) > now()) return { what: 'later', fault: 'silence' };
    for (const [silent, until] of this.silentUntil) if (until <= now()) this.silentUntil.delete(silent);
    const outcome = await this.send(due);
    const isSilent = outcome !== UNNEEDED && outcome.what === 'later' && outcome.fault === 'silence';
    if (isSilent) this.silentUntil.set(receiver, now() + SILENT_MS);
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
    // The seat has a new player.
    if (seat?.credentials !== due.owner) return { what: 'gone' };
    const { state, log } = since;
    if (isConnected(matchID, playerID)) return UNNEEDED;
    const made = offersOfPlayers(await store.offers.of(matchID), metadata);
    const offer = made.find((each) => each.by !== playerID && each.stateID >= turn && isOpenAt(each, state));
    const hasMoved = log.some(({ action }) => action.payload.playerID === playerID);
    if (!offer && (hasMoved || !activeSeats(state).includes(playerID))) return UNNEEDED;
    const moves = await store.logBefore(matchID, state._stateID, MOVES);
    if (offer) return channel.send(offerMessage({ hosted, metadata, publicUrl }, { ...due, offer }, state, moves), due);
    const said = (await store.plans.of(matchID)).find(({ owner }) => owner === due.owner);
    const planDropped = said?.dropped !== undefined && said.dropped.at >= turn;
    return channel.send(turnMessage({ hosted, metadata, publicUrl }, { ...due, planDropped }, state, moves), due);
  }
}

/**
 * Returns the key of a message's queue: the mail channel, or the last two labels of the URL's host, because one owner
 * may have all hosts of a domain.
 */
function receiverOf({ channel, target }: Due): string {
  const [, address] = /"(?:url|endpoint)":"(https:[^"\\]*)"/.exec(target) ?? [];
  if (!address || !URL.canParse(address)) return channel;
  const { hostname } = new URL(address);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? hostname : hostname.split('.').slice(-2).join('.');
}
