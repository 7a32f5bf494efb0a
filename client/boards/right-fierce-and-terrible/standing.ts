import { meleeStands, type Side, type Sluys, type SluysMove } from '../../../src/games/right-fierce-and-terrible/face.js';
import type { Chosen } from '../../kit/preferences.js';

/** What a player of this game may settle beforehand (3.5.1, 8.3.21). Initiative and collapse are always asked. */
export const PREFERENCES = {
  mulliganMelee: ['losing', 'always', 'never'],
  heroismWhenWon: ['never', 'asked'],
} as const;

interface Asked {
  readonly G: Sluys;
  readonly me: Side | undefined;
}

/** The answer to a question that the player does not wish to be asked. */
export function standing({ G, me }: Asked, _player: string, wishes: Chosen<typeof PREFERENCES>): SluysMove | undefined {
  if (!G.ask || !me || G.ask.side !== me) return undefined;
  const stands = meleeStands(G, me);
  if (G.ask.kind === 'reroll' && G.ask.of === 'melee') {
    const asked = wishes.mulliganMelee === 'always' || (wishes.mulliganMelee === 'losing' && stands === 'lost');
    return asked ? undefined : { move: 'reroll', args: [false] };
  }
  if (G.ask.kind === 'heroism' && stands === 'won' && wishes.heroismWhenWon === 'never') return { move: 'heroism', args: [null] };
  return undefined;
}
