import { useMemo } from 'react';
import { luckOf, type MatchRoll } from '../../../../src/kit/luck.js';
import { useLuckWords } from './words/index.js';

export interface NamedSide {
  readonly playerID: string;
  readonly name: string;
}

interface BarsProps {
  readonly rolls: readonly MatchRoll[];
  readonly sides: readonly NamedSide[];
  /** Selected turn; undefined for the whole match. */
  readonly turn: number | undefined;
  onTurn(turn: number | undefined): void;
}

/** Shows both sides' luck by turn. Turns can be selected. */
export function TurnBars({ rolls, sides, turn, onTurn }: BarsProps) {
  const words = useLuckWords();
  const turns = useMemo(
    () =>
      [...new Set(rolls.map((roll) => roll.turn))].map((n) => {
        const own = rolls.filter((roll) => roll.turn === n);
        return { n, lucks: sides.map(({ playerID }) => luckOf(own, playerID).luck) };
      }),
    [rolls],
  );
  const most = Math.max(1, ...turns.flatMap(({ lucks }) => lucks.map(Math.abs)));
  return (
    <section aria-label={words.byTurn}>
      <h3>{words.byTurn}</h3>
      <div className="wg-luck-turns">
        {turns.map(({ n, lucks }) => {
          const said = `${words.turn(n)}. ${sides.map(({ name }, i) => words.luck(name, lucks[i])).join('; ')}`;
          return (
            <button
              key={n}
              type="button"
              aria-pressed={turn === n}
              aria-label={said}
              title={said}
              onClick={() => onTurn(turn === n ? undefined : n)}
            >
              <span className="wg-bars" aria-hidden="true">
                {lucks.map((luck, i) => (
                  <i
                    key={sides[i].playerID}
                    className={`wg-side-${i}`}
                    style={{ [luck < 0 ? 'top' : 'bottom']: '50%', height: `${(Math.abs(luck) / most) * 50}%` }}
                  />
                ))}
              </span>
              {words.turnShort(n)}
            </button>
          );
        })}
      </div>
      <button type="button" className="wg-button wg-luck-whole" disabled={turn === undefined} onClick={() => onTurn(undefined)}>
        {words.whole}
      </button>
    </section>
  );
}
