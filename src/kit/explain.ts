import type { Dice } from './dice.js';
import type { Choice, PlayerID, Rules } from './rules.js';
import type { Values } from './texts.js';

/**
 * A reason for a bot's decision: a term of its sums or a rule of thumb. Recording reasons never changes the decision
 * and costs almost no time while it is off.
 */

export interface Reason {
  /** Key of the text in the game's reasons. */
  readonly key: string;
  /** The reason's contribution to the plan's worth; absent for a rule of thumb. */
  readonly weight?: number;
  readonly values?: Values;
}

export interface Candidate<M extends Choice = Choice> {
  readonly move: M;
  /** Worth of the move, comparable only within the same list of candidates. */
  readonly worth: number;
  readonly reasons: readonly Reason[];
  /** Moves planned after this one. */
  readonly next?: readonly M[];
  /** Ids of places on the route, if the move's arguments do not name them. */
  readonly at?: readonly string[];
}

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

/** Plans recorded so far; undefined while recording is off. */
let notes: Note[] | undefined;
let terms: Term[] | undefined;
let comparison = 0;
let last = 0;
/** Factors of the hard bot; undefined for the normal bot. */
let stress: Stress | undefined;

/** Factors by term or figure; 1 if absent. */
export type Stress = { readonly [key: string]: number };

/** Runs `think`, the normal bot, with other weights. */
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

/** Runs `compare` and ranks the plans that it records only against each other. */
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

/** Returns `factor` times the sum, and multiplies the recorded terms too. */
export function times(factor: number, sum: () => number): number {
  if (!terms) return factor * sum();
  const from = terms.length;
  const total = sum();
  for (const term of terms.slice(from)) if (term.weight !== undefined) term.weight *= factor;
  return factor * total;
}

/** Returns the move's note, and all notes of the last comparison that contains the move, best first. */
function weighing(heard: readonly Note[], move: Choice): { readonly own: Note; readonly ranked: readonly Note[] } | undefined {
  const found = heard.findLast((note) => same(note.move, move));
  if (!found) return undefined;
  const ranked = heard.filter((note) => note.comparison === found.comparison).sort((a, b) => b.worth - a.worth);
  return { own: ranked.find((note) => same(note.move, move)) ?? found, ranked };
}

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

/** Records a bot's reasons. `Key` names the reasons, `Figure` the bot's other parameters. */
export interface Explainer<M extends Choice, Key extends string, Figure extends string = never> {
  term(key: Key, weight: number, values?: Values): number;
  /** Records a move with the terms of `sum`, and returns the sum. */
  weighed(move: () => M, sum: () => number, course?: () => FollowUp<M>): number;
  /** Records a rule of thumb as a reason for a move, before the move's terms if it was weighed. Returns the move. */
  because<C extends M>(key: Key, move: C, values?: Values): C;
  /** Returns a parameter that is not a reason, such as the range to keep. The hard bot scales it like a term. */
  figure(key: Figure, captains: number): number;
}

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
    // If the rule overrules the sums, it is the only reason.
    if (known && (known.ranked[0] ?? known.own).worth - known.own.worth <= SLACK) known.own.terms.unshift(rule);
    else notes.push({ move, worth: 0, terms: [rule], comparison: last, course: {} });
    return move;
  },
});

/** Returns reasons, adding up terms with the same key and values. */
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
  return { move: move as M, worth, reasons: reasonsOf(named), ...(course as FollowUp<M>) };
}

const MOST = 5;

type Captain<G, M extends Choice> = (view: G, playerID: PlayerID, dice: Dice) => M;

/** Makes a function that returns the bot's move and the legal plans compared with it, best first. */
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
