import type { UnitId, WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import { useWords } from '../words/index.js';
import { CounterPicture } from './Picker.js';

/** One unit that may lose steps. */
export interface LossLine {
  readonly id: UnitId;
  readonly steps: number;
  readonly most: number;
  readonly replaceBy?: UnitId;
  /** Weaker units of its nation that may take the place of a great one [9.14]. */
  readonly substitutes: readonly { readonly id: UnitId; readonly steps: number }[];
}

interface LossSlipProps {
  readonly G: WarWithSpain;
  readonly lines: readonly LossLine[];
  readonly taken: number;
  readonly due: number;
  readonly onTake: (id: UnitId, steps: number, replaceBy?: UnitId) => void;
  readonly title: (id: UnitId) => string;
}

/** Steps laid on the units that may bear them: a button for each number of steps. */
export function LossSlip({ G, lines, taken, due, onTake, title }: LossSlipProps) {
  const { slip } = useWords();
  return (
    <section className="wg-slip wg-loss-slip">
      <h2>{slip.lossesTaken(taken, due)}</h2>
      <ul>
        {lines.map(({ id, steps, most, replaceBy, substitutes }) => (
          <li key={id}>
            <CounterPicture G={G} id={id} size={42} />
            <span className="wg-loss-name">{title(id)}</span>
            <span className="wg-loss-steps">
              {Array.from({ length: most + 1 }, (_, n) => (
                <button
                  key={n}
                  type="button"
                  aria-pressed={n === steps && !replaceBy}
                  aria-label={slip.lose(title(id), n && n === most ? slip.gone(slip.steps(n)) : slip.steps(n))}
                  onClick={() => onTake(id, n)}
                >
                  {n && n === most ? '✕' : n}
                </button>
              ))}
              {substitutes.map((other) => (
                <button
                  key={other.id}
                  type="button"
                  aria-pressed={replaceBy === other.id}
                  aria-label={slip.replace(title(id), title(other.id), slip.steps(other.steps))}
                  onClick={() => onTake(id, other.steps, other.id)}
                >
                  → {title(other.id)}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
