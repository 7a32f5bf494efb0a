import Dices from 'lucide-react/icons/dices';
import { type ReactNode, useState } from 'react';
import { Notice } from '../../../app/parts/Notice.js';
import { PageDialog } from '../../../app/parts/PageDialog.js';
import type { DiceAccount, SaltState } from './account.js';
import './dice.css';
import { type DiceWords, useDiceWords } from './words/index.js';

interface DiceWindowProps {
  readonly account: DiceAccount;
  readonly at: 'online' | 'local';
  onCheck?(): void;
}

function Row({ term, about, children }: { readonly term: string; readonly about?: string | false; readonly children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {children}
        {about && <p className="wg-small">{about}</p>}
      </dd>
    </>
  );
}

function saltAbout(salt: SaltState, by: string, words: DiceWords): string {
  if (salt === 'given') return words.given(by);
  return words[salt];
}

export function DiceDialog({ account, at, onCheck }: DiceWindowProps) {
  const words = useDiceWords();
  const [open, setOpen] = useState(false);
  const { commitment, committed, broken, fixed, sides, seed } = account;
  return (
    <>
      <button
        type="button"
        className="wg-button wg-quiet wg-icon"
        aria-label={words.button}
        title={words.button}
        onClick={() => setOpen(true)}
      >
        <Dices aria-hidden="true" />
      </button>
      {open && (
        <PageDialog title={words.title} about={words[at]} className="wg-dice-window" testId="dice-window" onClose={() => setOpen(false)}>
          {broken && <Notice tone="bad">{words.broken}</Notice>}
          <dl className="wg-dice-facts">
            <Row term={words.seal} about={committed === 'first move' ? words.sealedLate : commitment && words.sealAbout}>
              {commitment ? <code data-testid="dice-commitment">{commitment}</code> : words.noSeal}
            </Row>
            {sides.map(({ playerID, name, salt, by, text }) => (
              <Row key={playerID} term={words.saltOf(name)} about={text && by !== name && saltAbout(salt, by, words)}>
                {text ? <code>{text}</code> : <span data-testid={`salt-${playerID}`}>{saltAbout(salt, by, words)}</span>}
              </Row>
            ))}
            <Row term={words.secret}>{seed ? <code data-testid="dice-seed">{seed}</code> : words.secretLater}</Row>
          </dl>
          <p className="wg-small">{fixed ? words.fixed : words.open}</p>
          {onCheck && (
            <div className="wg-buttons">
              <button type="button" className="wg-button wg-primary" onClick={onCheck}>
                {words.check}
              </button>
            </div>
          )}
        </PageDialog>
      )}
    </>
  );
}
