import { offer } from '../../../../kit/useOrders.js';
import { CampaignMap } from '../../campaign/CampaignMap.js';
import { CampaignHead, EncounterSlip } from '../../campaign/CampaignSlip.js';
import type { Plan, Session } from '../../session.js';
import { noPlan } from './none.js';

/** The answer to a meeting at sea [12.7]. */
export function planEncounter(session: Session): Plan {
  const { act, ask } = session.words;
  const { G, me } = session;
  const { camp } = G;
  if (!camp) return noPlan('');
  const answers = [
    [true, 'tactical'],
    [true, 'quick'],
    [false, 'quick'],
  ] as const;
  return {
    ask: ask.encounter,
    marks: new Map(),
    actions: answers.map(([accept, mode], i) =>
      offer(session, { id: `${accept}-${mode}`, label: act.answer(accept, mode), main: i === 0 }, 'battleAnswer', [accept, mode]),
    ),
    page: (lit) => (
      <CampaignMap
        camp={camp}
        orders={[]}
        selected={undefined}
        reach={new Set(camp.encounters.slice(0, 1).map(({ area }) => area))}
        lit={lit}
        onArea={() => {}}
      />
    ),
    slip: (
      <>
        <CampaignHead camp={camp} />
        <EncounterSlip G={G} camp={camp} me={me} />
      </>
    ),
  };
}
