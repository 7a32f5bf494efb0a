import { Dialog } from 'radix-ui';
import { useMemo, useState } from 'react';
import type { Choice } from '../../src/kit/rules.js';
import { useKitWords } from './words/index.js';

export interface NamedChoice {
  readonly choice: Choice;
  readonly sentence: string;
}

interface MovesMenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly choices: readonly NamedChoice[];
  readonly onChoose: (choice: Choice) => void;
  readonly container: HTMLElement | null;
}

/** Every legal choice as a sentence in a plain list with a search field: the whole game without the map. */
export function MovesMenu({ open, onOpenChange, choices, onChoose, container }: MovesMenuProps) {
  const words = useKitWords();
  const [sought, setSought] = useState('');
  const shown = useMemo(() => {
    const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
    return choices.filter(({ sentence }) => parts.every((part) => sentence.toLowerCase().includes(part)));
  }, [choices, sought]);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal container={container}>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="dialog moves-menu" aria-describedby={undefined}>
          <Dialog.Title>{words.movesTitle}</Dialog.Title>
          <input
            type="search"
            placeholder={words.movesSearch}
            aria-label={words.movesSearch}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
          <p className="moves-count" role="status">
            {choices.length ? words.movesCount(shown.length, choices.length) : words.movesNone}
          </p>
          <ul>
            {shown.map(({ choice, sentence }, i) => (
              <li key={`${i}${sentence}`}>
                <button
                  type="button"
                  onClick={() => {
                    onOpenChange(false);
                    setSought('');
                    onChoose(choice);
                  }}
                >
                  {sentence}
                </button>
              </li>
            ))}
          </ul>
          <Dialog.Close className="dialog-close" aria-label={words.close}>
            ×
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
