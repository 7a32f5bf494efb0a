import type { Roll } from '../../src/kit/chronicle.js';
import type { Texts } from '../../src/kit/texts.js';
import { say } from '../../src/kit/texts.js';
import { kitText } from './texts.js';

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

interface DieProps {
  readonly value: number;
  /** Which in a row of dice it is: the later ones come to rest later. */
  readonly order?: number;
  readonly tumbling?: boolean;
}

/** One die as it fell. */
export function Die({ value, order = 0, tumbling }: DieProps) {
  return (
    <svg
      className={tumbling ? 'die tumbling' : 'die'}
      viewBox="-10 -10 20 20"
      style={{ animationDelay: `${order * 60}ms` }}
      aria-hidden="true"
    >
      <rect x={-9} y={-9} width={18} height={18} rx={4} />
      {PIPS[value] ? (
        PIPS[value].map(([x, y]) => <circle key={`${x}${y}`} cx={x * 4.8} cy={y * 4.8} r={1.9} />)
      ) : (
        <text y={4}>{value}</text>
      )}
    </svg>
  );
}

interface RollLineProps {
  readonly roll: Roll;
  readonly texts: Texts;
  readonly tumbling?: boolean;
  /** Opens the chart that was read, with its row marked. */
  readonly onChart?: (chart: string, row: number | undefined) => void;
}

/** A throw with everything that bears on it: dice, modifiers by name, total, and the chart that was read. */
export function RollLine({ roll, texts, tumbling, onChart }: RollLineProps) {
  const { dice, modifiers = [], total, chart, row } = roll;
  return (
    <span className="roll">
      <span className="roll-dice">
        {dice.map((value, i) => (
          <Die key={i} value={value} order={i} tumbling={tumbling} />
        ))}
        <span className="unseen">{kitText.dice(dice)}</span>
      </span>
      {modifiers.map(([name, amount], i) => (
        <span key={`${name}${i}`} className="roll-modifier">
          {say(texts, `modifier.${name}`)} <b>{kitText.signed(amount)}</b>
        </span>
      ))}
      {total !== undefined && <span className="roll-total">{kitText.total(total)}</span>}
      {chart && onChart && (
        <button type="button" className="link" onClick={() => onChart(chart, row)}>
          {kitText.openChart}
        </button>
      )}
    </span>
  );
}
