import { grandArmada, sideOf } from '../../../src/games/grand-armada/face.js';
import { teller } from '../../kit/board/teller.js';
import type { GrandArmadaTypes } from './session.js';
import { folded, tellingFor } from './story.js';
import { words } from './words/index.js';

export const tell = teller<GrandArmadaTypes>({ game: grandArmada, words, sideOf, telling: tellingFor, retell: folded });
