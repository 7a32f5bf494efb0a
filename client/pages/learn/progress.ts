import type { LogEntry } from 'boardgame.io';
import { seededDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Choice, Rules } from '../../../src/kit/rules.js';
import { scripted } from '../../../src/kit/scripted.js';
import { entryOf } from '../../match/boardProps.js';
import type { By, Lesson } from './lesson.js';

/** A lesson with the rules of its game, and the seed of its random dice. */
export interface PreparedLesson {
  readonly lesson: Lesson;
  readonly rules: Rules;
  readonly seed: string;
}

/** The progress of a lesson. */
export interface LessonProgress {
  readonly G: unknown;
  readonly prologue: readonly GameEvent[];
  readonly log: readonly LogEntry[];
  /** The current step, from 0; after the last comes the fight. */
  readonly step: number;
  /** The lists of this step that start with the moves made so far. */
  readonly ways: readonly (readonly Choice[])[];
  /** Number of moves made in this step. */
  readonly made: number;
  /** Number of dice rolled in this step, or in the fight. */
  readonly thrown: number;
  /** The learner made the last move. */
  readonly own: boolean;
  readonly before?: LessonProgress;
}

const same = (a: Choice, b: Choice | undefined) => a.move === b?.move && JSON.stringify(a.args) === JSON.stringify(b.args);

const inFight = ({ lesson }: PreparedLesson, { step }: LessonProgress) => step >= lesson.steps.length;

/** The start of a step. */
const atStep = ({ lesson }: PreparedLesson, step: number) => ({ step, ways: lesson.steps[step]?.ways ?? [], made: 0, thrown: 0 });

/** The first step of a lesson, after its prelude. @throws Error if the rules do not allow the prelude, or it has too few dice */
export function begin(course: PreparedLesson): LessonProgress {
  const { rules, lesson } = course;
  const dice = scripted(lesson.prelude?.dice ?? []);
  let { G, chronicle } = rules.open(lesson.setupData, dice);
  const prologue = [...chronicle];
  for (const { by, move, args } of lesson.prelude?.moves ?? []) {
    ({ G, chronicle } = rules.play(G, by, move, args, dice));
    prologue.push(...chronicle);
  }
  if (dice.left) throw new Error(`the prelude has ${dice.left} dice too many`);
  return { G, prologue, log: [], own: false, ...atStep(course, 0) };
}

/** The length of the completed list; undefined if none is complete. */
const wayGone = ({ ways, made }: LessonProgress): number | undefined => ways.map(({ length }) => length).find((length) => length <= made);

/** The next automatic move. */
export function due(course: PreparedLesson, at: LessonProgress): By | undefined {
  const gone = wayGone(at);
  return gone === undefined ? undefined : course.lesson.steps[at.step]?.follows?.[at.made - gone];
}

/** The move shown to the learner: the next of the first remaining list. */
export const shown = ({ lesson }: PreparedLesson, at: LessonProgress): By | undefined => {
  const next = at.ways[0]?.[at.made];
  return next && { ...next, by: lesson.learner };
};

/** Whether these moves are expected now. In the fight all moves are. */
export function isMeant(course: PreparedLesson, at: LessonProgress, moves: readonly Choice[]): boolean {
  if (inFight(course, at)) return true;
  const next = due(course, at);
  if (next) return next.by === course.lesson.learner && moves.length === 1 && same(moves[0], next);
  return at.ways.some((way) => moves.every((move, i) => same(move, way[at.made + i])));
}

/** The progress of a step after a move. */
function progress(course: PreparedLesson, at: LessonProgress, { move, args }: By, thrown: number) {
  if (inFight(course, at)) return { step: at.step, ways: at.ways, made: at.made, thrown };
  const ways = wayGone(at) === undefined ? at.ways.filter((way) => same({ move, args }, way[at.made])) : at.ways;
  const next = { ...at, ways, made: at.made + 1 };
  if (wayGone(next) === undefined || due(course, next)) return { step: at.step, ways, made: next.made, thrown };
  const { id, dice = [] } = course.lesson.steps[at.step];
  if (thrown !== dice.length) throw new Error(`step ${id} has ${dice.length - thrown} dice too many`);
  return atStep(course, at.step + 1);
}

/** The lesson after a move. @throws Refused if the rules do not allow it, Error if the dice of the step do not match */
export function play(course: PreparedLesson, at: LessonProgress, choice: By): LessonProgress {
  const { rules, lesson, seed } = course;
  const { by, move, args } = choice;
  const dice = inFight(course, at) ? seededDice(seed, 'play', at.thrown) : scripted(lesson.steps[at.step].dice ?? [], at.thrown);
  let thrown = at.thrown;
  const counted = {
    die(sides: number) {
      thrown += 1;
      return dice.die(sides);
    },
  };
  const own = by === lesson.learner && due(course, at) === undefined;
  const { G, chronicle } = rules.play(at.G, by, move, args, counted);
  const entry = entryOf(at.log.length, rules.phase(at.G), by, move, [...args], chronicle);
  return { G, prologue: at.prologue, log: [...at.log, entry], own, before: at, ...progress(course, at, choice, thrown) };
}

/**
 * The progress before the learner's last move; undefined if it cannot be taken back. Scripted dice repeat, so steps can always go back; the
 * fight goes back to the last roll at most.
 */
export function back(course: PreparedLesson, at: LessonProgress): LessonProgress | undefined {
  if (inFight(course, at)) {
    const { own, before, thrown } = at;
    return own && before && inFight(course, before) && before.thrown === thrown ? before : undefined;
  }
  let here = at;
  while (here.before && !here.own) here = here.before;
  return here.before;
}

/** Plays a step to its end. */
export function skip(course: PreparedLesson, at: LessonProgress): LessonProgress {
  let here = at;
  while (here.step === at.step) {
    const next = due(course, here) ?? shown(course, here);
    if (!next) return here;
    here = play(course, here, next);
  }
  return here;
}

/** Whether the lesson is over. */
export const isOver = (course: PreparedLesson, at: LessonProgress): boolean =>
  inFight(course, at) && (course.lesson.fight.over(at.G) || course.rules.result(at.G) !== undefined);
