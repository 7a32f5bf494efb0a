import { useState } from 'react';

interface Deed {
  readonly busy: boolean;
  readonly failed: boolean;
  attempt(): void;
}

/** Something that the server is asked to do: what comes of it is shown at the table. */
export function useRequest(deed: () => Promise<unknown>): Deed {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const attempt = () => {
    setState('busy');
    deed().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return { busy: state === 'busy', failed: state === 'failed', attempt };
}
