import { useState } from 'react';
import type { BoardContext } from '../../kit/board/boardSource.js';
import { useSteady } from '../../kit/hooks/hooks.js';
import { placeInFocus, useInstruments } from '../../kit/instruments/useInstruments.js';
import type { Focus, PlaceId } from './chart/places.js';
import type { ArmadaTypes, BoardLook } from './session.js';
import { pieceAt } from './squadrons.js';

const OVERLAYS = ['reach', 'fire'] as const;

/** Returns the board's view settings. The map of the pending decision has the focus until the player selects the other one. */
export function useLook({ G, plan, session, frame }: BoardContext<ArmadaTypes>): BoardLook {
  const [pressed, setPressed] = useState<PlaceId>();
  const instruments = useInstruments(OVERLAYS, () => placeInFocus(frame.root));
  const { on, ruler } = instruments;
  const [pointed, setPointed] = useState<PlaceId>();
  // Pointer moves cause no render unless an overlay or the ruler is active.
  const onPoint = useSteady((place: PlaceId | undefined) => setPointed(on.size || ruler.active ? place : undefined));
  const overlayFor = [pointed, pressed].map((place) => place && pieceAt(G, place)).find((piece) => piece) || plan.selected;
  const [chosen, setChosen] = useState<{ readonly over: Focus; readonly focus: Focus }>();
  const onFocus = (focus: Focus) => setChosen({ over: plan.chart, focus });
  return {
    focus: chosen?.over === plan.chart ? chosen.focus : plan.chart,
    onFocus,
    sounding: { ...instruments, overlayFor, pointed, onPoint },
    why: pressed !== undefined && session?.refused ? { place: pressed, ...session.refused } : undefined,
    pressed: (place: PlaceId) => {
      setPressed(place);
      session?.hush();
    },
    measure: ruler.active ? ruler.setEnd : undefined,
    stepBack: ruler.active ? ruler.toggle : undefined,
    keys: { ...instruments.keys, '1': () => onFocus('strategic'), '2': () => onFocus('tactical') },
  };
}
