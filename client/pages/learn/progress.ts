import type { LogEntry } from 'boardgame.io';
import { seededDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Choice, Rules } from '../../../src/kit/rules.js';
import { scripted } from '../../../src/kit/scripted.js';
import type { By, Lesson } from '../../kit/lesson/lesson.js';
import { entryOf } from '../../match/boardProps.js';

/** A lesson with the rules of its game, and the seed of its random dice. */
export interface PreparedLesson {
  readonly lesson: Lesson;
  readonly rules: Rules;
  readonly seed: string;
}

export interface LessonProgress {
  readonly G: unknown;
  readonly prologue: readonly GameEvent[];
  readonly log: readonly LogEntry[];
  /** Index of the current step; the number of steps during the fight. */
  readonly step: number;
  /** Lists of moves for this step that start with the moves already made. */
  readonly ways: readonly (readonly Choice[])[];
  readonly made: number;
  /** Number of dice rolled in this step, or in the fight. */
  readonly thrown: number;
  /** Whether the last move was the learner's. */
  readonly own: boolean;
  readonly before?: LessonProgress;
}

const same = (a: Choice, b: Choice | undefined) => a.move === b?.move && JSON.stringify(a.args) === JSON.stringify(b.args);

const inFight = ({ lesson }: PreparedLesson, { step }: LessonProgress) => step >= lesson.steps.length;

const atStep = ({ lesson }: PreparedLesson, step: number) => ({ step, ways: lesson.steps[step]?.ways ?? [], made: 0, thrown: 0 });

/**
 * Returns the first step of a lesson, after its prelude.
 * @throws Error if the rules reject the prelude, or it has too few dice
 */
export function begin(prepared: PreparedLesson): LessonProgress {
  const { rules, lesson } = prepared;
  const dice = scripted(lesson.prelude?.dice ?? []);
  let { G, chronicle } = rules.open(lesson.setupData, dice);
  const prologue = [...chronicle];
  for (const { by, move, args } of lesson.prelude?.moves ?? []) {
    ({ G, chronicle } = rules.play(G, by, move, args, dice));
    prologue.push(...chronicle);
  }
  if (dice.left) throw new Error(`the prelude has ${dice.left} dice too many`);
  return { G, prologue, log: [], own: false, ...atStep(prepared, 0) };
}

/** Returns the length of the completed list of moves, or undefined if no list is complete. */
const completedLength = ({ ways, made }: LessonProgress): number | undefined =>
  ways.map(({ length }) => length).find((length) => length <= made);

export function due(prepared: PreparedLesson, at: LessonProgress): By | undefined {
  const length = completedLength(at);
  return length === undefined ? undefined : prepared.lesson.steps[at.step]?.follows?.[at.made - length];
}

/** Returns the move to show the learner: the next move of the first remaining list. */
export const shown = ({ lesson }: PreparedLesson, at: LessonProgress): By | undefined => {
  const next = at.ways[0]?.[at.made];
  return next && { ...next, by: lesson.learner };
};

/** Whether the lesson expects these moves. In the fight, it expects all moves. */
export function isExpected(prepared: PreparedLesson, at: LessonProgress, moves: readonly Choice[]): boolean {
  if (inFight(prepared, at)) return true;
  const next = due(prepared, at);
  if (next) return next.by === prepared.lesson.learner && moves.length === 1 && same(moves[0], next);
  return at.ways.some((way) => moves.every((move, i) => same(move, way[at.made + i])));
}

/** Returns the progress of a step after a move. */
function progress(prepared: PreparedLesson, at: LessonProgress, { move, args }: By, thrown: number) {
  if (inFight(prepared, at)) return { step: at.step, ways: at.ways, made: at.made, thrown };
  const ways = completedLength(at) === undefined ? at.ways.filter((way) => same({ move, args }, way[at.made])) : at.ways;
  const next = { ...at, ways, made: at.made + 1 };
  if (completedLength(next) === undefined || due(prepared, next)) return { step: at.step, ways, made: next.made, thrown };
  const { id, dice = [] } = prepared.lesson.steps[at.step];
  if (thrown !== dice.length) throw new Error(`step ${id} has ${dice.length - thrown} dice too many`);
  return atStep(prepared, at.step + 1);
}

/**
 * Returns the lesson after a move.
 * @throws Refused if the rules reject the move, Error if the step's dice do not match
 */
export function play(prepared: PreparedLesson, at: LessonProgress, choice: By): LessonProgress {
  const { rules, lesson, seed } = prepared;
  const { by, move, args } = choice;
  const dice = inFight(prepared, at) ? seededDice(seed, 'play', at.thrown) : scripted(lesson.steps[at.step].dice ?? [], at.thrown);
  let thrown = at.thrown;
  const counted = {
    die(sides: number) {
      thrown += 1;
      return dice.die(sides);
    },
  };
  const own = by === lesson.learner && due(prepared, at) === undefined;
  const { G, chronicle } = rules.play(at.G, by, move, args, counted);
  const entry = entryOf(at.log.length, rules.phase(at.G), by, move, [...args], chronicle);
  return { G, prologue: at.prologue, log: [...at.log, entry], own, before: at, ...progress(prepared, at, choice, thrown) };
}

/**
 * Returns the progress before the learner's last move, or undefined if the move cannot be taken back. Scripted dice
 * repeat, so steps can always be undone; the fight can only be undone to the last roll.
 */
export function back(prepared: PreparedLesson, at: LessonProgress): LessonProgress | undefined {
  if (inFight(prepared, at)) {
    const { own, before, thrown } = at;
    return own && before && inFight(prepared, before) && before.thrown === thrown ? before : undefined;
  }
  let here = at;
  while (here.before && !here.own) here = here.before;
  return here.before;
}

/** Returns the progress after playing the rest of a step. */
export function skip(prepared: PreparedLesson, at: LessonProgress): LessonProgress {
  let here = at;
  while (here.step === at.step) {
    const next = due(prepared, here) ?? shown(prepared, here);
    if (!next) return here;
    here = play(prepared, here, next);
  }
  return here;
}

export const isOver = (prepared: PreparedLesson, at: LessonProgress): boolean =>
  inFight(prepared, at) && (prepared.lesson.fight.over(at.G) || prepared.rules.result(at.G) !== undefined);
