import { isSlug, manifests } from '../../../../src/games/index.js';
import type { LuckSource } from '../../../../src/kit/luckRolls.js';

const luckOf = (slug: string) => (isSlug(slug) ? manifests[slug].luck : undefined);

/** Whether a game has a luck ledger. */
export const hasLuck = (slug: string): boolean => luckOf(slug) !== undefined;

/** How the rolls of a game that has a luck ledger are read. Throws where it has none. */
export async function loadLuck(slug: string): Promise<LuckSource> {
  const load = luckOf(slug);
  if (!load) throw new Error(`no luck ledger for ${slug}`);
  return load();
}
