import type { Redis, RedisOptions } from 'ioredis';
import type { Log } from '../log.js';
import type { Message } from '../match/pubSub.js';
import { optional } from '../optional.js';
import { Bus } from './bus.js';

const PREFIX = 'weathergage:';

/** How long the start of the server waits for Redis, in ms. */
const PATIENCE = 2000;

const OPTIONS: RedisOptions = {
  lazyConnect: true,
  // While Redis is away messages fail at once, and are made good when it is back.
  enableOfflineQueue: false,
  autoResubscribe: false,
  connectTimeout: 5000,
  maxRetriesPerRequest: 1,
  retryStrategy: (times) => Math.min(100 * times, 2000),
};

/** A bus on Redis: a channel a match, heard only by the processes that somebody is connected to for it. */
export class RedisBus extends Bus {
  private readonly speaker: Redis;
  private readonly listener: Redis;

  /** @param url `redis://user:password@host:port` */
  constructor(url: string, log: Log) {
    super(log);
    const { Redis } = optional<typeof import('ioredis')>('ioredis', 'REDIS_URL');
    this.speaker = new Redis(url, OPTIONS);
    this.listener = new Redis(url, OPTIONS);
    let away = false;
    for (const connection of [this.speaker, this.listener]) {
      connection.on('error', (error: Error) => {
        // Said once, not with every attempt to connect.
        if (!away) log('warn', 'bus', { fault: error.message });
        away = true;
      });
      connection.on('ready', () => {
        away = false;
        this.resume();
      });
    }
    this.listener.on('message', (_channel: string, text: string) => this.receive(text));
  }

  async start(): Promise<void> {
    const connected = Promise.all([this.speaker, this.listener].map((connection) => connection.connect().catch(() => undefined)));
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([connected, patience]);
    clearTimeout(timer);
  }

  async close(): Promise<void> {
    // What was said last is still sent.
    await this.speaker.quit().catch(() => undefined);
    this.speaker.disconnect();
    this.listener.disconnect();
  }

  async check(): Promise<void> {
    if (this.listener.status !== 'ready') throw new Error('no connection to Redis');
    await this.speaker.ping();
  }

  override subscribe(topic: string, callback: (message: Message) => void): void {
    super.subscribe(topic, callback);
    if (this.listener.status === 'ready') this.listen([topic], () => this.hears(topic));
  }

  override unsubscribeAll(topic: string): void {
    super.unsubscribeAll(topic);
    if (this.listener.status === 'ready') this.listener.unsubscribe(PREFIX + topic).catch(() => undefined);
  }

  protected async send(topic: string, text: string): Promise<void> {
    await this.speaker.publish(PREFIX + topic, text);
  }

  /** Both connections are needed before anything can be made good. */
  private resume(): void {
    if (this.speaker.status !== 'ready' || this.listener.status !== 'ready') return;
    const { topics } = this;
    if (topics.length) this.listen(topics, () => this.healed());
    else this.healed();
  }

  /** A subscription that fails does so because the connection broke: it is made again with the next. */
  private listen(topics: readonly string[], heard: () => void): void {
    this.listener.subscribe(...topics.map((topic) => PREFIX + topic)).then(heard, () => undefined);
  }
}
