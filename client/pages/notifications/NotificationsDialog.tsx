import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Notice } from '../../app/parts/Notice.js';
import { useNotificationChoices } from '../../match/features/notifications/choices.js';
import { askPermission, permission } from '../../match/features/notifications/notification.js';
import { useNotificationWords } from '../../match/features/notifications/words/index.js';
import { AwayNotifications, type Seated } from './AwayNotifications.js';

interface SwitchProps {
  readonly name: string;
  readonly about: string;
  readonly on: boolean;
  onTurn(on: boolean): void;
}

function Switch({ name, about, on, onTurn }: SwitchProps) {
  return (
    <label className="wg-choice">
      <input type="checkbox" checked={on} onChange={({ target }) => onTurn(target.checked)} />
      <span>
        <span className="wg-name">{name}</span>
        <span className="wg-about">{about}</span>
      </span>
    </label>
  );
}

/** Settings for notifications of this browser, for all matches. */
function AtTheTable() {
  const words = useNotificationWords();
  const { chosen, choose } = useNotificationChoices();
  const [denied, setDenied] = useState(permission() === 'denied');
  const turnNotice = async (on: boolean) => {
    const may = on && (await askPermission());
    setDenied(on && !may);
    choose('notice', may ? 'on' : 'off');
  };
  return (
    <fieldset className="wg-group">
      <legend>{words.here}</legend>
      <p className="wg-small">{words.hereAbout}</p>
      <Switch name={words.sound} about={words.soundAbout} on={chosen.sound === 'on'} onTurn={(on) => choose('sound', on ? 'on' : 'off')} />
      {permission() !== undefined && (
        <Switch
          name={words.notice}
          about={words.noticeAbout}
          on={chosen.notice === 'on' && permission() === 'granted'}
          onTurn={(on) => void turnNotice(on)}
        />
      )}
      {denied && <Notice tone="bad">{words.denied}</Notice>}
    </fieldset>
  );
}

/** The dialog with all notification settings of a seat. */
export default function NotificationsDialog({ onClose, ...seated }: Seated & { onClose(): void }) {
  const words = useNotificationWords();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="wg-veil" />
        <Dialog.Content className="wg-window wg-sheet wg-form" aria-describedby={undefined} data-testid="call-window">
          <Dialog.Title asChild>
            <h2>{words.title}</h2>
          </Dialog.Title>
          <AtTheTable />
          <AwayNotifications {...seated} />
          <div className="wg-buttons">
            <Dialog.Close className="wg-button">{words.close}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
