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

/** The parts of a game, loaded one by one: `manifest.ts` of its folder. Each part is imported at its first call. */
export interface GameManifest {
  readonly meta: GameMeta;
  charts(): Promise<PrintedCharts>;
  luck?(): Promise<LuckSource>;
  evaluation?(): Promise<EvaluationParts>;
}
