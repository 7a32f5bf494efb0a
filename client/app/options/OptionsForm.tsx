import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useContext, useId } from 'react';
import { RulesAddress } from '../../kit/host/RulesAddress.js';
import { type Chosen, countChosen, type Field, type PairField, type Pick, pairWith, valueAt, withValue } from './fields.js';
import { useSetUpWords } from './words/index.js';

interface OptionsProps {
  readonly slug: string;
  readonly fields: readonly Field[];
  readonly chosen: Chosen;
  readonly sideName: (id: string) => string;
  onChange(chosen: Chosen): void;
}

type FieldProps<F extends Field = Field> = Omit<OptionsProps, 'fields'> & { readonly field: F };

/** Shows an option's rule number and source. */
function SourceLine({ slug, field }: { readonly slug: string; readonly field: Field }) {
  const words = useSetUpWords();
  const address = useContext(RulesAddress);
  const { source } = field;
  if (!field.case && !source) return null;
  return (
    <span className="wg-source">
      {field.case &&
        (address ? (
          <a href={address(slug, field.case)} target="_blank" rel="noreferrer">
            {words.case(field.case)}
          </a>
        ) : (
          words.case(field.case)
        ))}
      {field.case && source && ', '}
      {source && words.sources[source]}
    </span>
  );
}

function Switch({ slug, field, chosen, onChange }: FieldProps<Extract<Field, { kind: 'switch' }>>) {
  const on = (valueAt(chosen, field.path) ?? field.initial) === true;
  return (
    <label className="wg-choice">
      <input
        type="checkbox"
        checked={on}
        onChange={() => onChange(withValue(chosen, field.path, !on === field.initial ? undefined : !on))}
      />
      <span>
        <span className="wg-name">{field.title}</span>
        {field.about && <span className="wg-about">{field.about}</span>}
        <SourceLine slug={slug} field={field} />
      </span>
    </label>
  );
}

function List({ label, picks, value, mayBeLeft, onPick }: ListProps) {
  const words = useSetUpWords();
  const index = picks.findIndex((pick) => pick.value === value);
  return (
    <select aria-label={label} value={index} onChange={({ target }) => onPick(picks[Number(target.value)]?.value)}>
      {mayBeLeft && <option value={-1}>{words.open}</option>}
      {picks.map((pick, at) => (
        <option key={String(pick.value)} value={at}>
          {pick.title}
        </option>
      ))}
    </select>
  );
}

interface ListProps {
  readonly label: string;
  readonly picks: readonly Pick[];
  readonly value: unknown;
  /** Whether the first entry of the list is "no choice". */
  readonly mayBeLeft: boolean;
  /** Called with the picked value, or undefined for "no choice". */
  onPick(value: Pick['value'] | undefined): void;
}

/** Renders a select element, for an option with many picks or without a default. */
function Listed({ slug, field, chosen, onChange }: FieldProps<PickField>) {
  return (
    <div className="wg-listed">
      <span className="wg-name">{field.title}</span>
      <List
        label={field.title}
        picks={field.picks}
        value={valueAt(chosen, field.path) ?? field.initial}
        mayBeLeft={field.initial === undefined}
        onPick={(value) => onChange(withValue(chosen, field.path, value === field.initial ? undefined : value))}
      />
      {field.about && <span className="wg-about">{field.about}</span>}
      <SourceLine slug={slug} field={field} />
    </div>
  );
}

function Pair({ slug, field, chosen, onChange }: FieldProps<PairField>) {
  const pair = valueAt(chosen, field.path);
  return (
    <div className="wg-listed">
      <span className="wg-name">{field.title}</span>
      {([0, 1] as const).map((which) => (
        <List
          key={which}
          label={`${field.title}: ${field.names[which]}`}
          picks={field.picks}
          value={Array.isArray(pair) ? pair[which] : undefined}
          mayBeLeft
          onPick={(value) => onChange(withValue(chosen, field.path, pairWith(field, pair, which, value ?? null)))}
        />
      ))}
      {field.about && <span className="wg-about">{field.about}</span>}
      <SourceLine slug={slug} field={field} />
    </div>
  );
}

type PickField = Extract<Field, { kind: 'pick' }>;

function Picks({ slug, field, chosen, onChange }: FieldProps<PickField>) {
  const name = useId();
  const value = valueAt(chosen, field.path) ?? field.initial;
  return (
    <fieldset>
      <legend>{field.title}</legend>
      <p>
        {field.about} <SourceLine slug={slug} field={field} />
      </p>
      <div className={`wg-choices ${field.picks.some(({ about }) => about) ? '' : 'wg-short'}`}>
        {field.picks.map((pick) => (
          <label className="wg-choice" key={String(pick.value)}>
            <input
              type="radio"
              name={name}
              checked={pick.value === value}
              onChange={() => onChange(withValue(chosen, field.path, pick.value === field.initial ? undefined : pick.value))}
            />
            <span>
              <span className="wg-name">{pick.title}</span>
              {pick.about && <span className="wg-about">{pick.about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Quantity({ slug, field, chosen, onChange }: FieldProps<Extract<Field, { kind: 'number' }>>) {
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
        <span className="wg-name">{field.title}</span>
        {field.about && <span className="wg-about">{field.about}</span>}
        <SourceLine slug={slug} field={field} />
      </span>
    </label>
  );
}

interface FoldProps {
  readonly title: string;
  /** Summary of the chosen options. */
  readonly note: string;
  readonly children: ReactNode;
}

export function Fold({ title, note, children }: FoldProps) {
  return (
    <details className="wg-options">
      <summary>
        <ChevronDown aria-hidden="true" />
        <span className="wg-name">{title}</span>
        <span className="wg-small">{note}</span>
      </summary>
      {children}
    </details>
  );
}

function Group({ field, ...rest }: FieldProps<Extract<Field, { kind: 'group' }>>) {
  const words = useSetUpWords();
  const count = countChosen((valueAt(rest.chosen, field.path) as Chosen | undefined) ?? {});
  const helped = [...new Set(field.fields.map(({ favours }) => favours))];
  return (
    <Fold title={field.title} note={count ? words.some(count) : words.none}>
      <p>
        {field.about} <SourceLine slug={rest.slug} field={field} />
      </p>
      {helped.map((side) => (
        <section className="wg-group" key={side ?? ''}>
          {side !== undefined && <h3>{words.favours(rest.sideName(side))}</h3>}
          <div className="wg-choices">
            {field.fields
              .filter(({ favours }) => favours === side)
              .map((inner) => (
                <OneField key={inner.path.join('.')} field={inner} {...rest} />
              ))}
          </div>
        </section>
      ))}
    </Fold>
  );
}

/** Maximum number of picks shown as radio buttons. */
const FEW = 6;
const isListed = ({ initial, picks }: PickField) => initial === undefined || picks.length > FEW;

function OneField({ field, ...rest }: FieldProps) {
  if (field.kind === 'switch') return <Switch field={field} {...rest} />;
  if (field.kind === 'number') return <Quantity field={field} {...rest} />;
  if (field.kind === 'pair') return <Pair field={field} {...rest} />;
  if (field.kind === 'pick') return isListed(field) ? <Listed field={field} {...rest} /> : <Picks field={field} {...rest} />;
  return <Group field={field} {...rest} />;
}

export function OptionsForm({ fields, ...rest }: OptionsProps) {
  return fields.map((field) => <OneField key={field.path.join('.')} field={field} {...rest} />);
}
