import { scales as grandArmadaScales } from '../../src/games/grand-armada/bot/evaluate.js';
import { chances as grandArmadaChances } from '../../src/games/grand-armada/bot/evaluationWeights.js';
import { scales as armadaScales } from '../../src/games/invincible-armada/bot/evaluate.js';
import { chances as armadaChances } from '../../src/games/invincible-armada/bot/evaluationWeights.js';
import { scales as sluysScales } from '../../src/games/right-fierce-and-terrible/bot/evaluate.js';
import { chances as sluysChances } from '../../src/games/right-fierce-and-terrible/bot/evaluationWeights.js';
import { scales as salamisScales } from '../../src/games/salamis-ad-actium/bot/evaluate.js';
import { chances as salamisChances } from '../../src/games/salamis-ad-actium/bot/evaluationWeights.js';
import { scales as warScales } from '../../src/games/war-with-spain/bot/evaluate.js';
import { chances as warChances } from '../../src/games/war-with-spain/bot/evaluationWeights.js';
import type { Chances, Scales } from '../../src/kit/evaluate.js';

/** What a game is weighed by, and what counts how much. */
interface Appraised<G = never> {
  readonly scales: Scales<G>;
  readonly chances: Chances;
}

/** By the slug of the game. */
export const appraised: { readonly [slug: string]: Appraised } = {
  'salamis-ad-actium': { scales: salamisScales, chances: salamisChances },
  'right-fierce-and-terrible': { scales: sluysScales, chances: sluysChances },
  'invincible-armada': { scales: armadaScales, chances: armadaChances },
  'grand-armada': { scales: grandArmadaScales, chances: grandArmadaChances },
  'war-with-spain': { scales: warScales, chances: warChances },
};
