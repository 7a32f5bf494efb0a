import { type Finding, verifyExport } from '../../../src/boardgame/verify.js';
import type { PlayedGame } from '../../../src/kit/definition.js';
import type { StateFault } from '../../../src/kit/manifest.js';

/** A request to the verification worker. */
export interface VerificationRequest {
  /** The slug of a game of this site. */
  readonly game: string;
  /** The content of the file. */
  readonly json: unknown;
}

/** What the worker checks a file of a game with. */
export interface Verified {
  readonly definition: PlayedGame<unknown>;
  /** Missing for a game whose files cannot start from a state. */
  readonly stateFault?: StateFault;
}

/** Answers one request. @param load loads a game */
export async function findingOf({ game, json }: VerificationRequest, load: (slug: string) => Promise<Verified>): Promise<Finding> {
  const { definition, stateFault } = await load(game);
  return verifyExport(definition, json, stateFault);
}
