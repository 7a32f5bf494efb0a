import { lazy, Suspense } from 'react';
import { useNewVersion } from './newer.js';

const Newer = lazy(async () => ({ default: (await import('./NewVersionButton.js')).Newer }));

/** Says at the head of a page that a newer version waits, where it moves nothing. */
export function NewVersion() {
  if (!useNewVersion()) return null;
  return (
    <Suspense>
      <Newer />
    </Suspense>
  );
}
