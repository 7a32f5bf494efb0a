import { type Salamis, type SalamisMove, salamisAdActium } from '../../../src/games/salamis-ad-actium/face.js';
import type { PlayerID } from '../../../src/kit/rules.js';

/** Whether nobody of a side could shoot at anybody from where they are now; everybody sees that. */
export function nothingInReach(G: Salamis, player: PlayerID): boolean {
  const choices = salamisAdActium.rules.choices(G.step === 'shoot' ? G : { ...G, step: 'shoot' }, player);
  return choices.every(({ move }) => move === 'endAction');
}

/** What needs no player: the shooting is over where nobody has a target [4.3]. */
export const standing = ({ G }: { readonly G: Salamis }, player: PlayerID): SalamisMove | undefined =>
  G.await?.kind === 'act' && G.step === 'shoot' && nothingInReach(G, player) ? { move: 'endAction', args: [] } : undefined;
