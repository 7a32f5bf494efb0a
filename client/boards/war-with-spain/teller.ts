import { sideOf, warWithSpain } from '../../../src/games/war-with-spain/face.js';
import { teller } from '../../kit/board/teller.js';
import type { WarTypes } from './session.js';
import { marchesJoined, telling } from './story.js';
import { words } from './words/index.js';

export const tell = teller<WarTypes>({ game: warWithSpain, words, sideOf: (_G, seat) => sideOf(seat), telling, retell: marchesJoined });
