/** Runs an assertion. If it fails, `what` is added before its message. */
export function about<T>(what: string, asserting: () => T): T {
  try {
    return asserting();
  } catch (error) {
    if (error instanceof Error) {
      const { message, stack } = error;
      error.message = `${what}: ${message}`;
      // Jest prints the stack, which contains the old message.
      error.stack = stack?.replace(message, () => error.message);
    }
    throw error;
  }
}
