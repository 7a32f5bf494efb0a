import { useState } from 'react';

interface RequestState {
  readonly busy: boolean;
  readonly failed: boolean;
  attempt(): void;
}

/** A hook: a request with its progress. The board shows the result. */
export function useRequest(deed: () => Promise<unknown>): RequestState {
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
