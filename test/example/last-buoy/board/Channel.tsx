import type { MapProps } from '../../../../client/kit/board/boardSource.js';
import { LAST, SIDES } from '../face.js';
import type { LastBuoyTypes } from './session.js';
import { useWords } from './words/index.js';

const BUOYS = Array.from({ length: LAST }, (_, i) => i + 1);

/** The buoys in a row, each with the vessels at it. */
export function Channel({ G, plan, lit, onPress }: Pick<MapProps<LastBuoyTypes>, 'G' | 'plan' | 'lit' | 'onPress'>) {
  const words = useWords();
  return (
    <div>
      {BUOYS.map((buoy) => (
        <button
          key={buoy}
          type="button"
          data-place={buoy}
          aria-disabled={!plan.reach.includes(buoy)}
          aria-current={lit.includes(String(buoy)) || undefined}
          onClick={() => onPress(buoy)}
        >
          {[words.buoy(buoy), ...SIDES.filter((side) => G.at[side] === buoy).map((side) => words.sides[side])].join(' ')}
        </button>
      ))}
    </div>
  );
}
