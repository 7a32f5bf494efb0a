import { fleetIds } from '../../../../src/games/salamis-ad-actium/face.js';
import { CampaignMap } from '../campaign/CampaignMap.js';
import { CampaignHead, FleetCard } from '../campaign/CampaignSlip.js';
import { Reports } from '../campaign/Reports.js';
import type { Plan, View } from '../session.js';
import { EMPTY, noPlan } from './campaign/none.js';

/** What lies on the table for whoever is not asked: the campaign's map, a sealed muster, or the sea. */
export function planWatching({ G, me, words }: View): Plan {
  const { camp } = G;
  if (G.phase === 'muster') {
    return {
      ...noPlan(''),
      page: () => (
        <div className="muster-page">
          <p className="sealed">{words.ask.waitingBoth}</p>
        </div>
      ),
    };
  }
  if (!camp || G.phase !== 'campaign') return noPlan('');
  return {
    ...noPlan(''),
    page: (lit) => <CampaignMap camp={camp} orders={[]} selected={undefined} reach={EMPTY} lit={lit} onArea={() => {}} />,
    slip: (
      <>
        <CampaignHead camp={camp} />
        {me !== undefined && <Reports camp={camp} me={me} />}
        {me !== undefined &&
          fleetIds(camp, me).map((id) => (
            <FleetCard key={id} camp={camp} id={id} order={undefined} open={false} stances={[]} onOpen={() => {}} onOrder={() => {}} />
          ))}
      </>
    ),
  };
}
