import { setTimeout as delay } from 'node:timers/promises';
import { opens, seatOf } from '../../server/match/seats.js';
import type { Store } from '../../server/storage/store.js';
import type { GameModule } from '../../src/boardgame/module.js';

/** The acknowledged state of one seat. */
interface Acknowledged {
  readonly matchID: string;
  readonly playerID: string;
  /** Absent if the player left. */
  credentials?: string;
  name?: string;
  salt?: string;
  /** A call was not answered, so its effect is unknown. */
  unknown: boolean;
}

/** Between two calls, in ms. */
const PAUSE = 10;

/** Creates matches, joins, adds salts and leaves as fast as the lobby answers, and records acknowledged calls. */
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

  /** Seats stored differently than acknowledged, by match. */
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

  /** Plays one visit: all seats are taken, and some left. The last player stays, because an empty match is deleted. */
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

  /** The answer, or `undefined` if none is certain. */
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
