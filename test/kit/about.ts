/** Does something that asserts; if it fails, the report begins with what it is about. */
export function about<T>(what: string, asserting: () => T): T {
  try {
    return asserting();
  } catch (error) {
    if (error instanceof Error) {
      const { message, stack } = error;
      error.message = `${what}: ${message}`;
      // The report prints the stack, which keeps the message as it was.
      error.stack = stack?.replace(message, () => error.message);
    }
    throw error;
  }
}
