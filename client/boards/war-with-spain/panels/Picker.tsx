import type { WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import { UnitCounter } from '../chart/Counters.js';
import { useNames } from '../names.js';

/** One counter as a picture. */
export function CounterPicture({ G, id, size = 46 }: { readonly G: WarWithSpain; readonly id: string; readonly size?: number }) {
  const record = G.naval[id] ?? G.land[id];
  return (
    <svg className="wg-counter-picture" viewBox="-45 -45 94 94" width={size} height={size} aria-hidden="true">
      <UnitCounter id={id} reduced={record?.reduced} moved={(record ?? G.leaders[id])?.moved} />
    </svg>
  );
}

interface PickerProps {
  readonly G: WarWithSpain;
  readonly title?: string;
  readonly ids: readonly string[];
  readonly picked: readonly string[];
  /** Left out: the counters are only shown. */
  readonly onPick?: (id: string) => void;
  /** What is said beside a counter. */
  readonly note?: (id: string) => string | undefined;
}

/** Counters in a row, each a button that takes it up or puts it back. */
export function Picker({ G, title, ids, picked, onPick, note }: PickerProps) {
  const { unitName } = useNames();
  if (!ids.length) return null;
  return (
    <div className="wg-picker">
      {title && <h3>{title}</h3>}
      <ul>
        {ids.map((id) => {
          const words = note?.(id);
          const label = words ? `${unitName(id)}, ${words}` : unitName(id);
          return (
            <li key={id}>
              {onPick ? (
                <button
                  type="button"
                  data-action={`counter-${id}`}
                  aria-pressed={picked.includes(id)}
                  aria-label={label}
                  title={label}
                  onClick={() => onPick(id)}
                >
                  <CounterPicture G={G} id={id} />
                  {words && <span>{words}</span>}
                </button>
              ) : (
                <span className="wg-picker-still" title={label}>
                  <CounterPicture G={G} id={id} />
                  <span className="wg-unseen">{label}</span>
                  {words && <span>{words}</span>}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
