import { elapsed } from '../clock.js';

/** Most keys that are remembered. A flood from more addresses than this makes the limits forget early, not grow. */
const MOST_KEYS = 20_000;

/** A bucket of tokens that fills up by itself: short bursts pass, a lasting flood does not. */
export class TokenBucket {
  private tokens: number;
  private at: number;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number = elapsed,
  ) {
    this.tokens = burst;
    this.at = now();
  }

  /** Whether there was enough; `cost` is taken either way, so that a flood digs itself deeper, down to one full bucket of debt. */
  take(cost = 1): boolean {
    const now = this.now();
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    const enough = this.tokens >= cost;
    this.tokens = Math.max(-this.burst, this.tokens - cost);
    return enough;
  }

  /** Whether it is as if it had never been used. */
  get full(): boolean {
    return this.tokens + ((this.now() - this.at) / 1000) * this.perSecond >= this.burst;
  }

  /** Whether the flood went on until the debt was full. */
  get drained(): boolean {
    return this.tokens <= -this.burst;
  }
}

/** A bucket for each key, all of the same size. Those that have filled up again are forgotten when there are many. */
export class Buckets {
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number = elapsed,
    private readonly most = MOST_KEYS,
  ) {}

  of(key: string): TokenBucket {
    const known = this.buckets.get(key);
    if (known) return known;
    if (this.buckets.size >= this.most) this.forget();
    const bucket = new TokenBucket(this.burst, this.perSecond, this.now);
    this.buckets.set(key, bucket);
    return bucket;
  }

  get size(): number {
    return this.buckets.size;
  }

  private forget(): void {
    for (const [key, bucket] of this.buckets) if (bucket.full) this.buckets.delete(key);
    // A flood from more addresses than are remembered: the oldest go.
    for (const key of this.buckets.keys()) {
      if (this.buckets.size < this.most) break;
      this.buckets.delete(key);
    }
  }
}

/** Counts calls per key in a sliding window, made of two halves so that it needs no list of times. */
export class Window {
  private readonly half: number;
  private counts = new Map<string, number>();
  private before = new Map<string, number>();
  private began: number;

  constructor(
    private readonly count: number,
    seconds: number,
    private readonly now: () => number = elapsed,
    private readonly mostKeys = MOST_KEYS,
  ) {
    this.half = (seconds * 1000) / 2;
    this.began = now();
  }

  /** Whether this call is still within the limit. Calls beyond it are not counted. */
  allows(key: string): boolean {
    const elapsed = this.now() - this.began;
    if (elapsed >= this.half) this.turn(elapsed < 2 * this.half ? this.counts : new Map());
    else if (this.counts.size >= this.mostKeys && !this.counts.has(key)) this.turn(this.counts);
    const here = this.counts.get(key) ?? 0;
    if (here + (this.before.get(key) ?? 0) >= this.count) return false;
    this.counts.set(key, here + 1);
    return true;
  }

  /** Keys remembered: never more than twice the most of one half. */
  get size(): number {
    return this.counts.size + this.before.size;
  }

  private turn(before: Map<string, number>): void {
    this.before = before;
    this.counts = new Map();
    this.began = this.now();
  }
}

/** Counts what is open at a time per key. */
export class Gauge {
  private readonly open = new Map<string, number>();

  of(key: string): number {
    return this.open.get(key) ?? 0;
  }

  add(key: string): void {
    this.open.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const rest = this.of(key) - 1;
    if (rest > 0) this.open.set(key, rest);
    else this.open.delete(key);
  }
}
