import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SkipForward from 'lucide-react/icons/skip-forward';
import { Link } from 'wouter';
import { useLanguage } from '../../kit/language.js';
import { Lights } from '../../kit/lesson/Lights.js';
import { CaseChip } from '../../kit/rules/CaseChip.js';
import type { RunningLesson } from './useLesson.js';
import { useLessonWords } from './words/index.js';

export function LessonPanel({ running }: { readonly running: RunningLesson }) {
  const { prepared, at, busy, over } = running;
  const { lesson } = prepared;
  const words = useLessonWords();
  const language = useLanguage();
  const said = language.of(lesson.words);
  const count = lesson.steps.length;
  const step = lesson.steps[at.step];
  const last = lesson.steps[at.step - 1];
  // Show the result of the last step until the next move.
  const remark = at.before ? at.before.step < at.step && said.steps[last.id].done : said.about;
  const fought = over ? said.fight.verdicts[lesson.fight.verdict(at.G)] : said.fight.aim;
  return (
    <section className={step ? 'wg-lesson wg-lesson-step' : 'wg-lesson'} aria-label={words.title}>
      <Lights presses={step && !busy ? step.press : []} enlarge />
      <div className="wg-lesson-head">
        <b>{step ? words.step(at.step + 1, count) : over ? words.finished : words.fight}</b>
        <progress max={count} value={at.step} aria-label={words.progress} />
        <span className="wg-lesson-tools">
          {step && (
            <>
              <button type="button" onClick={running.show} disabled={busy} aria-label={words.show} title={words.show}>
                <Eye size={15} aria-hidden="true" /> <span>{words.show}</span>
              </button>
              <button type="button" onClick={running.skip} aria-label={words.skip} title={words.skip}>
                <SkipForward size={15} aria-hidden="true" /> <span>{words.skip}</span>
              </button>
            </>
          )}
          {at.log.length > 0 && (
            <button type="button" onClick={running.restart} aria-label={words.again} title={words.again}>
              <RotateCcw size={15} aria-hidden="true" />
            </button>
          )}
        </span>
      </div>
      <div className="wg-lesson-text" role="status">
        {remark && (
          <p className="wg-lesson-done">
            {at.before && <Check size={15} aria-hidden="true" />} {remark}
          </p>
        )}
        <p className="wg-lesson-aim">
          {step ? said.steps[step.id].aim : fought}{' '}
          {step?.cases.map((each) => (
            <CaseChip key={each} case={each} />
          ))}
        </p>
      </div>
      {over && (
        <p className="wg-lesson-ways">
          <Link href={`/captain/${lesson.slug}`} className="wg-lesson-main">
            {words.match}
          </Link>
          <Link href="/">{words.games}</Link>
        </p>
      )}
    </section>
  );
}
