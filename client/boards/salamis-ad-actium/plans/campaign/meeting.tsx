import type { SalamisMove } from '../../../../../src/games/salamis-ad-actium/face.js';
import type { ArgsFor } from '../../../../../src/kit/action.js';
import { argsOf, offer } from '../../../../kit/board/useOrders.js';
import { CampaignMap } from '../../campaign/CampaignMap.js';
import { CampaignHead, EncounterSlip } from '../../campaign/CampaignSlip.js';
import { areaCalled } from '../../sentences/deeds.js';
import type { Session, StepView } from '../../session.js';
import { noPlan } from './ordering.js';

/** Plans the choice between equally good areas for a retreat [12.7, 12.8]. */
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

/** Plans the decision of a player whose fleet meets an enemy fleet at sea [12.7]. */
export function planEncounter(session: Session): StepView {
  const { act, ask } = session.words;
  const { G, me } = session;
  const { camp } = G;
  if (!camp) return noPlan('');
  const answers: readonly ArgsFor<SalamisMove, 'battleAnswer'>[] = [
    [true, 'tactical'],
    [true, 'tactical', 'aboard'],
    [true, 'tactical', 'set'],
    [true, 'quick'],
    [false, 'quick'],
  ];
  return {
    ask: ask.encounter,
    marks: new Map(),
    actions: answers.map((args, i) =>
      offer(session, { id: args.join('-'), label: act.answer(...args), main: i === 0 }, 'battleAnswer', args),
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
