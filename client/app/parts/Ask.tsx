import { AlertDialog } from 'radix-ui';
import type { ReactElement } from 'react';

interface AskProps {
  /** Button that opens the dialog. If omitted, the dialog is open initially. */
  readonly trigger?: ReactElement;
  readonly title: string;
  readonly about: string;
  readonly yes: string;
  readonly no: string;
  onYes(): void;
  /** Called when the dialog closes, after any answer. */
  onClose?(): void;
}

/** Renders a dialog that confirms an irreversible action. */
export default function Ask({ trigger, title, about, yes, no, onYes, onClose }: AskProps) {
  return (
    <AlertDialog.Root defaultOpen={!trigger} onOpenChange={(open) => !open && onClose?.()}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="wg-veil" />
        <AlertDialog.Content className="wg-window wg-sheet">
          <AlertDialog.Title asChild>
            <h2>{title}</h2>
          </AlertDialog.Title>
          <AlertDialog.Description>{about}</AlertDialog.Description>
          <div className="wg-buttons">
            <AlertDialog.Action className="wg-button wg-primary" onClick={onYes}>
              {yes}
            </AlertDialog.Action>
            <AlertDialog.Cancel className="wg-button">{no}</AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
