import { setTimeout as delay } from 'node:timers/promises';
import { opens, seatOf } from '../../server/match/seats.js';
import type { Store } from '../../server/storage/store.js';
import type { GameModule } from '../../src/boardgame/module.js';

/** What the lobby has acknowledged of one seat. */
interface Acknowledged {
  readonly matchID: string;
  readonly playerID: string;
  /** Missing where the seat was left. */
  credentials?: string;
  name?: string;
  salt?: string;
  /** A call was not answered: nobody can say what became of it. */
  unknown: boolean;
}

/** Breath between two calls, in ms. */
const PAUSE = 10;

/** Lays matches, sits down, gives salts and leaves, as fast as the lobby answers, and remembers what was acknowledged. */
export class Lobbyist {
  /** Calls that were answered. */
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

  /** Seats that are not in the store as they were acknowledged, by match. */
  async wronged(store: Store): Promise<string[]> {
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
      await delay(PAUSE);
    }
  }

  /** One match, with somebody at each seat who may leave again. The last one stays: an empty match is deleted. */
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

  /** The answer, or nothing where there was none that is certain. */
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
