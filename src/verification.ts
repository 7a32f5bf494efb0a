import { type Finding, verifyExport } from './boardgame/verify.js';
import { isSlug, manifests } from './games/index.js';
import type { PlayedGame } from './kit/definition.js';

/**
 * Checks a match file of one of this package's games, including a file that starts from a state. See {@link
 * verifyExport}.
 */
export async function verifyMatch<G>(game: PlayedGame<G>, json: unknown): Promise<Finding<G>> {
  const stateFault = isSlug(game.slug) ? await manifests[game.slug].stateFault() : undefined;
  return verifyExport(game, json, stateFault);
}
