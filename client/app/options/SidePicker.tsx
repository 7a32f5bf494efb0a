import { useId } from 'react';

interface SidePickerProps<Value extends string> {
  readonly legend: string;
  readonly sides: readonly { readonly value: Value; readonly name: string; readonly about?: string; readonly disabled?: boolean }[];
  readonly value: Value;
  onChange(value: Value): void;
}

export function SidePicker<Value extends string>({ legend, sides, value, onChange }: SidePickerProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="wg-choices wg-three">
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
              <span className="wg-name">{side.name}</span>
              {side.about && <span className="wg-about">{side.about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
