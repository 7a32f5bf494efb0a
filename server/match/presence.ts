import { randomBytes } from 'node:crypto';
import { elapsed } from '../clock.js';
import { EVERYWHERE, type Message, type PubSub } from './pubSub.js';

/** From one sign of life to the next, in ms, and how long a process without one counts as there. */
const BEAT = 4000;
const FORGOTTEN = 3 * BEAT;

interface Neighbour {
  heard: number;
  readonly seats: Map<string, readonly string[]>;
}

/** Who is connected, at whichever process of the server. */
export class Presence {
  private readonly id = randomBytes(9).toString('base64url');
  private readonly mine = new Map<string, readonly string[]>();
  private readonly neighbours = new Map<string, Neighbour>();
  private beat: NodeJS.Timeout | undefined;
  private stopped = false;

  /** @param changed called when somebody came or went at another process */
  constructor(
    private readonly pubSub: PubSub,
    private readonly changed: (matchID: string) => void,
    private readonly now: () => number = elapsed,
  ) {
    pubSub.subscribe(EVERYWHERE, (message) => this.hear(message));
  }

  start(): void {
    this.ask();
    this.beat = setInterval(() => this.tick(), BEAT).unref();
  }

  stop(): void {
    clearInterval(this.beat);
    this.stopped = true;
    this.pubSub.publish(EVERYWHERE, { type: 'gone', process: this.id });
    this.pubSub.unsubscribeAll(EVERYWHERE);
  }

  /** At this process, these seats of a match have a socket now. Whoever has said good-bye says no more. */
  set(matchID: string, seats: readonly string[]): void {
    if (this.stopped) return;
    if (seats.length) this.mine.set(matchID, seats);
    else this.mine.delete(matchID);
    this.pubSub.publish(EVERYWHERE, { type: 'present', process: this.id, matchID, seats });
  }

  has(matchID: string, playerID: string): boolean {
    if (this.mine.get(matchID)?.includes(playerID)) return true;
    for (const { seats } of this.neighbours.values()) if (seats.get(matchID)?.includes(playerID)) return true;
    return false;
  }

  /** Whether anybody has a seat's socket at the match, at whichever process. */
  hasAny(matchID: string): boolean {
    return this.mine.has(matchID) || [...this.neighbours.values()].some(({ seats }) => seats.has(matchID));
  }

  /** Signs of life, and an end to those who give none. */
  tick(): void {
    this.pubSub.publish(EVERYWHERE, { type: 'alive', process: this.id });
    for (const [process, { heard }] of this.neighbours) if (this.now() - heard > FORGOTTEN) this.forget(process);
  }

  private ask(): void {
    this.pubSub.publish(EVERYWHERE, { type: 'who', process: this.id });
  }

  private hear(message: Message): void {
    if (message.type === 'missed') this.ask();
    if (!('process' in message) || message.process === this.id) return;
    const { process } = message;
    if (message.type === 'gone') {
      this.forget(process);
      return;
    }
    const known = this.neighbours.get(process);
    const neighbour = known ?? { heard: 0, seats: new Map<string, readonly string[]>() };
    neighbour.heard = this.now();
    this.neighbours.set(process, neighbour);
    if (message.type === 'who') for (const [matchID, seats] of this.mine) this.set(matchID, seats);
    if (message.type === 'present') this.learn(neighbour, message.matchID, message.seats);
    // Whoever is new here may have spoken before anybody listened.
    else if (!known && message.type === 'alive') this.ask();
  }

  private learn({ seats }: Neighbour, matchID: string, present: readonly string[]): void {
    const before = seats.get(matchID) ?? [];
    if (present.length) seats.set(matchID, present);
    else seats.delete(matchID);
    if (before.length !== present.length || before.some((playerID) => !present.includes(playerID))) this.changed(matchID);
  }

  private forget(process: string): void {
    const seats = this.neighbours.get(process)?.seats;
    this.neighbours.delete(process);
    for (const matchID of seats?.keys() ?? []) this.changed(matchID);
  }
}
