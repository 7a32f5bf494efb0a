interface PickProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly onPick: (value: T) => void;
  readonly disabled?: boolean;
}

/** One of a few, in a list that opens. */
export function Pick<T extends string | number>({ label, value, options, onPick, disabled }: PickProps<T>) {
  return (
    <label className="wg-muster-field">
      {label}
      <select
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const picked = options.find(([each]) => String(each) === target.value);
          if (picked) onPick(picked[0]);
        }}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
