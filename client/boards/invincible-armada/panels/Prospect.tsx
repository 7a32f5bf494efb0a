import { type Prospect, texts } from '../../../../src/games/invincible-armada/face.js';
import { say } from '../../../../src/kit/texts.js';
import { kitText } from '../../../kit/texts.js';
import { boardText } from '../texts.js';

interface ProspectLineProps {
  readonly prospect: Prospect;
  readonly needs: string;
  readonly label?: string;
}

/** A throw to come: its chance, what it needs, and every modifier by name. */
export function ProspectLine({ prospect, needs, label }: ProspectLineProps) {
  return (
    <p className="prospect">
      {label && <span className="prospect-label">{label}</span>}
      <b className="prospect-chance">{kitText.percent(prospect.chance)}</b>
      <span className="prospect-needs">{boardText.slip.needs(needs)}</span>
      {prospect.modifiers.length ? (
        prospect.modifiers.map(([name, amount]) => (
          <span key={name} className="roll-modifier">
            {say(texts, `modifier.${name}`)} <b>{kitText.signed(amount)}</b>
          </span>
        ))
      ) : (
        <span className="roll-modifier">{boardText.slip.noModifiers}</span>
      )}
    </p>
  );
}
