import { elapsed } from '../clock.js';

const MAX_KEYS = 20_000;

/** A token bucket. It allows bursts but limits the average rate. */
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

  /** Takes `cost` tokens. Returns whether they were available. The debt is at most one full bucket. */
  take(cost = 1): boolean {
    const now = this.now();
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    const enough = this.tokens >= cost;
    this.tokens = Math.max(-this.burst, this.tokens - cost);
    return enough;
  }

  get full(): boolean {
    return this.tokens + ((this.now() - this.at) / 1000) * this.perSecond >= this.burst;
  }

  get drained(): boolean {
    return this.tokens <= -this.burst;
  }
}

/** A token bucket per key. If there are many buckets, full ones are deleted. */
export class Buckets {
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number = elapsed,
    private readonly most = MAX_KEYS,
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
    for (const key of this.buckets.keys()) {
      if (this.buckets.size < this.most) break;
      this.buckets.delete(key);
    }
  }
}

export class Window {
  private readonly half: number;
  private counts = new Map<string, number>();
  private before = new Map<string, number>();
  private began: number;

  constructor(
    private readonly count: number,
    seconds: number,
    private readonly now: () => number = elapsed,
    private readonly mostKeys = MAX_KEYS,
  ) {
    this.half = (seconds * 1000) / 2;
    this.began = now();
  }

  /** Counts a call. Returns false above the limit. */
  allows(key: string): boolean {
    const elapsed = this.now() - this.began;
    if (elapsed >= this.half) this.turn(elapsed < 2 * this.half ? this.counts : new Map());
    else if (this.counts.size >= this.mostKeys && !this.counts.has(key)) this.turn(this.counts);
    const here = this.counts.get(key) ?? 0;
    if (here + (this.before.get(key) ?? 0) >= this.count) return false;
    this.counts.set(key, here + 1);
    return true;
  }

  /** Number of keys in the current and the previous half of the time window. */
  get size(): number {
    return this.counts.size + this.before.size;
  }

  private turn(before: Map<string, number>): void {
    this.before = before;
    this.counts = new Map();
    this.began = this.now();
  }
}

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
