import { type Armada, type ArmadaMove, concerns, type Side } from '../../../src/games/invincible-armada/face.js';
import type { Chosen } from '../../kit/preferences.js';

/** What a player of this game may settle beforehand (16.0): against which chits he wishes to be asked for his Hand of God. */
export const PREFERENCES = { handOfGod: ['concerned', 'every'] } as const;

interface Asked {
  readonly G: Armada;
  readonly me: Side | undefined;
}

/** The answer to a question that the player does not wish to be asked. */
export function standing({ G, me }: Asked, _player: string, wishes: Chosen<typeof PREFERENCES>): ArmadaMove | undefined {
  const window = G.step === 'reaction' ? G.windows.at(-1) : undefined;
  if (!window || !me || wishes.handOfGod === 'every' || concerns(G, window, me)) return undefined;
  return { move: 'letStand', args: [] };
}
