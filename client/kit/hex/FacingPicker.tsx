import { HEX_DIRECTIONS, type HexDirection } from '../../../src/kit/hexGrid.js';
import { headingAngle, headingStep, hexPath } from './layout.js';

interface FacingPickerProps {
  readonly label: string;
  readonly facing: HexDirection | undefined;
  /** Facings that can be chosen, each with its cost or another figure, or "" for the number of the facing. */
  readonly open: ReadonlyMap<HexDirection, string>;
  readonly name: (facing: HexDirection) => string;
  readonly onPick: (facing: HexDirection) => void;
}

const REACH = 46;

export function FacingPicker({ label, facing, open, name, onPick }: FacingPickerProps) {
  return (
    <fieldset className="wg-facing-picker" aria-label={label}>
      <svg viewBox="-70 -70 140 140" aria-hidden="true">
        <path className="wg-facing-hex" d={hexPath([0, 0], 34)} />
        {facing !== undefined && (
          <path className="wg-facing-arrow" transform={`rotate(${headingAngle(facing)})`} d="M-18 -5H8V-13L28 0L8 13V5H-18Z" />
        )}
      </svg>
      {HEX_DIRECTIONS.map((direction) => {
        const [x, y] = headingStep(direction);
        const figure = open.get(direction);
        return (
          <button
            key={direction}
            type="button"
            data-facing={direction}
            aria-pressed={direction === facing}
            aria-label={`${name(direction)}${figure ? `, ${figure}` : ''}`}
            disabled={figure === undefined}
            style={{ left: `${50 + (x * REACH * 100) / 140}%`, top: `${50 + (y * REACH * 100) / 140}%` }}
            onClick={() => onPick(direction)}
          >
            <span aria-hidden="true">{figure === undefined ? '–' : figure || direction + 1}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
