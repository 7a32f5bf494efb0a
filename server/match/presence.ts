import { randomBytes } from 'node:crypto';
import { elapsed } from '../clock.js';
import { EVERYWHERE, type Message, type PubSub } from './pubSub.js';

const HEARTBEAT_MS = 4000;
const TIMEOUT_MS = 3 * HEARTBEAT_MS;

interface OtherProcess {
  heard: number;
  readonly seats: Map<string, readonly string[]>;
}

/** Tracks the seats connected to each process. */
export class Presence {
  private readonly id = randomBytes(9).toString('base64url');
  private readonly mine = new Map<string, readonly string[]>();
  private readonly others = new Map<string, OtherProcess>();
  private beat: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly pubSub: PubSub,
    private readonly changed: (matchID: string) => void,
    private readonly now: () => number = elapsed,
  ) {
    pubSub.subscribe(EVERYWHERE, (message) => this.receive(message));
  }

  start(): void {
    this.ask();
    this.beat = setInterval(() => this.tick(), HEARTBEAT_MS).unref();
  }

  stop(): void {
    clearInterval(this.beat);
    this.stopped = true;
    this.pubSub.publish(EVERYWHERE, { type: 'gone', process: this.id });
    this.pubSub.unsubscribeAll(EVERYWHERE);
  }

  set(matchID: string, seats: readonly string[]): void {
    if (this.stopped) return;
    if (seats.length) this.mine.set(matchID, seats);
    else this.mine.delete(matchID);
    this.pubSub.publish(EVERYWHERE, { type: 'present', process: this.id, matchID, seats });
  }

  has(matchID: string, playerID: string): boolean {
    if (this.mine.get(matchID)?.includes(playerID)) return true;
    for (const { seats } of this.others.values()) if (seats.get(matchID)?.includes(playerID)) return true;
    return false;
  }

  hasAny(matchID: string): boolean {
    return this.mine.has(matchID) || [...this.others.values()].some(({ seats }) => seats.has(matchID));
  }

  tick(): void {
    this.pubSub.publish(EVERYWHERE, { type: 'alive', process: this.id });
    for (const [process, { heard }] of this.others) if (this.now() - heard > TIMEOUT_MS) this.forget(process);
  }

  private ask(): void {
    this.pubSub.publish(EVERYWHERE, { type: 'who', process: this.id });
  }

  private receive(message: Message): void {
    if (message.type === 'missed') this.ask();
    if (!('process' in message) || message.process === this.id) return;
    const { process } = message;
    if (message.type === 'gone') {
      this.forget(process);
      return;
    }
    const known = this.others.get(process);
    const other = known ?? { heard: 0, seats: new Map<string, readonly string[]>() };
    other.heard = this.now();
    this.others.set(process, other);
    if (message.type === 'who') for (const [matchID, seats] of this.mine) this.set(matchID, seats);
    if (message.type === 'present') this.update(other, message.matchID, message.seats);
    // A new process may have announced its seats before this one subscribed.
    else if (!known && message.type === 'alive') this.ask();
  }

  private update({ seats }: OtherProcess, matchID: string, present: readonly string[]): void {
    const before = seats.get(matchID) ?? [];
    if (present.length) seats.set(matchID, present);
    else seats.delete(matchID);
    if (before.length !== present.length || before.some((playerID) => !present.includes(playerID))) this.changed(matchID);
  }

  private forget(process: string): void {
    const seats = this.others.get(process)?.seats;
    this.others.delete(process);
    for (const matchID of seats?.keys() ?? []) this.changed(matchID);
  }
}
