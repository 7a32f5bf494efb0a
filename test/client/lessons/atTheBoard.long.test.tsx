import { act, cleanup, render, screen } from '@testing-library/react';
import { games } from '../../../client/app/games.js';
import { lessonPath, lessonSlugs, loadLesson } from '../../../client/app/lessons.js';
import type { Playable } from '../../../client/app/WithGame.js';
import { later as laterOfGrandArmada } from '../../../client/boards/grand-armada/later.js';
import { later as laterOfArmada } from '../../../client/boards/invincible-armada/later.js';
import { later as laterOfSluys } from '../../../client/boards/right-fierce-and-terrible/later.js';
import { later as laterOfSalamis } from '../../../client/boards/salamis-ad-actium/later.js';
import { later as laterOfWar } from '../../../client/boards/war-with-spain/later.js';
import { LessonLink } from '../../../client/kit/host/tutor.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { type Lesson, selectorOf } from '../../../client/kit/lesson/lesson.js';
import { shownProps } from '../../../client/match/boardProps.js';
import { isLessonDone } from '../../../client/pages/learn/completedLessons.js';
import { LessonTable } from '../../../client/pages/learn/LessonTable.js';
import {
  begin,
  due,
  isExpected,
  isOver,
  type LessonProgress,
  type PreparedLesson,
  play,
  shown,
} from '../../../client/pages/learn/progress.js';
import { decide } from '../../../src/kit/decide.js';
import { english, type Language } from '../../../src/kit/language.js';
import type { Choice } from '../../../src/kit/rules.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

async function lessonOf(slug: string): Promise<{ lesson: Lesson; playable: Playable }> {
  const game = games.find((each) => each.slug === slug);
  if (!game) throw new Error(`no game ${slug}`);
  const [lesson, module, Board] = await Promise.all([loadLesson(slug), game.loadModule(), game.loadBoard()]);
  return { lesson, playable: { game, module, Board } };
}

// Load the parts that boards load after the first render, because these tests stop the clock.
beforeAll(() => Promise.all([laterOfSalamis, laterOfSluys, laterOfArmada, laterOfGrandArmada, laterOfWar].map((later) => later.load())));

/** Names of peoples that lessons use for a side. */
const PEOPLES = ['Greek'];

const panel = () => document.querySelector('.wg-lesson');
const shownStep = () => Number(document.querySelector<HTMLProgressElement>('.wg-lesson progress')?.value);
const lights = () => [...document.querySelectorAll('.wg-lesson style')].map(({ textContent }) => textContent).join();
const button = (name: string) => screen.getByRole('button', { name });

/** Advances the clock for automatic moves. */
function wait(times = 1): void {
  for (let n = 0; n < times; n++) act(() => void jest.advanceTimersByTime(400));
}

/** Waits until the lesson shows a step and automatic moves have ended. */
function waitForStep(step: number, most = 200): void {
  for (let n = 0; n < most && (shownStep() < step || document.querySelector('.wg-lesson button:disabled')); n++) wait();
  expect(shownStep()).toBe(step);
}

