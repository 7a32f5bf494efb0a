import { type Armada, invincibleArmada, phaseOf } from '../../../../src/games/invincible-armada/face.js';
import { CaseChip } from '../../../kit/CaseChip.js';
import { boardText } from '../texts.js';

const SETUP = new Set(['deploy', 'blessing']);
const phases = Object.entries(invincibleArmada.sequence);

/** The sequence of play with the present phase marked: what lies on the table when nothing else does. */
export function SequenceSlip({ G }: { readonly G: Armada }) {
  const now = phaseOf(G);
  const text = boardText.slip;
  return (
    <section className="slip sequence-slip">
      <h2>{text.sequence}</h2>
      <ol>
        {phases
          .filter(([id]) => SETUP.has(id) === SETUP.has(now))
          .map(([id, { title, case: ruleCase }]) => (
            <li key={id} aria-current={id === now ? 'step' : undefined}>
              <b>{title}</b> <CaseChip case={ruleCase} />
              <span>{text.phases[id as keyof typeof text.phases]}</span>
            </li>
          ))}
      </ol>
    </section>
  );
}
