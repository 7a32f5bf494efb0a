import { useState } from 'react';
import { Notice } from '../../../app/parts/Notice.js';
import { PageDialog } from '../../../app/parts/PageDialog.js';
import { AwayNotifications, type Seated } from './AwayNotifications.js';
import { useNotificationChoices } from './choices.js';
import { askPermission, permission } from './notification.js';
import { useNotificationWords } from './words/index.js';

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

function BrowserNotifications() {
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

export default function NotificationsDialog({ onClose, ...seated }: Seated & { onClose(): void }) {
  const words = useNotificationWords();
  return (
    <PageDialog title={words.title} className="wg-form" testId="call-window" onClose={onClose}>
      <BrowserNotifications />
      <AwayNotifications {...seated} />
    </PageDialog>
  );
}
