import type { BoardProps } from 'boardgame.io/react';
import { type Adjourned, CONSENT_PERIOD, mayResumeAlone } from '../../../../src/boardgame/adjourned.js';
import type { OpenOffers } from '../../../../src/boardgame/offers.js';
import { Banner } from '../../Banner.js';
import type { Connection } from '../../connection/connection.js';
import { useNow } from '../clock/useServerTime.js';
import { useOfferWords } from './words/index.js';

const MINUTE = 60_000;

interface AdjournedProps {
  readonly id: string;
  readonly link: Pick<Connection, 'offer'>;
  readonly put: Adjourned;
  readonly isLive: boolean;
  readonly offers: OpenOffers | undefined;
  /** Whether the opponent's seat is free or has a bot. */
  readonly isAlone: boolean;
  readonly live: Pick<BoardProps, '_stateID' | 'playerID'>;
}

/** Shows when the match was adjourned, and how to resume it. */
export function AdjournedBanner({ id, link, put, isLive, offers, isAlone, live }: AdjournedProps) {
  const words = useOfferWords();
  const now = useNow(MINUTE);
  const since = words.dateTime(put.since);
  const isSeated = typeof live.playerID === 'string';
  if (!isSeated) return <Banner text={words.adjournedWatched(since)} testId="adjourned" />;
  const isAsked = offers?.offers.some(({ kind }) => kind === 'resume');
  const mayResume = isAlone || mayResumeAlone(put, isLive, now);
  return (
    <Banner text={words.adjournedSince(since, isLive ? undefined : words.day(put.since + CONSENT_PERIOD))} testId="adjourned">
      {!isAsked && (
        <button type="button" className="wg-button wg-primary" onClick={() => link.offer(id, 'resume', live._stateID)}>
          {mayResume ? words.resume : words.resumeAsk}
        </button>
      )}
    </Banner>
  );
}
