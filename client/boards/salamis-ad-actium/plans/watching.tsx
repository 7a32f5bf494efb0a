import { WhenReady } from '../../../kit/loading/lazyPart.js';
import { later } from '../later.js';
import type { StepView, View } from '../session.js';
import { EMPTY, noPlan } from './campaign/ordering.js';

/** Returns the view for a viewer with no decision to make: campaign map, confirmed fleet, or table. */
export function planWatching({ G, me, words }: View): StepView {
  const { camp } = G;
  if (G.phase === 'muster') {
    return {
      ...noPlan(''),
      page: () => (
        <div className="wg-muster-page">
          <p className="wg-sealed">{words.ask.waitingBoth}</p>
        </div>
      ),
    };
  }
  if (!camp || G.phase !== 'campaign') return noPlan('');
  return {
    ...noPlan(''),
    page: (lit) => (
      <WhenReady of={later}>
        {({ CampaignMap }) => <CampaignMap camp={camp} orders={[]} selected={undefined} reach={EMPTY} lit={lit} onArea={() => {}} />}
      </WhenReady>
    ),
    slip: <WhenReady of={later}>{({ CampaignWatched }) => <CampaignWatched camp={camp} me={me} />}</WhenReady>,
  };
}
