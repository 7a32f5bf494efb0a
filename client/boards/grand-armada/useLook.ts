import { useEffect, useState } from 'react';
import { type ShipId, ship } from '../../../src/games/grand-armada/face.js';
import type { BoardContext } from '../../kit/board/boardSource.js';
import { isAtRest } from '../../kit/dialogs/keptFocus.js';
import { useBoardKeys } from '../../kit/hooks/useHotKeys.js';
import { placeInFocus, useInstruments } from '../../kit/instruments/useInstruments.js';
import { isHex } from './chart/geography.js';
import { shipAt } from './names.js';
import type { BoardLook, GrandArmadaTypes, StepView } from './session.js';

/** Keys that steer the ship only while no hex has the keyboard focus. */
const WITHOUT_FOCUS = new Set(['ArrowUp', 'ArrowLeft', 'ArrowRight', 'Enter']);

type HelmPlan = Pick<StepView, 'actions' | 'keys' | 'helm'>;

/** Runs the first enabled action of a key. @returns whether a key's action ran */
function press({ actions, keys, helm = [] }: HelmPlan, key: string): boolean {
  for (const start of keys?.[key] ?? []) {
    const action = [...actions, ...helm].find(({ id, run }) => run && id.startsWith(start));
    if (!action) continue;
    action.run?.();
    return true;
  }
  return false;
}

/** Handles the steering keys, and returns the handlers of the step's other keys. */
function useHelm(root: HTMLElement | null, plan: HelmPlan): { readonly [key: string]: () => void } {
  useBoardKeys(root, (event, target) => {
    if (WITHOUT_FOCUS.has(event.key) && isAtRest(target) && press(plan, event.key)) event.preventDefault();
  });
  const letters = Object.keys(plan.keys ?? {}).filter((key) => !WITHOUT_FOCUS.has(key));
  return Object.fromEntries(letters.map((key) => [key, () => void press(plan, key)]));
}

const OVERLAYS = ['reach', 'fire', 'zones', 'wind'] as const;

export function useLook({ G, plan, frame }: BoardContext<GrandArmadaTypes>): BoardLook {
  const [looked, setLooked] = useState<ShipId>();
  const sounding = useInstruments<(typeof OVERLAYS)[number]>(OVERLAYS, () => {
    const place = placeInFocus(frame.root) ?? '';
    return isHex(place) ? place : undefined;
  });
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
    measure: ruler.active ? (place: string) => isHex(place) && ruler.setEnd(place) : undefined,
    stepBack: ruler.active ? ruler.toggle : undefined,
    pressed: (place) => setLooked(isHex(place) ? shipAt(G, place) : undefined),
    keys: { ...helm, ...sounding.keys },
  };
}
