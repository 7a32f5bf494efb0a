import { useEffect, useRef, useState } from 'react';
import type { GameModule } from '../../../src/boardgame/module.js';
import { decide } from '../../../src/kit/decide.js';
import { randomSeed } from '../../../src/kit/dice.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import type { By, Lesson } from '../../kit/lesson/lesson.js';
import { SPEEDS } from '../bot/driver.js';
import { keepLessonDone } from './completedLessons.js';
import { back, begin, due, isOver, type LessonProgress, type PreparedLesson, play, shown, skip } from './progress.js';
import { keep, resume } from './storedProgress.js';

export interface RunningLesson {
  readonly prepared: PreparedLesson;
  readonly at: LessonProgress;
  /** Whether an automatic move is being played. */
  readonly busy: boolean;
  readonly over: boolean;
  move(choice: Choice): void;
  /** Takes back the learner's last move; undefined if that is not possible. */
  readonly takeBack: (() => void) | undefined;
  /** Plays the step with delays, so that the learner can watch. */
  show(): void;
  /** Plays the step without delays. */
  skip(): void;
  restart(): void;
}

/** Returns the seat for which the bot must move, or undefined before the fight. */
function captains({ lesson, rules }: PreparedLesson, { G, step }: LessonProgress): PlayerID | undefined {
  return step < lesson.steps.length ? undefined : Object.keys(rules.awaiting(G)).find((seat) => seat !== lesson.learner);
}

/** Runs a lesson, stores its progress, and plays all moves except the learner's, with delays. */
export function useLesson(lesson: Lesson, module: GameModule): RunningLesson {
  const [{ prepared, at }, setTaken] = useState(() => resume({ lesson, rules: module.rules }));
  const [showing, setShowing] = useState<number>();
  const go = (next: LessonProgress) => setTaken({ prepared, at: next });
  // Use the latest position for each move, because both sides may have to decide at the same time.
  const make = (choice: By) => setTaken((now) => ({ ...now, at: play(now.prepared, now.at, choice) }));

  const over = isOver(prepared, at);
  const scripted = due(prepared, at) ?? (showing === at.step ? shown(prepared, at) : undefined);
  const captain = over ? undefined : captains(prepared, at);
  const busy = scripted !== undefined;
  useEffect(() => keep(prepared, at), [prepared, at]);
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
  }, [prepared, at, waits]);

  const earlier = over ? undefined : back(prepared, at);
  return {
    prepared,
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
    skip: () => go(skip(prepared, at)),
    restart() {
      const fresh = { ...prepared, seed: randomSeed() };
      setShowing(undefined);
      setTaken({ prepared: fresh, at: begin(fresh) });
    },
  };
}
