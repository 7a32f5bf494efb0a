import { lazy, Suspense } from 'react';
import { useNewVersion } from './versionStore.js';

const NewVersionButton = lazy(async () => ({ default: (await import('./NewVersionButton.js')).NewVersionButton }));

/** Shows the notice of a new version in the header, where it does not shift the layout. */
export function NewVersion() {
  if (!useNewVersion()) return null;
  return (
    <Suspense>
      <NewVersionButton />
    </Suspense>
  );
}
