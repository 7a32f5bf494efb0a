import { chanceOf, type EvaluationWeights, type Features, LEAN } from '../../src/kit/evaluate.js';

export interface Sample {
  readonly features: Features;
  /** Fraction of the match that is over. */
  readonly gone: number;
  /** Result for seat "0": 1 for a win, 0 for a loss, 0.5 for a draw. */
  readonly outcome: number;
}

/** Strength of the regularization, in positions. */
const RIDGE = 10;
const STEPS = 25;

/** Solves `A x = b` by elimination without pivoting. `A` must be symmetric and positive definite. */
function solve(A: number[][], b: readonly number[]): number[] {
  const rows = A.map((row, i) => [...row, b[i]]);
  for (const [p, pivot] of rows.entries()) {
    for (let c = pivot.length - 1; c >= p; c--) pivot[c] /= pivot[p];
    for (const [r, row] of rows.entries()) {
      const factor = row[p];
      if (r !== p && factor !== 0) for (let c = p; c < row.length; c++) row[c] -= factor * pivot[c];
    }
  }
  return rows.map((row) => row[row.length - 1]);
}

/**
 * Returns the weights of a ridge logistic regression, by Newton's method.
 * @param xs one row per position
 */
function regress(xs: readonly (readonly number[])[], ys: readonly number[]): number[] {
  const size = xs[0].length;
  let weights: number[] = Array(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -RIDGE * weight);
    const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)));
    for (const [n, x] of xs.entries()) {
      const chance = chanceOf(x.reduce((sum, value, i) => sum + value * weights[i], 0));
      for (let i = 0; i < size; i++) {
        if (x[i] === 0) continue;
        slope[i] += x[i] * (ys[n] - chance);
        for (let j = 0; j < size; j++) bend[i][j] += x[i] * x[j] * chance * (1 - chance);
      }
    }
    const change = solve(bend, slope);
    weights = weights.map((weight, i) => weight + change[i]);
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

/** A feature's early or late weight. */
interface Term {
  readonly name: string;
  readonly late: boolean;
}

/** Fits the weights. Omits features whose weight would be negative. */
export function fit(samples: readonly Sample[]): EvaluationWeights {
  const names = [...new Set(samples.flatMap(({ features }) => Object.keys(features)))];
  const outcomes = samples.map(({ outcome }) => outcome);
  let terms: readonly Term[] = names.flatMap((name) => [
    { name, late: false },
    { name, late: true },
  ]);
  for (;;) {
    const counted = ({ features, gone }: Sample, { name, late }: Term) => (features[name] ?? 0) * (late ? gone : 1 - gone);
    const weights = regress(
      samples.map((sample) => terms.map((term) => counted(sample, term))),
      outcomes,
    );
    const kept = terms.filter(({ name }, i) => name.startsWith(LEAN) || weights[i] > 0);
    if (kept.length === terms.length) return evaluationOf(names, terms, weights);
    terms = kept;
  }
}

function evaluationOf(names: readonly string[], terms: readonly Term[], weights: readonly number[]): EvaluationWeights {
  const weightOf = (name: string, late: boolean) => {
    const weight = weights[terms.findIndex((term) => term.name === name && term.late === late)] ?? 0;
    return Math.round(weight * 100) / 100;
  };
  const found = names.map((name) => [name, { early: weightOf(name, false), late: weightOf(name, true) }] as const);
  return Object.fromEntries(found.filter(([, { early, late }]) => early !== 0 || late !== 0));
}
