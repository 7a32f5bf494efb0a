// A browser on a busy machine may be late for once: what fails is told, and played once more.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
