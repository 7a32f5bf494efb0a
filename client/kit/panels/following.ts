import { createContext, type RefObject, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { GameEvent } from '../../../src/kit/events.js';
import { type Size, useSteady } from '../hooks/hooks.js';
import type { Lying, PaneHandle } from './Pane.js';

/** The event being played back. */
interface Telling {
  readonly places: readonly string[];
  /** Increases with each "Show" of the reader. */
  readonly asked: number;
  /** Called if the map does not follow, because the reader has moved it. */
  readonly away: (away: boolean) => void;
}

/** undefined without playback. */
export const TellingContext = createContext<Telling | undefined>(undefined);

/**
 * A hook: the event being played back, and whether its place is out of sight.
 * @param placesOf must keep its identity
 */
export function useTelling(placesOf: (entry: GameEvent) => readonly string[]) {
  const [entry, tell] = useState<GameEvent>();
  const [asked, setAsked] = useState(0);
  const [isAway, away] = useState(false);
  const telling = useMemo(() => entry && { places: placesOf(entry), asked, away }, [entry, placesOf, asked]);
  return { telling, tell, isAway, show: useCallback(() => setAsked((n) => n + 1), []) };
}

const GLIDE = 250;

/** Nearly equal positions. */
export const same = (a: Lying, b: Lying): boolean => Math.hypot(a.x - b.x, a.y - b.y, (a.scale - b.scale) * 100) < 2;

/** A viewport, and the size of its map at scale 1. */
interface Laid {
  readonly room: Size;
  readonly fitted: Size;
}

/** The position after a resize, with the same centre. */
export function middleKept(lies: Lying, before: Laid, after: Laid, scale: number): Lying {
  const grown = (scale * after.fitted.width) / (lies.scale * before.fitted.width);
  return {
    x: after.room.width / 2 - (before.room.width / 2 - lies.x) * grown,
    y: after.room.height / 2 - (before.room.height / 2 - lies.y) * grown,
    scale,
  };
}

/**
 * A hook: moves the map to the event being played back, and back at the end, unless the reader has moved it.
 * @param sight the position that shows the places; undefined if they are visible or not on this map
 */
export function useFollowing(pane: RefObject<PaneHandle | null>, sight: (places: readonly string[]) => Lying | undefined): void {
  const telling = useContext(TellingContext);
  /** The position before, the last position set, and the reader's requests so far. */
  const course = useRef<{ readonly before: Lying; readonly left: Lying; readonly asked: number }>(undefined);
  const follow = useSteady(() => {
    const now = pane.current?.lies();
    if (!now) return;
    const { before, left, asked } = course.current ?? { before: now, left: now, asked: telling?.asked };
    if (!telling) {
      course.current = undefined;
      if (same(now, left) && !same(now, before)) pane.current?.lay(before, GLIDE);
      return;
    }
    const to = sight(telling.places);
    const elsewhere = to !== undefined && telling.asked === asked && !same(now, left);
    telling.away(elsewhere);
    if (to && !elsewhere) pane.current?.lay(to, GLIDE);
    course.current = { before, left: to && !elsewhere ? (pane.current?.lies() ?? now) : left, asked: telling.asked };
  });
  useEffect(follow, [telling, follow]);
}
