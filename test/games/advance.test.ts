import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { playUsedUp } from './usedUp.js';

describe.each(Object.values(modules) as GameModule[])('$slug, on states that are used up', (module) => {
  it('plays the same as on copies, and no part of a state stands twice, outlives its match or is what was told', () => {
    playUsedUp(module, 6, 400);
  });
});
