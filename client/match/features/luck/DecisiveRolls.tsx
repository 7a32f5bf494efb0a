import type { DecisiveRoll } from '../../../../src/kit/luck.js';
import type { Kinds } from './LedgerTable.js';
import type { NamedSide } from './TurnBars.js';
import { useLuckWords } from './words/index.js';

interface DecisiveRollsProps {
  readonly rolls: readonly DecisiveRoll[];
  readonly kinds: Kinds;
  readonly sides: readonly NamedSide[];
  onSee(moves: number): void;
}

export function DecisiveRolls({ rolls, kinds, sides, onSee }: DecisiveRollsProps) {
  const words = useLuckWords();
  return (
    <section aria-label={words.decisive}>
      <h3>{words.decisive}</h3>
      <p className="wg-small">{words.decisiveAbout}</p>
      <ol className="wg-luck-telling">
        {rolls.map(({ kind, side, of, turn, state, outcome, expected, chance, well }, i) => (
          <li key={`${state} ${kind} ${i}`}>
            <button type="button" className={well ? 'wg-for' : 'wg-against'} onClick={() => onSee(state)}>
              <strong>
                {words.decisiveRoll(sides.find(({ playerID }) => playerID === side)?.name ?? '', kinds[kind].name, words.turn(turn))}
              </strong>{' '}
              {words.decisiveResult(
                of.flatMap(({ roll }) => roll?.dice ?? []),
                words.fell(outcome),
                words.expected(expected),
                words.oneIn(chance),
              )}{' '}
              <small>{kinds[kind].unit}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
