import { defineConfig } from 'vitest/config';

/** Slow tests with a real server and a real browser, one after the other: `vitest run --config test/browser/vitest.config.mts`. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/browser/**/*.browser.ts'],
    globalSetup: ['test/browser/buildClient.ts'],
    fileParallelism: false,
    // A whole match takes a minute or two; on a busy machine more.
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
});
