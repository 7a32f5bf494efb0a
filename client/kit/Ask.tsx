import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useKitWords } from './words/index.js';

interface AskProps {
  readonly open: boolean;
  readonly title: string;
  readonly onOpenChange: (open: boolean) => void;
  readonly container: HTMLElement | null;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A small sheet in front of the table. */
export function Ask({ open, title, onOpenChange, container, children, className = '' }: AskProps) {
  const words = useKitWords();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal container={container}>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className={`dialog ${className}`} aria-describedby={undefined}>
          <Dialog.Title>{title}</Dialog.Title>
          {children}
          <Dialog.Close className="dialog-close" aria-label={words.close}>
            ×
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The list of keys, each with what it does. */
export function KeyHelp({ keys }: { readonly keys: readonly (readonly [key: string, meaning: string])[] }) {
  return (
    <dl className="keys">
      {keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
