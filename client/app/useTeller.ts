import { useEffect, useState } from 'react';
import { isSlug } from '../../src/games/index.js';
import { boards } from '../boards/index.js';
import type { Teller } from '../kit/board/teller.js';

/** A hook: the function that words a game's log; undefined until it is loaded. */
export function useTeller(slug: string): Teller | undefined {
  const [tell, setTell] = useState<{ readonly by: Teller }>();
  useEffect(() => {
    if (!isSlug(slug)) return;
    let current = true;
    boards[slug].teller().then(
      (by) => current && setTell({ by }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [slug]);
  return tell?.by;
}
