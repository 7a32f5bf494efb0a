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

interface PlaybackPanelProps {
  /** Events since the viewer's last move. */
  readonly lines: readonly LogLine[];
  readonly texts: Texts;
  readonly sideClass: (by: string | undefined) => string;
  readonly onPoint: (entry: GameEvent | undefined) => void;
  readonly onChart: (chart: string, row: number | undefined) => void;
  /** Whether the viewer has moved the map away from the place. */
  readonly away: boolean;
  readonly onShow: () => void;
  /** Content shown while nothing is played back. */
  readonly children: ReactNode;
}

/** Minimum number of lines for which a playback is offered. */
const MIN_LINES = 3;
/** Time to show a line, in ms: without dice (`LINE`) and with dice (`ROLL`). */
const LINE = 1800;
const ROLL = 3200;

/** Plays back the events since the viewer's last move, automatically or step by step. */
export function PlaybackPanel({ lines, texts, sideClass, onPoint, onChart, away, onShow, children }: PlaybackPanelProps) {
  const words = useKitWords();
  const sidesOf = useContext(DieSides);
  const [playing, setPlaying] = useState<string>();
  const [running, setRunning] = useState(false);
  const [dismissed, setDismissed] = useState<string>();
  const at = lines.findIndex(({ id }) => id === playing);
  const line = lines[at];
  const newest = lines.at(-1)?.id;
  if (playing !== undefined && !line) setPlaying(undefined);
  const begin = () => {
    setPlaying(lines[0]?.id);
    setRunning(true);
  };
  const end = () => {
    setPlaying(undefined);
    setDismissed(newest);
  };
  const step = (by: 1 | -1) => {
    setRunning(false);
    setPlaying(lines[at + by]?.id ?? playing);
  };

  useEffect(() => {
    if (!line) return;
    onPoint(line.entry);
    return () => onPoint(undefined);
  }, [line, onPoint]);
  // Other panels may have pushed this panel out of view.
  const paper = useRef<HTMLElement>(null);
  useEffect(() => {
    if (playing !== undefined) paper.current?.scrollIntoView?.({ block: 'nearest' });
  }, [playing, away]);
  const next = lines[at + 1]?.id;
  useEffect(() => {
    if (!line || !running) return;
    const timer = setTimeout(() => (next ? setPlaying(next) : setRunning(false)), line.entry.roll ? ROLL : LINE);
    return () => clearTimeout(timer);
  }, [line, running, next]);

  if (!line) {
    return (
      <>
        {lines.length >= MIN_LINES && dismissed !== newest && (
          <section className="wg-slip wg-playback">
            <button type="button" className="wg-link" onClick={begin}>
              <Play size={14} aria-hidden="true" /> {words.playback.offer(lines.length)}
            </button>
            <button type="button" className="wg-playback-close" aria-label={words.playback.end} title={words.playback.end} onClick={end}>
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
    { name: words.playback.back, Icon: ChevronLeft, off: at === 0, run: () => step(-1) },
    running
      ? { name: words.playback.pause, Icon: Pause, off: false, run: () => setRunning(false) }
      : { name: words.playback.run, Icon: Play, off: !next, run: () => setRunning(true) },
    { name: words.playback.next, Icon: ChevronRight, off: !next, run: () => step(1) },
    { name: words.playback.end, Icon: X, off: false, run: end },
  ];
  return (
    <section ref={paper} className="wg-slip wg-playback wg-telling" aria-label={words.playback.title}>
      <h2>
        {words.playback.title} <small>{words.playback.at(at + 1, lines.length)}</small>
      </h2>
      <p key={line.id} className={sideClass(entry.by) || undefined} aria-live="polite">
        {sentence}
        {entry.roll && <RollLine roll={entry.roll} texts={texts} sides={sidesOf(entry)} tumbling onChart={onChart} />}
      </p>
      {away && (
        <button type="button" className="wg-link" onClick={onShow}>
          <MapPin size={14} aria-hidden="true" /> {words.playback.show}
        </button>
      )}
      <div className="wg-playback-ways">
        {ways.map(({ name, Icon, off, run }) => (
          <button key={name} type="button" aria-label={name} title={name} aria-disabled={off || undefined} onClick={off ? undefined : run}>
            <Icon size={18} />
          </button>
        ))}
      </div>
    </section>
  );
}
