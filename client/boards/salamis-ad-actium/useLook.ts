import { useLayoutEffect, useMemo, useState } from 'react';
import type { BoardContext } from '../../kit/board/boardSource.js';
import type { OpenSession } from '../../kit/board/session.js';
import { useSteady } from '../../kit/hooks/hooks.js';
import { placeInFocus, useInstruments } from '../../kit/instruments/useInstruments.js';
import { onShip } from './chart/RulerLayer.js';
import type { BoardLook, RulerEnd, SalamisTypes, Session } from './session.js';

/** Returns the session of the pending decision. After `letPass`, it declines Tactical Initiative for the rest of the turn [4.4]. */
export function useSession(open: OpenSession<SalamisTypes> | undefined): Session | undefined {
  const [passed, setPassed] = useState<{ readonly player: string; readonly turn: number }>();
  const passes = open !== undefined && open.step === 'seize' && passed?.player === open.player && passed.turn === open.G.turn;
  useLayoutEffect(() => {
    if (passes) open.send('seize', false);
  }, [passes, open]);
  return useMemo(() => {
    if (!open || passes) return undefined;
    const { G, player } = open;
    return { ...open, letPass: () => setPassed({ player, turn: G.turn }) };
  }, [open, passes]);
}

const OVERLAYS = ['reach', 'fire', 'wind', 'rings'] as const;

/** Returns the ship selected last, and the overlays. */
export function useLook({ G, plan, frame }: BoardContext<SalamisTypes>): BoardLook {
  const [looked, setLooked] = useState<string>();
  const sounding = useInstruments<(typeof OVERLAYS)[number], RulerEnd>(OVERLAYS, () => onShip(G, placeInFocus(frame.root)));
  const { ruler } = sounding;
  const onPoint = useSteady((x: number, y: number, drawn?: boolean) => {
    setLooked(undefined);
    plan.point?.(x, y, drawn);
  });
  return {
    looked,
    onLook: setLooked,
    pressed: setLooked,
    onPoint,
    sounding,
    stepBack: ruler.active ? ruler.toggle : undefined,
    keys: { ...sounding.keys, ...plan.keys },
  };
}
