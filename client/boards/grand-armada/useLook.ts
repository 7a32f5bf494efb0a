import { useEffect, useState } from 'react';
import { type ShipId, ship } from '../../../src/games/grand-armada/face.js';
import type { BoardContext } from '../../kit/board/boardSource.js';
import { placeInFocus, useInstruments } from '../../kit/instruments/useInstruments.js';
import { isHex } from './chart/geography.js';
import { shipAt } from './names.js';
import type { BoardLook, GrandArmadaTypes } from './session.js';
import { useHelm } from './useHelm.js';

const OVERLAYS = ['reach', 'fire', 'zones', 'wind'] as const;
/** The fire of whatever ship is pointed at is drawn unless it is put away. */
const OPENING = ['fire'] as const;

/** The ship that lies open, and the instruments on the sea. */
export function useLook({ G, plan, frame }: BoardContext<GrandArmadaTypes>): BoardLook {
  const [looked, setLooked] = useState<ShipId>();
  const sounding = useInstruments<(typeof OVERLAYS)[number]>(
    OVERLAYS,
    () => {
      const place = placeInFocus(frame.root) ?? '';
      return isHex(place) ? place : undefined;
    },
    OPENING,
  );
  const { ruler } = sounding;
  const helm = useHelm(frame.root, plan);
  const gone = looked !== undefined && (!G.ships[looked] || ship(G, looked).hex === null);
  useEffect(() => {
    if (gone) setLooked(undefined);
  }, [gone]);
  return {
    looked: gone ? undefined : looked,
    onLook: setLooked,
    sounding,
    measure: ruler.laid ? (place: string) => isHex(place) && ruler.lay(place) : undefined,
    lift: ruler.laid ? ruler.toggle : undefined,
    pressed: (place) => setLooked(isHex(place) ? shipAt(G, place) : undefined),
    keys: { ...helm, ...sounding.keys },
  };
}
