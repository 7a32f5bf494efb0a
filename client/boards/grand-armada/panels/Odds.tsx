import type { Modifier } from '../../../../src/kit/chronicle.js';
import { say } from '../../../../src/kit/texts.js';
import { useTexts } from '../../../kit/gameTexts.js';
import { useKitWords } from '../../../kit/words/index.js';

/** Everything that bears on a throw, by name. */
export function Modifiers({ modifiers }: { readonly modifiers: readonly Modifier[] }) {
  const kit = useKitWords();
  const texts = useTexts();
  return modifiers.map(([name, amount], i) => (
    <span key={`${name}${i}`} className="roll-modifier">
      {say(texts, `modifier.${name}`)} <b>{kit.signed(amount)}</b>
    </span>
  ));
}

interface BarProps {
  readonly chance: number;
  readonly label: string;
  readonly tone?: 'good' | 'bad' | 'even';
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
