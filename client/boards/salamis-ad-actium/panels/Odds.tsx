import type { Levels } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Modifier } from '../../../../src/kit/chronicle.js';
import { say } from '../../../../src/kit/texts.js';
import { useKitWords } from '../../../kit/words/index.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';

/** Everything that bears on a throw, by name. */
export function Modifiers({ modifiers }: { readonly modifiers: readonly Modifier[] }) {
  const kit = useKitWords();
  const { sentences } = useGameWords();
  return (
    <p className="slip-modifiers">
      {modifiers.map(([name, amount], i) => (
        <span key={`${name}${i}`} className="roll-modifier">
          {say(sentences, `modifier.${name}`)} <b>{kit.signed(amount)}</b>
        </span>
      ))}
    </p>
  );
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

/** The chances of the damage levels that a ship would be left with; those that cannot come about are left out. */
export function LevelBars({ levels, tone }: { readonly levels: Levels; readonly tone: 'good' | 'bad' }) {
  const words = useWords();
  return (
    <ul className="chances">
      {levels.map((chance, level) =>
        chance > 0.0001 ? (
          <ChanceBar
            key={words.marks.damageTitle[level]}
            chance={chance}
            label={words.marks.damageTitle[level] || words.slip.unhurt}
            tone={level ? tone : 'even'}
          />
        ) : null,
      )}
    </ul>
  );
}
