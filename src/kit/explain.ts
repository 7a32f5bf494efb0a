import type { Dice } from './dice.js';
import type { Choice, PlayerID, Rules } from './rules.js';
import type { Values } from './texts.js';

/**
 * Thinking aloud. A captain names what he sums up while he sums it, and the rule where he goes by a rule of thumb; while nobody listens
 * that costs next to nothing, and in no case does it change what he does. So what he gives as his reasons is what decided.
 */

/** Something that speaks for a plan, or against it. */
export interface Reason {
  /** Its text is in the game's words of reasons. */
  readonly key: string;
  /** What it adds to the worth of the plan, in the measure of this decision; left out where a rule of thumb has decided. */
  readonly weight?: number;
  readonly values?: Values;
}

/** What a captain might do. */
export interface Candidate<M extends Choice = Choice> {
  readonly move: M;
  /** The sum of what its reasons weigh. To be compared only within one list of plans. */
  readonly worth: number;
  readonly reasons: readonly Reason[];
  /** The moves that he means to make after this one, where he thinks in several. */
  readonly next?: readonly M[];
  /** The places of the map that it leads through, where its arguments do not name them. */
  readonly at?: readonly string[];
}

/** What comes after a move, and where it leads. */
export type FollowUp<M extends Choice = Choice> = Pick<Candidate<M>, 'next' | 'at'>;

interface Term {
  readonly key: string;
  weight?: number;
  readonly values?: Values;
}

interface Note {
  readonly move: Choice;
  readonly worth: number;
  readonly terms: Term[];
  readonly comparison: number;
  readonly course: FollowUp;
}

/** What has been weighed since somebody began to listen; nothing while nobody does. */
let notes: Note[] | undefined;
/** The terms of what is being weighed. */
let terms: Term[] | undefined;
let comparison = 0;
let last = 0;
/** What counts for more or less with whoever thinks now than with the captain; nothing while it is he. */
let stress: Stress | undefined;

/** How many times as much each named term or figure counts; where it is not named, once. */
export type Stress = { readonly [key: string]: number };

/** Thinks as the captain does, but with other weights. */
export function stressing<T>(other: Stress, think: () => T): T {
  const outer = stress;
  stress = other;
  try {
    return think();
  } finally {
    stress = outer;
  }
}

const stressed = (key: string, captains: number): number => (stress ? captains * (stress[key] ?? 1) : captains);

const same = (a: Choice, b: Choice): boolean => a.move === b.move && JSON.stringify(a.args) === JSON.stringify(b.args);

/** What is weighed within is compared with each other, and with nothing outside. */
export function comparing<T>(compare: () => T): T {
  if (!notes) return compare();
  const outer = comparison;
  last += 1;
  comparison = last;
  try {
    return compare();
  } finally {
    comparison = outer;
  }
}

/** What is worked out on the way, and nobody hears of. */
export function quietly<T>(find: () => T): T {
  const outer = { notes, terms };
  notes = undefined;
  terms = undefined;
  try {
    return find();
  } finally {
    ({ notes, terms } = outer);
  }
}

/** So many times a sum, and so many times each of its terms. */
export function times(factor: number, sum: () => number): number {
  if (!terms) return factor * sum();
  const from = terms.length;
  const total = sum();
  for (const term of terms.slice(from)) if (term.weight !== undefined) term.weight *= factor;
  return factor * total;
}

/** The comparison in which a move was weighed last, the best first, with what it was worth there. */
function weighing(heard: readonly Note[], move: Choice): { readonly own: Note; readonly ranked: readonly Note[] } | undefined {
  const found = heard.findLast((note) => same(note.move, move));
  if (!found) return undefined;
  const ranked = heard.filter((note) => note.comparison === found.comparison).sort((a, b) => b.worth - a.worth);
  return { own: ranked.find((note) => same(note.move, move)) ?? found, ranked };
}

/** Sums that differ by no more are equal. */
const SLACK = 1e-6;

