import type { PrintedCharts } from './charts.js';
import type { EvaluationWeights, Scales } from './evaluate.js';
import type { LuckSource } from './luckRolls.js';
import type { GameMeta } from './meta.js';

/** How the weights in `bot/weights.json` were found; null if not recorded. */
export interface WeightsOrigin {
  readonly command: string;
  readonly seed: string | null;
  /** Matches played to fit them. */
  readonly matches: number | null;
  /** Last change, as YYYY-MM-DD. */
  readonly date: string;
  readonly about?: string;
}

export interface EvaluationParts<G = never> {
  readonly scales: Scales<G>;
  readonly weights: EvaluationWeights;
}

/** What is wrong with a state from a file, with its path (`G.turn: expected …`). Takes any JSON and never throws. */
export type StateFault = (state: unknown) => string | undefined;

/**
 * The parts of a game that server, tools and client load one by one: `manifest.ts` of its folder. Only `meta` is there at once; each
 * other part is imported by the first call.
 */
export interface GameManifest {
  readonly meta: GameMeta;
  charts(): Promise<PrintedCharts>;
  /** Checks states of match files that start from a state. */
  stateFault(): Promise<StateFault>;
  luck?(): Promise<LuckSource>;
  evaluation?(): Promise<EvaluationParts>;
}
