import Crosshair from 'lucide-react/icons/crosshair';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type FocusEvent, type ReactNode, type RefObject, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { useRoom, useSteady } from '../hooks/hooks.js';
import { useHighlightedPlaces } from '../host/hint.js';
import { type ChartPart, partOf } from '../panels/chartPart.js';
import { type MapPosition, Pane, type PaneHandle } from '../panels/Pane.js';
import { keepCentre, same, useFollowPlayback } from '../panels/playback.js';
import { useKitWords } from '../words/index.js';

export interface ChartWindowHandle {
  /** Zooms in (1), out (-1), to the whole map (0), or to the current focus ("near"). */
  zoom(by: 1 | -1 | 0 | 'near'): void;
  /** Shows a part of the map at the largest size that fits. */
  show(part: ChartPart): void;
}

interface ChartWindowProps {
  readonly label: string;
  /** Width of the map, in map units, like `height` and `place` (the size of a place). */
  readonly width: number;
  readonly height: number;
  readonly place: number;
  /** Spot (as fractions of the map's width and height) at which the map opens, zoomed in so that places are large enough to tap. */
  readonly close?: readonly [x: number, y: number];
  /** Part of the map shown on opening, at the largest size that fits. */
  readonly opening?: ChartPart;
  /** Current focus, as fractions of the map's width and height, and the label of the button that zooms to it. */
  readonly near?: { readonly label: string; readonly at: readonly [x: number, y: number] };
  /** Point that is kept visible whenever it changes, as fractions of the map's width and height. */
  readonly keep?: readonly [x: number, y: number];
  readonly handle?: RefObject<ChartWindowHandle | null>;
  /** Called with the size of a map unit, in px, whenever the map is zoomed. Must keep its identity. */
  readonly onZoom?: (px: number) => void;
  readonly children: ReactNode;
}

/** Minimum sizes of a place, in px: large enough to tap (`TAP_SIZE`), and to read everything on it (`NEAR`). */
const TAP_SIZE = 46;
const NEAR = 52;
/** Width of a place, in px, at which the far view shows more names. */
const MIDDLE = 34;
const MOST = 5;
/** Duration of an animation, in ms. */
const GLIDE = 250;
/** Maximum factor by which the map is enlarged on opening, to fill its viewport. */
const ALMOST = 1.12;

/**
 * Returns the position of the map's start on an axis, in px. The spot is as near the viewport's middle as the edges
 * allow; a smaller map is centred.
 */
const offset = (space: number, length: number, share: number): number =>
  length <= space ? (space - length) / 2 : Math.min(0, Math.max(space - length, space / 2 - length * share));

/**
 * Map of many small places that can be panned, zoomed and pinched. `data-view` is its zoom level, near or far;
 * `data-middle` is set for the larger of the far levels. The map follows the keyboard focus.
 */
