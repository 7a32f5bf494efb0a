import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';

/** In px of the viewport. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A hook: the last point on the map under pointer or focus. */
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
