import { useEffect, useState } from 'react';
import type { Teller } from '../kit/board/teller.js';

/** How a board tells its match, once it has come; nothing for a game without one. */
export function useTeller(slug: string): Teller | undefined {
  const [tell, setTell] = useState<{ readonly by: Teller }>();
  useEffect(() => {
    let current = true;
    import(`../boards/${slug}/teller.ts`).then(
      (room: { readonly tell: Teller }) => current && setTell({ by: room.tell }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [slug]);
  return tell?.by;
}
