import { isSlug, manifests } from '../../src/games/index.js';
import type { LuckSource } from '../../src/kit/luckRolls.js';

/** Whether a game has a luck ledger. */
export const hasLuck = isSlug;

/** How the rolls of a game that has a luck ledger are read. Throws where it has none. */
export async function loadLuck(slug: string): Promise<LuckSource> {
  if (!isSlug(slug)) throw new Error(`no luck ledger for ${slug}`);
  return manifests[slug].luck();
}
