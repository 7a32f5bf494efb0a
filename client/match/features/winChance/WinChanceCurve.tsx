import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useKitWords } from '../../../kit/words/index.js';
import { nearest, type Turn, type WinChance } from './winChance.js';
import './winChance.css';
import { useWinChanceWords } from './words/index.js';

const WIDE = 1000;
const HIGH = 300;
const MIDDLE = HIGH / 2;

export interface WinChanceCurveProps {
  /** The first side's win chances, in order of position; at least one. */
  readonly winChances: readonly WinChance[];
  readonly turns: readonly Turn[];
  /** Names of the sides. The first side's chances are drawn upwards. */
  readonly sides: readonly [up: string, down: string];
  /** `_stateID` of the position shown. */
  readonly at: number;
  /** Returns the events of the move that led to a state. */
  eventsAt(state: number): string;
  onGo(state: number): void;
}

function useDescriptions({ winChances, sides }: Pick<WinChanceCurveProps, 'winChances' | 'sides'>) {
  const words = useWinChanceWords();
  const { percent } = useKitWords();
  const last = winChances[winChances.length - 1].state;
  const name = (state: number) => (state === 0 ? words.start : state === last ? words.now(state) : words.move(state));
  const chances = ({ chance }: WinChance) => [chance, 1 - chance].map((each, i) => words.chance(sides[i], percent(each)));
  return { words, percent, name, all: (moment: WinChance) => words.both(name(moment.state), chances(moment)) };
}

/** Shows win chances: a curve with a slider, turning points, and a table. */
export function WinChanceCurve(props: WinChanceCurveProps) {
  const { winChances, turns, sides, at, eventsAt, onGo } = props;
  const { words, percent, name, all } = useDescriptions(props);
  const hintId = useId();
  const [looked, setLooked] = useState<number>();
  const index = Math.min(winChances.length - 1, looked ?? nearest(winChances, at));
  const moment = winChances[index];
  const [{ state: first }, { state: last }] = [winChances[0], winChances[winChances.length - 1]];
  const x = (state: number) => (last > first ? ((state - first) / (last - first)) * WIDE : 0);
  const y = (chance: number) => (1 - chance) * HIGH;
  const line = winChances.map(({ state, chance }) => `${x(state).toFixed(1)},${y(chance).toFixed(1)}`).join(' ');

  const toTurn = (way: 1 | -1) => {
    const turn = way < 0 ? turns.findLast(({ state }) => state < moment.state) : turns.find(({ state }) => state > moment.state);
    return turn ? nearest(winChances, turn.state) : index;
  };
  const keyed = (event: KeyboardEvent) => {
    const to: { readonly [key: string]: number } = {
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      Home: 0,
      End: winChances.length - 1,
      PageUp: toTurn(-1),
      PageDown: toTurn(1),
    };
    if (event.key === 'Enter') onGo(moment.state);
    else if (Object.hasOwn(to, event.key)) setLooked(Math.max(0, Math.min(winChances.length - 1, to[event.key])));
    else return;
    event.preventDefault();
  };
  const under = ({ currentTarget, clientX }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return nearest(winChances, first + ((clientX - left) / Math.max(1, width)) * (last - first));
  };

  return (
    <div className="wg-win-chance">
      <figure className="wg-win-chance-figure">
        <figcaption aria-hidden="true">
          {all(moment)} <span>{eventsAt(moment.state)}</span>
        </figcaption>
        <div
          className="wg-win-chance-curve"
          role="slider"
          tabIndex={0}
          aria-label={words.curve}
          aria-describedby={hintId}
          aria-valuemin={first}
          aria-valuemax={last}
          aria-valuenow={moment.state}
          aria-valuetext={[all(moment), eventsAt(moment.state)].filter(Boolean).join('. ')}
          onKeyDown={keyed}
          onPointerMove={(event) => setLooked(under(event))}
          onClick={() => onGo(moment.state)}
        >
          <b className="wg-up">{sides[0]}</b>
          <b className="wg-down">{sides[1]}</b>
          <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
            <rect className="wg-up" width={WIDE} height={MIDDLE} />
            <rect className="wg-down" y={MIDDLE} width={WIDE} height={MIDDLE} />
            <polygon points={`${x(first)},${MIDDLE} ${line} ${x(last)},${MIDDLE}`} />
            {[0.25, 0.5, 0.75].map((chance) => (
              <line key={chance} className={chance === 0.5 ? 'wg-even' : undefined} x2={WIDE} y1={y(chance)} y2={y(chance)} />
            ))}
            {turns.map(({ state }) => (
              <line key={state} className="wg-turn" x1={x(state)} x2={x(state)} y2={HIGH} />
            ))}
            <polyline points={line} />
            <line className="wg-looked" x1={x(moment.state)} x2={x(moment.state)} y2={HIGH} />
          </svg>
          <i style={{ left: `${x(moment.state) / (WIDE / 100)}%`, top: `${100 - 100 * moment.chance}%` }} />
        </div>
      </figure>
      <p id={hintId} className="wg-small wg-win-chance-hint">
        {words.keys}
      </p>
      <h3>{words.turns}</h3>
      {turns.length === 0 ? (
        <p>{words.noTurns}</p>
      ) : (
        <ol className="wg-win-chance-turns">
          {turns.map(({ state, change, chance }) => (
            <li key={state}>
              <button type="button" aria-label={words.show(name(state))} onClick={() => onGo(state)}>
                {name(state)}
              </button>
              <span>
                <b>{words.towards(sides[change > 0 ? 0 : 1], Math.round(100 * Math.abs(change)))}</b>{' '}
                <small>{words.chance(sides[0], percent(chance))}</small>
                {eventsAt(state) && <span>{eventsAt(state)}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <details className="wg-win-chance-table">
        <summary>{words.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.moment}</th>
              <th scope="col">{sides[0]}</th>
              <th scope="col">{sides[1]}</th>
            </tr>
          </thead>
          <tbody>
            {winChances.map(({ state, chance }) => (
              <tr key={state}>
                <th scope="row">{name(state)}</th>
                <td>{percent(chance)}</td>
                <td>{percent(1 - chance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
