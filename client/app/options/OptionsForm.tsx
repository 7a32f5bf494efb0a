import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { type Chosen, countChosen, type Field, valueAt, withValue } from './fields.js';
import { texts } from './texts.js';

interface OptionsProps {
  readonly fields: readonly Field[];
  readonly chosen: Chosen;
  /** The name of a side by its id. */
  readonly sideName: (id: string) => string;
  onChange(chosen: Chosen): void;
}

type FieldProps<F extends Field = Field> = Omit<OptionsProps, 'fields'> & { readonly field: F };

/** The case that has the rule, and where the rule comes from. */
function SourceLine({ field }: { readonly field: Field }) {
  const { source } = field;
  if (!field.case && !source) return null;
  return (
    <span className="wg-source">
      {field.case && <b>{texts.case(field.case)}</b>}
      {field.case && source && ', '}
      {source && texts.sources[source]}
    </span>
  );
}

function Switch({ field, chosen, onChange }: FieldProps<Extract<Field, { kind: 'switch' }>>) {
  const on = (valueAt(chosen, field.path) ?? field.initial) === true;
  return (
    <label className="wg-choice">
      <input
        type="checkbox"
        checked={on}
        onChange={() => onChange(withValue(chosen, field.path, !on === field.initial ? undefined : !on))}
      />
      <span>
        <span className="name">{field.title}</span>
        {field.about && <span className="about">{field.about}</span>}
        <SourceLine field={field} />
      </span>
    </label>
  );
}

function Picks({ field, chosen, onChange }: FieldProps<Extract<Field, { kind: 'pick' }>>) {
  const name = useId();
  const value = valueAt(chosen, field.path) ?? field.initial;
  return (
    <fieldset>
      <legend>{field.title}</legend>
      <p>
        {field.about} <SourceLine field={field} />
      </p>
      <div className={`wg-choices ${field.picks.some(({ about }) => about) ? '' : 'short'}`}>
        {field.picks.map((pick) => (
          <label className="wg-choice" key={String(pick.value)}>
            <input
              type="radio"
              name={name}
              checked={pick.value === value}
              onChange={() => onChange(withValue(chosen, field.path, pick.value === field.initial ? undefined : pick.value))}
            />
            <span>
              <span className="name">{pick.title}</span>
              {pick.about && <span className="about">{pick.about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Quantity({ field, chosen, onChange }: FieldProps<Extract<Field, { kind: 'number' }>>) {
  const { path, initial, least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER } = field;
  const change = (typed: number) => {
    const value = Math.min(most, Math.max(least, Math.round(typed)));
    onChange(withValue(chosen, path, Number.isNaN(typed) || value === initial ? undefined : value));
  };
  return (
    <label className="wg-choice">
      <input
        type="number"
        min={field.least}
        max={field.most}
        value={String(valueAt(chosen, path) ?? initial ?? '')}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
      <span>
        <span className="name">{field.title}</span>
        {field.about && <span className="about">{field.about}</span>}
        <SourceLine field={field} />
      </span>
    </label>
  );
}

function Group({ field, ...rest }: FieldProps<Extract<Field, { kind: 'group' }>>) {
  const count = countChosen((valueAt(rest.chosen, field.path) as Chosen | undefined) ?? {});
  const helped = [...new Set(field.fields.map(({ favours }) => favours))];
  return (
    <details className="wg-options">
      <summary>
        <ChevronDown aria-hidden="true" />
        <span className="name">{field.title}</span>
        <span className="wg-small">{count ? texts.some(count) : texts.none}</span>
      </summary>
      <p>
        {field.about} <SourceLine field={field} />
      </p>
      {helped.map((side) => (
        <section className="wg-group" key={side ?? ''}>
          {side !== undefined && <h3>{texts.favours(rest.sideName(side))}</h3>}
          <div className="wg-choices">
            {field.fields
              .filter(({ favours }) => favours === side)
              .map((inner) => (
                <OneField key={inner.path.join('.')} field={inner} {...rest} />
              ))}
          </div>
        </section>
      ))}
    </details>
  );
}

function OneField({ field, ...rest }: FieldProps) {
  if (field.kind === 'switch') return <Switch field={field} {...rest} />;
  if (field.kind === 'number') return <Quantity field={field} {...rest} />;
  if (field.kind === 'pick') return <Picks field={field} {...rest} />;
  return <Group field={field} {...rest} />;
}

/** A form made from the game's own schema, so that no option can be missing from it. */
export function OptionsForm({ fields, ...rest }: OptionsProps) {
  return fields.map((field) => <OneField key={field.path.join('.')} field={field} {...rest} />);
}
