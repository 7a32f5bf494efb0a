/** Repeats an assertion until it holds. Throws its last error after the time limit. */
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
