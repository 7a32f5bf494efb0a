import type { DecisiveRoll } from '../../../../src/kit/luck.js';
import type { Kinds } from './LedgerTable.js';
import type { NamedSide } from './TurnBars.js';
import { useLuckWords } from './words/index.js';

interface TellingProps {
  readonly telling: readonly DecisiveRoll[];
  readonly kinds: Kinds;
  readonly sides: readonly NamedSide[];
  onSee(moves: number): void;
}

/** Links to the positions of decisive rolls. */
export function DecisiveRolls({ telling, kinds, sides, onSee }: TellingProps) {
  const words = useLuckWords();
  return (
    <section aria-label={words.telling}>
      <h3>{words.telling}</h3>
      <p className="wg-small">{words.tellingAbout}</p>
      <ol className="wg-fortune-telling">
        {telling.map(({ kind, side, of, turn, state, fell, expected, chance, well }, i) => (
          <li key={`${state} ${kind} ${i}`}>
            <button type="button" className={well ? 'wg-for' : 'wg-against'} onClick={() => onSee(state)}>
              <strong>{words.tell(sides.find(({ playerID }) => playerID === side)?.name ?? '', kinds[kind].name, words.turn(turn))}</strong>{' '}
              {words.tellFell(
                of.flatMap(({ roll }) => roll?.dice ?? []),
                words.fell(fell),
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
