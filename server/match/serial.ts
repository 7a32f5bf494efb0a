/** Runs work one after the other per key; keys that are idle take no memory. */
export class Serial {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Resolves or rejects as `work` does, once everything before it under this key is through. */
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

  /** Keys with work under way. */
  get busy(): number {
    return this.tails.size;
  }

  /** Resolves when nothing is under way any more. */
  async idle(): Promise<void> {
    while (this.tails.size) await Promise.all(this.tails.values());
  }
}