function listen<M extends Choice>(think: () => M): { readonly chosen: M; readonly heard: readonly Note[] } {
  const outer = { notes, terms };
  const heard: Note[] = [];
  notes = heard;
  terms = undefined;
  try {
    return { chosen: comparing(think), heard };
  } finally {
    ({ notes, terms } = outer);
  }
}

/** How a captain of a game thinks aloud. `Key` are its reasons, `Figure` what else it goes by. */
export interface Explainer<M extends Choice, Key extends string, Figure extends string = never> {
  /** A term of the sum that is being made, which it gives back. */
  term(key: Key, weight: number, values?: Values): number;
  /** The worth of a move; the terms of the sum are its reasons. */
  weighed(move: () => M, sum: () => number, course?: () => FollowUp<M>): number;
  /** A move by a rule of thumb, which is its reason; the first of them, if it was weighed as well. */
  because<C extends M>(key: Key, move: C, values?: Values): C;
  /** A figure that is no reason by itself, such as a range to keep. It counts more or less with others than the captain, as terms do. */
  figure(key: Figure, captains: number): number;
}

/** The tools of a game's captain, by the types of its moves and reasons. */
export const explainer = <M extends Choice, Key extends string, Figure extends string = never>(): Explainer<M, Key, Figure> => ({
  figure: stressed,
  term(key, captains, values) {
    const weight = stressed(key, captains);
    if (terms) terms.push({ key, weight, ...(values && { values }) });
    return weight;
  },
  weighed(move, sum, course) {
    if (!notes) return sum();
    const outer = terms;
    const named: Term[] = [];
    terms = named;
    try {
      const worth = sum();
      notes.push({ move: move(), worth, terms: named, comparison, course: course?.() ?? {} });
      return worth;
    } finally {
      terms = outer;
    }
  },
  because(key, move, values) {
    if (!notes) return move;
    const rule: Term = { key, ...(values && { values }) };
    const known = weighing(notes, move);
    last += 1;
    // A rule that overrules the sums has decided alone.
    if (known && (known.ranked[0] ?? known.own).worth - known.own.worth <= SLACK) known.own.terms.unshift(rule);
    else notes.push({ move, worth: 0, terms: [rule], comparison: last, course: {} });
    return move;
  },
});

/** Terms of one name are one reason. */
function reasonsOf(named: readonly Term[]): Reason[] {
  const found = new Map<string, Term>();
  for (const { key, weight, values } of named) {
    const id = values ? key + JSON.stringify(values) : key;
    const known = found.get(id);
    if (known?.weight !== undefined && weight !== undefined) known.weight += weight;
    else if (!known) found.set(id, { key, ...(weight !== undefined && { weight }), ...(values && { values }) });
  }
  return [...found.values()];
}

function planOf<M extends Choice>({ move, worth, terms: named, course }: Note): Candidate<M> {
  // What a captain weighs of his game are moves of it.
  return { move: move as M, worth, reasons: reasonsOf(named), ...(course as FollowUp<M>) };
}

/** Plans that are listed at most. */
const MOST = 5;

type Captain<G, M extends Choice> = (view: G, playerID: PlayerID, dice: Dice) => M;

/** What a captain would do, and what he has held against it: the plans of the comparison that has decided, those that are allowed, the best first. */
export function candidatesOf<G, M extends Choice>(captain: Captain<G, M>, { refusal }: Pick<Rules<G, M>, 'refusal'>) {
  return (view: G, playerID: PlayerID, dice: Dice): readonly Candidate<M>[] => {
    const { chosen, heard } = listen(() => captain(view, playerID, dice));
    const { own, ranked = [] } = weighing(heard, chosen) ?? {};
    const plans: Candidate<M>[] = [own ? planOf<M>(own) : { move: chosen, worth: 0, reasons: [] }];
    for (const note of ranked) {
      if (plans.length === MOST) break;
      const { move, course } = note;
      const known = plans.some((plan) => same(plan.move, move) && JSON.stringify(plan.next) === JSON.stringify(course.next));
      if (!known && !refusal(view, playerID, move.move, move.args)) plans.push(planOf<M>(note));
    }
    return plans;
  };
}
