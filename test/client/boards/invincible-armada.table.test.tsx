import { cleanup, fireEvent } from '@testing-library/react';
import { ENGLISH, type SquadronId } from '../../../src/games/invincible-armada/ids.js';
import type { Step } from '../../../src/games/invincible-armada/state.js';
import { asked, atStep, lay, movesOf } from './table.js';

afterEach(cleanup);

describe('the table', () => {
  it('the charts keep their size from step to step, until the player enlarges one', () => {
    const sizeAt = (step: Step) => {
      const { page } = lay(atStep(step));
      const size = page.container.querySelector('.two-charts')?.className;
      cleanup();
      return size;
    };
    expect(new Set((['act', 'tactic', 'sail', 'test'] as const).map(sizeAt)).size).toBe(1);
    const { page, again, props } = lay(atStep('act'));
    const charts = () => page.container.querySelector('.two-charts')?.className;
    fireEvent.keyDown(page.container.firstElementChild ?? document.body, { key: '1' });
    const enlarged = charts();
    expect(enlarged).toContain('strategic');
    const sailing = atStep('sail');
    again({ G: sailing, playerID: asked(sailing), _stateID: props._stateID + 1 });
    expect(charts()).toBe(enlarged);
  });

  it('whoever may act is ringed above his counter, red and gold alike', () => {
    for (const segment of ['englishTactical', 'spanishTactical'] as const) {
      const G = atStep('act', (board) => board.segment === segment && ENGLISH.some((id) => board.squadrons[id].square));
      const { page } = lay(G);
      const rings = page.container.querySelectorAll('.rims .mark-pick').length;
      const able = new Set(movesOf(G, asked(G)).flatMap(({ args: [id] }) => (typeof id === 'string' ? [id as SquadronId] : [])));
      expect(rings).toBe([...able].filter((id) => G.squadrons[id].square).length);
      expect(rings).toBeGreaterThan(0);
      cleanup();
    }
  });

  it('why a place is refused is said at that place, and gone with the next press', () => {
    const G = atStep(
      'act',
      (board) =>
        board.segment === 'spanishTactical' &&
        board.weather === 'normal' &&
        !board.moved.includes('diego') &&
        board.squadrons.diego.square !== null,
    );
    const { page, place } = lay(G);
    fireEvent.click(place(G.squadrons.diego.square ?? ''));
    expect(page.container.querySelector('.why-here')).toBeNull();
    const far = G.squadrons.diego.square?.startsWith('A') ? 'J9' : 'A9';
    fireEvent.click(place(far));
    const said = page.container.querySelector('.why-here')?.textContent;
    expect(said).toMatch(/6\.1/);
    expect(page.container.querySelector('.notice')?.textContent).toContain(said?.split(' 6.1')[0]);
    fireEvent.click(place(G.squadrons.diego.square ?? ''));
    expect(page.container.querySelector('.why-here')).toBeNull();
  });
});
