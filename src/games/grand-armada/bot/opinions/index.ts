import type { Opinions } from '../../../../kit/admiral.js';
import { type GrandArmada, sideOf } from '../../state.js';
import { ENGLISH } from './english.js';
import { SPANISH } from './spanish.js';

/**
 * Found against the captain as `npm run tune` looks for them: in general in 6,000 matches for each side over all battles, and where a battle
 * has weights of its own in 1,200 to 12,000 of that. `waits` is whether the Spanish have the English sail first whenever they may (4.0): who
 * has sailed can no longer get away.
 */
export const opinions: Opinions<GrandArmada> = (view, playerID) => (sideOf(view, playerID) === 'E' ? ENGLISH : SPANISH)[view.scenario];
