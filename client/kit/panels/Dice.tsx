import { createContext, memo } from 'react';
import type { GameEvent, Roll } from '../../../src/kit/events.js';
import type { Texts } from '../../../src/kit/texts.js';
import { say } from '../../../src/kit/texts.js';
import { useKitWords } from '../words/index.js';

const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Returns the number of sides of an event's dice, by default 6. */
export const DieSides = createContext<(entry: GameEvent) => number>(() => 6);

interface DieProps {
  readonly value: number;
  readonly sides?: number;
  /** Index of the die in its row. Dice farther right stop later. */
  readonly order?: number;
  readonly tumbling?: boolean;
}

export const Die = memo(function Die({ value, sides = 6, order = 0, tumbling }: DieProps) {
  return (
    <svg
      className={tumbling ? 'wg-die wg-tumbling' : 'wg-die'}
      viewBox="-10 -10 20 20"
      style={{ animationDelay: `${order * 60}ms` }}
      aria-hidden="true"
    >
      {sides > 6 ? (
        <>
          <path className="wg-die-face" d="M0 -9.6L9 -1.4V2.6L0 9.6L-9 2.6V-1.4Z" />
          <path className="wg-die-edge" d="M0 -9.6L6 3.4L0 6.4L-6 3.4ZM6 3.4L9 2.6M-6 3.4L-9 2.6M0 6.4V9.6" />
        </>
      ) : (
        <rect x={-9} y={-9} width={18} height={18} rx={4} />
      )}
      {sides <= 6 && PIPS[value] ? (
        PIPS[value].map(([x, y]) => <circle key={`${x}${y}`} cx={x * 4.8} cy={y * 4.8} r={1.9} />)
      ) : (
        <text y={sides > 6 ? 3 : 4} className={sides > 6 ? `wg-on-kite${value > 9 ? ' wg-two' : ''}` : undefined}>
          {value}
        </text>
      )}
    </svg>
  );
});

interface RollLineProps {
  readonly roll: Roll;
  readonly texts: Texts;
  readonly sides?: number;
  readonly tumbling?: boolean;
  readonly onChart?: (chart: string, row: number | undefined) => void;
}

/** Shows a roll: its dice, modifiers and total, and a button that opens the chart. */
export function RollLine({ roll, texts, sides, tumbling, onChart }: RollLineProps) {
  const words = useKitWords();
  const { dice, modifiers = [], total, chart, row } = roll;
  return (
    <span className="wg-roll">
      <span className="wg-roll-dice">
        {dice.map((value, i) => (
          <Die key={i} value={value} sides={sides} order={i} tumbling={tumbling} />
        ))}
        <span className="wg-unseen">{words.dice(dice)}</span>
      </span>
      {modifiers.map(([name, amount], i) => (
        <span key={`${name}${i}`} className="wg-roll-modifier">
          {say(texts, `modifier.${name}`)} <b>{words.signed(amount)}</b>
        </span>
      ))}
      {total !== undefined && <span className="wg-roll-total">{words.total(total)}</span>}
      {chart && onChart && (
        <button type="button" className="wg-link" onClick={() => onChart(chart, row)}>
          {words.openChart}
        </button>
      )}
    </span>
  );
}
