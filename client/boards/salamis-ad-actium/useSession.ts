import { useEffect, useMemo, useState } from 'react';
import type { OpenSession } from '../../kit/board/session.js';
import type { SalamisTypes, Session } from './session.js';

/** The pending decision; a player who lets the initiative pass for a turn is not asked twice [4.4]. */
export function useSession(open: OpenSession<SalamisTypes> | undefined): Session | undefined {
  const [passed, setPassed] = useState<{ readonly player: string; readonly turn: number }>();
  const passes = open !== undefined && open.step === 'seize' && passed?.player === open.player && passed.turn === open.G.turn;
  useEffect(() => {
    if (passes) open.send('seize', false);
  }, [passes, open]);
  return useMemo(() => {
    if (!open || passes) return undefined;
    const { G, player } = open;
    return { ...open, letPass: () => setPassed({ player, turn: G.turn }) };
  }, [open, passes]);
}
