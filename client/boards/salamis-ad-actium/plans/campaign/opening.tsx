import { offer } from '../../../../kit/board/useOrders.js';
import { CampaignMap } from '../../campaign/CampaignMap.js';
import { CampaignHead } from '../../campaign/CampaignSlip.js';
import type { Draft, Session, StepView } from '../../session.js';
import { EMPTY, noPlan } from './none.js';

/** Before the first month: nobody has thrown for his officers yet [2.3]. */
export function planOpening(session: Session, draft: Draft): StepView {
  const { act, ask } = session.words;
  const { camp } = session.G;
  if (!camp) return noPlan('');
  return {
    ask: ask.campaignOpening,
    marks: new Map(),
    actions: [offer(session, { id: 'ready', label: act.ready, main: true }, 'ready', [])],
    page: (lit) => <CampaignMap camp={camp} orders={[]} selected={draft.ship} reach={EMPTY} lit={lit} onArea={() => {}} />,
    slip: <CampaignHead camp={camp} />,
  };
}
