import type { PrintedCharts } from './charts.js';
import type { EvaluationWeights, Scales } from './evaluate.js';
import type { LuckSource } from './luckRolls.js';
import type { GameMeta } from './meta.js';

/** How the weights in `bot/weights.json` were found; null if not recorded. */
export interface WeightsOrigin {
  readonly command: string;
  readonly seed: string | null;
  /** Number of matches played to fit the weights. */
  readonly matches: number | null;
  /** Date of the last change, as YYYY-MM-DD. */
  readonly date: string;
  readonly about?: string;
}

export interface EvaluationParts<G = never> {
  readonly scales: Scales<G>;
  readonly weights: EvaluationWeights;
}

/** Checks a state from a file. Returns a fault with its path (`G.turn: expected …`), or `undefined`. Takes any JSON and never throws. */
export type StateFault = (state: unknown) => string | undefined;

/**
 * Parts of a game that server, tools and client load separately (`manifest.ts` in its folder). All parts but `meta` are
 * imported on the first call.
 */
export interface GameManifest {
  readonly meta: GameMeta;
  charts(): Promise<PrintedCharts>;
  /** Loads the check for states in match files. */
  stateFault(): Promise<StateFault>;
  luck?(): Promise<LuckSource>;
  evaluation?(): Promise<EvaluationParts>;
}
