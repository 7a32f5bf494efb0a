/** Does something that asserts; if it fails, the report begins with what it is about. */
export function about<T>(what: string, asserting: () => T): T {
  try {
    return asserting();
  } catch (error) {
    if (error instanceof Error) {
      error.message = `${what}: ${error.message}`;
      // The report prints the stack, which has kept the message as it was.
      error.stack = `${what}: ${error.stack}`;
    }
    throw error;
  }
}
