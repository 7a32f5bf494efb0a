import { invincibleArmada, sideOf } from '../../../src/games/invincible-armada/face.js';
import { logWriter } from '../../kit/board/logWriter.js';
import type { ArmadaTypes } from './session.js';
import { logWording, rewriteLog } from './story.js';
import { words } from './words/index.js';

export const writeLog = logWriter<ArmadaTypes>({
  game: invincibleArmada,
  words,
  sideOf: (_G, seat) => sideOf(seat),
  logWording,
  rewriteLog,
});
