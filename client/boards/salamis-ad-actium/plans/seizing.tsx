import { opponentOf, type Salamis, type Side } from '../../../../src/games/salamis-ad-actium/face.js';
import { offer } from '../../../kit/board/useOrders.js';
import { fleetName } from '../names.js';
import { Counters } from '../panels/ShipCard.js';
import type { Draft, Session, StepView } from '../session.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';

/** Shows both sides' remaining counters, and those drawn. */
function SeizeSlip({ G, me }: { readonly G: Salamis; readonly me: Side }) {
  const { fleets } = useGameWords();
  const text = useWords().seize;
  return (
    <section className="wg-slip">
      <h2>{text.title}</h2>
      <p className="wg-slip-lines">{text.explain}</p>
      <p className="wg-slip-note">{text.theirs(fleetName(G, opponentOf(me), fleets), G.ti[opponentOf(me)])}</p>
      <Counters G={G} />
    </section>
  );
}

/** Plans the step `seize`: the player may secretly spend a counter for an extra Action Phase [4.4]. */
export function planSeizing(session: Session, _draft: Draft): StepView {
  const { act, ask } = session.words;
  const { G, me } = session;
  return {
    ask: ask.seize(G.ti[me]),
    marks: new Map(),
    actions: [
      // The shortcut A runs the first main button, but the second one is emphasized.
      offer(session, { id: 'let', label: act.letPass, main: true, forgoes: session.refusal('seize', [true]) ? 0 : G.ti[me] }, 'seize', [
        false,
      ]),
      offer(session, { id: 'seize', label: act.seize, hint: act.countersLeft(G.ti[me]), main: true }, 'seize', [true]),
      { id: 'always', label: act.alwaysPass, run: session.letPass },
    ],
    slip: <SeizeSlip G={G} me={me} />,
  };
}
