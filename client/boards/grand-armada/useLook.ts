import { useEffect, useRef, useState } from 'react';
import { type ShipId, ship } from '../../../src/games/grand-armada/face.js';
import type { BoardContext } from '../../kit/board/boardSource.js';
import { placeInFocus, useInstruments } from '../../kit/instruments/useInstruments.js';
import { isHex } from './chart/geography.js';
import { shipAt } from './names.js';
import type { BoardLook, GrandArmadaTypes, StepView } from './session.js';

/** Keys that steer the ship only without focus. */
const WITHOUT_FOCUS = new Set(['ArrowUp', 'ArrowLeft', 'ArrowRight', 'Enter']);

type HelmPlan = Pick<StepView, 'actions' | 'keys' | 'helm'>;

/** Runs the first possible action for a key. @returns whether there was one */
function press({ actions, keys, helm = [] }: HelmPlan, key: string): boolean {
  for (const start of keys?.[key] ?? []) {
    const action = [...actions, ...helm].find(({ id, run }) => run && id.startsWith(start));
    if (!action) continue;
    action.run?.();
    return true;
  }
  return false;
}

/** Keys of the present step. */
function useHelm(root: HTMLElement | null, plan: HelmPlan): { readonly [key: string]: () => void } {
  const latest = useRef(plan);
  latest.current = plan;
  useEffect(() => {
    const page = root?.ownerDocument;
    if (!page) return;
    const pressed = (event: KeyboardEvent) => {
      if (!WITHOUT_FOCUS.has(event.key) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (page.activeElement && page.activeElement !== page.body) return;
      if (root.closest('[hidden]')) return;
      if (press(latest.current, event.key)) event.preventDefault();
    };
    page.addEventListener('keydown', pressed);
    return () => page.removeEventListener('keydown', pressed);
  }, [root]);
  const letters = Object.keys(plan.keys ?? {}).filter((key) => !WITHOUT_FOCUS.has(key));
  return Object.fromEntries(letters.map((key) => [key, () => void press(latest.current, key)]));
}

const OVERLAYS = ['reach', 'fire', 'zones', 'wind'] as const;
/** Overlays shown at the start. */
const OPENING = ['fire'] as const;

/** The selected ship and the overlays. */
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
