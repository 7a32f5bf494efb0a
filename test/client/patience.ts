import { configure } from '@testing-library/react';

// Pages are fetched when they are asked for, and a busy machine takes its time.
configure({ asyncUtilTimeout: 60_000 });

// What boards load when their first picture stands is there: a test that is about its absence says so.
beforeAll(async () => {
  const { laterKit } = await import('../../client/kit/laterKit.js');
  await laterKit.load();
});
