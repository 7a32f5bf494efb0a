/** A predicted chance and the outcome: 1, 0, or a half for a draw. */
export interface Said {
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
  /** Mean squared error; 0.25 if every prediction is a half. */
  readonly brier: number;
  readonly logLoss: number;
  readonly bins: readonly Bin[];
}

const BINS = 10;
/** Limits predictions, so that one surprise does not dominate the log loss. */
const SUREST = 1e-3;

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

function loss({ chance, outcome }: Said): number {
  const said = Math.min(1 - SUREST, Math.max(SUREST, chance));
  return -(outcome * Math.log(said) + (1 - outcome) * Math.log(1 - said));
}

const binOf = ({ chance }: Said): number => Math.min(BINS - 1, Math.floor(chance * BINS));

/**
 * Errors of the predictions, and outcomes by tenths of the predicted chance.
 * @param all at least one
 */
export function scoreOf(all: readonly Said[]): Score {
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
