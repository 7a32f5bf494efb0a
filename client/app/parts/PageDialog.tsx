import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { usePageWords } from '../words/index.js';

interface PageDialogProps {
  readonly title: string;
  readonly about?: string;
  readonly className?: string;
  readonly testId?: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** Renders an open dialog that closes with its button, Escape or a click outside. */
export function PageDialog({ title, about, className = '', testId, children, onClose }: PageDialogProps) {
  const words = usePageWords();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="wg-veil" />
        <Dialog.Content
          className={`wg-window wg-sheet ${className}`}
          data-testid={testId}
          {...(about === undefined && { 'aria-describedby': undefined })}
        >
          <Dialog.Title asChild>
            <h2>{title}</h2>
          </Dialog.Title>
          {about !== undefined && <Dialog.Description>{about}</Dialog.Description>}
          {children}
          {/* Last, so that the first control of the content gets the focus. */}
          <Dialog.Close className="wg-window-close" aria-label={words.close} title={words.close}>
            <X aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
