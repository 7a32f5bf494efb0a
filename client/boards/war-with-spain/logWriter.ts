import { sideOf, warWithSpain } from '../../../src/games/war-with-spain/face.js';
import { logWriter } from '../../kit/board/logWriter.js';
import type { WarTypes } from './session.js';
import { logWording, rewriteLog } from './story.js';
import { words } from './words/index.js';

export const writeLog = logWriter<WarTypes>({ game: warWithSpain, words, sideOf: (_G, seat) => sideOf(seat), logWording, rewriteLog });
