import { useState } from 'react';

interface RequestState {
  readonly busy: boolean;
  readonly failed: boolean;
  attempt(): void;
}

/** Returns a function that makes a request, and the state of the request. Successful results appear on the board. */
export function useRequest(action: () => Promise<unknown>): RequestState {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const attempt = () => {
    setState('busy');
    action().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return { busy: state === 'busy', failed: state === 'failed', attempt };
}
