import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';

/** A position in px of the viewport. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Returns the point of the map last clicked or selected with a key, and the event handlers that record it. */
export function usePointed() {
  const pointed: RefObject<Spot | undefined> = useRef<Spot>(undefined);
  const isMap = (target: EventTarget) => target instanceof Element && target.closest('.wg-map-area') !== null;
  return {
    pointed,
    onPointerDownCapture({ target, clientX, clientY }: PointerEvent) {
      pointed.current = isMap(target) ? { x: clientX, y: clientY } : undefined;
    },
    onKeyDownCapture({ target }: KeyboardEvent) {
      if (!isMap(target) || !(target instanceof Element)) return;
      const { left, top, width } = target.getBoundingClientRect();
      pointed.current = { x: left + width / 2, y: top };
    },
  };
}
