import { configure } from '@testing-library/react';
import * as React from 'react';

// Pages are fetched when they are asked for, and a busy machine takes its time.
// Whether something is hidden is a matter of styles, which tests do not load: not to ask saves most of the time of a look for a role.
configure({ asyncUtilTimeout: 60_000, defaultHidden: true });

// The sheet of a map never changes and holds most of its elements: a test that is about it draws it with `jest.unmock`.
jest.mock('../../client/kit/map/Ground.js', () => ({ Ground: () => null }));

/** React keeps a stack trace for every element it makes, up to a number a second. Boards have thousands: tests keep none. */
function keepNoStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
    readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
  };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });
}
keepNoStacks();

// What boards load when their first picture stands is there: a test that is about its absence says so.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { lazyKit } = await import('../../client/kit/board/lazyKit.js');
  await lazyKit.load();
});
