import { invincibleArmada, sideOf } from '../../../src/games/invincible-armada/face.js';
import { teller } from '../../kit/board/teller.js';
import type { ArmadaTypes } from './session.js';
import { tellingFor } from './story.js';
import { words } from './words/index.js';

export const tell = teller<ArmadaTypes>({ game: invincibleArmada, words, sideOf: (_G, seat) => sideOf(seat), telling: tellingFor });
