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

/** A lesson as it is being taken. */
export interface RunningLesson {
  readonly course: PreparedLesson;
  readonly at: LessonProgress;
  /** Something happens by itself: the learner waits for it. */
  readonly busy: boolean;
  readonly over: boolean;
  /** A move of the learner. */
  move(choice: Choice): void;
  /** Nothing when there is nothing to take back. */
  readonly takeBack: (() => void) | undefined;
  /** Does the step for him, to be looked at. */
  show(): void;
  /** Does it at once. */
  skip(): void;
  /** From the beginning. */
  restart(): void;
}

/** The seat that the captain is to move for. */
function captains({ lesson, rules }: PreparedLesson, { G, step }: LessonProgress): PlayerID | undefined {
  return step < lesson.steps.length ? undefined : Object.keys(rules.awaiting(G)).find((seat) => seat !== lesson.learner);
}

/** Gives a lesson: keeps how far it has come, and plays what is not the learner's to play, at a pace that can be followed. */
export function useLesson(lesson: Lesson, module: GameModule): RunningLesson {
  const [{ course, at }, setTaken] = useState(() => resume({ lesson, rules: module.rules }));
  const [showing, setShowing] = useState<number>();
  const go = (next: LessonProgress) => setTaken({ course, at: next });
  // Both sides may be asked at once: a move is made in the position that stands by then.
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
