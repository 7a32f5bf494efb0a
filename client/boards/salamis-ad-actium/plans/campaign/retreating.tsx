import { argsOf, offer } from '../../../../kit/board/useOrders.js';
import { CampaignMap } from '../../campaign/CampaignMap.js';
import { CampaignHead } from '../../campaign/CampaignSlip.js';
import { areaCalled } from '../../sentences/campaign.js';
import type { Session, StepView } from '../../session.js';
import { noPlan } from './none.js';

/** Fleets leave an area, and several are as good to go to [12.7, 12.8]. */
export function planRetreat(session: Session): StepView {
  const { act, ask } = session.words;
  const { camp } = session.G;
  if (!camp) return noPlan('');
  const refuges = argsOf(session, 'retreatTo').map(([area]) => area);
  return {
    ask: ask.retreat,
    marks: new Map(),
    actions: refuges.map((area, i) =>
      offer(session, { id: area, label: act.retreatTo(areaCalled(session, area)), main: i === 0 }, 'retreatTo', [area]),
    ),
    page: (lit) => (
      <CampaignMap
        camp={camp}
        orders={[]}
        selected={undefined}
        reach={new Set(refuges)}
        lit={lit}
        onArea={(area) => {
          if (refuges.includes(area)) session.send('retreatTo', area);
        }}
      />
    ),
    slip: <CampaignHead camp={camp} />,
  };
}
