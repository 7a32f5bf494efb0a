import type { LogEntry } from 'boardgame.io';
import { seededDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Choice, Rules } from '../../../src/kit/rules.js';
import { scripted } from '../../../src/kit/scripted.js';
import { entryOf } from '../../match/boardProps.js';
import type { By, Lesson } from './lesson.js';

/** A lesson as it is given: with the rules of its game, and the seed of the dice that are not written down. */
export interface PreparedLesson {
  readonly lesson: Lesson;
  readonly rules: Rules;
  readonly seed: string;
}

/** How far a learner has come. */
export interface LessonProgress {
  readonly G: unknown;
  readonly prologue: readonly GameEvent[];
  readonly log: readonly LogEntry[];
  /** The step that is under way, from 0; after the last of them the fight. */
  readonly step: number;
  /** The ways of this step that begin with what has been done of it. */
  readonly ways: readonly (readonly Choice[])[];
  /** Moves that have been made of the way, and after it. */
  readonly made: number;
  /** Dice of this step, or of the fight, that have fallen. */
  readonly thrown: number;
  /** The learner himself made the last move. */
  readonly own: boolean;
  readonly before?: LessonProgress;
}

const same = (a: Choice, b: Choice | undefined) => a.move === b?.move && JSON.stringify(a.args) === JSON.stringify(b.args);

const inFight = ({ lesson }: PreparedLesson, { step }: LessonProgress) => step >= lesson.steps.length;

/** The start of a step: nothing of it has been done. */
const atStep = ({ lesson }: PreparedLesson, step: number) => ({ step, ways: lesson.steps[step]?.ways ?? [], made: 0, thrown: 0 });

/**
 * The first step of a lesson, after its prelude.
 * @throws Error where the rules do not allow the prelude, or its dice do not suffice
 */
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

/** The length of the way that has been gone to its end; nothing while it is under way. */
const wayGone = ({ ways, made }: LessonProgress): number | undefined => ways.map(({ length }) => length).find((length) => length <= made);

/** What is to happen next by itself. */
export function due(course: PreparedLesson, at: LessonProgress): By | undefined {
  const gone = wayGone(at);
  return gone === undefined ? undefined : course.lesson.steps[at.step]?.follows?.[at.made - gone];
}

/** What the learner is shown: the next move of the first way that is left. */
export const shown = ({ lesson }: PreparedLesson, at: LessonProgress): By | undefined => {
  const next = at.ways[0]?.[at.made];
  return next && { ...next, by: lesson.learner };
};

/** Whether these moves, one after the other, are meant now: in the fight all are, and what is due where the board is the first to send it. */
export function isMeant(course: PreparedLesson, at: LessonProgress, moves: readonly Choice[]): boolean {
  if (inFight(course, at)) return true;
  const next = due(course, at);
  if (next) return next.by === course.lesson.learner && moves.length === 1 && same(moves[0], next);
  return at.ways.some((way) => moves.every((move, i) => same(move, way[at.made + i])));
}

/** The step after a move, with what has been done of it. */
function progress(course: PreparedLesson, at: LessonProgress, { move, args }: By, thrown: number) {
  if (inFight(course, at)) return { step: at.step, ways: at.ways, made: at.made, thrown };
  const ways = wayGone(at) === undefined ? at.ways.filter((way) => same({ move, args }, way[at.made])) : at.ways;
  const next = { ...at, ways, made: at.made + 1 };
  if (wayGone(next) === undefined || due(course, next)) return { step: at.step, ways, made: next.made, thrown };
  const { id, dice = [] } = course.lesson.steps[at.step];
  if (thrown !== dice.length) throw new Error(`step ${id} has ${dice.length - thrown} dice too many`);
  return atStep(course, at.step + 1);
}

/**
 * The lesson after a move that is meant, due, or of the fight.
 * @throws Refused where the rules do not allow it, Error where the dice of the step are not those it needs
 */
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
 * Where the learner's last move is taken back to; nothing where it cannot be. Written dice fall again as they fell, so a lesson goes
 * back behind them; the fight goes back to the last die.
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

/** Carries out a step to its end, as it is shown. */
export function skip(course: PreparedLesson, at: LessonProgress): LessonProgress {
  let here = at;
  while (here.step === at.step) {
    const next = due(course, here) ?? shown(course, here);
    if (!next) return here;
    here = play(course, here, next);
  }
  return here;
}

/** Whether nothing is left to be done. */
export const isOver = (course: PreparedLesson, at: LessonProgress): boolean =>
  inFight(course, at) && (course.lesson.fight.over(at.G) || course.rules.result(at.G) !== undefined);
