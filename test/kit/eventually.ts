/** Makes an assertion again and again until it holds; fails as it has failed last. */
export async function eventually(assertion: () => unknown, { timeout = 60_000, interval = 50 } = {}): Promise<void> {
  for (const end = Date.now() + timeout; ; ) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
