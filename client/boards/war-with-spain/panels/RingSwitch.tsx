import type { RingKind } from '../chart/Rings.js';
import { boardText } from '../texts.js';

const RINGS: readonly RingKind[] = ['intercept', 'dutch'];

/** Switches for the rings that may be drawn on the map. */
export function RingSwitch({ on, onSwitch }: { readonly on: readonly RingKind[]; readonly onSwitch: (ring: RingKind) => void }) {
  return (
    <div className="ring-switch">
      {RINGS.map((ring) => (
        <button key={ring} type="button" aria-pressed={on.includes(ring)} onClick={() => onSwitch(ring)}>
          {boardText.slip.rings[ring]}
        </button>
      ))}
    </div>
  );
}
