import type { Level, Levels } from '../../src/kit/levels.js';
import type { CaptainWords } from './words/index.js';

/** How strong each of our players is, in words, where a game says what he wins. */
export const strengths = (won: Levels['won'] | undefined, { strength }: CaptainWords): { readonly [level in Level]?: string } =>
  won
    ? {
        cadet: strength.cadet(won.cadet),
        captain: strength.captain(won.captain),
        ...(won.admiral && { admiral: strength.admiral(won.admiral) }),
      }
    : {};
