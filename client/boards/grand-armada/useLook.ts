import { useEffect, useRef, useState } from 'react';
import { type ShipId, ship } from '../../../src/games/grand-armada/face.js';
import type { BoardContext } from '../../kit/board/boardSource.js';
import { placeInFocus, useInstruments } from '../../kit/instruments/useInstruments.js';
import { isHex } from './chart/geography.js';
import { shipAt } from './names.js';
import type { BoardLook, GrandArmadaTypes, StepView } from './session.js';

/** Keys that belong to whatever is in focus, and steer the ship only when nothing is. */
const WITHOUT_FOCUS = new Set(['ArrowUp', 'ArrowLeft', 'ArrowRight', 'Enter']);

type HelmPlan = Pick<StepView, 'actions' | 'keys' | 'helm'>;

/** Does the first possible action that a key of the plan stands for. @returns whether there was one */
function press({ actions, keys, helm = [] }: HelmPlan, key: string): boolean {
  for (const start of keys?.[key] ?? []) {
    const action = [...actions, ...helm].find(({ id, run }) => run && id.startsWith(start));
    if (!action) continue;
    action.run?.();
    return true;
  }
  return false;
}

/** The keys of the step that is asked: letters for the board's own list of keys; arrows and Enter while nothing is in focus. */
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
