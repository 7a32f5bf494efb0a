import { useEffect, useMemo, useState } from 'react';
import { type Salamis, type SalamisMove, sideOf } from '../../../src/games/salamis-ad-actium/face.js';
import type { OpenDecision } from '../../kit/useOrders.js';
import type { Session, View } from './session.js';

/** The pending decision with the side it is for; a player who lets the initiative pass for a turn is not asked twice [4.4]. */
export function useSession(open: OpenDecision<Salamis, SalamisMove> | undefined, view: View): Session | undefined {
  const [passed, setPassed] = useState<{ readonly player: string; readonly turn: number }>();
  const passes = open !== undefined && open.step === 'seize' && passed?.player === open.player && passed.turn === open.G.turn;
  useEffect(() => {
    if (passes) open.send('seize', false);
  }, [passes, open]);
  return useMemo(() => {
    const step = open?.G.await?.kind;
    if (!open || !step || passes) return undefined;
    const { G, player } = open;
    return { ...view, ...open, me: sideOf(G, player), step, letPass: () => setPassed({ player, turn: G.turn }) };
  }, [open, view, passes]);
}
