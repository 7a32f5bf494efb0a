import { useKitWords } from '../../../kit/words/index.js';

export type Tone = 'good' | 'bad' | 'even';

interface BarProps {
  readonly chance: number;
  readonly label: string;
  readonly tone?: Tone;
}

/** A chance as a bar with its figure. */
export function ChanceBar({ chance, label, tone = 'even' }: BarProps) {
  const kit = useKitWords();
  return (
    <li className={`chance-bar ${tone}`}>
      <span className="chance-label">{label}</span>
      <span className="chance-rule" aria-hidden="true">
        <span style={{ width: `${chance * 100}%` }} />
      </span>
      <b>{kit.percent(chance)}</b>
    </li>
  );
}

/** Figures by name, in a line. */
export function Figures({ figures }: { readonly figures: readonly (readonly [name: string, value: string | number, strong?: boolean])[] }) {
  return (
    <dl className="figures">
      {figures.map(([name, value, strong]) => (
        <div key={name} className={strong ? 'strong' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
