import { type Armada, PHASES, type PhaseId, phaseOf, sequence } from '../../../../src/games/invincible-armada/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useWords } from '../words/index.js';

const SETUP = new Set<PhaseId>(['deploy', 'blessing']);

/** The sequence of play with the present phase marked: what lies on the table when nothing else does. */
export function SequenceSlip({ G }: { readonly G: Armada }) {
  const words = useWords();
  const now = phaseOf(G);
  const text = words.slip;
  return (
    <section className="wg-slip wg-sequence-slip">
      <h2>{text.sequence}</h2>
      <ol>
        {PHASES.filter((id) => SETUP.has(id) === SETUP.has(now)).map((id) => (
          <li key={id} aria-current={id === now ? 'step' : undefined}>
            <b>{words.game.phases[id]}</b> <CaseChip case={sequence[id].case} />
            <span>{text.phases[id]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
