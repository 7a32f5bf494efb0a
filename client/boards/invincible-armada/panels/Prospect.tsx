import type { Prospect } from '../../../../src/games/invincible-armada/face.js';
import { useKitWords } from '../../../kit/words/index.js';
import { modifierName } from '../names.js';
import { useWords } from '../words/index.js';

interface ProspectLineProps {
  readonly prospect: Prospect;
  /** What it must come to, in words. */
  readonly needs: string;
  readonly label?: string;
}

/** A throw to come: its chance, what it needs, and every modifier by name. */
export function ProspectLine({ prospect, needs, label }: ProspectLineProps) {
  const words = useWords();
  const kit = useKitWords();
  return (
    <p className="wg-prospect">
      {label && <span className="wg-prospect-label">{label}</span>}
      <b className="wg-prospect-chance">{kit.percent(prospect.chance)}</b>
      <span className="wg-prospect-needs">{needs}</span>
      {prospect.modifiers.length ? (
        prospect.modifiers.map(([name, amount]) => (
          <span key={name} className="wg-roll-modifier">
            {modifierName(words.game, name)} <b>{kit.signed(amount)}</b>
          </span>
        ))
      ) : (
        <span className="wg-roll-modifier">{words.slip.noModifiers}</span>
      )}
    </p>
  );
}
