import type { Line } from '../../../../src/kit/luck.js';
import type { KindWords } from '../../../../src/kit/luckRolls.js';
import { useLuckWords } from './words/index.js';

export type Kinds = { readonly [kind: string]: KindWords };

function rarity({ sum }: Line, neutral: boolean, words: ReturnType<typeof useLuckWords>): string {
  if (!sum) return words.untold;
  const { asMuch, asLittle } = sum;
  if (asMuch >= 1 && asLittle >= 1) return words.certain;
  if (neutral) return '';
  return asMuch < asLittle ? words.rare(asMuch, true) : words.rare(asLittle, false);
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
        {said && <small className="wg-fortune-rare">{said}</small>}
      </th>
      <td>{rolls}</td>
      <td>{sum && words.expected(sum.expected)}</td>
      <td>{sum && words.fell(sum.fell)}</td>
      <td className={sum && !neutral ? (sum.fell > sum.expected ? 'wg-for' : 'wg-against') : undefined}>
        {sum && !neutral && words.difference(sum.fell - sum.expected)}
      </td>
      <td>{sum && words.chance(Math.min(sum.asMuch, sum.asLittle))}</td>
    </tr>
  );
}

interface TableProps {
  readonly caption: string;
  readonly lines: readonly Line[];
  readonly kinds: Kinds;
  /** The rolls favour neither side. */
  readonly neutral?: boolean;
}

/** Expected and actual results by kind of roll. Empty without rolls. */
export function LedgerTable({ caption, lines, kinds, neutral = false }: TableProps) {
  const { columns } = useLuckWords();
  if (!lines.length) return null;
  return (
    <table className="wg-fortune-ledger">
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
