import { texts } from '../../../../src/games/invincible-armada/texts.js';
import type { Told } from '../../../kit/Chronicle.js';
import { RollLine } from '../../../kit/Dice.js';
import { boardText } from '../texts.js';

interface JustNowProps {
  readonly told: readonly Told[];
  readonly fresh: number;
  readonly onChart: (chart: string, row: number | undefined) => void;
}

const MOST = 14;

/** The dice that have just been thrown, large, with what they came to: they lie on the table until the next move. */
export function JustNow({ told, fresh, onChart }: JustNowProps) {
  const news = told.slice(fresh).slice(-MOST);
  if (!news.some(({ entry }) => entry.roll)) return null;
  return (
    <section className="slip just-now">
      <h2>{boardText.slip.justNow}</h2>
      <ul>
        {news.map(({ id, entry, sentence }) => (
          <li key={id} className={entry.by === '0' ? 'side-english' : entry.by === '1' ? 'side-spanish' : undefined}>
            {sentence}
            {entry.roll && <RollLine roll={entry.roll} texts={texts} tumbling onChart={onChart} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
