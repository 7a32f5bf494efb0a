import { salamisAdActium, sideOf } from '../../../src/games/salamis-ad-actium/face.js';
import { teller } from '../../kit/board/teller.js';
import type { SalamisTypes } from './session.js';
import { retell, telling } from './story.js';
import { words } from './words/index.js';

export const tell = teller<SalamisTypes>({ game: salamisAdActium, words, sideOf, telling, retell });
