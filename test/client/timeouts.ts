import { configure } from '@testing-library/react';
import * as React from 'react';

// Pages load on demand, and a busy machine is slow.
// Tests load no styles, so no element is hidden. Searches by role are much faster without this check.
configure({ asyncUtilTimeout: 60_000, defaultHidden: true });

// The static part of a map has most of its elements. Tests that need it call `jest.unmock`.
jest.mock('../../client/kit/map/Ground.js', () => ({ Ground: () => null }));

/** Turns off React's stack trace for each new element. Boards have thousands of elements. */
function keepNoStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
    readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
  };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });
}
keepNoStacks();

// Load the parts that boards load after the first render.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { lazyKit } = await import('../../client/kit/board/lazyKit.js');
  await lazyKit.load();
});
