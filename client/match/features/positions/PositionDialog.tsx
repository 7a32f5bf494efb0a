import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import './positions.css';
import { usePositionWords } from './words/index.js';

interface WindowProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function PositionDialog({ title, about, children, onClose }: WindowProps) {
  const words = usePositionWords();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="wg-veil" />
        <Dialog.Content className="wg-window wg-sheet wg-moment-window">
          <Dialog.Title asChild>
            <h2>{title}</h2>
          </Dialog.Title>
          <Dialog.Description className="wg-small">{about}</Dialog.Description>
          {children}
          <Dialog.Close className="wg-button wg-moment-close">{words.close}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
