import type { Redis, RedisOptions } from 'ioredis';
import type { Log } from '../log.js';
import type { Message } from '../match/pubSub.js';
import { optional } from '../optional.js';
import { Bus } from './bus.js';

const PREFIX = 'weathergage:';

/** How long `start` waits for Redis, in milliseconds. */
const START_MS = 2000;

const OPTIONS: RedisOptions = {
  lazyConnect: true,
  // Fail at once. Lost messages are handled after reconnecting.
  enableOfflineQueue: false,
  autoResubscribe: false,
  connectTimeout: 5000,
  maxRetriesPerRequest: 1,
  retryStrategy: (times) => Math.min(100 * times, 2000),
};

/** A bus that uses Redis, with a channel per match. */
export class RedisBus extends Bus {
  private readonly publisher: Redis;
  private readonly subscriber: Redis;

  constructor(url: string, log: Log) {
    super(log);
    const { Redis } = optional<typeof import('ioredis')>('ioredis', 'REDIS_URL');
    this.publisher = new Redis(url, OPTIONS);
    this.subscriber = new Redis(url, OPTIONS);
    let isDown = false;
    for (const connection of [this.publisher, this.subscriber]) {
      connection.on('error', (error: Error) => {
        // Log an outage once, not at every attempt.
        if (!isDown) log('warn', 'bus', { fault: error.message });
        isDown = true;
      });
      connection.on('ready', () => {
        isDown = false;
        this.resume();
      });
    }
    this.subscriber.on('message', (_channel: string, text: string) => this.receive(text));
  }

  async start(): Promise<void> {
    const connected = Promise.all([this.publisher, this.subscriber].map((connection) => connection.connect().catch(() => undefined)));
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((resolve) => {
      timer = setTimeout(resolve, START_MS);
    });
    await Promise.race([connected, timeout]);
    clearTimeout(timer);
  }

  async close(): Promise<void> {
    // Send pending messages first.
    await this.publisher.quit().catch(() => undefined);
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  async check(): Promise<void> {
    if (this.subscriber.status !== 'ready') throw new Error('no connection to Redis');
    await this.publisher.ping();
  }

  override subscribe(topic: string, callback: (message: Message) => void): void {
    super.subscribe(topic, callback);
    if (this.subscriber.status === 'ready') this.listen([topic], () => this.subscribed(topic));
  }

  override unsubscribeAll(topic: string): void {
    super.unsubscribeAll(topic);
    if (this.subscriber.status === 'ready') this.subscriber.unsubscribe(PREFIX + topic).catch(() => undefined);
  }

  protected async send(topic: string, text: string): Promise<void> {
    await this.publisher.publish(PREFIX + topic, text);
  }

  private resume(): void {
    if (this.publisher.status !== 'ready' || this.subscriber.status !== 'ready') return;
    const { topics } = this;
    if (topics.length) this.listen(topics, () => this.reconnected());
    else this.reconnected();
  }

  /** Subscribes to topics. Repeats failed subscriptions after a reconnect. */
  private listen(topics: readonly string[], onSubscribed: () => void): void {
    this.subscriber.subscribe(...topics.map((topic) => PREFIX + topic)).then(onSubscribed, () => undefined);
  }
}
