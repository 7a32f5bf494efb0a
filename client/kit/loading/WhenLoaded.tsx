import type { ReactNode } from 'react';
import { useKitWords } from '../words/index.js';
import type { Loading } from './useLoaded.js';

interface WhenLoadedProps<T> {
  readonly of: Loading<T>;
  readonly children: (value: T) => ReactNode;
}

/** Renders content, or a progress line while it loads, or a retry button after an error. */
export function WhenLoaded<T>({ of: [loaded, again], children }: WhenLoadedProps<T>) {
  const { late } = useKitWords();
  if (loaded.state === 'ready') return children(loaded.value);
  return (
    <div className="wg-late" role="status">
      {loaded.state === 'loading' ? (
        late.coming
      ) : (
        <>
          <p>{late.failed}</p>
          <button type="button" onClick={again}>
            {late.again}
          </button>
        </>
      )}
    </div>
  );
}
