import { useEffect, useState } from 'react';
import { type ShipId, ship } from '../../../src/games/grand-armada/face.js';
import type { Desk } from '../../kit/boardSource.js';
import { isHex } from './chart/geography.js';
import { shipAt } from './names.js';
import type { GrandArmadaTypes, Look } from './session.js';
import { useHelm } from './useHelm.js';

/** The ship that lies open, and whether zones of control are drawn. */
export function useLook({ G, plan, frame }: Desk<GrandArmadaTypes>): Look {
  const [looked, setLooked] = useState<ShipId>();
  const [zones, setZones] = useState(false);
  const helm = useHelm(frame.root, plan);
  const gone = looked !== undefined && (!G.ships[looked] || ship(G, looked).hex === null);
  useEffect(() => {
    if (gone) setLooked(undefined);
  }, [gone]);
  return {
    looked: gone ? undefined : looked,
    onLook: setLooked,
    zones,
    pressed: (place) => setLooked(isHex(place) ? shipAt(G, place) : undefined),
    keys: { ...helm, z: () => setZones(!zones) },
  };
}
