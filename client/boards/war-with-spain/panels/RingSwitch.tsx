import type { RingKind } from '../session.js';
import { useWords } from '../words/index.js';

const RINGS: readonly RingKind[] = ['intercept', 'dutch'];

interface RingSwitchProps {
  readonly on: readonly RingKind[];
  readonly onSwitch: (ring: RingKind) => void;
  /** Whether the key to the map lies open. */
  readonly keyed: boolean;
  readonly onKey: () => void;
}

/** Switches for what may be drawn over the map or laid beside it. */
export function RingSwitch({ on, onSwitch, keyed, onKey }: RingSwitchProps) {
  const words = useWords();
  return (
    <div className="ring-switch">
      {RINGS.map((ring) => (
        <button key={ring} type="button" aria-pressed={on.includes(ring)} onClick={() => onSwitch(ring)}>
          {words.slip.rings[ring]}
        </button>
      ))}
      <button type="button" aria-pressed={keyed} onClick={onKey}>
        {words.mapKey.switch}
      </button>
    </div>
  );
}
