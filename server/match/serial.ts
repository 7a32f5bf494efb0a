export class Serial {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs `work` after earlier work with the same key. Resolves or rejects as `work` does. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const result = before.then(work);
    const tail = result.catch(() => undefined);
    this.tails.set(key, tail);
    void tail.then(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    return result;
  }

  get busy(): number {
    return this.tails.size;
  }

  async idle(): Promise<void> {
    while (this.tails.size) await Promise.all(this.tails.values());
  }
}
