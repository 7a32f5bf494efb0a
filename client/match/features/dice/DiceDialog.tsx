import Dices from 'lucide-react/icons/dices';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Notice } from '../../../app/parts/Notice.js';
import type { DiceAccount, SaltState } from './account.js';
import './dice.css';
import { type DiceWords, useDiceWords } from './words/index.js';

interface DiceWindowProps {
  readonly account: DiceAccount;
  readonly at: 'online' | 'local';
  /** Checks the finished match. */
  onCheck?(): void;
}

function Row({ term, about, children }: { readonly term: string; readonly about?: string; readonly children: ReactNode }) {
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

/** Shows commitment, salts and, after the match, the seed. */
export function DiceDialog({ account, at, onCheck }: DiceWindowProps) {
  const words = useDiceWords();
  const { commitment, committed, broken, fixed, sides, seed } = account;
  return (
    <Dialog.Root>
      <Dialog.Trigger className="wg-button wg-quiet wg-icon" aria-label={words.button} title={words.button}>
        <Dices aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="wg-veil" />
        <Dialog.Content className="wg-window wg-sheet wg-dice-window" data-testid="dice-window">
          <Dialog.Title asChild>
            <h2>{words.title}</h2>
          </Dialog.Title>
          <Dialog.Description>{words[at]}</Dialog.Description>
          {broken && <Notice tone="bad">{words.broken}</Notice>}
          <dl className="wg-dice-facts">
            <Row term={words.seal} about={committed === 'first move' ? words.sealedLate : commitment && words.sealAbout}>
              {commitment ? <code data-testid="dice-commitment">{commitment}</code> : words.noSeal}
            </Row>
            {sides.map(({ playerID, name, salt, by, text }) => (
              <Row key={playerID} term={words.saltOf(name)} about={text && saltAbout(salt, by, words)}>
                {text ? <code>{text}</code> : <span data-testid={`salt-${playerID}`}>{saltAbout(salt, by, words)}</span>}
              </Row>
            ))}
            <Row term={words.secret}>{seed ? <code data-testid="dice-seed">{seed}</code> : words.secretLater}</Row>
          </dl>
          <p className="wg-small">{fixed ? words.fixed : words.open}</p>
          <div className="wg-buttons">
            {onCheck && (
              <button type="button" className="wg-button wg-primary" onClick={onCheck}>
                {words.check}
              </button>
            )}
            <Dialog.Close className="wg-button">{words.close}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
