import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MapPin from 'lucide-react/icons/map-pin';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Texts } from '../../../src/kit/texts.js';
import { useKitWords } from '../words/index.js';
import { DieSides, RollLine } from './Dice.js';
import type { LogLine } from './Log.js';

interface RetellingProps {
  /** Events since the reader's last move. */
  readonly lines: readonly LogLine[];
  readonly texts: Texts;
  readonly sideClass: (by: string | undefined) => string;
  /** Highlights an event's places. */
  readonly onPoint: (entry: GameEvent | undefined) => void;
  readonly onChart: (chart: string, row: number | undefined) => void;
  /** The reader has moved the map away from the place. */
  readonly away: boolean;
  readonly onShow: () => void;
  /** Shown otherwise. */
  readonly children: ReactNode;
}

/** Fewer lines are not played back. */
const WORTH_TELLING = 3;
/** In ms: a line, and one with dice. */
const LINE = 1800;
const ROLL = 3200;

/** Plays back the events since the reader's last move, automatically or step by step. */
export function Retelling({ lines, texts, sideClass, onPoint, onChart, away, onShow, children }: RetellingProps) {
  const words = useKitWords();
  const sidesOf = useContext(DieSides);
  const [told, setTold] = useState<string>();
  const [running, setRunning] = useState(false);
  const [heard, setHeard] = useState<string>();
  const at = lines.findIndex(({ id }) => id === told);
  const line = lines[at];
  const newest = lines.at(-1)?.id;
  if (told !== undefined && !line) setTold(undefined);
  const begin = () => {
    setTold(lines[0]?.id);
    setRunning(true);
  };
  const end = () => {
    setTold(undefined);
    setHeard(newest);
  };
  const step = (by: 1 | -1) => {
    setRunning(false);
    setTold(lines[at + by]?.id ?? told);
  };

  useEffect(() => {
    if (!line) return;
    onPoint(line.entry);
    return () => onPoint(undefined);
  }, [line, onPoint]);
  // Scroll into view among other panels.
  const paper = useRef<HTMLElement>(null);
  useEffect(() => {
    if (told !== undefined) paper.current?.scrollIntoView?.({ block: 'nearest' });
  }, [told, away]);
  const next = lines[at + 1]?.id;
  useEffect(() => {
    if (!line || !running) return;
    const timer = setTimeout(() => (next ? setTold(next) : setRunning(false)), line.entry.roll ? ROLL : LINE);
    return () => clearTimeout(timer);
  }, [line, running, next]);

  if (!line) {
    return (
      <>
        {lines.length >= WORTH_TELLING && heard !== newest && (
          <section className="wg-slip wg-retelling">
            <button type="button" className="wg-link" onClick={begin}>
              <Play size={14} aria-hidden="true" /> {words.retelling.offer(lines.length)}
            </button>
            <button type="button" className="wg-retelling-close" aria-label={words.retelling.end} title={words.retelling.end} onClick={end}>
              <X size={15} />
            </button>
          </section>
        )}
        {children}
      </>
    );
  }
  const { entry, sentence } = line;
  const ways = [
    { name: words.retelling.back, Icon: ChevronLeft, off: at === 0, run: () => step(-1) },
    running
      ? { name: words.retelling.pause, Icon: Pause, off: false, run: () => setRunning(false) }
      : { name: words.retelling.run, Icon: Play, off: !next, run: () => setRunning(true) },
    { name: words.retelling.next, Icon: ChevronRight, off: !next, run: () => step(1) },
    { name: words.retelling.end, Icon: X, off: false, run: end },
  ];
  return (
    <section ref={paper} className="wg-slip wg-retelling wg-telling" aria-label={words.retelling.title}>
      <h2>
        {words.retelling.title} <small>{words.retelling.at(at + 1, lines.length)}</small>
      </h2>
      <p key={line.id} className={sideClass(entry.by) || undefined} aria-live="polite">
        {sentence}
        {entry.roll && <RollLine roll={entry.roll} texts={texts} sides={sidesOf(entry)} tumbling onChart={onChart} />}
      </p>
      {away && (
        <button type="button" className="wg-link" onClick={onShow}>
          <MapPin size={14} aria-hidden="true" /> {words.retelling.show}
        </button>
      )}
      <div className="wg-retelling-ways">
        {ways.map(({ name, Icon, off, run }) => (
          <button key={name} type="button" aria-label={name} title={name} aria-disabled={off || undefined} onClick={off ? undefined : run}>
            <Icon size={18} />
          </button>
        ))}
      </div>
    </section>
  );
}
