import type { Armada } from '../../../../src/games/invincible-armada/state.js';

export function Guide({ openCase }: { readonly G: Armada; readonly openCase: string | undefined }) {
  return <p>{openCase}</p>;
}
