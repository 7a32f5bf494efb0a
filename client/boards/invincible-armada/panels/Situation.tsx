import { type Armada, FIRESHIP_DIAGRAM, type Side } from '../../../../src/games/invincible-armada/face.js';
import { Die } from '../../../kit/panels/Dice.js';
import { useKitWords } from '../../../kit/words/index.js';
import { endReason, nameOf } from '../names.js';
import { useWords } from '../words/index.js';
import { BattleSlip } from './BattleSlip.js';
import { CounterPicture } from './SquadronSlip.js';

/** Shows a fireship attack: the squadrons that have yet to react, in order, and the Move Diagram. */
export function FireSlip({ G }: { readonly G: Armada }) {
  const words = useWords();
  if (!G.fire) return null;
  const text = words.slip;
  return (
    <section className="wg-slip">
      <h2>{text.fireships}</h2>
      <h3>{text.fireOrder}</h3>
      <ol className="wg-fire-order">
        {G.fire.left.map((id, i) => (
          <li key={id} className={i === 0 ? 'wg-now' : undefined} title={words.game.fleets[id]}>
            <CounterPicture G={G} id={id} size={i === 0 ? 58 : 42} />
            <span>
              {nameOf(G, id)} {G.squadrons[id].square}
            </span>
          </li>
        ))}
      </ol>
      <h3>{text.drift}</h3>
      <svg
        className="wg-drift-diagram"
        viewBox="-60 -70 150 125"
        role="img"
        aria-label={words.game.drifts.map((drift, i) => `${i + 2}: ${drift}`).join(', ')}
      >
        <rect x={-14} y={-14} width={28} height={28} rx={3} />
        {FIRESHIP_DIAGRAM.map(({ dx, dy }, i) => (
          <g key={`${dx}${dy}`}>
            <path d={`M0 0L${dx * 32} ${dy * 32}`} />
            <circle cx={dx * 32} cy={dy * 32} r={9} />
            <text x={dx * 32} y={dy * 32 + 3.5}>
              {i + 2}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}

/** Shows the result, with the die and modifiers of the test that decided it. */
function Ending({ G }: { readonly G: Armada }) {
  const words = useWords();
  const kit = useKitWords();
  const { result } = G;
  if (!result) return null;
  const text = words.over;
  const added: { readonly [label: string]: string } = text.modifiers;
  return (
    <section className={`wg-slip wg-ending wg-side-${result.side}`} role="status">
      <h2>{text.title[result.side]}</h2>
      <p>{endReason(words, result)}</p>
      <p className="wg-slip-note">
        {words.game.sides[result.side]}, {text.turn(result.turn)}
      </p>
      {result.test && (
        <>
          <h3>{text.test}</h3>
          <p className="wg-roll">
            <span className="wg-roll-dice">
              <Die value={result.test.die} />
              <span className="wg-unseen">{kit.dice([result.test.die])}</span>
            </span>
            {result.test.modifiers.map(({ label, value }) => (
              <span key={label} className="wg-roll-modifier">
                {added[label] ?? label} <b>{kit.signed(value)}</b>
              </span>
            ))}
            <span className="wg-roll-total">{kit.total(result.test.total)}</span>
          </p>
        </>
      )}
    </section>
  );
}

/** Shows the result, battle or fireships while no decision is pending. */
export function Situation({ G, me }: { readonly G: Armada; readonly me: Side }) {
  if (G.result) return <Ending G={G} />;
  if (G.battle) return <BattleSlip G={G} me={me} odds />;
  return <FireSlip G={G} />;
}
