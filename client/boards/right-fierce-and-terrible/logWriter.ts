import { rightFierceAndTerrible, sideOf } from '../../../src/games/right-fierce-and-terrible/face.js';
import { logWriter } from '../../kit/board/logWriter.js';
import type { SluysTypes } from './session.js';
import { logWording, rewriteLog } from './story.js';
import { words } from './words/index.js';

export const writeLog = logWriter<SluysTypes>({
  game: rightFierceAndTerrible,
  words,
  sideOf: (_G, seat) => sideOf(seat),
  logWording,
  rewriteLog,
});
