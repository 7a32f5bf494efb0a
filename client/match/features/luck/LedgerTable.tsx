import type { Line } from '../../../../src/kit/luck.js';
import type { KindWords } from '../../../../src/kit/luckRolls.js';
import { useLuckWords } from './words/index.js';

export type Kinds = { readonly [kind: string]: KindWords };

function rarity({ sum }: Line, neutral: boolean, words: ReturnType<typeof useLuckWords>): string {
  if (!sum) return words.withoutOdds;
  const { atLeast, atMost } = sum;
  if (atLeast >= 1 && atMost >= 1) return words.certain;
  if (neutral) return '';
  return atLeast < atMost ? words.rare(atLeast, true) : words.rare(atMost, false);
}

function Row({ line, kinds, neutral }: { readonly line: Line; readonly kinds: Kinds; readonly neutral: boolean }) {
  const words = useLuckWords();
  const { kind, rolls, sum } = line;
  const { name, unit } = kinds[kind];
  const said = rarity(line, neutral, words);
  return (
    <tr>
      <th scope="row">
        {name} <small>{unit}</small>
        {said && <small className="wg-luck-rare">{said}</small>}
      </th>
      <td>{rolls}</td>
      <td>{sum && words.expected(sum.expected)}</td>
      <td>{sum && words.fell(sum.outcome)}</td>
      <td className={sum && !neutral ? (sum.outcome > sum.expected ? 'wg-for' : 'wg-against') : undefined}>
        {sum && !neutral && words.difference(sum.outcome - sum.expected)}
      </td>
      <td>{sum && words.chance(Math.min(sum.atLeast, sum.atMost))}</td>
    </tr>
  );
}

interface TableProps {
  readonly caption: string;
  readonly lines: readonly Line[];
  readonly kinds: Kinds;
  /** Whether the rolls favour neither side. */
  readonly neutral?: boolean;
}

/** Shows expected and actual results by kind of roll; null if there are no rolls. */
export function LedgerTable({ caption, lines, kinds, neutral = false }: TableProps) {
  const { columns } = useLuckWords();
  if (!lines.length) return null;
  return (
    <table className="wg-luck-ledger">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.roll}</th>
          <th scope="col">{columns.rolls}</th>
          <th scope="col">{columns.expected}</th>
          <th scope="col">{columns.fell}</th>
          <th scope="col">{columns.difference}</th>
          <th scope="col">{columns.chance}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={`${line.kind} ${line.sum === undefined}`} line={line} kinds={kinds} neutral={neutral} />
        ))}
      </tbody>
    </table>
  );
}
