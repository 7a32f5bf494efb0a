import type { Page } from 'playwright-core';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { showsState } from './hands.js';
import { Mirror } from './mirror.js';

const war = modules['war-with-spain'] as unknown as GameModule;

/** A mirror for a game that always has secrets. Each change of player shows the pass screen. */
export class WarMirror extends Mirror {
  private seat: string | undefined;

  constructor(seed: string, setupData: object = {}) {
    super(seed, setupData, war);
  }

  override async sitDown(page: Page): Promise<string> {
    await showsState(page, this.moves);
    const asked = Object.keys(this.awaiting).sort();
    const next = this.seat !== undefined && asked.includes(this.seat) ? this.seat : asked[0];
    const passScreen = page.getByTestId('curtain');
    if (next === this.seat) expect([this.awaiting, await passScreen.isVisible()]).toEqual([this.awaiting, false]);
    else {
      const side = war.sides.find(({ playerID }) => playerID === next)?.name ?? '';
      await passScreen.getByRole('heading').getByText(side).waitFor();
      await passScreen.getByRole('button').click();
    }
    this.seat = next;
    return next;
  }
}
