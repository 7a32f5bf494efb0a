import type { BoardProps } from 'boardgame.io/react';
import { lazy } from 'react';
import { movesOf } from '../../../../src/boardgame/game.js';
import type { GameModule } from '../../../../src/boardgame/module.js';
import type { OpenOffers } from '../../../../src/boardgame/offers.js';
import type { Refusal } from '../../../../src/kit/rules.js';
import { LatePart } from '../../../app/parts/LatePart.js';
import { Banner } from '../../Banner.js';
import type { Connection } from '../../connection/connection.js';
import { useOfferWords } from './words/index.js';

const TakeBackWindow = lazy(() => import('./TakeBackDialog.js'));

interface OffersProps {
  readonly module: GameModule;
  readonly id: string;
  readonly link: Pick<Connection, 'offer' | 'reply' | 'dismiss'>;
  readonly offers: OpenOffers | undefined;
  readonly refused: Refusal | undefined;
  readonly live: BoardProps;
  readonly log: BoardProps['log'];
  /** Whether the match has a real-time clock. */
  readonly isLive: boolean;
  /** Whether the take-back dialog is open. */
  readonly asking: boolean;
  onAsked(): void;
  onSee(state: number): void;
}

export function Offers({ module, id, link, offers, refused, live, log, isLive, asking, onAsked, onSee }: OffersProps) {
  const words = useOfferWords();
  const { _stateID: now, playerID } = live;
  const button = (text: string, press: () => void) => (
    <button type="button" className="wg-button" onClick={press}>
      {text}
    </button>
  );
  return (
    <>
      {offers?.offers
        .filter(({ kind, stateID }) => kind === 'fortune' || stateID === now)
        .map(({ id: offer, kind, by, to = now }) => {
          const taken = movesOf(log).filter(({ stateID }) => stateID >= to).length;
          const isMine = by === playerID;
          const text = {
            takeBack: isMine ? words.mine(taken) : words.theirs(taken),
            draw: isMine ? words.drawMine : words.drawTheirs,
            fortune: isMine ? words.fortuneMine : words.fortuneTheirs,
            swap: isMine ? words.swapMine : words.swapTheirs,
            adjourn: isMine ? words.adjournMine : words.adjournTheirs(isLive),
            resume: isMine ? words.resumeMine : words.resumeTheirs,
          }[kind];
          return (
            <Banner key={offer} text={text} testId="offer">
              {kind === 'takeBack' && button(words.see, () => onSee(to))}
              {!isMine && button(words.agree, () => link.reply(id, offer, true))}
              {button(isMine ? words.withdraw : words.decline, () => link.reply(id, offer, false))}
            </Banner>
          );
        })}
      {refused && (
        <Banner tone="bad" text={words.refused(refused.reason)} testId="offer-refused">
          {button(words.close, link.dismiss)}
        </Banner>
      )}
      {asking && (
        <LatePart>
          <TakeBackWindow
            module={module}
            live={live}
            log={log}
            left={offers?.takeBacks ?? 0}
            onAsk={(to) => {
              link.offer(id, 'takeBack', now, to);
              onAsked();
            }}
            onClose={onAsked}
          />
        </LatePart>
      )}
    </>
  );
}
