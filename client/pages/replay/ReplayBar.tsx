import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import type { GameModule } from '../../../src/boardgame/module.js';
import { Notice } from '../../app/parts/Notice.js';
import { useLanguage } from '../../kit/language.js';
import { seatName } from '../../kit/seatName.js';
import { type Frames, seatOf } from './frames.js';
import './replay.css';
import type { Replay } from './useReplay.js';
import { useReplayWords } from './words/index.js';

function Outcome({ module, frames }: { readonly module: GameModule; readonly frames: Frames }) {
  const words = useReplayWords();
  const language = useLanguage();
  const { verdict, file, states } = frames;
  if (!verdict) {
    const seat = seatOf(frames);
    return <Notice>{words.view(seat === null ? undefined : seatName(module, states[0], seat, language))}</Notice>;
  }
  if (verdict.ok) {
    const { moves, ending } = verdict;
    const said = ending ? words.ended[ending.ending] : file.result === null ? words.unfinished : words.agrees;
    return <Notice tone="good">{said(moves)}</Notice>;
  }
  const { about, at, why } = verdict;
  const isWhole = about === 'dice' || about === 'clock';
  const what = about === 'dice' ? words.diceDiffer : about === 'clock' ? words.clocksDiffer : words.differs(at);
  return (
    <Notice tone="bad">
      <p>
        <strong>{what}</strong> {why} {!isWhole && words.upToThere}
      </p>
    </Notice>
  );
}

const MARKS = {
  first: <ChevronFirst aria-hidden="true" />,
  back: <ChevronLeft aria-hidden="true" />,
  on: <ChevronRight aria-hidden="true" />,
  last: <ChevronLast aria-hidden="true" />,
  play: <Play aria-hidden="true" />,
  pause: <Pause aria-hidden="true" />,
};

interface BarProps {
  readonly module: GameModule;
  readonly frames: Frames;
  readonly replay: Replay;
  readonly marked?: string;
  readonly marks?: ReactNode;
  readonly children?: ReactNode;
}

/** Shows the result of checking a match file, and the playback controls. */
export function ReplayBar({ module, frames, replay, marked, marks, children }: BarProps) {
  const words = useReplayWords();
  const { step, last, running, go, run } = replay;
  const buttons = [
    { label: words.first, mark: MARKS.first, to: 0 },
    { label: words.back, mark: MARKS.back, to: step - 1 },
    { label: words.on, mark: MARKS.on, to: step + 1 },
    { label: words.last, mark: MARKS.last, to: last },
  ];
  const [first, back, on, end] = buttons.map(({ label, mark, to }) => (
    <button
      key={label}
      type="button"
      className="wg-button wg-quiet wg-icon"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > last || to === step}
      onClick={() => go(to)}
    >
      {mark}
    </button>
  ));
  return (
    <section className="wg-replay-bar" aria-label={words.title}>
      <Outcome module={module} frames={frames} />
      <div className="wg-replay-steps">
        <span className="wg-wide">{first}</span>
        {back}
        <button
          type="button"
          className="wg-button wg-quiet wg-icon"
          aria-label={running ? words.pause : words.play}
          title={running ? words.pause : words.play}
          disabled={step === last}
          onClick={() => run(!running)}
        >
          {running ? MARKS.pause : MARKS.play}
        </button>
        {on}
        <span className="wg-wide">{end}</span>
        <div className="wg-marked-slider">
          <input
            type="range"
            min={0}
            max={last}
            value={step}
            aria-label={words.slider}
            aria-valuetext={[words.step(step, last), marked].filter(Boolean).join(': ')}
            onChange={(event) => go(Number(event.target.value))}
          />
          {marks}
        </div>
        <output data-testid="replay-step">{step === 0 ? words.start : words.step(step, last)}</output>
        {children}
      </div>
    </section>
  );
}
