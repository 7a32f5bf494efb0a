import { useMemo, useState } from 'react';
import type { Sluys } from '../../../src/games/right-fierce-and-terrible/face.js';
import type { BoardContext } from '../../kit/board/boardSource.js';
import { useTexts } from '../../kit/gameTexts.js';
import { placeInFocus, useInstruments } from '../../kit/instruments/useInstruments.js';
import { isHex, type PlaceId } from './chart/land.js';
import type { Seen } from './names.js';
import type { BoardLook, SluysTypes } from './session.js';
import { useWords } from './words/index.js';

export function useSeen(G: Sluys): Seen {
  const words = useWords();
  const texts = useTexts();
  return useMemo(() => ({ G, words, texts }), [G, words, texts]);
}

const OVERLAYS = ['reach', 'fire', 'zones', 'wind'] as const;
/** Overlays offered if the option Squadron Command (13.1) is used. */
const COMMANDED = [...OVERLAYS, 'rings'] as const;

export function useLook({ G, frame }: BoardContext<SluysTypes>): BoardLook {
  const [looked, setLooked] = useState<PlaceId>();
  const sounding = useInstruments<(typeof COMMANDED)[number]>(G.options.squadronCommand ? COMMANDED : OVERLAYS, () => {
    const place = placeInFocus(frame.root);
    return place && isHex(place) ? place : undefined;
  });
  const { ruler } = sounding;
  return {
    looked,
    sounding,
    pressed: setLooked,
    measure: ruler.active ? (place: PlaceId) => isHex(place) && ruler.setEnd(place) : undefined,
    stepBack: ruler.active ? ruler.toggle : undefined,
    keys: sounding.keys,
  };
}
