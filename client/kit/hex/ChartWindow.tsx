import Crosshair from 'lucide-react/icons/crosshair';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type FocusEvent, type ReactNode, type RefObject, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { useRoom, useSteady } from '../hooks/hooks.js';
import { useMeant } from '../host/hint.js';
import { type ChartPart, partOf } from '../panels/chartPart.js';
import { middleKept, same, useFollowing } from '../panels/following.js';
import { type Lying, Pane, type PaneHandle } from '../panels/Pane.js';
import { useKitWords } from '../words/index.js';

export interface ChartWindowHandle {
  /** Zooms in, out, to the whole map, or to the current focus. */
  zoom(by: 1 | -1 | 0 | 'near'): void;
  /** Shows a part as large as possible beside the panels. */
  show(part: ChartPart): void;
}

interface ChartWindowProps {
  readonly label: string;
  /** Size of the map and of a place, in map units. */
  readonly width: number;
  readonly height: number;
  readonly place: number;
  /** Alignment of a map smaller than its viewport. */
  readonly align?: 'middle' | 'right';
  /** Opens zoomed in on this spot (as shares of the map), with places large enough to tap. */
  readonly close?: readonly [x: number, y: number];
  /** Opens at this part, as large as possible. */
  readonly opening?: ChartPart;
  /** The current focus, as shares of the map, and its button's label. */
  readonly near?: { readonly label: string; readonly at: readonly [x: number, y: number] };
  /** Stays visible when it changes; as shares of the map. */
  readonly keep?: readonly [x: number, y: number];
  /** Width of panels on the left, in px. */
  readonly covered?: number;
  /** Opens wholly beside the panels, even if the map becomes smaller than its viewport. */
  readonly beside?: boolean;
  readonly handle?: RefObject<ChartWindowHandle | null>;
  readonly children: ReactNode;
}

/** Size of a place, in px, for tapping and for reading everything on it. */
const FINGER = 46;
const NEAR = 52;
const MOST = 5;
/** Duration of an animation, in ms. */
const GLIDE = 250;
/** Smallest scale for `beside`. */
const LEAST = 0.7;

