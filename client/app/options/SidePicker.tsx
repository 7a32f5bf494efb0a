import { useId } from 'react';

interface SidePickerProps {
  readonly legend: string;
  readonly sides: readonly { readonly value: string; readonly name: string; readonly about?: string; readonly disabled?: boolean }[];
  readonly value: string;
  onChange(value: string): void;
}

export function SidePicker({ legend, sides, value, onChange }: SidePickerProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={`wg-choices ${sides.some(({ about }) => about) ? '' : 'short'}`}>
        {sides.map((side) => (
          <label className="wg-choice" key={side.value}>
            <input
              type="radio"
              name={name}
              value={side.value}
              disabled={side.disabled}
              checked={side.value === value}
              onChange={() => onChange(side.value)}
            />
            <span>
              <span className="name">{side.name}</span>
              {side.about && <span className="about">{side.about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
