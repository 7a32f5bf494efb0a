import { useEffect, useState } from 'react';
import { isSlug } from '../../src/games/index.js';
import { boards } from '../boards/index.js';
import type { LogWriter } from '../kit/board/logWriter.js';

/** Returns the function that writes a game's log lines, or undefined until it is loaded. */
export function useLogWriter(slug: string): LogWriter | undefined {
  const [writer, setWriter] = useState<{ readonly by: LogWriter }>();
  useEffect(() => {
    if (!isSlug(slug)) return;
    let current = true;
    boards[slug].logWriter().then(
      (by) => current && setWriter({ by }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [slug]);
  return writer?.by;
}
