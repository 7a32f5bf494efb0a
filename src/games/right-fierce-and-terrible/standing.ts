import type { Chosen, StandingOrders } from '../../kit/standing.js';
import { meleeStands } from './rules/meleeRound.js';
import type { SluysMove } from './sequence.js';
import { type Sluys, sideOf } from './state.js';

/** Automatic answers (3.5.1, 8.3.21). The player is always asked about averting a collapse (11.2.5). */
export const PREFERENCES = {
  mulliganMelee: ['losing', 'always', 'never'],
  mulliganInitiative: ['asked', 'never'],
  heroismWhenWon: ['never', 'asked'],
  heroism: ['asked', 'never'],
} as const;

type Wishes = Chosen<typeof PREFERENCES>;

const ENGLISH: readonly string[] = ['mulliganMelee', 'mulliganInitiative'];

const KEPT: SluysMove = { move: 'reroll', args: [false] };
const NOBODY: SluysMove = { move: 'heroism', args: [null] };

export const standing: StandingOrders<Sluys, SluysMove> = {
  lists: PREFERENCES,
  concerning: (_G, playerID) => Object.keys(PREFERENCES).filter((name) => sideOf(playerID) === 'english' || !ENGLISH.includes(name)),
  answer(G, playerID, wishes: Wishes) {
    const me = sideOf(playerID);
    if (G.ask?.side !== me) return undefined;
    if (G.ask.kind === 'reroll') return isKept(G.ask.of, meleeStands(G, me), wishes) ? KEPT : undefined;
    if (G.ask.kind !== 'heroism') return undefined;
    return (meleeStands(G, me) === 'won' ? wishes.heroismWhenWon : wishes.heroism) === 'never' ? NOBODY : undefined;
  },
};

function isKept(of: string, stands: ReturnType<typeof meleeStands>, { mulliganMelee, mulliganInitiative }: Wishes): boolean {
  if (of === 'initiative') return mulliganInitiative === 'never';
  return of === 'melee' && (mulliganMelee === 'never' || (mulliganMelee === 'losing' && stands !== 'lost'));
}
