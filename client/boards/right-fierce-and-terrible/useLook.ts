import { useState } from 'react';
import type { Desk } from '../../kit/boardSource.js';
import { placeInFocus, useInstruments } from '../../kit/instruments/useInstruments.js';
import { isHex, type PlaceId } from './chart/geography.js';
import type { Look, SluysTypes } from './session.js';

const OVERLAYS = ['reach', 'fire', 'wind'] as const;

/** The hex that lies open, and the instruments on the water. */
export function useLook({ frame }: Desk<SluysTypes>): Look {
  const [looked, setLooked] = useState<PlaceId>();
  const sounding = useInstruments(OVERLAYS, () => {
    const place = placeInFocus(frame.root);
    return place && isHex(place) ? place : undefined;
  });
  const { ruler } = sounding;
  return {
    looked,
    sounding,
    pressed: setLooked,
    measure: ruler.laid ? (place: PlaceId) => isHex(place) && ruler.lay(place) : undefined,
    lift: ruler.laid ? ruler.toggle : undefined,
    keys: sounding.keys,
  };
}
