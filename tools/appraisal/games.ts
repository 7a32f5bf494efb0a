import { scales as grandArmadaScales } from '../../src/games/grand-armada/captain/appraise.js';
import { chances as grandArmadaChances } from '../../src/games/grand-armada/captain/chances.js';
import { scales as armadaScales } from '../../src/games/invincible-armada/captain/appraise.js';
import { chances as armadaChances } from '../../src/games/invincible-armada/captain/chances.js';
import { scales as sluysScales } from '../../src/games/right-fierce-and-terrible/captain/appraise.js';
import { chances as sluysChances } from '../../src/games/right-fierce-and-terrible/captain/chances.js';
import { scales as salamisScales } from '../../src/games/salamis-ad-actium/captain/appraise.js';
import { chances as salamisChances } from '../../src/games/salamis-ad-actium/captain/chances.js';
import { scales as warScales } from '../../src/games/war-with-spain/captain/appraise.js';
import { chances as warChances } from '../../src/games/war-with-spain/captain/chances.js';
import type { Chances, Scales } from '../../src/kit/appraise.js';

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
