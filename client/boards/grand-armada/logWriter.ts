import { grandArmada, sideOf } from '../../../src/games/grand-armada/face.js';
import { logWriter } from '../../kit/board/logWriter.js';
import type { GrandArmadaTypes } from './session.js';
import { logWording, rewriteLog } from './story.js';
import { words } from './words/index.js';

export const writeLog = logWriter<GrandArmadaTypes>({ game: grandArmada, words, sideOf, logWording, rewriteLog });
