import { type Salamis, type SalamisMove, salamisAdActium } from '../../../src/games/salamis-ad-actium/face.js';
import type { PlayerID } from '../../../src/kit/rules.js';

/** How many ships and forts of a side could shoot at somebody from where they are now; everybody sees that. */
export function shootersOf(G: Salamis, player: PlayerID): number {
  const choices = salamisAdActium.rules.choices(G.step === 'shoot' ? G : { ...G, step: 'shoot' }, player);
  return new Set(choices.flatMap((choice) => (choice.move === 'shoot' || choice.move === 'fortShoot' ? [choice.args[0]] : []))).size;
}

/** What needs no player: the shooting is over where nobody has a target [4.3]. */
export const standing = ({ G }: { readonly G: Salamis }, player: PlayerID): SalamisMove | undefined =>
  G.await?.kind === 'act' && G.step === 'shoot' && !shootersOf(G, player) ? { move: 'endAction', args: [] } : undefined;
