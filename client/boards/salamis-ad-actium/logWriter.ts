import { salamisAdActium, sideOf } from '../../../src/games/salamis-ad-actium/face.js';
import { logWriter } from '../../kit/board/logWriter.js';
import type { SalamisTypes } from './session.js';
import { logWording, rewriteLog } from './story.js';
import { words } from './words/index.js';

export const writeLog = logWriter<SalamisTypes>({ game: salamisAdActium, words, sideOf, logWording, rewriteLog });
