import type { PanzoomObject } from '@panzoom/panzoom';
import { type ReactNode, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { lazyKit } from '../board/lazyKit.js';
import { useReducedMotion, useSteady } from '../hooks/hooks.js';
import { useLazyPart } from '../loading/lazyPart.js';

/** Position of a map: its upper left corner, in px, and its scale. */
export interface MapPosition {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface PaneHandle {
  readonly position: () => MapPosition;
  /** Moves the map to a position in `ms` milliseconds. */
  readonly moveTo: (to: MapPosition, ms?: number) => void;
  /** Zooms in (1) or out (-1) about the centre. */
  readonly step: (by: 1 | -1) => void;
}

interface PaneProps {
  readonly handle: RefObject<PaneHandle | null>;
  readonly minScale: number;
  readonly maxScale: number;
  readonly within?: (there: MapPosition) => MapPosition;
  readonly onScale?: (scale: number) => void;
  readonly children: ReactNode;
}

const STEP = Math.exp(0.5);
const STEP_TIME = 300;

/**
 * Zoom for a notch of the mouse wheel, as a step of the library, and the length of a notch in px, which is shorter for
 * a touchpad pinch.
 */
const WHEEL = { step: 0.36, notch: 100, pinch: 10 } as const;

/** Renders a viewport in which a map can be panned, zoomed and pinched. */
export function Pane({ handle, minScale, maxScale, within, onScale, children }: PaneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject>(undefined);
  const last = useRef<MapPosition>({ x: 0, y: 0, scale: 1 });
  const bounded = useRef(within);
  bounded.current = within;
  const scaled = useSteady(onScale);
  const still = useReducedMotion();

  const position = (): MapPosition => {
    if (!panzoom.current) return last.current;
    const [{ x, y }, scale] = [panzoom.current.getPan(), panzoom.current.getScale()];
    return { x: x * scale, y: y * scale, scale };
  };
  const [later] = useLazyPart(lazyKit);
  const hands = later.state === 'ready' ? later.value : undefined;
  /** Moves the map. Until the gesture library has loaded, the position is only stored. */
  const place = (to: MapPosition) => {
    last.current = bounded.current?.(to) ?? to;
    const { x, y, scale } = last.current;
    if (content.current) content.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    scaled(scale);
  };
  const moveTo = (to: MapPosition, ms = 0) => {
    if (!panzoom.current) return place(to);
    const { x, y, scale } = to;
    panzoom.current.setOptions({ startX: x / scale, startY: y / scale, startScale: scale });
    panzoom.current.reset({ animate: ms > 0 && !still, duration: ms });
  };
  const step = (by: 1 | -1) => {
    const { width, height } = frame.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
    const now = position();
    const scale = Math.min(maxScale, Math.max(minScale, now.scale * STEP ** by));
    const about = (middle: number, at: number) => middle - ((middle - at) * scale) / now.scale;
    moveTo({ x: about(width / 2, now.x), y: about(height / 2, now.y), scale }, STEP_TIME);
  };
  useImperativeHandle(handle, () => ({ position, moveTo, step }));

  useLayoutEffect(() => {
    if (!frame.current || !content.current) return;
    if (!hands) return place(last.current);
    const made = hands.Panzoom(content.current, {
      canvas: true,
      cursor: '',
      easing: 'ease-out',
      excludeClass: 'carry',
      // Keep elements on the map selectable.
      handleStartEvent: () => {},
      // The map may have moved since this frame was requested.
      setTransform: ({ style }, _, { animate, duration } = {}) => {
        const there = position();
        const { x, y, scale } = bounded.current?.(there) ?? there;
        style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
        scaled(scale);
        // Continue from the position that the bounds allow.
        if (Math.hypot(x - there.x, y - there.y) > 0.5) made.pan(x / scale, y / scale, { animate, duration });
      },
    });
    panzoom.current = made;
    moveTo(last.current);
    const off = new AbortController();
    const wheeled = (event: WheelEvent) => {
      const notch = event.ctrlKey ? WHEEL.pinch : WHEEL.notch;
      made.zoomWithWheel(event, { step: WHEEL.step * Math.min(1, Math.abs(event.deltaY) / notch) });
    };
    const held = (event: Event) => {
      if (event.target instanceof Element && !event.target.closest('.wg-carry')) event.preventDefault();
    };
    frame.current.addEventListener('wheel', wheeled, { signal: off.signal });
    frame.current.addEventListener('mousedown', held, { signal: off.signal });
    hands.pinching(frame.current, made, off.signal);
    return () => {
      last.current = position();
      made.destroy();
      panzoom.current = undefined;
      off.abort();
    };
  }, [hands]);
  useLayoutEffect(() => {
    if (hands) panzoom.current?.setOptions({ minScale, maxScale });
  }, [hands, minScale, maxScale]);

  return (
    <div ref={frame} className="wg-viewport-window">
      <div ref={content} className="wg-viewport-content">
        {children}
      </div>
    </div>
  );
}
