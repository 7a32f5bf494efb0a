import { type Fleet, fleetFault, fleetSoFar, type Side, type Terms, termsOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { say } from '../../../../src/kit/texts.js';
import { MusterPage } from '../muster/MusterPage.js';
import type { Change, Draft, Session, StepView } from '../session.js';

/** Whether the law allows one ship more, like one that is bought already. */
const hasRoom = (terms: Terms, side: Side, fleet: Fleet): boolean =>
  fleet.squadrons.some((squadron) =>
    squadron.ships.some((ship) => {
      const more = { ...squadron, ships: [...squadron.ships, { ...ship, flagship: false }] };
      return !fleetFault(terms, side, { ...fleet, squadrons: fleet.squadrons.map((each) => (each === squadron ? more : each)) });
    }),
  );

/** A fleet is bought in secret [2.1]; the law is shown while it is put together, and asked again when it is sealed. */
export function planMustering(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask } = session.words;
  const { G, me, texts } = session;
  const terms = termsOf(G);
  const fleet = draft.fleet ?? fleetSoFar(G, me);
  const fault = fleetFault(terms, me, fleet);
  const why = fault && { reason: say(texts, `refusal.${fault.key}`, fault.values), case: fault.case };
  const room = hasRoom(terms, me, fleet);
  const seal = () =>
    session.sendAll([
      { move: 'setFleet', args: [fleet] },
      { move: 'ready', args: [] },
    ]);
  return {
    ask: ask.muster,
    marks: new Map(),
    actions: [
      {
        id: 'seal',
        label: act.sealFleet,
        hint: room ? act.left.muster : undefined,
        main: true,
        forgoes: Number(room),
        ...(why ? { why } : { run: seal }),
      },
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
