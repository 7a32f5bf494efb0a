import { useEffect, useRef, useState } from 'react';
import type { GameModule } from '../../../src/boardgame/module.js';
import { decide } from '../../../src/kit/decide.js';
import { randomSeed } from '../../../src/kit/dice.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import { SPEEDS } from '../bot/driver.js';
import { keep, resume } from './kept.js';
import { keepLessonDone } from './learnt.js';
import type { By, Lesson } from './lesson.js';
import { back, begin, due, isOver, type LessonProgress, type PreparedLesson, play, shown, skip } from './progress.js';

/** A running lesson. */
export interface RunningLesson {
  readonly course: PreparedLesson;
  readonly at: LessonProgress;
  /** An automatic move is being played. */
  readonly busy: boolean;
  readonly over: boolean;
  move(choice: Choice): void;
  /** undefined if no move can be taken back. */
  readonly takeBack: (() => void) | undefined;
  /** Plays the step slowly. */
  show(): void;
  /** Plays the step at once. */
  skip(): void;
  /** Starts the lesson over. */
  restart(): void;
}

/** The seat that the bot moves for now. */
function captains({ lesson, rules }: PreparedLesson, { G, step }: LessonProgress): PlayerID | undefined {
  return step < lesson.steps.length ? undefined : Object.keys(rules.awaiting(G)).find((seat) => seat !== lesson.learner);
}

/** A hook: runs a lesson, stores its progress, and plays all moves that are not the learner's, with delays. */
export function useLesson(lesson: Lesson, module: GameModule): RunningLesson {
  const [{ course, at }, setTaken] = useState(() => resume({ lesson, rules: module.rules }));
  const [showing, setShowing] = useState<number>();
  const go = (next: LessonProgress) => setTaken({ course, at: next });
  // Both sides may have to decide at once. Use the latest position for each move.
  const make = (choice: By) => setTaken((now) => ({ ...now, at: play(now.course, now.at, choice) }));

  const over = isOver(course, at);
  const scripted = due(course, at) ?? (showing === at.step ? shown(course, at) : undefined);
  const captain = over ? undefined : captains(course, at);
  const busy = scripted !== undefined;
  useEffect(() => keep(course, at), [course, at]);
  useEffect(() => {
    if (over) keepLessonDone(lesson.slug);
  }, [over, lesson]);

  const next = useRef<() => By | undefined>(undefined);
  next.current = () => {
    if (scripted || captain === undefined) return scripted;
    const choice = decide(module, module.rules.view(at.G, captain), captain, (Math.random() * 2 ** 32) >>> 0);
    return choice && { ...choice, by: captain };
  };
  const waits = busy || captain !== undefined;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => {
      const choice = next.current?.();
      if (choice) make(choice);
    }, SPEEDS.normal);
    return () => clearTimeout(timer);
  }, [course, at, waits]);

  const earlier = over ? undefined : back(course, at);
  return {
    course,
    at,
    busy,
    over,
    move: (choice) => make({ ...choice, by: lesson.learner }),
    takeBack:
      earlier &&
      (() => {
        setShowing(undefined);
        go(earlier);
      }),
    show: () => setShowing(at.step),
    skip: () => go(skip(course, at)),
    restart() {
      const fresh = { ...course, seed: randomSeed() };
      setShowing(undefined);
      setTaken({ course: fresh, at: begin(fresh) });
    },
  };
}
