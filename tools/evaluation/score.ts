/** Predicted win chance, and actual result: 1 for a win, 0 for a loss, 0.5 for a draw. */
export interface Prediction {
  readonly chance: number;
  readonly outcome: number;
}

/** Positions with similar predictions. */
interface Bin {
  readonly said: number;
  readonly happened: number;
  readonly positions: number;
}

export interface Score {
  /** Mean squared error; 0.25 if every prediction is 0.5. */
  readonly brier: number;
  readonly logLoss: number;
  readonly bins: readonly Bin[];
}

const BINS = 10;
/** Minimum distance of predictions from 0 and 1, so that a single surprise does not dominate the log loss. */
const CLIP = 1e-3;

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

function loss({ chance, outcome }: Prediction): number {
  const said = Math.min(1 - CLIP, Math.max(CLIP, chance));
  return -(outcome * Math.log(said) + (1 - outcome) * Math.log(1 - said));
}

const binOf = ({ chance }: Prediction): number => Math.min(BINS - 1, Math.floor(chance * BINS));

/**
 * Returns the errors of the predictions, and the results by tenths of the predicted probability.
 * @param all the predictions; at least one
 */
export function scoreOf(all: readonly Prediction[]): Score {
  const bins = Array.from({ length: BINS }, (_, bin) => all.filter((said) => binOf(said) === bin)).filter(({ length }) => length > 0);
  return {
    brier: thousandth(mean(all.map(({ chance, outcome }) => (chance - outcome) ** 2))),
    logLoss: thousandth(mean(all.map(loss))),
    bins: bins.map((bin) => ({
      said: thousandth(mean(bin.map(({ chance }) => chance))),
      happened: thousandth(mean(bin.map(({ outcome }) => outcome))),
      positions: bin.length,
    })),
  };
}
