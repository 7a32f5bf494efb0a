import { opponentOf, type Salamis, type Side } from '../../../../src/games/salamis-ad-actium/face.js';
import { fleetName } from '../names.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { Counters } from './Counters.js';

/** What is known before the answer: counters left on both sides, and what the bag has given. */
export function SeizeSlip({ G, me }: { readonly G: Salamis; readonly me: Side }) {
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
