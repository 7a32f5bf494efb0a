import { useCallback, useEffect, useMemo, useState } from 'react';
import type { HexId } from '../../../src/games/war-with-spain/face.js';
import type { BoardContext } from '../../kit/board/boardSource.js';
import { placeInFocus, useInstruments } from '../../kit/instruments/useInstruments.js';
import { placeName } from './names.js';
import { blocksOf } from './pieces.js';
import type { BoardLook, WarTypes } from './session.js';

/** Returns the next hex after `at` with units that may act, in cyclic order, or undefined if there is none. */
function nextWaiting(waiting: readonly HexId[] = [], at?: HexId): HexId | undefined {
  const order = [...waiting].sort();
  const next = order.find((hex) => at === undefined || hex > at) ?? order[0];
  return next === at ? undefined : next;
}

// Supply has no overlay, because fleets need only munitions [12.11].
const OVERLAYS = ['reach', 'rings', 'dutch', 'powder'] as const;

/** Returns the board's state outside decisions: selected hex, spread-out counters, overlays, map key. */
export function useLook({ G, plan, session, frame, words }: BoardContext<WarTypes>): BoardLook {
  const blocks = useMemo(() => session?.blocks ?? blocksOf(G), [session, G]);
  const [looked, setLooked] = useState<HexId>();
  const [spread, setSpread] = useState<HexId>();
  const sounding = useInstruments(OVERLAYS, () => placeInFocus(frame.root));
  const { ruler } = sounding;
  const [keyed, setKeyed] = useState(false);
  const lookAway = useCallback(() => {
    setLooked(undefined);
    setSpread(undefined);
  }, []);
  const asked = `${session?.player} ${session?.step}`;
  useEffect(() => {
    if (asked) lookAway();
  }, [asked, lookAway]);
  // A hex selected for a route does not open its panel.
  const onCourse = looked !== undefined && plan.path?.includes(looked);
  useEffect(() => {
    if (onCourse) setLooked(undefined);
  }, [onCourse]);

  const aside = looked !== undefined && looked !== plan.at ? looked : undefined;
  const laidOut = aside !== undefined && !plan.marks.has(aside) ? aside : undefined;
  const spreadOut = () => {
    const hex = frame.root?.querySelector<HTMLElement>('[data-place]:focus')?.dataset.place ?? looked ?? plan.at;
    if (laidOut && !spread) lookAway();
    else setSpread(spread === hex ? undefined : hex);
  };
  const next = nextWaiting(plan.waiting, plan.at);
  // While nothing is selected, the next place is the main action, unless the plan has one that makes no other action impossible.
  const leads = plan.at === undefined && !plan.actions.some(({ main, run, forgoes = 0 }) => main && run && forgoes === 0);
  const goOn = () => {
    lookAway();
    if (next) plan.pick?.(next);
  };
  const onKey = () => setKeyed((on) => !on);
  return {
    blocks,
    aside,
    fanned: spread ?? laidOut,
    lookAway,
    sounding,
    measure: ruler.active ? ruler.setEnd : undefined,
    stepBack: ruler.active ? ruler.toggle : undefined,
    keyed,
    onKey,
    pressed(hex) {
      setSpread(undefined);
      setLooked(hex);
    },
    actions: next && plan.pick ? [{ id: 'next', label: words.act.next(placeName(next)), hint: 'N', main: leads, run: goOn }] : [],
    back: looked || spread ? lookAway : undefined,
    keys: { ...sounding.keys, f: spreadOut, n: goOn, g: onKey },
  };
}