export function ChartWindow({ label, width, height, place, close, opening, near, keep, handle, onZoom, children }: ChartWindowProps) {
  const words = useKitWords();
  const [measure, room] = useRoom<HTMLDivElement>({ width: 1000, height: 740 });
  const pane = useRef<PaneHandle>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isClose = close !== undefined;
  // Ignore the viewport's height on phones, where it changes with every prompt.
  const fitted = useMemo(() => {
    const scale = isClose ? room.width / width : Math.min(room.width / width, room.height / height);
    return { width: width * scale, height: height * scale };
  }, [room, isClose, width, height]);
  /** Last position set, to detect moves by the viewer. */
  const lastSet = useRef<MapPosition>(undefined);
  const unit = fitted.width / width;
  const fill = useCallback(
    ([left, top, right, bottom]: ChartPart) =>
      Math.min(room.width / ((right - left) * fitted.width), room.height / ((bottom - top) * fitted.height)),
    [room, fitted],
  );
  const startScale = useMemo(() => {
    const filled = Math.max(room.width / fitted.width, room.height / fitted.height);
    const least = filled < ALMOST ? filled : 1;
    const finger = close ? TAP_SIZE / (place * unit) : 1;
    const part = opening ? fill(opening) : 1;
    return Math.min(MOST, Math.max(least, close ? finger : part));
  }, [close, opening, place, unit, fill, room, fitted]);
  const farthest = isClose ? 0.8 * Math.min(1, room.height / fitted.height) : 1;
  const [across, down] = close ?? (opening ? [(opening[0] + opening[2]) / 2, (opening[1] + opening[3]) / 2] : [0.5, 0.5]);

  const seen = useCallback(
    (scale: number) => {
      const element = sheet.current;
      if (!element) return;
      const view = place * unit * scale >= NEAR ? 'near' : 'far';
      if (element.dataset.view !== view) element.dataset.view = view;
      element.toggleAttribute('data-middle', view === 'far' && place * unit * scale >= MIDDLE);
      onZoom?.(unit * scale);
    },
    [place, unit, onZoom],
  );
  const home = useCallback(
    (ms = 0) => {
      const x = offset(room.width, fitted.width * startScale, across);
      const y = offset(room.height, fitted.height * startScale, down);
      lastSet.current = { x, y, scale: startScale };
      pane.current?.moveTo(lastSet.current, ms);
      seen(startScale);
    },
    [room, fitted, startScale, across, down, seen],
  );
  const isMoved = () => {
    const now = pane.current?.position();
    const then = lastSet.current;
    return Boolean(now && then && !same(now, then));
  };
  // Reset the position after a resize or for another decision. If the viewer has moved the map, keep only its centre.
  const lastSpot = useRef(`${across},${down}`);
  const laidIn = useRef({ room, fitted });
  const layOut = useSteady(() => {
    const elsewhere = lastSpot.current !== `${across},${down}`;
    lastSpot.current = `${across},${down}`;
    const before = laidIn.current;
    laidIn.current = { room, fitted };
    const now = pane.current?.position();
    if (!now || (elsewhere && close) || !isMoved()) home(before.room === room ? GLIDE : 0);
    else if (before.room !== room) {
      const scale = Math.min(MOST, Math.max(farthest, (now.scale * before.fitted.width) / fitted.width));
      pane.current?.moveTo(keepCentre(now, before, laidIn.current, scale));
      seen(scale);
    }
  });
  useEffect(layOut, [home, across, down, close, layOut]);
  // Keep the viewer's position while the next focus is visible.
  const [keepX, keepY] = keep ?? [undefined, undefined];
  useEffect(() => {
    const now = pane.current?.position();
    if (close || !now || keepX === undefined || keepY === undefined) return;
    const at = [now.x + fitted.width * now.scale * keepX, now.y + fitted.height * now.scale * keepY];
    const margin = 40;
    const inside = at[0] > margin && at[0] < room.width - margin && at[1] > margin && at[1] < room.height - margin;
    if (inside) return;
    const kept = (from: number, space: number, length: number, to: number) => Math.max(Math.min(from, space - length), Math.min(from, to));
    const x = kept(0, room.width, fitted.width * now.scale, room.width / 2 - (at[0] - now.x));
    const y = kept(0, room.height, fitted.height * now.scale, room.height / 2 - (at[1] - now.y));
    lastSet.current = { x, y, scale: now.scale };
    pane.current?.moveTo(lastSet.current, GLIDE);
  }, [keepX, keepY, close, fitted, room]);
  /** Shows the whole map or, with `close`, places large enough to tap. */
  const whole = () => {
    if (!opening || close) return home();
    pane.current?.moveTo({ x: (room.width - fitted.width) / 2, y: (room.height - fitted.height) / 2, scale: 1 }, GLIDE);
    seen(1);
  };
  /** Returns the position that centres a spot in the viewport as far as the map's edges allow. */
  const about = ([across, down]: readonly [x: number, y: number], wanted: number): MapPosition => {
    const scale = Math.min(MOST, Math.max(1, wanted));
    return { x: offset(room.width, fitted.width * scale, across), y: offset(room.height, fitted.height * scale, down), scale };
  };
  const goTo = (to: MapPosition) => {
    pane.current?.moveTo(to, GLIDE);
    seen(to.scale);
  };
  /** Returns a position that shows these places, or undefined if they are already visible. */
  const sight = (places: readonly string[]): MapPosition | undefined => {
    const part = partOf(sheet.current, places);
    const now = pane.current?.position();
    if (!part || !now) return undefined;
    const x = (at: number) => now.x + fitted.width * now.scale * at;
    const y = (at: number) => now.y + fitted.height * now.scale * at;
    const [left, top, right, bottom] = part;
    const inside = x(left) >= 0 && x(right) <= room.width && y(top) >= 0 && y(bottom) <= room.height;
    return inside ? undefined : about([(left + right) / 2, (top + bottom) / 2], Math.min(now.scale, fill(part)));
  };
  // Show the places of a lesson or hint at once, because a resize would stop an animation. This does not count as a move by the viewer.
  const highlighted = useHighlightedPlaces();
  const bringIntoSight = useSteady(() => {
    const to = highlighted && sight(highlighted);
    if (!to) return;
    if (!isMoved()) lastSet.current = to;
    pane.current?.moveTo(to);
    seen(to.scale);
  });
  useEffect(bringIntoSight, [highlighted, home, across, down, close, bringIntoSight]);
  // Some places appear only after a selection.
  const shownBefore = useRef(0);
  useEffect(() => {
    const shownNow = highlighted?.filter((id) => sheet.current?.querySelector(`[data-place="${id}"]`)).length ?? 0;
    if (shownNow > shownBefore.current) bringIntoSight();
    shownBefore.current = shownNow;
  });
  useFollowPlayback(pane, sight);
  const goNear = () => near && goTo(about(near.at, (NEAR * 1.3) / (place * unit)));
  useImperativeHandle(handle, () => ({
    zoom(by) {
      if (by === 0) whole();
      else if (by === 'near') goNear();
      else pane.current?.step(by);
    },
    show: (part) => goTo(about([(part[0] + part[2]) / 2, (part[1] + part[3]) / 2], fill(part))),
  }));

  const follow = (event: FocusEvent<HTMLElement>) => {
    const now = pane.current?.position();
    const frame = event.currentTarget.getBoundingClientRect();
    if (!now || !frame.width || !event.target.dataset.place || !event.target.matches(':focus-visible')) return;
    const spot = event.target.getBoundingClientRect();
    const margin = 24;
    const shift = (low: number, high: number, from: number, to: number) =>
      low < from + margin ? from + margin - low : high > to - margin ? to - margin - high : 0;
    const [dx, dy] = [shift(spot.left, spot.right, frame.left, frame.right), shift(spot.top, spot.bottom, frame.top, frame.bottom)];
    if (dx || dy) pane.current?.moveTo({ x: now.x + dx, y: now.y + dy, scale: now.scale }, 120);
  };

  return (
    <section className="wg-viewport" aria-label={label} ref={measure} onFocus={follow}>
      <Pane handle={pane} minScale={farthest} maxScale={MOST} onScale={seen}>
        <div className="wg-viewport-sheet wg-hex-sheet" data-view="far" ref={sheet} style={fitted}>
          {children}
        </div>
      </Pane>
      <div className="wg-viewport-zoom">
        <button type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => pane.current?.step(1)}>
          <Plus size={16} />
        </button>
        <button type="button" aria-label={words.zoomOut} title={words.zoomOut} onClick={() => pane.current?.step(-1)}>
          <Minus size={16} />
        </button>
        {near && (
          <button type="button" aria-label={near.label} title={near.label} onClick={goNear}>
            <Crosshair size={16} />
          </button>
        )}
        <button type="button" aria-label={words.zoomReset} title={words.zoomReset} onClick={whole}>
          <Maximize2 size={15} />
        </button>
      </div>
    </section>
  );
}
