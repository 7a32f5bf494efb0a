import { type ReactNode, useContext, useMemo } from 'react';
import { HistoryContext } from '../../../kit/history/historyContext.js';
import type { Feature, PartProps, ProviderProps } from '../../feature.js';
import type { OnlineContext } from '../../online/onlineContext.js';
import { AdjournedBanner } from './AdjournedBanner.js';
import { useOfferWords } from './words/index.js';

function Provider<M extends OnlineContext>({ match, children }: ProviderProps<M>): ReactNode {
  const words = useOfferWords();
  const access = useContext(HistoryContext);
  // An adjourned match accepts no moves.
  const isClosed = match.adjourned !== undefined && !match.isPast;
  const closed = useMemo(
    () => (isClosed && access ? { ...access, isPast: true, adjournedText: words.adjourned } : access),
    [isClosed, access, words.adjourned],
  );
  return <HistoryContext value={closed}>{children(match)}</HistoryContext>;
}

function Banner({ match: { id, connection, server, adjourned, clock, opponent, live } }: PartProps<OnlineContext>) {
  if (!adjourned) return null;
  return (
    <AdjournedBanner
      id={id}
      link={connection}
      put={adjourned}
      isLive={clock?.terms.kind === 'live'}
      offers={server.offers}
      isAlone={!opponent?.name || opponent.captain !== undefined}
      live={live}
    />
  );
}

/** Disables the board of an adjourned match. Must follow the history in a list of features. */
export const adjourned: Feature<OnlineContext> = { id: 'adjourned', Provider, Banner };