function press(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is at ${selector}`);
  act(() => found.click());
  wait();
}

/** Prepares a lesson and its board for the tests of one `describe`. */
function atTheBoard(slug: string) {
  let table: { readonly lesson: Lesson; readonly playable: Playable; readonly course: PreparedLesson };
  beforeAll(async () => {
    const { lesson, playable } = await lessonOf(slug);
    table = { lesson, playable, course: { lesson, rules: playable.module.rules, seed: 'a.a' } };
  });
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });
  return () => ({
    ...table,
    said: english.of(table.lesson.words),
    sit: (language: Language = english) =>
      render(
        <LanguageContext.Provider value={language}>
          <LessonTable playable={table.playable} lesson={table.lesson} />
        </LanguageContext.Provider>,
      ),
  });
}

describe.each(lessonSlugs)('the lesson of %s on its board', (slug) => {
  const opened = atTheBoard(slug);

  it('is played to the fight by selecting the highlights in order', () => {
    const { lesson, said, sit } = opened();
    sit();
    expect(panel()?.textContent).toContain(said.about);
    for (const [index, { id, press: presses }] of lesson.steps.entries()) {
      waitForStep(index);
      const { aim, done } = said.steps[id];
      expect(panel()?.textContent).toContain(aim);
      expect(presses.length).toBeGreaterThan(0);
      for (const each of presses) {
        expect(lights()).toContain(selectorOf(each));
        press(selectorOf(each));
      }
      waitForStep(index + 1);
      if (done) expect(panel()?.textContent).toContain(done);
    }
    expect(panel()?.textContent).toContain(said.fight.aim);
  });

  it('refuses a wrong move with the step’s reason', () => {
    const { lesson, course, said, sit } = opened();
    let at: LessonProgress = begin(course);
    const astray = [...lesson.steps.entries()].filter(([, { id }]) => said.steps[id].wrong !== undefined);
    for (const [index, { id }] of [...new Set([astray[0], astray[astray.length - 1]])]) {
      while (at.step < index) at = play(course, at, due(course, at) ?? (shown(course, at) as never));
      const choices = course.rules.choices(course.rules.view(at.G, lesson.learner), lesson.learner);
      const wrong = choices.findIndex((choice) => !isExpected(course, at, [choice]));
      if (wrong < 0) continue;
      localStorage.setItem(`weathergage.lesson.${slug}`, JSON.stringify({ seed: 'a.a', moves: movesTo(at) }));
      sit();
      const state = document.querySelector('.wg-board')?.getAttribute('data-state');
      act(() => button('All moves').click());
      const entries = document.querySelectorAll<HTMLElement>('.wg-moves-menu li button');
      act(() => entries[wrong].click());
      expect(document.querySelector('.wg-action-notice')?.textContent).toContain(said.steps[id].wrong);
      expect(document.querySelector('.wg-board')?.getAttribute('data-state')).toBe(state);
      cleanup();
    }
  });
});

/** Tests behaviour common to all lessons with the shortest lesson. */
describe('a lesson on its board', () => {
  const slug = 'right-fierce-and-terrible';
  const opened = atTheBoard(slug);

  it('shows a step, skips one, takes one back, is stored, and starts over', () => {
    const { sit } = opened();
    sit();
    act(() => button('Show me').click());
    waitForStep(1);
    act(() => button('Skip step').click());
    expect(shownStep()).toBe(2);
    act(() => button('Take back').click());
    expect(shownStep()).toBe(1);
    act(() => button('Skip step').click());
    cleanup();
    sit();
    expect(shownStep()).toBe(2);
    act(() => button('Start over').click());
    expect(shownStep()).toBe(0);
    cleanup();
    sit();
    expect(shownStep()).toBe(0);
  });

  it('ends with the fight’s result and a link to a match', () => {
    const { lesson, playable, course, said, sit } = opened();
    let at: LessonProgress = begin(course);
    for (let n = 0; !isOver(course, at); n++) {
      const [by] = Object.keys(course.rules.awaiting(at.G));
      const written = due(course, at) ?? shown(course, at);
      const { move, args } = written ?? (decide(playable.module, course.rules.view(at.G, by), by, n) as Choice);
      at = play(course, at, { by: written?.by ?? by, move, args });
    }
    localStorage.setItem(`weathergage.lesson.${slug}`, JSON.stringify({ seed: course.seed, moves: movesTo(at) }));
    expect(isLessonDone(slug)).toBe(false);
    sit();
    expect(isLessonDone(slug)).toBe(true);
    expect(panel()?.textContent).toContain(said.fight.verdicts[lesson.fight.verdict(at.G)]);
    expect(screen.getByRole('link', { name: 'Play a bot' }).getAttribute('href')).toBe(`/captain/${slug}`);
    expect(document.querySelector('.wg-topbar.wg-mine')).toBeNull();
  });

  it('is linked in the help of a match', () => {
    const { lesson, playable, course } = opened();
    const { module, Board } = playable;
    const { G } = begin(course);
    const props = shownProps(module, { G, playerID: lesson.learner, log: [], ledger: {}, matchID: 'match' });
    render(
      <LessonLink.Provider value={lessonPath(slug)}>
        <Board {...props} />
      </LessonLink.Provider>,
    );
    act(() => button('Help').click());
    expect(screen.getByRole('link', { name: 'Lesson' }).getAttribute('href')).toBe(`/learn/${slug}`);
  });

  it('starts over if the stored progress does not fit', () => {
    const { sit } = opened();
    for (const kept of ['{"seed":"a.a","moves":[{"by":"0","move":"sail away","args":[]}]}', '{"seed":1}', '"']) {
      localStorage.setItem(`weathergage.lesson.${slug}`, kept);
      sit();
      expect(shownStep()).toBe(0);
      cleanup();
    }
  });

  it('has no English outside its words', () => {
    const { lesson, sit } = opened();
    const page = sit(pseudoLanguage);
    for (const _ of lesson.steps) {
      expect(plainEnglish(panel() as Element, [])).toEqual([]);
      act(() => page.container.querySelectorAll<HTMLElement>('.wg-lesson-tools button')[1].click());
    }
    expect(plainEnglish(panel() as Element, [])).toEqual([]);
    expect(plainEnglish(page.container.querySelector('.wg-strip') as Element, ['Weathergage', ...PEOPLES])).toEqual([]);
  });
});

/** Returns the moves that lead to a position of a lesson, as the browser stores them. */
function movesTo(at: LessonProgress) {
  return at.log.map(({ action }) => {
    const { playerID, type, args } = action.payload as { playerID: string; type: string; args: unknown[] };
    return { by: playerID, move: type, args };
  });
}
