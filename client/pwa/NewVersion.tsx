import { lazy, Suspense } from 'react';
import { useNewVersion } from './newVersion.js';

const NewVersionButton = lazy(async () => ({ default: (await import('./NewVersionButton.js')).NewVersionButton }));

/** The notice of a new version, in the header, where it shifts no layout. */
export function NewVersion() {
  if (!useNewVersion()) return null;
  return (
    <Suspense>
      <NewVersionButton />
    </Suspense>
  );
}
