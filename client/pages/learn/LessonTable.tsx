import DoorOpen from 'lucide-react/icons/door-open';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { SharedLedger } from '../../../src/boardgame/ledger.js';
import type { Choice, Refusal } from '../../../src/kit/rules.js';
import { useCard } from '../../app/inLanguage.js';
import type { Playable } from '../../app/WithGame.js';
import { type Tutor, TutorContext } from '../../kit/host/tutor.js';
import { useLanguage } from '../../kit/language.js';
import { seatName } from '../../kit/seatName.js';
import { shownProps } from '../../match/boardProps.js';
import { MatchFrame } from '../../match/MatchFrame.js';
import { LessonPanel } from './LessonPanel.js';
import './lesson.css';
import type { Lesson } from '../../kit/lesson/lesson.js';
import { isExpected } from './progress.js';
import { type RunningLesson, useLesson } from './useLesson.js';
import { useLessonWords } from './words/index.js';

interface LessonProps {
  readonly playable: Playable;
  readonly lesson: Lesson;
}

const NOWHERE: readonly string[] = [];

/** Returns the tutor of the board, which highlights the expected moves and explains why other moves are wrong. */
function useTutor(running: RunningLesson): Tutor {
  const words = useLessonWords();
  const language = useLanguage();
  const { prepared, at, busy, over } = running;
  const step = over ? undefined : prepared.lesson.steps[at.step];
  const places = useMemo(
    () => (step && !busy ? step.press.flatMap((press) => ('place' in press ? [press.place] : [])) : NOWHERE),
    [step, busy],
  );
  const objection = (moves: readonly Choice[]): Refusal | undefined => {
    if (!step || isExpected(prepared, at, moves)) return undefined;
    const { aim, wrong = aim } = language.of(prepared.lesson.words).steps[step.id];
    const reason = busy ? words.wait : wrong;
    return { key: 'lesson', case: step.cases[0], reason };
  };
  return { objection, places, panel: <LessonPanel running={running} /> };
}

export function LessonTable({ playable, lesson }: LessonProps) {
  const words = useLessonWords();
  const language = useLanguage();
  const { game, module, Board } = playable;
  const card = useCard(game);
  const running = useLesson(lesson, module);
  const tutor = useTutor(running);
  const { at, over, takeBack } = running;
  const ledger: SharedLedger = { prologue: at.prologue, ...(takeBack && { undo: lesson.learner }) };
  const props = shownProps(module, {
    G: at.G,
    playerID: over ? null : lesson.learner,
    log: at.log,
    ledger,
    matchID: `lesson-${lesson.slug}`,
    onMove: (move, args) => running.move({ move, args }),
  });
  return (
    <MatchFrame
      title={card.title}
      state={at.log.length}
      about={words.you(seatName(module, at.G, lesson.learner, language))}
      buttons={
        <Link href="/" className="wg-button wg-quiet wg-icon" aria-label={words.leave} title={words.leave}>
          <DoorOpen aria-hidden="true" />
        </Link>
      }
    >
      <div className="bgio-client">
        <TutorContext.Provider value={tutor}>
          <Board {...props} moves={{ ...props.moves, undo: () => takeBack?.() }} />
        </TutorContext.Provider>
      </div>
    </MatchFrame>
  );
}
