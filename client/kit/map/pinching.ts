import type { PanzoomObject } from '@panzoom/panzoom';

/** Change in the distance between two fingers, in px, that zooms by one `step` of the library. */
const PIXELS_A_STEP = 80;

/** Lets two fingers pan and zoom the map. The library's pinch does not pan, and ignores how far the fingers move. */
export function pinching(frame: HTMLElement, panzoom: PanzoomObject, signal: AbortSignal): void {
  const fingers = new Map<number, PointerEvent>();
  const reach = () => {
    const [one, other = one] = fingers.values();
    return {
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
      apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    };
  };
  const down = (event: PointerEvent) => {
    if (event.isPrimary) fingers.clear();
    fingers.set(event.pointerId, event);
    const { apart } = reach();
    if (apart) panzoom.setOptions({ step: (PIXELS_A_STEP * panzoom.getScale()) / apart });
  };
  const move = (event: PointerEvent) => {
    if (fingers.size !== 2 || !fingers.has(event.pointerId)) return;
    const before = reach();
    fingers.set(event.pointerId, event);
    const { x, y } = reach();
    const scale = panzoom.getScale();
    panzoom.pan((x - before.x) / scale, (y - before.y) / scale, { relative: true, animate: false });
  };
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
  frame.addEventListener('pointerdown', down, { signal });
  // This runs before the library's handler, which would zoom about the fingers' centre.
  document.addEventListener('pointermove', move, { signal, capture: true });
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, up, { signal });
}
