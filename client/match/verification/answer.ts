import { type Finding, verifyExport } from '../../../src/boardgame/verify.js';
import type { PlayedGame } from '../../../src/kit/definition.js';
import type { StateFault } from '../../../src/kit/manifest.js';

export interface VerificationRequest {
  readonly game: string;
  readonly json: unknown;
}

/** Parts of a game that the worker needs to check a file. */
export interface Verified {
  readonly definition: PlayedGame<unknown>;
  /** Absent if the game's files cannot start from a state. */
  readonly stateFault?: StateFault;
}

/** Checks the match file in a request. @param load loads a game */
export async function findingOf({ game, json }: VerificationRequest, load: (slug: string) => Promise<Verified>): Promise<Finding> {
  const { definition, stateFault } = await load(game);
  return verifyExport(definition, json, stateFault);
}
