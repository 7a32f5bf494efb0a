import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameModule } from '../../src/boardgame/module.js';
import { useCard } from '../app/inLanguage.js';
import type { Chosen } from '../app/options/fields.js';
import { Notice } from '../app/parts/Notice.js';
import { saveMatch } from '../app/table/save.js';
import { TableFrame } from '../app/table/TableFrame.js';
import type { Playable } from '../app/WithGame.js';
import { FortuneButton } from '../fortune/FortuneButton.js';
import { useLanguage } from '../kit/language.js';
import { seatName } from '../kit/seatName.js';
import { MomentTools } from '../moment/MomentTools.js';
import { takeNotes, useMarks, withNotes } from '../moment/marks.js';
import { momentIn } from '../moment/paths.js';
import { SliderMarks } from '../moment/SliderMarks.js';
import { truthIn } from '../moment/truth.js';
import { TideButton } from '../tide/TideButton.js';
import { boardProps, type Frames, seatOf } from './frames.js';
import { fileID, keepOpened } from './handover.js';
import { useReplayWords } from './words/index.js';

const RUN = 900;
/** Positions that are weighed in one go. */
const STRETCH = 100;

function Outcome({ module, frames }: { readonly module: GameModule; readonly frames: Frames }) {
  const words = useReplayWords();
  const language = useLanguage();
  const { verdict, file, states } = frames;
  if (!verdict) {
    const seat = seatOf(frames);
    return <Notice>{words.view(seat === null ? undefined : seatName(module, states[0], seat, language))}</Notice>;
  }
  if (verdict.ok) {
    return <Notice tone="good">{file.result === null ? words.unfinished(verdict.moves) : words.agrees(verdict.moves)}</Notice>;
  }
  return (
    <Notice tone="bad">
      <p>
        <strong>{verdict.about === 'dice' ? words.diceDiffer : words.differs(verdict.at)}</strong> {verdict.why}{' '}
        {verdict.about !== 'dice' && words.upToThere}
      </p>
    </Notice>
  );
}

interface ReplayProps {
  readonly playable: Playable;
  readonly frames: Frames;
  onClose(): void;
}

/** A finished match, move by move. */
export function ReplayTable({ playable, frames, onClose }: ReplayProps) {
  const words = useReplayWords();
  const { game, module, Board } = playable;
  const card = useCard(game);
  const { told } = frames;
  const last = frames.states.length - 1;
  // Where a file does not agree, the position just before is what one wants to see.
  const [step, setStep] = useState(() => Math.min(momentIn(window.location.search) ?? (frames.verdict?.ok === false ? last : 0), last));
  const [running, setRunning] = useState(false);
  const props = useMemo(() => boardProps(module, frames, step), [module, frames, step]);
  const go = (to: number) => {
    setRunning(false);
    setStep(Math.max(0, Math.min(last, to)));
  };

  const { file, verdict, states, log, prologue } = frames;
  const subject = useMemo(() => {
    const of = { kind: 'replay', game: game.slug, id: fileID(file) } as const;
    const whole = verdict &&
      'seed' in file && {
        truth: async (at: number) => truthIn(file, verdict, at),
        save: () =>
          saveMatch(
            withNotes(file, of, (at) => at),
            of.id,
          ),
      };
    return { match: of, setupData: (file.setupData ?? {}) as Chosen, ...whole };
  }, [game, file, verdict]);
  useEffect(() => {
    keepOpened(file);
    if (!('notes' in file)) return;
    const notes = (file.notes ?? []).filter(({ n }) => n < states.length);
    takeNotes(subject.match, notes, (n) => module.clock?.(states[n]));
  }, [module, file, states, subject]);
  const marks = useMarks(subject.match);
  const stretches = useCallback(async (state: number) => ({ from: state, views: states.slice(state, state + STRETCH), log: [] }), [states]);

  useEffect(() => {
    if (!running) return;
    if (step >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => setStep(step + 1), RUN);
    return () => clearTimeout(timer);
  }, [running, step, last]);

  const buttons = [
    { label: words.first, Mark: ChevronFirst, to: 0 },
    { label: words.back, Mark: ChevronLeft, to: step - 1 },
    { label: words.on, Mark: ChevronRight, to: step + 1 },
    { label: words.last, Mark: ChevronLast, to: last },
  ];
  const [first, back, on, end] = buttons.map(({ label, Mark, to }) => (
    <button
      key={label}
      type="button"
      className="wg-button quiet icon"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > last || to === step}
      onClick={() => go(to)}
    >
      <Mark aria-hidden="true" />
    </button>
  ));
  return (
    <TableFrame
      title={card.title}
      state={step}
      buttons={
        <>
          {told && (
            <FortuneButton module={module} G={frames.states[last]} told={() => ({ first: frames.states[0], chapters: told })} onSee={go} />
          )}
          <button type="button" className="wg-button quiet" onClick={onClose}>
            {words.another}
          </button>
        </>
      }
      banners={
        <section className="replay-bar" aria-label={words.title}>
          <Outcome module={module} frames={frames} />
          <div className="replay-steps">
            <span className="wide">{first}</span>
            {back}
            <button
              type="button"
              className="wg-button quiet icon"
              aria-label={running ? words.pause : words.play}
              title={running ? words.pause : words.play}
              disabled={step === last}
              onClick={() => setRunning(!running)}
            >
              {running ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            </button>
            {on}
            <span className="wide">{end}</span>
            <div className="marked-slider">
              <input
                type="range"
                min={0}
                max={last}
                value={step}
                aria-label={words.slider}
                aria-valuetext={[words.step(step, last), marks.find(({ at }) => at === step)?.name].filter(Boolean).join(': ')}
                onChange={(event) => go(Number(event.target.value))}
              />
              <SliderMarks marks={marks} min={0} max={last} />
            </div>
            <TideButton
              module={module}
              G={states[last]}
              playerID={seatOf(frames)}
              stretches={stretches}
              log={log}
              prologue={prologue}
              at={step}
              now={last}
              onGo={go}
            />
            <output data-testid="replay-step">{step === 0 ? words.start : words.step(step, last)}</output>
            <MomentTools {...subject} module={module} shown={props} at={step} go={go} />
          </div>
        </section>
      }
    >
      <div className="bgio-client">
        <Board {...props} />
      </div>
    </TableFrame>
  );
}
