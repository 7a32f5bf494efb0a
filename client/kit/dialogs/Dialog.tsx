import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useKitWords } from '../words/index.js';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Renders a modal dialog that closes with its button, Escape or a click outside. */
export function Dialog({ open, ...sheet }: DialogProps) {
  return open && <OpenDialog {...sheet} />;
}

function OpenDialog({ title, onOpenChange, children, className = '' }: Omit<DialogProps, 'open'>) {
  const words = useKitWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing the dialog also returns the focus.
    return () => element?.close();
  }, []);
  const close = () => onOpenChange(false);
  /** Stops key presses before they reach the board's shortcuts. */
  const keyed = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const pressed = (event: MouseEvent) => {
    if (event.target === dialog.current && !isWithin(dialog.current.getBoundingClientRect(), event)) close();
  };
  return (
    <dialog
      ref={dialog}
      className={`wg-dialog ${className}`}
      aria-labelledby={titleId}
      onKeyDown={keyed}
      onClick={pressed}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <button type="button" className="wg-dialog-close" aria-label={words.close} onClick={close}>
        ×
      </button>
    </dialog>
  );
}

const isWithin = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
