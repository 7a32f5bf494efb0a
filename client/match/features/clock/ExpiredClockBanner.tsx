import { useCallback } from 'react';
import { lobby } from '../../../api/lobby.js';
import type { OnlineMatch } from '../../../app/matches.js';
import Ask from '../../../app/parts/Ask.js';
import { useLoaded } from '../../../kit/loading/useLoaded.js';
import { Banner } from '../../Banner.js';
import { useRequest } from './useRequest.js';
import { useClockWords } from './words/index.js';

interface ExpiredClockProps {
  readonly game: string;
  readonly id: string;
  readonly seat: OnlineMatch | null;
  /** Name of the side whose time has run out. */
  readonly side: string;
  /** Whether it is the viewer's time that has run out. */
  readonly mine: boolean;
  /** Whether the viewer may claim the win. */
  readonly claims: boolean;
}

/** Reports that a clock has run out. The match goes on unless the opponent claims the win. */
export function ExpiredClockBanner({ game, id, seat, side, mine, claims }: ExpiredClockProps) {
  const words = useClockWords();
  if (mine) return <Banner tone="bad" text={words.yours} testId="clock-fallen" />;
  if (!claims || !seat) return <Banner text={words.watched(side)} testId="clock-fallen" />;
  return <Claims game={game} id={id} seat={seat} side={side} />;
}

function Claims({ game, id, seat, side }: Pick<ExpiredClockProps, 'game' | 'id' | 'side'> & { readonly seat: OnlineMatch }) {
  const words = useClockWords();
  const [had] = useLoaded(useCallback(() => lobby.captains(game), [game]));
  const claim = useRequest(() => lobby.claim(game, id, seat));
  const deputy = useRequest(() => lobby.deputy(game, id, seat));
  const hasCaptain = had.state === 'ready' && had.value.includes('captain');
  const busy = claim.busy || deputy.busy;
  const said = deputy.busy ? words.deciding : (hasCaptain ? words.theirs : words.theirsAlone)(side);
  return (
    <Banner text={claim.failed || deputy.failed ? words.failed : said} testId="clock-fallen">
      <Ask
        trigger={
          <button type="button" className="wg-button wg-primary" disabled={busy}>
            {words.claim}
          </button>
        }
        title={words.claimAsk}
        about={words.claimAbout}
        yes={words.claimYes}
        no={words.wait}
        onYes={claim.attempt}
      />
      {hasCaptain && (
        <button type="button" className="wg-button" disabled={busy} onClick={deputy.attempt}>
          {words.deputy}
        </button>
      )}
    </Banner>
  );
}
