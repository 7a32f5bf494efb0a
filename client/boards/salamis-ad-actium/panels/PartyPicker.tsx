import type { Party } from '../../../../src/games/salamis-ad-actium/face.js';
import { useWords } from '../words/index.js';

const KINDS = ['heavy', 'normal', 'archers', 'oarsmen'] as const;

interface PartyPickerProps {
  readonly have: Readonly<Record<(typeof KINDS)[number], number>>;
  readonly party: Party;
  /** Every kind is shown, and how many there are at the most is left to the rules. */
  readonly open?: boolean;
  readonly onParty: (party: Party) => void;
}

/** How many of each kind go across. */
export function PartyPicker({ have, party, open, onParty }: PartyPickerProps) {
  const text = useWords().card;
  return (
    <div>
      {KINDS.filter((kind) => have[kind] > 0).map((kind) => {
        const now = party[kind] ?? 0;
        return (
          <div key={kind} className="wg-party-row">
            <span>{text[kind]}</span>
            <button
              type="button"
              aria-label={text.fewer(text[kind])}
              disabled={now === 0}
              onClick={() => onParty({ ...party, [kind]: now - 1 })}
            >
              −
            </button>
            <b>{open ? now : `${now} / ${have[kind]}`}</b>
            <button
              type="button"
              aria-label={text.another(text[kind])}
              disabled={now >= have[kind]}
              onClick={() => onParty({ ...party, [kind]: now + 1 })}
            >
              +
            </button>
          </div>
        );
      })}
    </div>
  );
}
