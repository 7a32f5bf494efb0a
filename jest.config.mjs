// One configuration, a project for each kind of test. What takes long is named *.long.*: `npm test` leaves it to `npm run test:long`.
import { randomInt } from 'node:crypto';

if (process.env.SEED === 'random') {
  process.env.SEED = String(randomInt(1, 1_000_000));
  console.error(`Drawn: SEED=${process.env.SEED}`);
}

const shared = {
  transform: {
    '\\.m?[jt]sx?$': [
      'ts-jest',
      // Types are the business of `npm run check`.
      {
        tsconfig: {
          target: 'ES2022',
          module: 'CommonJS',
          jsx: 'react-jsx',
          rootDir: '.',
          esModuleInterop: true,
          isolatedModules: true,
          allowJs: true,
        },
      },
    ],
  },
  // These packages exist as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(wouter|regexparam|lucide-react)/)'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.css(\\?inline)?$': '<rootDir>/test/client/noStyles.ts',
    'verification/worker\\.ts\\?worker$': '<rootDir>/test/client/verificationWorker.ts',
    'bot/worker\\.ts\\?worker$': '<rootDir>/test/client/botWorker.ts',
    'worker\\.ts\\?worker$': '<rootDir>/test/client/historyWorker.ts',
  },
};

export default {
  // Against hanging only: no verdict may depend on how busy the machine is.
  testTimeout: 900_000,
  maxWorkers: 2,
  reporters: ['default', '<rootDir>/test/kit/seedReporter.mjs'],
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testMatch: ['<rootDir>/test/{kit,games}/**/*.test.ts'],
      // Looked up in Jest's sandbox they are slow, and whole matches look them up millions of times.
      sandboxInjectedGlobals: ['Array', 'Object', 'Math', 'JSON', 'Map', 'Set', 'Number', 'String'],
    },
    {
      ...shared,
      displayName: 'client',
      testMatch: ['<rootDir>/test/client/**/*.test.{ts,tsx}', '<rootDir>/test/example/**/*.test.tsx'],
      testEnvironment: '<rootDir>/test/client/dom.ts',
      setupFilesAfterEnv: ['<rootDir>/test/client/timeouts.ts'],
      setupFiles: ['fake-indexeddb/auto'],
    },
    {
      ...shared,
      displayName: 'server',
      testMatch: [
        '<rootDir>/test/{server,boardgame}/**/*.test.{ts,tsx}',
        '<rootDir>/test/example/**/*.server.test.ts',
        '<rootDir>/test/*.test.ts',
      ],
      globalSetup: '<rootDir>/test/server/startServices.cjs',
      globalTeardown: '<rootDir>/test/server/stopServices.cjs',
    },
    {
      ...shared,
      displayName: 'package',
      testMatch: ['<rootDir>/test/package/*.test.ts'],
      globalSetup: '<rootDir>/test/package/build.cjs',
    },
    {
      ...shared,
      displayName: 'browser',
      testMatch: ['<rootDir>/test/browser/*.browser.ts'],
      globalSetup: '<rootDir>/test/browser/buildClient.ts',
      setupFilesAfterEnv: ['<rootDir>/test/browser/skipWithoutBrowser.ts'],
    },
  ],
};
