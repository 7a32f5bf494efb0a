/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { lessonSlugs, loadLesson } from '../../../client/app/lessons.js';
import type { By, Lesson } from '../../../client/kit/lesson/lesson.js';
import {
  back,
  begin,
  due,
  isExpected,
  isOver,
  type LessonProgress,
  type PreparedLesson,
  play,
  shown,
} from '../../../client/pages/learn/progress.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { modules } from '../../../src/index.js';
import { decide } from '../../../src/kit/decide.js';
import { english } from '../../../src/kit/language.js';
import type { Choice } from '../../../src/kit/rules.js';

const moduleOf = (slug: string) => modules[slug as keyof typeof modules] as unknown as GameModule;

const courseOf = (lesson: Lesson, seed = 'lesson.lesson'): PreparedLesson => ({ lesson, rules: moduleOf(lesson.slug).rules, seed });

/** Plays a lesson up to a step, with the first list of moves of each step. */
function before(course: PreparedLesson, step: number): LessonProgress {
  let at = begin(course);
  while (at.step < step) at = play(course, at, (due(course, at) ?? shown(course, at)) as By);
  return at;
}

/** Plays a step with one of its lists of moves, and the automatic moves after it. */
function carriedOut(course: PreparedLesson, at: LessonProgress, way: readonly Choice[]): LessonProgress {
  let here = at;
  for (const move of way) {
    expect(isExpected(course, here, [move])).toBe(true);
    here = play(course, here, { ...move, by: course.lesson.learner });
  }
  for (let next = due(course, here); here.step === at.step && next; next = due(course, here)) here = play(course, here, next);
  return here;
}

/** Plays the fight with the bot on both sides. Returns the number of moves. */
function fought(course: PreparedLesson, random: number): number {
  const module = moduleOf(course.lesson.slug);
  let at = before(course, course.lesson.steps.length);
  for (let n = 0; n < 3000; n++) {
    if (isOver(course, at)) {
      const verdicts = english.of(course.lesson.words).fight.verdicts;
      expect(Object.keys(verdicts)).toContain(course.lesson.fight.verdict(at.G));
      return n;
    }
    const [by] = Object.keys(course.rules.awaiting(at.G));
    const choice = decide(module, course.rules.view(at.G, by), by, random + n);
    at = play(course, at, { ...(choice as Choice), by });
  }
  throw new Error('the fight does not end');
}

it('all written lessons are listed', () => {
  const written = readdirSync('client/boards').filter((slug) => existsSync(`client/boards/${slug}/lesson/index.ts`));
  expect([...lessonSlugs].sort()).toEqual(written.sort());
});

describe.each(lessonSlugs)('the lesson of %s', (slug) => {
  let lesson: Lesson;
  let course: PreparedLesson;
  beforeAll(async () => {
    lesson = await loadLesson(slug);
    course = courseOf(lesson);
  });

  it('belongs to this game, and has words for exactly its steps', () => {
    expect(lesson.slug).toBe(slug);
    const ids = lesson.steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(english.of(lesson.words).steps).sort()).toEqual([...ids].sort());
  });

  it('awaits only the learner, and allows every way with its moves and dice', () => {
    for (const [step, { ways }] of lesson.steps.entries()) {
      const at = before(course, step);
      for (const way of ways) {
        expect(due(course, at)).toBeUndefined();
        const [{ move, args }] = way;
        expect(course.rules.awaiting(at.G)).toHaveProperty(lesson.learner);
        // `choices` does not list every order for a squadron.
        expect(course.rules.refusal(course.rules.view(at.G, lesson.learner), lesson.learner, move, args)).toBeUndefined();
        let here = carriedOut(course, at, way);
        expect(here.step).toBe(step + 1);
        // The rest of the lesson must work after any list of moves.
        for (const { ways: later } of lesson.steps.slice(step + 1)) here = carriedOut(course, here, later[0]);
        expect(here.step).toBe(lesson.steps.length);
      }
    }
  });

  it('has no way that starts another', () => {
    for (const { id, ways } of lesson.steps) {
      const texts = ways.map((way) => JSON.stringify(way).slice(0, -1));
      const inside = texts.filter((text, i) => texts.some((other, j) => i !== j && other.startsWith(text)));
      expect({ id, inside }).toEqual({ id, inside: [] });
    }
  });

  it('has a text for wrong moves exactly where other moves are legal', () => {
    for (const [step, { id, ways }] of lesson.steps.entries()) {
      let at = before(course, step);
      let astray = false;
      for (const move of ways[0]) {
        const choices = course.rules.choices(course.rules.view(at.G, lesson.learner), lesson.learner);
        astray ||= choices.some((choice) => !isExpected(course, at, [choice]));
        at = play(course, at, { ...move, by: lesson.learner });
      }
      expect({ id, wrong: english.of(lesson.words).steps[id].wrong !== undefined }).toEqual({ id, wrong: astray });
    }
  });

  it('goes back to the learner’s last decision', () => {
    for (const step of lesson.steps.keys()) {
      const at = before(course, step + 1);
      const earlier = step + 1 < lesson.steps.length ? back(course, at) : undefined;
      if (earlier) expect({ step: earlier.step, due: due(course, earlier) }).toEqual({ step, due: undefined });
    }
    expect(back(course, begin(course))).toBeUndefined();
  });

  it('ends in a fight that the bot plays to its end with any dice', () => {
    for (const seed of ['a.a', 'b.b', 'c.c']) expect(fought(courseOf(lesson, seed), seed.charCodeAt(0))).toBeGreaterThan(0);
  });
});
