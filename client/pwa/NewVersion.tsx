import { lazy, Suspense } from 'react';
import { useNewVersion } from './newVersion.js';

const NewVersionButton = lazy(async () => ({ default: (await import('./NewVersionButton.js')).NewVersionButton }));

/** Says at the head of a page that a newer version waits, where it moves nothing. */
export function NewVersion() {
  if (!useNewVersion()) return null;
  return (
    <Suspense>
      <NewVersionButton />
    </Suspense>
  );
}
