import { useState } from 'react';
import type { BoardContext } from '../../kit/board/boardSource.js';
import { useSteady } from '../../kit/hooks/hooks.js';
import { placeInFocus, useInstruments } from '../../kit/instruments/useInstruments.js';
import { onShip } from './chart/ruler.js';
import type { BoardLook, RulerEnd, SalamisTypes } from './session.js';

const OVERLAYS = ['reach', 'fire', 'wind', 'rings'] as const;

/** The ship that lies open, and the instruments on the table. */
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
    lift: ruler.laid ? ruler.toggle : undefined,
    keys: { ...sounding.keys, ...plan.keys },
  };
}
