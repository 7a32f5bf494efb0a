import { isSlug, manifests } from '../../../../src/games/index.js';
import type { LuckSource } from '../../../../src/kit/luckRolls.js';

const luckOf = (slug: string) => (isSlug(slug) ? manifests[slug].luck : undefined);

export const hasLuck = (slug: string): boolean => luckOf(slug) !== undefined;

/** Loads a game's luck ledger. Throws if the game has no ledger. */
export async function loadLuck(slug: string): Promise<LuckSource> {
  const load = luckOf(slug);
  if (!load) throw new Error(`no luck ledger for ${slug}`);
  return load();
}
