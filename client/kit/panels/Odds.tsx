import type { Modifier } from '../../../src/kit/events.js';
import { say } from '../../../src/kit/texts.js';
import { useTexts } from '../gameTexts.js';
import { useKitWords } from '../words/index.js';

interface ModifiersProps {
  readonly modifiers: readonly Modifier[];
  /** Text shown if there are no modifiers. */
  readonly none?: string;
}

export function Modifiers({ modifiers, none }: ModifiersProps) {
  const kit = useKitWords();
  const texts = useTexts();
  if (none && !modifiers.length) return <span className="wg-roll-modifier">{none}</span>;
  return modifiers.map(([name, amount], i) => (
    <span key={`${name}${i}`} className="wg-roll-modifier">
      {say(texts, `modifier.${name}`)} <b>{kit.signed(amount)}</b>
    </span>
  ));
}

/** Colour of a result: good or bad for the viewer, or neutral. */
type Tone = 'good' | 'bad' | 'even';

interface BarProps {
  readonly chance: number;
  readonly label: string;
  readonly tone?: Tone;
}

export function ChanceBar({ chance, label, tone = 'even' }: BarProps) {
  const kit = useKitWords();
  return (
    <li className={`wg-chance-bar wg-${tone}`}>
      <span>{label}</span>
      <span className="wg-chance-rule" aria-hidden="true">
        <span style={{ width: `${chance * 100}%` }} />
      </span>
      <b>{kit.percent(chance)}</b>
    </li>
  );
}
