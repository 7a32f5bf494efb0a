import { setTimeout as delay } from 'node:timers/promises';
import type Pg from 'pg';
import type { Client } from 'pg';
import { elapsed } from '../clock.js';
import type { Log } from '../log.js';
import { optional } from '../optional.js';
import { Bus } from './bus.js';

const CHANNEL = 'weathergage';

/** PostgreSQL's limit for a notification, in bytes. */
const MAX_BYTES = 7999;

/** Milliseconds between connection attempts. */
const RECONNECT_MS = 500;

/** Milliseconds without a response after which the connection counts as lost. */
const TIMEOUT_MS = 5000;

interface Waiting {
  readonly text: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** A bus that uses PostgreSQL's LISTEN and NOTIFY, with one channel and one connection. */
export class PostgresBus extends Bus {
  private readonly pg = optional<typeof Pg>('pg', 'DATABASE_URL');
  private client: Client | undefined;
  private closed = false;
  private queue: Waiting[] = [];
  private sending = false;

  constructor(
    private readonly url: string,
    log: Log,
  ) {
    super(log);
  }

  async start(): Promise<void> {
    await this.connect().catch((error: Error) => this.lost(error));
  }

  async close(): Promise<void> {
    this.closed = true;
    // Send pending messages first.
    for (const began = elapsed(); this.sending && this.client && elapsed() - began < TIMEOUT_MS; ) await delay(5);
    await this.client?.end();
  }

  async check(): Promise<void> {
    await this.ask('select 1');
  }

  protected send(_topic: string, text: string): Promise<void> {
    if (Buffer.byteLength(text) > MAX_BYTES) return Promise.reject(new Error(`the message is longer than ${MAX_BYTES} bytes`));
    return new Promise((resolve, reject) => {
      this.queue.push({ text, resolve, reject });
      if (!this.sending) void this.sendAll();
    });
  }

  private async connect(): Promise<void> {
    const client = new this.pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
      application_name: 'weathergage bus',
    });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, new Error('the connection to PostgreSQL has ended')));
    client.on('notification', ({ payload }) => payload && this.receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.reconnected();
  }

  /** Runs a query. Closes the connection and rejects if the database does not respond. */
  private async ask(sql: string, values: unknown[] = []): Promise<void> {
    const { client } = this;
    if (!client) throw new Error('no connection to PostgreSQL');
    try {
      await client.query(sql, values);
    } catch (error) {
      this.lose(client, error as Error);
      client.end().catch(() => undefined);
      throw error;
    }
  }

  private lose(client: Client, error: Error): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.lost(error);
  }

  private lost(error: Error): void {
    if (this.closed) return;
    this.log('warn', 'bus', { fault: error.message });
    void (async () => {
      while (!this.closed) {
        await delay(RECONNECT_MS, undefined, { ref: false });
        const connected = await this.connect().then(
          () => true,
          () => false,
        );
        if (connected) return;
      }
    })();
  }

  /** Sends queued messages in one statement. */
  private async sendAll(): Promise<void> {
    this.sending = true;
    while (this.queue.length) {
      const batch = this.queue;
      this.queue = [];
      try {
        await this.ask('select pg_notify($1, text) from unnest($2::text[]) as text', [CHANNEL, batch.map(({ text }) => text)]);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.sending = false;
  }
}
