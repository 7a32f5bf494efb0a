import type { BoardProps } from 'boardgame.io/react';
import { type Adjourned, BY_CONSENT, mayResumeAlone } from '../../../../src/boardgame/adjourned.js';
import type { OffersTold } from '../../../../src/boardgame/offers.js';
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
  readonly told: OffersTold | undefined;
  /** The other seat is free or has a bot. */
  readonly isAlone: boolean;
  readonly live: Pick<BoardProps, '_stateID' | 'playerID'>;
}

/** Says since when the match is adjourned, and how to resume it. */
export function AdjournedBanner({ id, link, put, isLive, told, isAlone, live }: AdjournedProps) {
  const words = useOfferWords();
  const now = useNow(MINUTE);
  const since = words.moment(put.since);
  const isSeated = typeof live.playerID === 'string';
  if (!isSeated) return <Banner text={words.adjournedWatched(since)} testId="adjourned" />;
  const isAsked = told?.offers.some(({ kind }) => kind === 'resume');
  const mayResume = isAlone || mayResumeAlone(put, isLive, now);
  return (
    <Banner text={words.adjournedSince(since, isLive ? undefined : words.day(put.since + BY_CONSENT))} testId="adjourned">
      {!isAsked && (
        <button type="button" className="wg-button wg-primary" onClick={() => link.offer(id, 'resume', live._stateID)}>
          {mayResume ? words.resume : words.resumeAsk}
        </button>
      )}
    </Banner>
  );
}
