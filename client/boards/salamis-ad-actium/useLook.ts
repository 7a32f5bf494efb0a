import { useState } from 'react';
import type { Desk } from '../../kit/boardSource.js';
import { useSteady } from '../../kit/hooks.js';
import type { Look, SalamisTypes } from './session.js';

/** The ship that lies open, and the instruments on the table: rings of control and the ruler. */
export function useLook({ plan }: Desk<SalamisTypes>): Look {
  const [looked, setLooked] = useState<string>();
  const [rings, setRings] = useState(false);
  const [measuring, setMeasuring] = useState(false);
  const onPoint = useSteady((x: number, y: number, drawn?: boolean) => {
    setLooked(undefined);
    plan.point?.(x, y, drawn);
  });
  const onRings = () => setRings(!rings);
  const onMeasure = () => setMeasuring(!measuring);
  return {
    looked,
    onLook: setLooked,
    pressed: setLooked,
    onPoint,
    rings,
    onRings,
    measuring,
    onMeasure,
    keys: { r: onRings, t: onMeasure, ...plan.keys },
  };
}
