import { useContext } from 'react';
import type { Texts } from '../../../src/kit/texts.js';
import { DieSides, RollLine } from '../panels/Dice.js';
import type { LogLine } from '../panels/Log.js';
import { useKitWords } from '../words/index.js';

interface JustNowProps {
  readonly lines: readonly LogLine[];
  /** Index of the first new event. */
  readonly fresh: number;
  readonly most: number;
  readonly texts: Texts;
  readonly sideClass: (by: string | undefined) => string;
  readonly onChart: (chart: string, row: number | undefined) => void;
}

/** Shows the last rolls and results, until the next move. */
export function JustNow({ lines, fresh, most, texts, sideClass, onChart }: JustNowProps) {
  const words = useKitWords();
  const sidesOf = useContext(DieSides);
  const last = lines.slice(fresh).slice(-most);
  const first = last.findIndex(({ entry }) => entry.roll);
  if (first < 0) return null;
  return (
    <section className="wg-slip wg-just-now">
      <h2>{words.justNow}</h2>
      <ul>
        {last.slice(first).map(({ id, entry, sentence }) => (
          <li key={id} className={sideClass(entry.by) || undefined}>
            {sentence}
            {entry.roll && <RollLine roll={entry.roll} texts={texts} sides={sidesOf(entry)} tumbling onChart={onChart} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
