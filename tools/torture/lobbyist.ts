import { setTimeout as delay } from 'node:timers/promises';
import { opens, seatOf } from '../../server/match/seats.js';
import type { Store } from '../../server/storage/store.js';
import type { Reply } from '../../src/api/index.js';
import type { GameModule } from '../../src/boardgame/module.js';

interface Acknowledged {
  readonly matchID: string;
  readonly playerID: string;
  /** Credentials of the seat; absent if the player has left. */
  credentials?: string;
  name?: string;
  salt?: string;
  /** Whether a call got no response, so that its effect is unknown. */
  unknown: boolean;
}

type PlayNow = Reply<'playNow'>;

/** Milliseconds between calls. */
const PAUSE = 10;

/** Creates matches, joins, adds salts, leaves and uses Play now as fast as the lobby responds. Records acknowledged calls. */
export class Lobbyist {
  calls = 0;
  private readonly seats: Acknowledged[] = [];
  private stopped = false;
  private running: Promise<void> | undefined;

  constructor(
    private readonly urls: readonly string[],
    private readonly module: GameModule,
    private readonly pick: (count: number) => number,
  ) {}

  start(): void {
    this.running = this.goOn();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  /** Returns the seats that are not stored as acknowledged, by match. */
  async differingSeats(store: Store): Promise<string[]> {
    const wronged: string[] = [];
    for (const seat of this.seats) {
      if (seat.unknown) continue;
      const { metadata } = await store.fetch(seat.matchID, { metadata: true });
      const kept = metadata && seatOf(metadata, seat.playerID);
      const right =
        kept?.name === seat.name && (seat.credentials === undefined ? kept?.credentials === undefined : opens(seat.credentials, kept));
      if (!right || (seat.salt !== undefined && kept?.salt !== seat.salt)) wronged.push(`${seat.matchID}, seat ${seat.playerID}`);
    }
    return wronged;
  }

  private async goOn(): Promise<void> {
    while (!this.stopped) {
      await this.visit();
      await this.playNow();
      await delay(PAUSE);
    }
  }

  /** Takes all seats of a new match and leaves some. The last player stays, because an empty match is deleted. */
  private async visit(): Promise<void> {
    const [{ setupData }] = this.module.scenarios;
    const laid = await this.call<{ matchID: string }>('create', { numPlayers: this.module.sides.length, setupData });
    if (!laid) return;
    const [stays, leaves] = this.module.sides.map(({ playerID }): Acknowledged => ({ matchID: laid.matchID, playerID, unknown: false }));
    for (const seat of [stays, leaves]) {
      this.seats.push(seat);
      await this.join(seat);
      await this.salt(seat);
    }
    if (stays.credentials !== undefined && !stays.unknown && this.pick(2) === 0) await this.leave(leaves);
  }

  /** Takes a seat with Play now. A seat given to two visitors counts as differing. */
  private async playNow(): Promise<void> {
    const name = `visitor ${this.pick(1e6)}`;
    const given = await this.call<PlayNow>('play', { playerName: name, pace: 'turns' });
    // Play now also gives seats that players have left. Without a response, it may have given any of them.
    for (const seat of this.seats) {
      const isGiven = !given || (given.matchID === seat.matchID && given.playerID === seat.playerID);
      if (seat.credentials === undefined && isGiven) seat.unknown = true;
    }
    if (!given) return;
    const { matchID, playerID, playerCredentials: credentials } = given;
    this.seats.push({ matchID, playerID, credentials, name, unknown: false });
  }

  private async join(seat: Acknowledged): Promise<void> {
    const name = `visitor ${this.pick(1e6)}`;
    const joined = await this.change<{ playerCredentials: string }>(seat, 'join', { playerID: seat.playerID, playerName: name });
    if (joined) Object.assign(seat, { name, credentials: joined.playerCredentials });
  }

  private async salt(seat: Acknowledged): Promise<void> {
    const salt = Array.from({ length: 32 }, () => this.pick(16).toString(16)).join('');
    if (await this.change(seat, 'salt', { playerID: seat.playerID, credentials: seat.credentials, salt })) seat.salt = salt;
  }

  private async leave(seat: Acknowledged): Promise<void> {
    if (!(await this.change(seat, 'leave', { playerID: seat.playerID, credentials: seat.credentials }))) return;
    seat.name = undefined;
    seat.credentials = undefined;
  }

  private async change<T>(seat: Acknowledged, call: string, body: object): Promise<T | undefined> {
    if (seat.unknown) return undefined;
    const answer = await this.call<T>(`${seat.matchID}/${call}`, body);
    if (answer === undefined) seat.unknown = true;
    return answer;
  }

  /** Returns the response, or `undefined` if the outcome is uncertain. */
  private async call<T>(path: string, body: object): Promise<T | undefined> {
    const url = this.urls[this.pick(this.urls.length)];
    try {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${url}/games/${this.module.slug}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) return undefined;
      const told = (await answer.json()) as T;
      this.calls += 1;
      return told;
    } catch {
      return undefined;
    }
  }
}
