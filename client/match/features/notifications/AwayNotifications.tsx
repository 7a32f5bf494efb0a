import { type ComponentProps, useEffect, useId, useState } from 'react';
import { inWords, lobby, type Noticed, type NoticeFault, type Notices, type WebhookForm } from '../../../api/lobby.js';
import { useErrorWords } from '../../../api/words/index.js';
import { Notice } from '../../../app/parts/Notice.js';
import { Waiting } from '../../../app/parts/Waiting.js';
import './notifications.css';
import { canSubscribe, type Subscribed, subscribe } from './subscribe.js';
import { useNotificationWords } from './words/index.js';

export interface Seated {
  readonly game: string;
  readonly id: string;
  readonly seat: Parameters<typeof lobby.notices>[2];
}

const FORMS: readonly WebhookForm[] = ['discord', 'plain'];

/** Returns the JSON format expected at a webhook address. */
const formOf = (url: string): WebhookForm => (/^https:\/\/([\w-]+\.)?discord(app)?\.com\//i.test(url.trim()) ? 'discord' : 'plain');

/** Shows settings for notifications while the player is absent, if the server supports them. */
export function AwayNotifications({ game, id, seat }: Seated) {
  const words = useNotificationWords();
  const errorWords = useErrorWords();
  const [notices, setNotices] = useState<Notices>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const ask = async (question: Promise<Notices>) => {
    setBusy(true);
    setError(undefined);
    await question.then(setNotices, setError);
    setBusy(false);
  };
  useEffect(() => void ask(lobby.notices(game, id, seat)), [game, id, seat]);

  if (notices?.channels.length === 0) return null;
  return (
    <fieldset className="wg-group">
      <legend>{words.away}</legend>
      <p className="wg-small">{words.awayAbout}</p>
      {!notices && error === undefined && <Waiting>{words.asking}</Waiting>}
      {notices && notices.set.length > 0 && (
        <ul className="wg-list">
          {notices.set.map((noticed) => (
            <Row key={noticed.id} noticed={noticed} onStop={() => void ask(lobby.stopNotice(game, id, seat, noticed.id))} />
          ))}
        </ul>
      )}
      {notices?.vapid && (
        <PushButton vapid={notices.vapid} busy={busy} onSet={(browser) => void ask(lobby.push(game, id, seat, browser))} />
      )}
      {notices?.channels.includes('mail') && <MailFields busy={busy} onSet={(address) => void ask(lobby.mail(game, id, seat, address))} />}
      {notices?.channels.includes('webhook') && (
        <details className="wg-notify-more">
          <summary>{words.channels.webhook}</summary>
          <WebhookFields busy={busy} onSet={(url, form) => void ask(lobby.webhook(game, id, seat, url, form))} />
        </details>
      )}
      {notices?.fault && <Notice tone="bad">{words.faults[notices.fault]}</Notice>}
      {error !== undefined && <Notice tone="bad">{inWords(error, errorWords)}</Notice>}
    </fieldset>
  );
}

function Row({ noticed: { channel, where, waits, fault }, onStop }: { readonly noticed: Noticed; onStop(): void }) {
  const words = useNotificationWords();
  const why = (fault: NoticeFault) => words.failedLast(words.faults[fault]);
  return (
    <li data-testid="noticed">
      <div className="wg-what">
        <strong>{words.channels[channel]}</strong> {where}
        {waits && <span className="wg-small">{words.waits}</span>}
        {fault && <span className="wg-small">{why(fault)}</span>}
      </div>
      <button type="button" className="wg-button" onClick={onStop}>
        {words.stop}
      </button>
    </li>
  );
}

interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'maxLength' | 'value'> {
  readonly label: string;
  readonly hint: string;
  onType(text: string): void;
}

function Field({ label, hint, onType, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="wg-field">
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} className="wg-input" required onChange={({ target }) => onType(target.value)} />
      <span className="wg-small">{hint}</span>
    </div>
  );
}

function WebhookFields({ busy, onSet }: { readonly busy: boolean; onSet(url: string, form: WebhookForm): void }) {
  const words = useNotificationWords();
  const [url, setUrl] = useState('');
  const [chosen, choose] = useState<WebhookForm>();
  const form = chosen ?? formOf(url);
  return (
    <form
      className="wg-notify-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSet(url.trim(), form);
      }}
    >
      <Field type="url" label={words.url} hint={words.urlHint} autoComplete="off" maxLength={500} value={url} onType={setUrl} />
      <div className="wg-notify-send">
        <label>
          <span>{words.form}</span>
          <select className="wg-input" value={form} onChange={({ target }) => choose(FORMS.find((each) => each === target.value))}>
            {FORMS.map((each) => (
              <option key={each} value={each}>
                {words.forms[each]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="wg-button wg-primary" disabled={busy || url.trim() === ''}>
          {busy ? words.setting : words.set}
        </button>
      </div>
    </form>
  );
}

function MailFields({ busy, onSet }: { readonly busy: boolean; onSet(address: string): void }) {
  const words = useNotificationWords();
  const [address, setAddress] = useState('');
  return (
    <form
      className="wg-notify-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSet(address.trim());
      }}
    >
      <Field
        type="email"
        label={words.address}
        hint={words.addressHint}
        autoComplete="email"
        maxLength={254}
        value={address}
        onType={setAddress}
      />
      <div className="wg-notify-send">
        <button type="submit" className="wg-button wg-primary" disabled={busy || address.trim() === ''}>
          {words.sendConfirmation}
        </button>
      </div>
    </form>
  );
}

function PushButton({ vapid, busy, onSet }: { readonly vapid: string; readonly busy: boolean; onSet(browser: Subscribed): void }) {
  const words = useNotificationWords();
  const [can, setCan] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => void canSubscribe().then(setCan), []);
  if (!can) return null;
  const press = async () => {
    const browser = await subscribe(vapid);
    setRefused(!browser);
    if (browser) onSet(browser);
  };
  return (
    <div className="wg-notify-form">
      <div className="wg-notify-send">
        <button type="button" className="wg-button wg-primary" disabled={busy} onClick={() => void press()}>
          {words.push}
        </button>
      </div>
      <span className="wg-small">{words.pushAbout}</span>
      {refused && <Notice tone="bad">{words.noPush}</Notice>}
    </div>
  );
}
