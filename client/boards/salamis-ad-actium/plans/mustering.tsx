import { fleetFault, fleetSoFar, termsOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { say } from '../../../../src/kit/texts.js';
import { MusterPage } from '../muster/MusterPage.js';
import type { Change, Draft, Plan, Session } from '../session.js';

/** A fleet is bought in secret [2.1]; the law is shown while it is put together, and asked again when it is sealed. */
export function planMustering(session: Session, draft: Draft, change: Change): Plan {
  const { act, ask } = session.words;
  const { G, me, texts } = session;
  const terms = termsOf(G);
  const fleet = draft.fleet ?? fleetSoFar(G, me);
  const fault = fleetFault(terms, me, fleet);
  const why = fault && { reason: say(texts, `refusal.${fault.key}`, fault.values), case: fault.case };
  const seal = () =>
    session.sendAll([
      { move: 'setFleet', args: [fleet] },
      { move: 'ready', args: [] },
    ]);
  return {
    ask: ask.muster,
    marks: new Map(),
    actions: [
      { id: 'seal', label: act.sealFleet, main: true, ...(why ? { why } : { run: seal }) },
      { id: 'keep', label: act.keepFleet, run: () => session.send('setFleet', fleet) },
    ],
    back: draft.fleet ? () => change({ fleet: undefined }) : undefined,
    page: () => (
      <MusterPage
        terms={terms}
        side={me}
        fleet={fleet}
        fault={fault}
        open={draft.open}
        onOpen={(open) => change({ open })}
        onFleet={(next) => change({ fleet: next })}
      />
    ),
  };
}