/** A map of many small places to pan, zoom and pinch. `data-view` says whether it is seen from near or far. Follows the keyboard focus. */
export function ChartWindow({
  label,
  width,
  height,
  place,
  align = 'middle',
  close,
  opening,
  near,
  keep,
  covered = 0,
  beside = false,
  handle,
  children,
}: ChartWindowProps) {
  const words = useKitWords();
  const [measure, room] = useRoom<HTMLDivElement>({ width: 1000, height: 740 });
  const pane = useRef<PaneHandle>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isClose = close !== undefined;
  // On phones the viewport's height changes with every question; ignore it.
  const fitted = useMemo(() => {
    const scale = isClose ? room.width / width : Math.min(room.width / width, room.height / height);
    return { width: width * scale, height: height * scale };
  }, [room, isClose, width, height]);
  /** The last position set, to detect moves by the reader. */
  const homed = useRef<Lying>(undefined);
  const unit = fitted.width / width;
  /** Scale at which a part fills the viewport. */
  const fill = useCallback(
    ([left, top, right, bottom]: ChartPart) =>
      Math.min((room.width - covered) / ((right - left) * fitted.width), room.height / ((bottom - top) * fitted.height)),
    [room, fitted, covered],
  );
  const startScale = useMemo(() => {
    const finger = close ? FINGER / (place * unit) : 1;
    const part = opening ? fill(opening) : 1;
    return Math.min(MOST, Math.max(beside && !close ? LEAST : 1, close ? finger : part));
  }, [close, opening, place, unit, fill, beside]);
  const farthest = isClose ? 0.8 * Math.min(1, room.height / fitted.height) : Math.min(1, startScale);
  const [across, down] = close ?? (opening ? [(opening[0] + opening[2]) / 2, (opening[1] + opening[3]) / 2] : [0.5, 0.5]);
  const aside = opening && !close ? covered / 2 : 0;

  const seen = useCallback(
    (scale: number) => {
      const element = sheet.current;
      if (!element) return;
      const view = place * unit * scale >= NEAR ? 'near' : 'far';
      if (element.dataset.view !== view) element.dataset.view = view;
    },
    [place, unit],
  );
  const home = useCallback(() => {
    const spot = (space: number, length: number, share: number, toEnd: boolean, shift: number) => {
      const free = beside ? space - shift * 2 : space;
      if (length <= free) return toEnd ? space - length : space - free + (free - length) / 2;
      return Math.min(shift * 2, Math.max(space - length, space / 2 + shift - length * share));
    };
    const x = spot(room.width, fitted.width * startScale, across, align === 'right', aside);
    const y = spot(room.height, fitted.height * startScale, down, false, 0);
    homed.current = { x, y, scale: startScale };
    pane.current?.lay(homed.current);
    seen(startScale);
  }, [room, fitted, startScale, across, down, align, aside, beside, seen]);
  const isMoved = () => {
    const now = pane.current?.lies();
    const then = homed.current;
    return Boolean(now && then && !same(now, then));
  };
  // Resets the position after a resize or for another decision. If the reader has moved the map, only its centre is kept.
  const spotlit = useRef(`${across},${down}`);
  const laidIn = useRef({ room, fitted });
  const layOut = useSteady(() => {
    const elsewhere = spotlit.current !== `${across},${down}`;
    spotlit.current = `${across},${down}`;
    const before = laidIn.current;
    laidIn.current = { room, fitted };
    const now = pane.current?.lies();
    if (!now || (elsewhere && close) || !isMoved()) home();
    else if (before.room !== room) {
      const scale = Math.min(MOST, Math.max(farthest, (now.scale * before.fitted.width) / fitted.width));
      pane.current?.lay(middleKept(now, before, laidIn.current, scale));
      seen(scale);
    }
  });
  useEffect(layOut, [home, across, down, close, layOut]);
  // Keep the reader's position while the next focus is visible.
  const [keepX, keepY] = keep ?? [undefined, undefined];
  useEffect(() => {
    const now = pane.current?.lies();
    if (close || !now || keepX === undefined || keepY === undefined) return;
    const at = [now.x + fitted.width * now.scale * keepX, now.y + fitted.height * now.scale * keepY];
    const margin = 40;
    const inside = at[0] > covered + margin && at[0] < room.width - margin && at[1] > margin && at[1] < room.height - margin;
    if (inside) return;
    const kept = (from: number, space: number, length: number, to: number) => Math.max(Math.min(from, space - length), Math.min(from, to));
    const x = kept(covered, room.width, fitted.width * now.scale, (room.width + covered) / 2 - (at[0] - now.x));
    const y = kept(0, room.height, fitted.height * now.scale, room.height / 2 - (at[1] - now.y));
    homed.current = { x, y, scale: now.scale };
    pane.current?.lay(homed.current, GLIDE);
  }, [keepX, keepY, close, fitted, room, covered]);
  /** Shows the whole map; with `close`, at tapping size. */
  const whole = () => {
    if (!opening || close) return home();
    const at = (space: number, length: number, toEnd: boolean) => (toEnd ? space - length : (space - length) / 2);
    pane.current?.lay({ x: at(room.width, fitted.width, align === 'right'), y: at(room.height, fitted.height, false), scale: 1 }, GLIDE);
    seen(1);
  };
  /** The position with a spot at the uncovered area's centre. */
  const about = ([across, down]: readonly [x: number, y: number], wanted: number): Lying => {
    const scale = Math.min(MOST, Math.max(1, wanted));
    return { x: (room.width + covered) / 2 - fitted.width * scale * across, y: room.height / 2 - fitted.height * scale * down, scale };
  };
  const goTo = (to: Lying) => {
    pane.current?.lay(to, GLIDE);
    seen(to.scale);
  };
  /** The position that shows these places; undefined if they are visible. */
  const sight = (places: readonly string[]): Lying | undefined => {
    const part = partOf(sheet.current, places);
    const now = pane.current?.lies();
    if (!part || !now) return undefined;
    const x = (at: number) => now.x + fitted.width * now.scale * at;
    const y = (at: number) => now.y + fitted.height * now.scale * at;
    const [left, top, right, bottom] = part;
    const inside = x(left) >= covered && x(right) <= room.width && y(top) >= 0 && y(bottom) <= room.height;
    return inside ? undefined : about([(left + right) / 2, (top + bottom) / 2], Math.min(now.scale, fill(part)));
  };
  // Shows the places of a lesson or hint at once; an animation would be stopped by a resize. Does not count as a move by the reader.
  const meant = useMeant();
  const bringIntoSight = useSteady(() => {
    const to = meant && sight(meant);
    if (!to) return;
    if (!isMoved()) homed.current = to;
    pane.current?.lay(to);
    seen(to.scale);
  });
  useEffect(bringIntoSight, [meant, home, across, down, close, bringIntoSight]);
  // Some places appear only after a selection.
  const lain = useRef(0);
  useEffect(() => {
    const lies = meant?.filter((id) => sheet.current?.querySelector(`[data-place="${id}"]`)).length ?? 0;
    if (lies > lain.current) bringIntoSight();
    lain.current = lies;
  });
  useFollowing(pane, sight);
  const goNear = () => near && goTo(about(near.at, (NEAR * 1.3) / (place * unit)));
  useImperativeHandle(handle, () => ({
    zoom(by) {
      if (by === 0) whole();
      else if (by === 'near') goNear();
      else pane.current?.step(by);
    },
    show: (part) => goTo(about([(part[0] + part[2]) / 2, (part[1] + part[3]) / 2], fill(part))),
  }));

  /** Scrolls the focused place into view. */
  const follow = (event: FocusEvent<HTMLElement>) => {
    const now = pane.current?.lies();
    const frame = event.currentTarget.getBoundingClientRect();
    if (!now || !frame.width || !event.target.dataset.place || !event.target.matches(':focus-visible')) return;
    const spot = event.target.getBoundingClientRect();
    const margin = 24;
    const shift = (low: number, high: number, from: number, to: number) =>
      low < from + margin ? from + margin - low : high > to - margin ? to - margin - high : 0;
    const [dx, dy] = [shift(spot.left, spot.right, frame.left, frame.right), shift(spot.top, spot.bottom, frame.top, frame.bottom)];
    if (dx || dy) pane.current?.lay({ x: now.x + dx, y: now.y + dy, scale: now.scale }, 120);
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
