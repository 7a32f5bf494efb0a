import type { GameModule } from '../../../src/boardgame/module.js';
import type { BoardManifest } from '../manifest.js';

export const manifest: BoardManifest = {
  module: async () => (await import('../../../src/modules/invincible-armada.js')).module as GameModule,
  board: async () => (await import('./index.js')).default,
  picture: () => import('../pictures/invincible-armada.js'),
  rulebook: async () => (await import('./rulebook/index.js')).rulebook,
  logWriter: async () => (await import('./logWriter.js')).writeLog,
  lesson: async () => (await import('./lesson/index.js')).lesson,
};
