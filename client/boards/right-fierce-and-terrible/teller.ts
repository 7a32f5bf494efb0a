import { rightFierceAndTerrible, sideOf } from '../../../src/games/right-fierce-and-terrible/face.js';
import { teller } from '../../kit/board/teller.js';
import type { SluysTypes } from './session.js';
import { retell, telling } from './story.js';
import { words } from './words/index.js';

export const tell = teller<SluysTypes>({ game: rightFierceAndTerrible, words, sideOf: (_G, seat) => sideOf(seat), telling, retell });
