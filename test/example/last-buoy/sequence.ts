import type { MovesIn, Sequence } from '../../../src/kit/rules.js';
import type { RuleCase } from './keys.js';
import { fire } from './rules/fire.js';
import { sail } from './rules/sail.js';
import { concede } from './rules/turn.js';
import type { LastBuoy } from './state.js';

export const sequence = {
  chase: { title: 'Chase', case: '1.0', steps: { helm: [sail, fire] } },
} as const satisfies Sequence<LastBuoy, RuleCase>;

/** The actions available in every step. */
export const always = [concede] as const;

/** Every move of the game: its name with its arguments. */
export type LastBuoyMove = MovesIn<typeof sequence, typeof always>;
