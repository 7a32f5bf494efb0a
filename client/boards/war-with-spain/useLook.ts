import { useCallback, useEffect, useMemo, useState } from 'react';
import type { HexId } from '../../../src/games/war-with-spain/face.js';
import type { BoardContext } from '../../kit/board/boardSource.js';
import { placeInFocus, useInstruments } from '../../kit/instruments/useInstruments.js';
import { placeName } from './names.js';
import { blocksOf } from './pieces.js';
import type { BoardLook, WarTypes } from './session.js';

/** The next place that may still act, in the order of their hexes and round again; nothing when there is no other. */
function nextWaiting(waiting: readonly HexId[] = [], at?: HexId): HexId | undefined {
  const order = [...waiting].sort();
  const next = order.find((hex) => at === undefined || hex > at) ?? order[0];
  return next === at ? undefined : next;
}

/** Armies need no supply and fleets no more than powder (12.11): what can be asked of it is where it is sold. */
const OVERLAYS = ['reach', 'rings', 'dutch', 'powder'] as const;

/** What lies open beside the decision: a hex that was pressed, a stack that is spread out, the instruments and the key to the map. */
export function useLook({ G, plan, session, frame, words }: BoardContext<WarTypes>): BoardLook {
  const blocks = useMemo(() => session?.blocks ?? blocksOf(G), [session, G]);
  /** The hex that was pressed last: what may be seen there is laid open. */
  const [looked, setLooked] = useState<HexId>();
  /** The stack that was spread out by its key. */
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
  // What becomes part of a course has been pressed for that, not to be looked at.
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
    measure: ruler.laid ? ruler.lay : undefined,
    lift: ruler.laid ? ruler.toggle : undefined,
    keyed,
    onKey,
    pressed(hex) {
      setSpread(undefined);
      setLooked(hex);
    },
    actions: next && plan.pick ? [{ id: 'next', label: words.act.next(placeName(next)), hint: 'N', run: goOn }] : [],
    back: looked || spread ? lookAway : undefined,
    keys: { ...sounding.keys, f: spreadOut, n: goOn, g: onKey },
  };
}
