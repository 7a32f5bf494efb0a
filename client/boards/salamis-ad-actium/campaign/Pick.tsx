interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onPick: (value: string) => void;
}

/** One of a few, in a list that opens. */
export function Pick({ label, value, options, onPick }: PickProps) {
  return (
    <label className="muster-field">
      {label}
      <select value={value} onChange={({ target }) => onPick(target.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
