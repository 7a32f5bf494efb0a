import { createContext, type RefObject, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { GameEvent } from '../../../src/kit/events.js';
import { type Size, useSteady } from '../hooks/hooks.js';
import type { MapPosition, PaneHandle } from './Pane.js';

interface Playback {
  readonly places: readonly string[];
  /** Increases each time the viewer selects "Show". */
  readonly showRequests: number;
  /** Called for each event. `away` is true if the event's place is out of view because the viewer has moved the map. */
  readonly away: (away: boolean) => void;
}

/** The current playback, if any. */
export const PlaybackContext = createContext<Playback | undefined>(undefined);

/** Returns the event being played back, and whether its place is out of view. @param placesOf must keep its identity */
export function usePlayback(placesOf: (entry: GameEvent) => readonly string[]) {
  const [entry, tell] = useState<GameEvent>();
  const [showRequests, setShowRequests] = useState(0);
  const [isAway, away] = useState(false);
  const playback = useMemo(() => entry && { places: placesOf(entry), showRequests, away }, [entry, placesOf, showRequests]);
  return { playback, tell, isAway, show: useCallback(() => setShowRequests((n) => n + 1), []) };
}

const GLIDE = 250;

/** Whether two positions are nearly equal. */
export const same = (a: MapPosition, b: MapPosition): boolean => Math.hypot(a.x - b.x, a.y - b.y, (a.scale - b.scale) * 100) < 2;

/** Size of a viewport, and of its map at scale 1. */
interface MapSize {
  readonly room: Size;
  readonly fitted: Size;
}

/** Returns the map position after a resize that keeps the same centre. */
export function keepCentre(position: MapPosition, before: MapSize, after: MapSize, scale: number): MapPosition {
  const grown = (scale * after.fitted.width) / (position.scale * before.fitted.width);
  return {
    x: after.room.width / 2 - (before.room.width / 2 - position.x) * grown,
    y: after.room.height / 2 - (before.room.height / 2 - position.y) * grown,
    scale,
  };
}

/**
 * Moves the map to the event being played back. At the end, restores the position unless the viewer has moved the map.
 * @param sight returns the position that shows the places, or undefined if they are visible or not on this map
 */
export function useFollowPlayback(pane: RefObject<PaneHandle | null>, sight: (places: readonly string[]) => MapPosition | undefined): void {
  const playback = useContext(PlaybackContext);
  /** Position before the playback, last position set, and number of "Show" requests handled. */
  const course = useRef<{ readonly before: MapPosition; readonly left: MapPosition; readonly asked: number }>(undefined);
  const follow = useSteady(() => {
    const now = pane.current?.position();
    if (!now) return;
    const { before, left, asked } = course.current ?? { before: now, left: now, asked: playback?.showRequests };
    if (!playback) {
      course.current = undefined;
      if (same(now, left) && !same(now, before)) pane.current?.moveTo(before, GLIDE);
      return;
    }
    const to = sight(playback.places);
    const elsewhere = to !== undefined && playback.showRequests === asked && !same(now, left);
    playback.away(elsewhere);
    if (to && !elsewhere) pane.current?.moveTo(to, GLIDE);
    course.current = { before, left: to && !elsewhere ? (pane.current?.position() ?? now) : left, asked: playback.showRequests };
  });
  useEffect(follow, [playback, follow]);
}
