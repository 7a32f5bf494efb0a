import type { Column } from '../forecast.js';
import { useWords } from '../words/index.js';

const loss = ({ steps, retreats }: { readonly steps: number; readonly retreats: boolean }) => `${steps || '–'}${retreats ? ' r' : ''}`;

interface ResultTableProps {
  readonly column: Column;
  readonly attacking: boolean;
}

/** Table of the viewer's and the enemy's losses for each roll, from a column of a results table. */
export function ResultTable({ column, attacking }: ResultTableProps) {
  const { slip } = useWords();
  const [ours, theirs] = attacking ? (['attacker', 'defender'] as const) : (['defender', 'attacker'] as const);
  const [mine, other] = attacking ? column.expected : [column.expected[1], column.expected[0]];
  return (
    <table className="wg-result-table">
      <thead>
        <tr>
          <th scope="col">{slip.perDie}</th>
          {column.rows.map(({ die }) => (
            <th key={die} scope="col">
              {die}
            </th>
          ))}
          <th scope="col">{slip.expected}</th>
        </tr>
      </thead>
      <tbody>
        <tr className="wg-bad">
          <th scope="row">{slip.youLose}</th>
          {column.rows.map((row) => (
            <td key={row.die}>{loss(row[ours])}</td>
          ))}
          <td>
            <b>{mine.toFixed(1)}</b>
          </td>
        </tr>
        <tr className="wg-good">
          <th scope="row">{slip.theyLose}</th>
          {column.rows.map((row) => (
            <td key={row.die}>{loss(row[theirs])}</td>
          ))}
          <td>
            <b>{other.toFixed(1)}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface RangeTableProps {
  readonly ranges: readonly { readonly enemy: string; readonly column: Column }[];
  readonly attacking: boolean;
}

/** Table of the average losses for each possible strength of a hidden enemy. */
export function RangeTable({ ranges, attacking }: RangeTableProps) {
  const { slip } = useWords();
  return (
    <table className="wg-result-table wg-ranges">
      <thead>
        <tr>
          <th scope="col">{slip.enemyHas}</th>
          <th scope="col">{slip.column}</th>
          <th scope="col">{slip.youLose}</th>
          <th scope="col">{slip.theyLose}</th>
        </tr>
      </thead>
      <tbody>
        {ranges.map(({ enemy, column }) => (
          <tr key={column.name}>
            <th scope="row">{enemy}</th>
            <td>{slip.columns[column.name] ?? column.name}</td>
            <td>{column.expected[attacking ? 0 : 1].toFixed(1)}</td>
            <td>{column.expected[attacking ? 1 : 0].toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
