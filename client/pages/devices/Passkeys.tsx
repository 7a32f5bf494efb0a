import { ago } from '../../app/ago.js';
import Ask from '../../app/parts/Ask.js';
import { usePageWords } from '../../app/words/index.js';
import type { Passkey } from '../../match/identity/identity.js';
import { useDeviceWords } from './words/index.js';

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  readonly busy: boolean;
  onMake(): void;
  onRemove(id: string): void;
}

export function Passkeys({ passkeys, busy, onMake, onRemove }: PasskeysProps) {
  const words = useDeviceWords();
  const shared = usePageWords();
  return (
    <section className="wg-device-link" aria-labelledby="me-passkeys">
      <h3 id="me-passkeys">{words.passkeys}</h3>
      <p className="wg-small">{words.passkeysAbout}</p>
      {passkeys.length === 0 && <p>{words.noPasskey}</p>}
      {passkeys.length > 0 && (
        <ul className="wg-list">
          {passkeys.map(({ id, name, usedAt }) => (
            <li key={id} data-testid="passkey">
              <div className="wg-what">
                <strong>{words.madeWith(name)}</strong>
                <span className="wg-small">{words.lastUsed(ago(usedAt, Date.now(), shared))}</span>
              </div>
              <Ask
                trigger={
                  <button type="button" className="wg-button wg-quiet">
                    {words.remove}
                  </button>
                }
                title={words.removeAsk(words.madeWith(name))}
                about={words.removePasskeyAbout}
                yes={words.remove}
                no={words.cancel}
                onYes={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="wg-buttons">
        <button type="button" className="wg-button" disabled={busy} onClick={onMake}>
          {words.makePasskey}
        </button>
      </div>
    </section>
  );
}
