import { offer } from '../../../kit/board/useOrders.js';
import { SeizeSlip } from '../panels/SeizeSlip.js';
import type { Draft, Session, StepView } from '../session.js';

/** The window in which an extra Action Phase may be bought, unseen by the other [4.4]. */
export function planSeizing(session: Session, _draft: Draft): StepView {
  const { act, ask } = session.words;
  const { G, me } = session;
  return {
    ask: ask.seize(G.ti[me]),
    marks: new Map(),
    actions: [
      // The key goes on by the first, the accent is the second's.
      offer(session, { id: 'let', label: act.letPass, main: true, forgoes: session.refusal('seize', [true]) ? 0 : G.ti[me] }, 'seize', [
        false,
      ]),
      offer(session, { id: 'seize', label: act.seize, hint: act.countersLeft(G.ti[me]), main: true }, 'seize', [true]),
      { id: 'always', label: act.alwaysPass, run: session.letPass },
    ],
    slip: <SeizeSlip G={G} me={me} />,
  };
}
