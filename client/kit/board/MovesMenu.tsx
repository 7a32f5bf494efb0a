import { useMemo, useState } from 'react';
import type { Choice } from '../../../src/kit/rules.js';
import { Dialog } from '../dialogs/Dialog.js';
import { useKitWords } from '../words/index.js';

export interface NamedChoice {
  readonly choice: Choice;
  readonly sentence: string;
}

interface MovesMenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly choices: readonly NamedChoice[];
  readonly onChoose: (choice: Choice) => void;
}

/** Lists all legal moves with a search field, for playing without the map. */
export function MovesMenu({ open, onOpenChange, choices, onChoose }: MovesMenuProps) {
  const words = useKitWords();
  const [sought, setSought] = useState('');
  const shown = useMemo(() => {
    const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
    return choices.filter(({ sentence }) => parts.every((part) => sentence.toLowerCase().includes(part)));
  }, [choices, sought]);
  const choose = (choice: Choice) => {
    onOpenChange(false);
    setSought('');
    onChoose(choice);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.movesTitle} className="wg-moves-menu">
      <input
        type="search"
        placeholder={words.movesSearch}
        aria-label={words.movesSearch}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && sought !== '' && shown.length === 1) choose(shown[0].choice);
        }}
      />
      <p className="wg-moves-count" role="status">
        {choices.length ? words.movesCount(shown.length, choices.length) : words.movesNone}
      </p>
      <ul>
        {shown.map(({ choice, sentence }, i) => (
          <li key={`${i}${sentence}`}>
            <button type="button" onClick={() => choose(choice)}>
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
